// Where a recording is: on this device, on its way, being checked, or safe with the server.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { SyncStatus } from '#web/offline/engine.ts'
import type { TakeRow } from '#web/offline/media-database.ts'
import type { Media } from '#web/offline/media-host.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { RecordingPlayer } from '#web/ui/media/recording-player.tsx'

import { useRefusalText } from './error-messages.ts'
import { SignInAgainLink } from './sign-in-again-link.tsx'

import styles from './recording-progress.module.css'

const WHOLE = 100

type ProgressProps = {
  take: TakeRow
  media: Media
  /** May be watched before it is sent. */ isPlayable?: boolean
}

export function RecordingProgress({ take, media, isPlayable = false }: ProgressProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const { engine } = media
  const status = useSyncExternalStore(engine.subscribe, () => engine.status)
  const percent = format.number(take.progress / WHOLE, { style: 'percent' })
  return (
    <div className={styles.progress}>
      {isPlayable && <OwnTake take={take} media={media} />}
      <ProgressBar
        label={isFile(take) ? t`Upload of the file` : t`Upload of the recording`}
        value={take.progress}
        valueText={percent}
      />
      <p className={styles.hint} role="status">
        <SendingState take={take} status={status} />
      </p>
      {take.refusal !== null && <Refused take={take} media={media} />}
    </div>
  )
}

function SendingState({ take, status }: { take: TakeRow; status: SyncStatus }) {
  if (take.state === 'ready')
    return isFile(take) ? (
      <Trans>The server has your file.</Trans>
    ) : (
      <Trans>The server has your recording.</Trans>
    )
  if (take.refusal !== null)
    return isFile(take) ? (
      <Trans>Your file is saved on this device.</Trans>
    ) : (
      <Trans>Your recording is saved on this device.</Trans>
    )
  if (status === 'signed-out') {
    return (
      <>
        <Trans>Safe on this device. Sign in again to send it.</Trans> <SignInAgainLink />
      </>
    )
  }
  if (status === 'unreachable')
    return <Trans>Safe on this device. It is sent as soon as there is a network.</Trans>
  if (take.state === 'closed') return <Trans>Sent. The server is checking it.</Trans>
  return <Trans>Safe on this device, and on its way to the server.</Trans>
}

const OF_TRANSPORT = new Set([
  'forbidden',
  'not_found',
  'rate_limited',
  'payload_version_unsupported',
])

function Refused({ take, media }: { take: TakeRow; media: Media }) {
  const refusalText = useRefusalText()
  const { refusal, recordingId } = take
  if (refusal === null) return null
  const retry = () => void media.store.retry(recordingId).then(() => media.engine.wake())
  return (
    <Banner
      tone="warning"
      isLive
      title={
        isFile(take) ? (
          <Trans>The server did not take this file</Trans>
        ) : (
          <Trans>The server did not take this recording</Trans>
        )
      }
      action={
        <Button size="small" onClick={retry}>
          <Trans>Send it again</Trans>
        </Button>
      }
    >
      {isOfKind(take, refusal.code) || OF_TRANSPORT.has(refusal.code) ? (
        refusalText(refusal)
      ) : (
        <NotArrived take={take} />
      )}
    </Banner>
  )
}

// Which recordings are taken; of files it says nothing.
function isOfKind(take: TakeRow, code: string): boolean {
  return code === 'unsupported_recording_type' && !isFile(take)
}

function NotArrived({ take }: { take: TakeRow }) {
  return isFile(take) ? (
    <Trans>Error: Please try uploading a different file</Trans>
  ) : (
    <Trans>It did not arrive as it left. Send it again, or record it again.</Trans>
  )
}

function isFile({ fileName }: TakeRow): boolean {
  return fileName !== undefined
}

// From this device while it is here, and from the server afterwards.
function OwnTake({ take, media }: { take: TakeRow; media: Media }) {
  const { t } = useLingui()
  const { recordingId, state, mime } = take
  const isReady = state === 'ready'
  const local = useLocalAddress({ recordingId, media, isWanted: !isReady })
  const address = isReady ? `/user-response/v1/recordings/${recordingId}/media/` : local
  if (address === null) return null
  return <RecordingPlayer src={address} mime={mime} label={t`Your recording`} />
}

function useLocalAddress(of: {
  recordingId: string
  media: Media
  isWanted: boolean
}): string | null {
  const { recordingId, media, isWanted } = of
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let made: string | null = null
    let isGone = false
    const read = async () => {
      const file = await media.store.read(recordingId)
      if (file === null || isGone) return
      made = URL.createObjectURL(file)
      setAddress(made)
    }
    void read()
    return () => {
      isGone = true
      setAddress(null)
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [recordingId, media, isWanted])
  return address
}
