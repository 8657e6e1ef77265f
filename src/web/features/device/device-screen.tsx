// What of a candidate's work is on this device and what the server has, and the means to send the rest.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { Smartphone } from 'lucide-react'
import { useSyncExternalStore } from 'react'

import { findUnsentConsents } from '#web/offline/consent-store.ts'
import type { StandaloneRow } from '#web/offline/database.ts'
import type { SyncStatus } from '#web/offline/engine.ts'
import { listFeedback } from '#web/offline/feedback-store.ts'
import { isWaiting, listKeptWork, type KeptWork } from '#web/offline/kept-work.ts'
import { isOnlyHere } from '#web/offline/media-kept.ts'
import type { Offline } from '#web/offline/offline.ts'
import { findProfileSave } from '#web/offline/profile-store.ts'
import { findUnsentExperiences } from '#web/offline/unsent-experiences.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { CardList, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { SignInAgainLink } from '../shell/sign-in-again-link.tsx'
import { useKeptRecordings, type KeptMedia } from '../shell/use-kept-recordings.ts'
import { CopySection } from './copy-section.tsx'
import { KeptCommandCard } from './kept-command-card.tsx'
import { KeptRecordingCard } from './kept-recording-card.tsx'
import { KeptWorkCard } from './kept-work-card.tsx'
import { StorageFacts } from './storage-facts.tsx'

import styles from './device.module.css'

export function DeviceScreen({ offline }: { offline: Offline }) {
  const { t } = useLingui()
  const kept = useLiveQuery(() => listKeptWork(offline.db, offline.ownerId), [offline])
  const commands = useLiveQuery(() => findCommands(offline), [offline])
  const keptMedia = useKeptRecordings(offline)
  return (
    <>
      <PageHeader
        title={t`My device`}
        description={t`What you did is saved here until the server has it, also without a network.`}
      />
      <div className={styles.screen}>
        {kept === undefined || commands === undefined ? (
          <ListSkeleton />
        ) : (
          <Kept {...{ kept, commands, keptMedia, offline }} />
        )}
        {kept !== undefined && <CopySection offline={offline} hasWork={kept.length > 0} />}
        {kept !== undefined && kept.length > 0 && <StorageFacts />}
      </div>
    </>
  )
}

async function findCommands(offline: Offline): Promise<StandaloneRow[]> {
  const profile = await findProfileSave(offline)
  const others = [
    ...(await findUnsentExperiences(offline)),
    ...(await findUnsentConsents(offline)),
    ...(await listFeedback(offline)),
  ]
  return [...(profile === null ? [] : [profile]), ...others]
}

type KeptProps = {
  kept: KeptWork[]
  /** What is not with the server and belongs to none of it. */
  commands: StandaloneRow[]
  keptMedia: KeptMedia | null
  offline: Offline
}

function Kept({ kept, commands, keptMedia, offline }: KeptProps) {
  const recordings = keptMedia?.recordings ?? []
  if (kept.length === 0 && recordings.length === 0 && commands.length === 0) {
    return (
      <EmptyState
        icon={<Smartphone size={24} />}
        headingLevel={2}
        title={<Trans>Nothing is saved on this device</Trans>}
      >
        <Trans>Once you start an assessment, your answers are saved here and sent from here.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <Summary {...{ kept, commands, keptMedia, offline }} />
      <CardList>
        {commands.map((row) => (
          <KeptCommandCard key={row.commandId} row={row} offline={offline} />
        ))}
        {kept.map((work) => (
          <KeptWorkCard key={work.attempt.attemptId} work={work} offline={offline} />
        ))}
      </CardList>
      {keptMedia !== null && recordings.length > 0 && <Recordings keptMedia={keptMedia} />}
    </>
  )
}

function Recordings({ keptMedia: { media, recordings } }: { keptMedia: KeptMedia }) {
  return (
    <section className={styles.recordings} aria-labelledby="device-recordings">
      <CardTitle level={2} id="device-recordings">
        <Trans>Recordings</Trans>
      </CardTitle>
      <CardList>
        {recordings.map((recording) => (
          <KeptRecordingCard key={recording.take.recordingId} recording={recording} media={media} />
        ))}
      </CardList>
    </section>
  )
}

function Summary({ kept, commands, keptMedia, offline }: KeptProps) {
  const { engine } = offline
  const status = useSyncExternalStore(engine.subscribe, () => engine.status)
  const sending = useMutation({
    mutationFn: async () => {
      await engine.drain()
      await keptMedia?.media.engine.drain()
    },
  })
  const waiting = kept.filter(isWaiting)
  const recordings = (keptMedia?.recordings ?? []).filter(({ take }) => isOnlyHere(take)).length
  if (waiting.length === 0 && recordings === 0 && commands.length === 0) {
    return (
      <Banner tone="success" isLive>
        <Trans>The server has everything. Nothing is only on this device.</Trans>
      </Banner>
    )
  }
  const answers = waiting.reduce((sum, work) => sum + work.answers - work.saved, 0)
  return (
    <Banner
      tone="warning"
      isLive
      title={<OnlyHere answers={answers} recordings={recordings} />}
      action={
        status === 'signed-out' ? (
          <SignInAgainLink />
        ) : (
          <Button
            size="small"
            isBusy={sending.isPending || status === 'sending'}
            onClick={() => sending.mutate()}
          >
            <Trans>Send now</Trans>
          </Button>
        )
      }
    >
      <NextStep status={status} />
    </Banner>
  )
}

function OnlyHere({ answers, recordings }: { answers: number; recordings: number }) {
  if (answers > 0) {
    return (
      <Plural
        value={answers}
        one="# answer is only on this device"
        other="# answers are only on this device"
      />
    )
  }
  if (recordings > 0) {
    return (
      <Plural
        value={recordings}
        one="# recording is only on this device"
        other="# recordings are only on this device"
      />
    )
  }
  return <Trans>Something is only on this device</Trans>
}

function NextStep({ status }: { status: SyncStatus }) {
  switch (status) {
    case 'signed-out':
      return <Trans>Sign in again to send it. Nothing is lost.</Trans>
    case 'unreachable':
      return <Trans>The server is out of reach. It is sent by itself as soon as it answers.</Trans>
    case 'idle':
    case 'sending':
      return <Trans>It is sent by itself as soon as there is a network.</Trans>
  }
}

function ListSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="6rem" />
    </SkeletonGroup>
  )
}
