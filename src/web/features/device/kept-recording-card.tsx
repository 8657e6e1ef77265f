// One recording on this device: what it answers, how much of it the server has, and what may be done with it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { Media } from '#web/offline/media-host.ts'
import type { KeptRecording } from '#web/offline/media-kept.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'

import { RecordingProgress } from '../shell/recording-progress.tsx'
import { saveFile } from '../shell/save-file.ts'

import styles from './device.module.css'

type CardProps = { recording: KeptRecording; media: Media }

export function KeptRecordingCard({ recording, media }: CardProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const { take, title, question } = recording
  const locale = currentLocale()
  return (
    <Card as="li" className={styles.work}>
      <CardTitle level={3}>
        {take.fileName ?? question?.[locale] ?? title?.[locale] ?? t`A recording`}
      </CardTitle>
      <CardFacts>
        <RecordingPill recording={recording} />
        <span>{format.fileSize(take.bytes)}</span>
        <span>{format.dateTime(take.createdAt)}</span>
      </CardFacts>
      {!recording.isAnswer && (
        <p className={styles.note}>
          <Trans>No answer uses this recording.</Trans>
        </p>
      )}
      {take.state !== 'ready' && <RecordingProgress take={take} media={media} />}
      {take.state !== 'ready' && <Actions recording={recording} media={media} />}
    </Card>
  )
}

function Actions({ recording, media }: CardProps) {
  const { take, isAnswer } = recording
  const saving = useMutation({
    mutationFn: async () => {
      const file = await media.store.copy(take)
      if (file !== null) saveFile(file)
    },
  })
  return (
    <div className={styles.actions}>
      <Button size="small" isBusy={saving.isPending} onClick={() => saving.mutate()}>
        <Trans>Save as a file</Trans>
      </Button>
      {!isAnswer && <Discard recordingId={take.recordingId} media={media} />}
    </div>
  )
}

function Discard({ recordingId, media }: { recordingId: string; media: Media }) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const discarding = useMutation({ mutationFn: () => media.store.discard([recordingId]) })
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Delete this recording?`}
        confirmLabel={t`Delete the recording`}
        isDestructive
        isBusy={discarding.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => discarding.mutate()}
      >
        <Trans>It is removed from this device for good. Your answers stay.</Trans>
      </ConfirmDialog>
    </>
  )
}

function RecordingPill({ recording: { take } }: { recording: KeptRecording }) {
  if (take.refusal !== null) {
    return (
      <StatusPill tone="red">
        <Trans>Not taken by the server</Trans>
      </StatusPill>
    )
  }
  switch (take.state) {
    case 'ready':
      return (
        <StatusPill tone="green">
          <Trans>Saved</Trans>
        </StatusPill>
      )
    case 'closed':
      return (
        <StatusPill tone="blue">
          <Trans>Being checked</Trans>
        </StatusPill>
      )
    case 'recording':
    case 'recorded':
      return (
        <StatusPill tone="amber">
          <Trans>Saved on this device</Trans>
        </StatusPill>
      )
  }
}
