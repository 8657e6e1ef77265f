// Deciding about several applicants: about those that are named, or about all that match.
import { randomUUID } from 'node:crypto'

import type { StaffAction } from '#contract/decisions/application-actions.ts'
import * as contract from '#contract/decisions/decisions.ts'
import type { BatchResult, Selection, SkipReason } from '#contract/decisions/decisions.ts'

import type { Changing } from '../access/staff-command.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { decide, type Decided } from './decide.ts'
import type { ScopeKey, Subject } from './decision-subjects.ts'
import { findReason, undoTime, writeToDecided, type Mailing, type ReasonBody } from './rejection.ts'
import { lockSelection } from './selection.ts'
import { undo } from './undo.ts'

type Of = { readonly jobId: number }
type Deps = { readonly jobs: Jobs; readonly now: () => Date }

export function serveBulkDecisions({ command }: StaffEndpoints, { jobs, now }: Deps): void {
  command(contract.decideOnApplicants, ({ params, body, origin, ...changing }) => {
    const { action, message, ...selection } = body
    const mailing = { jobs, origin, message }
    const what = { jobId: params.job_id, action, selection, mailing, jobs }
    return decideBatch(changing, { ...what, at: now() })
  })

  command(contract.bulkRejectApplicants, ({ params, body, origin, ...changing }) => {
    const { rejection_reason_id, reason_note, message, ...selection } = body
    return decideBatch(changing, {
      jobId: params.job_id,
      action: 'reject',
      selection,
      reason: { rejection_reason_id, reason_note },
      mailing: { jobs, origin, message },
      jobs,
      at: now(),
    })
  })

  command(contract.undoDecisions, ({ params, ...changing }) =>
    undoTogether(changing, { jobId: params.job_id, batchId: params.batch_id, jobs, at: now() }),
  )
}

type Several = Of & {
  action: StaffAction
  selection: Selection
  jobs: Jobs
  at: Date
  reason?: ReasonBody
  mailing?: Mailing
}

/** @throws AppError `not_found` that names foreign ids, `too_many_applicants`, `validation_failed` for a reason of another company. */
async function decideBatch(
  changing: Changing,
  { jobId, selection, mailing, ...given }: Several,
): Promise<BatchResult> {
  const { tx, access } = changing
  const key = { accountId: access.accountId, jobId }
  const ids = await lockSelection(tx, { key, selection })
  const { decided, batchId } = await decideTogether(changing, { ...given, key, ids, selection })
  if (mailing !== undefined) {
    const { at } = given
    await writeToDecided(changing, { mailing, jobId, batchId, at, decided })
  }
  return describeBatch({ ...given, decided, batchId })
}

type Together = {
  key: ScopeKey
  action: StaffAction
  selection: Pick<Selection, 'seen'>
  /** The applications, locked. */
  ids: readonly number[]
  /** Orders the mail about interviews that end with an application. */
  jobs: Jobs
  at: Date
  reason?: ReasonBody
  appliedThere?: ReadonlySet<number>
  /** What names the batch; a new one when left out. */
  batchId?: string
}

/** Decides about locked applications in one batch. @throws AppError `validation_failed` for a reason of another company. */
export async function decideTogether(
  changing: Changing,
  { selection, reason, batchId = randomUUID(), ...given }: Together,
): Promise<{ decided: Decided; batchId: string }> {
  const { accountId } = given.key
  const rejection = await findReason(changing.tx, { accountId, reason })
  const seen = new Map((selection.seen ?? []).map((one) => [one.ref_id, one]))
  return { decided: await decide(changing, { ...given, batchId, seen, rejection }), batchId }
}

/** What became of a batch, as the API shows it. */
export function describeBatch(batch: {
  action: StaffAction
  at: Date
  batchId: string
  decided: Decided
}): BatchResult {
  const { decided, batchId } = batch
  const hasDone = decided.done.length > 0
  return {
    batch_id: hasDone ? batchId : null,
    undo_until: hasDone ? undoTime(batch) : null,
    done: decided.done.map(({ subject }) => subject.refId),
    skipped: decided.skipped.map((one) => describeSkipped(one.subject, one.reason)),
    ...describeSeats({ ...decided, done: decided.done.map(({ subject }) => subject) }),
  }
}

/** Takes a batch back, in one requisition or all. @throws AppError `not_found`, `undo_expired`. */
export async function undoTogether(
  changing: Changing,
  { jobId, ...batch }: { jobId?: number; batchId: string; at: Date; jobs: Jobs },
): Promise<Pick<BatchResult, 'done' | 'skipped' | 'without_seat'>> {
  const { accountId } = changing.access
  const undone = await undo(changing, { ...batch, key: { accountId, jobId } })
  return {
    done: undone.done.map(({ refId }) => refId),
    skipped: undone.skipped.map((one) => describeSkipped(one.subject, one.reason)),
    ...describeSeats(undone),
  }
}

function describeSkipped(subject: Subject, reason: SkipReason): BatchResult['skipped'][number] {
  const { refId, userSmartreqId, state } = subject
  return { ref_id: refId, user_smartreq_id: userSmartreqId, ...state, reason }
}

function describeSeats({
  done,
  withoutSeat,
}: {
  done: readonly Subject[]
  withoutSeat: ReadonlySet<number>
}): Pick<BatchResult, 'without_seat'> {
  if (withoutSeat.size === 0) return {}
  const lost = done.filter(({ userSmartreqId }) => withoutSeat.has(userSmartreqId))
  return { without_seat: lost.map(({ refId }) => refId) }
}
