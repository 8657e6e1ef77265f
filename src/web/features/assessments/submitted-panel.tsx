// After submitting: whether the server has it, or what it waits for.
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { CircleAlert, CircleCheck, CloudUpload } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'

import type { AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { State } from '#web/ui/feedback/state.tsx'

import { deviceStorageQuery } from '../shell/device-storage-query.ts'
import { RefusalBanner } from '../shell/refusal-banner.tsx'
import { useIsSending } from '../shell/use-is-sending.ts'

const RecordingsSent = lazy(() =>
  import('./recordings-sent.tsx').then((module) => ({ default: module.RecordingsSent })),
)

type SubmittedProps = {
  attempt: AttemptRow
  offline: Offline
  hasRecordings: boolean
  /** Opens a submission that the server refused again. */
  onReopen: () => void
  /** What the candidate learns of the answers at once. */
  children?: ReactNode
}

export function SubmittedPanel(props: SubmittedProps) {
  const { attempt, offline, hasRecordings, onReopen, children } = props
  const isSending = useIsSending(offline)
  return (
    <State
      role="status"
      {...headOf(attempt, isSending)}
      action={
        <Link
          className={linkButton({ variant: 'primary' })}
          to="/user/progress-tracker"
          search={{ ref: attempt.refId }}
        >
          <Trans>Back to all parts</Trans>
        </Link>
      }
    >
      {hasRecordings && (
        <Suspense>
          <RecordingsSent attempt={attempt} offline={offline} />
        </Suspense>
      )}
      {attempt.isHandedInElsewhere === true && <OtherDevice lateCount={attempt.lateCount ?? 0} />}
      <Whereabouts {...{ attempt, offline, isSending }} />
      <RefusalBanner attempt={attempt} offline={offline} onReopen={onReopen} />
      {children}
    </State>
  )
}

function headOf({ submittedAt, refusal }: AttemptRow, isSending: boolean) {
  if (submittedAt !== null) {
    const title = <Trans>Submitted. Thank you!</Trans>
    return { title, tone: 'neutral', icon: <CircleCheck size={24} /> } as const
  }
  if (refusal !== null) {
    const title = <Trans>Not submitted yet</Trans>
    return { title, tone: 'amber', icon: <CircleAlert size={24} /> } as const
  }
  if (isSending) {
    const title = <Trans>Sending…</Trans>
    return { title, tone: 'neutral', icon: <CloudUpload size={24} /> } as const
  }
  const title = <Trans>Saved on this device, not submitted yet</Trans>
  return { title, tone: 'amber', icon: <CloudUpload size={24} /> } as const
}

function OtherDevice({ lateCount }: { lateCount: number }) {
  return (
    <p>
      <Trans>It was submitted on your other device.</Trans>{' '}
      {lateCount > 0 && (
        <Plural
          value={lateCount}
          one="# answer from this device came after that: it is stored, and does not count."
          other="# answers from this device came after that: they are stored, and do not count."
        />
      )}
    </p>
  )
}

type WhereaboutsProps = { attempt: AttemptRow; offline: Offline; isSending: boolean }

// Of what is refused, the banner says what to do.
function Whereabouts({ attempt, offline, isSending }: WhereaboutsProps) {
  if (attempt.refusal !== null) return null
  if (attempt.submittedAt === null)
    return isSending ? null : <Unsent attempt={attempt} offline={offline} />
  if ((attempt.lateCount ?? 0) > 0) return null
  return (
    <p>
      <Trans>All your answers are saved on the server.</Trans>
    </p>
  )
}

// A private window forgets everything when it is closed, and other browsers may under pressure (I13).
function Unsent({ attempt, offline }: { attempt: AttemptRow; offline: Offline }) {
  const { data: storage } = useQuery(deviceStorageQuery)
  const { attemptId } = attempt
  const left = useLiveQuery(() => offline.store.countWaiting(attemptId), [offline, attemptId])
  return (
    <>
      <p>
        <Trans>It will be sent as soon as there is a network.</Trans>{' '}
        {storage?.isPersistent === true && <Trans>You can close this page.</Trans>}
        {storage?.isPersistent === false && (
          <Trans>Keep this window open until then: this browser may not keep what it stores.</Trans>
        )}
      </p>
      {left !== undefined && left > 0 && (
        <p>
          <Plural value={left} one="# answer left to send" other="# answers left to send" />
        </p>
      )}
    </>
  )
}
