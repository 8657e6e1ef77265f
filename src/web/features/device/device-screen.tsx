// What of a candidate's work is on this device and what the server has, and the means to send the rest.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { Smartphone } from 'lucide-react'
import { useSyncExternalStore } from 'react'

import type { SyncStatus } from '#web/offline/engine.ts'
import { isWaiting, listKeptWork, type KeptWork } from '#web/offline/kept-work.ts'
import type { Offline } from '#web/offline/offline.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { CardList } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

import { SignInAgainLink } from '../shell/sign-in-again-link.tsx'
import { CopySection } from './copy-section.tsx'
import { KeptWorkCard } from './kept-work-card.tsx'
import { StorageFacts } from './storage-facts.tsx'

import styles from './device.module.css'

export function DeviceScreen({ offline }: { offline: Offline }) {
  const { t } = useLingui()
  const kept = useLiveQuery(() => listKeptWork(offline.db, offline.ownerId), [offline])
  return (
    <>
      <PageHeader
        title={t`My device`}
        description={t`What you did is kept here until the server has it, also without a network.`}
      />
      <div className={styles.screen}>
        {kept === undefined ? <ListSkeleton /> : <Kept kept={kept} offline={offline} />}
        {kept !== undefined && <CopySection offline={offline} hasWork={kept.length > 0} />}
        {kept !== undefined && kept.length > 0 && <StorageFacts />}
      </div>
    </>
  )
}

function Kept({ kept, offline }: { kept: KeptWork[]; offline: Offline }) {
  if (kept.length === 0) {
    return (
      <EmptyState
        icon={<Smartphone size={24} />}
        headingLevel={2}
        title={<Trans>Nothing is kept on this device</Trans>}
      >
        <Trans>Once you start an assessment, your answers are kept here and sent from here.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <Summary kept={kept} offline={offline} />
      <CardList>
        {kept.map((work) => (
          <KeptWorkCard key={work.attempt.attemptId} work={work} offline={offline} />
        ))}
      </CardList>
    </>
  )
}

function Summary({ kept, offline }: { kept: KeptWork[]; offline: Offline }) {
  const { engine } = offline
  const status = useSyncExternalStore(engine.subscribe, () => engine.status)
  const sending = useMutation({ mutationFn: engine.drain })
  const waiting = kept.filter(isWaiting)
  if (waiting.length === 0) {
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
      title={
        answers > 0 ? (
          <Plural
            value={answers}
            one="# answer is only on this device"
            other="# answers are only on this device"
          />
        ) : (
          <Trans>Something is only on this device</Trans>
        )
      }
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
