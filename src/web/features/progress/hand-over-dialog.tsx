// The way to another device: first whether everything is with the server, then the link to the same application.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'

import type { Tracker } from '#contract/progress/progress.ts'
import { isOnlyHere } from '#web/offline/media-kept.ts'
import type { Offline } from '#web/offline/offline.ts'
import { findUnsentWork, type UnsentWork } from '#web/offline/unsent-work.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { QrCode } from '#web/ui/media/qr-code.tsx'

import { useKeptRecordings } from '../shell/use-kept-recordings.ts'

import styles from './progress.module.css'

type HandOverDialogProps = { tracker: Tracker; offline: Offline; onClose: () => void }

export function HandOverDialog({ tracker, offline, onClose }: HandOverDialogProps) {
  const { t } = useLingui()
  const { ref_id: refId } = tracker
  const unsent = useLiveQuery(() => findUnsentWork(offline, { refId }), [offline, refId])
  const keptMedia = useKeptRecordings(offline)
  const recordingCount = (keptMedia?.recordings ?? []).filter(({ take }) => isOnlyHere(take)).length
  const link = `${globalThis.location.origin}/user/progress-tracker?ref=${refId}`
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Continue on another device</Trans>}>
      <div className={styles.handOver}>
        <div role="status">
          {unsent !== undefined && (
            <SentState
              {...{ unsent, recordingCount }}
              onSend={async () => {
                await offline.engine.drain()
                await keptMedia?.media.engine.drain()
              }}
            />
          )}
        </div>
        <p>
          <Trans>
            Scan the code with the other device, or open the link there, and sign in with the same
            account. You continue where you stopped. A running clock does not stop.
          </Trans>
        </p>
        <QrCode text={link} label={t`QR code of the link to this application`} />
        <TextField label={t`Link to this application`} value={link} readOnly />
      </div>
    </Dialog>
  )
}

type SentStateProps = { unsent: UnsentWork; recordingCount: number; onSend: () => Promise<void> }

function SentState({ unsent, recordingCount, onSend }: SentStateProps) {
  const sending = useMutation({ mutationFn: onSend, networkMode: 'always' })
  if (unsent.answers === 0 && !unsent.hasMore && recordingCount === 0) {
    return (
      <Banner tone="success" title={<Trans>Everything is saved</Trans>}>
        <Trans>The other device will have all of your answers.</Trans>
      </Banner>
    )
  }
  return (
    <Banner
      tone="warning"
      title={<Trans>Not everything is sent yet</Trans>}
      action={
        <Button size="small" isBusy={sending.isPending} onClick={() => sending.mutate()}>
          <Trans>Send now</Trans>
        </Button>
      }
    >
      <p>
        <UnsentText answers={unsent.answers} recordings={recordingCount} />{' '}
        <Trans>
          Wait until it is sent before you continue elsewhere. Nothing is lost: it stays here, and
          is sent as soon as there is a network.
        </Trans>
      </p>
    </Banner>
  )
}

function UnsentText({ answers, recordings }: { answers: number; recordings: number }) {
  if (answers > 0) {
    return (
      <Plural
        value={answers}
        one="# answer is on this device only."
        other="# answers are on this device only."
      />
    )
  }
  if (recordings > 0) {
    return (
      <Plural
        value={recordings}
        one="# recording is on this device only."
        other="# recordings are on this device only."
      />
    )
  }
  return <Trans>A part of your work is on this device only.</Trans>
}
