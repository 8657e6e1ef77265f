// Leaving a question while its answer is recorded: by Back or Next, by a link, or by the browser's own buttons.
import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useState, useSyncExternalStore, type ReactNode } from 'react'

import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'

import type { RecordingSession } from './recording-session.ts'

type LeaveRecording = {
  /** Goes where the candidate wants to; while recording, only once they have confirmed it. */
  readonly leaveBy: (go: () => void) => () => void
  readonly dialog: ReactNode
}

export function useLeaveRecording(session: RecordingSession): LeaveRecording {
  const { phase } = useSyncExternalStore(session.subscribe, session.current)
  const isRecording = phase === 'recording'
  const [wanted, setWanted] = useState<(() => void) | null>(null)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => session.current().phase === 'recording',
    enableBeforeUnload: isRecording,
    disabled: !isRecording,
    withResolver: true,
  })
  const stay = () => {
    setWanted(null)
    reset?.()
  }
  const leave = () => {
    session.abandon()
    setWanted(null)
    if (wanted !== null) wanted()
    proceed?.()
  }
  const dialog = (
    // What is recorded to its end meanwhile is an answer: nothing is left to ask.
    <ConfirmDialog
      isOpen={isRecording && (wanted !== null || status === 'blocked')}
      title={<Trans>Stop and discard this recording?</Trans>}
      confirmLabel={<Trans>Discard and leave</Trans>}
      cancelLabel={<Trans>Keep recording</Trans>}
      isDestructive
      onClose={stay}
      onConfirm={leave}
    >
      <Trans>You are still recording. If you leave now, this recording does not count.</Trans>
    </ConfirmDialog>
  )
  const leaveBy = (go: () => void) => () => {
    if (session.current().phase === 'recording') setWanted(() => go)
    else go()
  }
  return { leaveBy, dialog }
}
