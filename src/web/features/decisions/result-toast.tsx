import { Plural, Trans } from '@lingui/react/macro'
import { CircleCheck, TriangleAlert } from 'lucide-react'

import { isUndoable, type StaffAction } from '#contract/decisions/application-actions.ts'
import type { BatchResult, Decision } from '#contract/decisions/decisions.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { notify } from '#web/ui/feedback/notifications.ts'

import { type CommandScope, jobScope } from './command-scope.ts'
import { undoBatch } from './decision-queries.ts'
import { ChangedSinceText, UndoButton, WithoutSeatText } from './undo-button.tsx'

import styles from './decisions.module.css'

type Result = {
  scope: CommandScope
  action: StaffAction
  /** When the email that goes with it goes out; null or left out without one. */
  emailAt?: Date | null
  result: Pick<BatchResult, 'batch_id' | 'undo_until' | 'done' | 'skipped' | 'without_seat'>
}

/** Says what was done and what was not, with the way to take it back. */
export function notifyResult({ scope, action, emailAt = null, result }: Result): void {
  const { batch_id: batchId, undo_until: undoUntil, done, skipped } = result
  notify({
    type: 'custom',
    icon: done.length > 0 ? <CircleCheck size={18} /> : <TriangleAlert size={18} />,
    title: <DoneText action={action} count={done.length} />,
    body: (
      <div className={styles.toast}>
        {emailAt !== null && done.length > 0 && <EmailText at={emailAt} count={done.length} />}
        <SkippedTexts skipped={skipped} />
        <WithoutSeatText count={result.without_seat?.length ?? 0} />
        {batchId !== null && undoUntil !== null && (
          <UndoButton
            {...{ scope, batchId }}
            send={undoBatch}
            skippedText={(count) => <ChangedSinceText count={count} />}
          />
        )}
      </div>
    ),
  })
}

/** The same for a decision about one applicant. */
export function notifyDecided(about: {
  jobId: number
  refId: number
  action: StaffAction
  emailAt?: Date | null
  decision: Pick<Decision, 'batch_id' | 'undo_until' | 'has_lost_seat'>
}): void {
  const { jobId, refId, action, emailAt = null, decision } = about
  notifyResult({
    scope: jobScope(jobId),
    action,
    emailAt,
    result: {
      batch_id: isUndoable(action) ? decision.batch_id : null,
      undo_until: decision.undo_until,
      done: [refId],
      skipped: [],
      ...(decision.has_lost_seat === true ? { without_seat: [refId] } : {}),
    },
  })
}

function DoneText({ action, count }: { action: StaffAction; count: number }) {
  if (count === 0) return <Trans>Nothing was changed</Trans>
  switch (action) {
    case 'review':
      return <Plural value={count} one="# marked as reviewed" other="# marked as reviewed" />
    case 'advance':
      return <Plural value={count} one="# advanced" other="# advanced" />
    case 'mark_as_new':
      return <Plural value={count} one="# marked as new" other="# marked as new" />
    case 'hold':
      return <Plural value={count} one="# put on hold" other="# put on hold" />
    case 'resume':
      return <Plural value={count} one="# taken off hold" other="# taken off hold" />
    case 'reject':
      return <Plural value={count} one="# rejected" other="# rejected" />
    case 'hire':
      return <Plural value={count} one="# hired" other="# hired" />
    case 'recover':
      return <Plural value={count} one="# recovered" other="# recovered" />
    case 'move':
      return <Plural value={count} one="# moved" other="# moved" />
    default:
      return action satisfies never
  }
}

function EmailText({ at, count }: { at: Date; count: number }) {
  const format = useFormatter()
  const time = format.dateTime(at.toISOString())
  return (
    <p>
      <Plural
        value={count}
        one={<Trans>The email goes out on {time}, unless you undo it.</Trans>}
        other={<Trans>The emails go out on {time}, unless you undo it.</Trans>}
      />
    </p>
  )
}

function SkippedTexts({ skipped }: Pick<BatchResult, 'skipped'>) {
  const groups = Map.groupBy(skipped, skipKind)
  return [...groups].map(([kind, { length }]) => (
    <p key={kind}>
      <SkippedText kind={kind} count={length} />
    </p>
  ))
}

type SkipKind =
  | 'withdrawn'
  | 'rejected'
  | 'hired'
  | 'last_step'
  | 'changed'
  | 'again'
  | 'applied_there'
  | 'live_interview'
  | 'status'

function skipKind({ reason, status }: BatchResult['skipped'][number]): SkipKind {
  if (reason === 'last_step' || reason === 'changed') return reason
  if (reason === 'applied_there' || reason === 'live_interview') return reason
  if (reason === 'applied_again') return 'again'
  if (status === 'withdrawn' || status === 'rejected' || status === 'hired') return status
  return 'status'
}

function SkippedText({ kind, count }: { kind: SkipKind; count: number }) {
  switch (kind) {
    case 'withdrawn':
      return (
        <Plural value={count} one="# was withdrawn already." other="# were withdrawn already." />
      )
    case 'rejected':
      return <Plural value={count} one="# was rejected already." other="# were rejected already." />
    case 'hired':
      return <Plural value={count} one="# was hired already." other="# were hired already." />
    case 'last_step':
      return <Plural value={count} one="# is at the last step." other="# are at the last step." />
    case 'changed':
      return (
        <Plural
          value={count}
          one="# has changed since you loaded the list."
          other="# have changed since you loaded the list."
        />
      )
    case 'again':
      return (
        <Plural
          value={count}
          one="# has applied again meanwhile."
          other="# have applied again meanwhile."
        />
      )
    case 'applied_there':
      return (
        <Plural
          value={count}
          one="# has already applied to that requisition."
          other="# have already applied to that requisition."
        />
      )
    case 'live_interview':
      return (
        <Plural
          value={count}
          one="# has an interview still to come."
          other="# have an interview still to come."
        />
      )
    case 'status':
      return (
        <Plural
          value={count}
          one="# has a status that does not allow it."
          other="# have a status that does not allow it."
        />
      )
    default:
      return kind satisfies never
  }
}
