// After handing in: how far the recordings are. The activity is complete once the server verified all of them.
import { Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'

import type { AttemptRow } from '#web/offline/database.ts'
import { openMedia } from '#web/offline/media-of-page.ts'
import type { Offline } from '#web/offline/offline.ts'

import { RecordingProgress } from '../shell/recording-progress.tsx'

import styles from './recording.module.css'

export function RecordingsSent({ attempt, offline }: { attempt: AttemptRow; offline: Offline }) {
  const [media] = useState(() => openMedia(offline))
  const takes = useLiveQuery(() => media.store.listOfActivity(attempt), [media, attempt])
  const answers = useLiveQuery(
    () => offline.store.listAnswers(attempt.attemptId),
    [offline, attempt.attemptId],
  )
  const named = new Set(answers?.map((answer) => answer.value))
  const sending = (takes ?? []).filter((take) => named.has(take.recordingId))
  if (sending.length === 0) return null
  const isDone = sending.every((take) => take.state === 'ready')
  const isFiles = sending.every((take) => take.fileName !== undefined)
  return (
    <div className={styles.sent}>
      <p>{isFiles ? <OfFiles isDone={isDone} /> : <OfRecordings isDone={isDone} />}</p>
      {sending.map((take) => (
        <RecordingProgress key={take.recordingId} take={take} media={media} />
      ))}
    </div>
  )
}

function OfRecordings({ isDone }: { isDone: boolean }) {
  return isDone ? (
    <Trans>The server has checked all of your recordings.</Trans>
  ) : (
    <Trans>
      Waiting for recordings: this is complete once the server has checked them. Keep this app until
      then; you can close it and come back.
    </Trans>
  )
}

function OfFiles({ isDone }: { isDone: boolean }) {
  return isDone ? (
    <Trans>The server has checked your files.</Trans>
  ) : (
    <Trans>
      Waiting for files: this is complete once the server has checked them. Keep this app until
      then; you can close it and come back.
    </Trans>
  )
}
