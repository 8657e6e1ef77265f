// Rules of deciding about several applicants: about those that are named, or about all that match. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import type { PlainAction, StaffAction } from '#contract/application-actions.ts'
import * as contract from '#contract/decisions.ts'
import type { BatchResult, Selection, SkipReason } from '#contract/decisions.ts'

import { jobCommand, type By, type Changing } from '../../audit/staff-command.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { StaffScopes } from '../staff-access.ts'
import { decide } from './decide.ts'
import type { Subject } from './decision-subjects.ts'
import {
  findReason,
  undoTime,
  writeToRejected,
  type Mailing,
  type ReasonBody,
} from './rejection.ts'
import { lockSelection } from './selection.ts'
import { undo } from './undo.ts'

const batchSchema = contract.decideOnApplicants.responses[200].shape.data
const undoneSchema = contract.undoDecisions.responses[200].shape.data

type Of = { readonly jobId: number }
type Deps = { readonly scopes: StaffScopes; readonly jobs: Jobs; readonly now: () => Date }

export function createBulkDecisionService({ scopes, jobs, now }: Deps) {
  return {
    /** @throws AppError `not_found` that names foreign ids, `too_many_applicants`. */
    decide: (by: By, given: Of & { action: PlainAction; selection: Selection }) =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.decideOnApplicants.policy,
        name: 'decide-on-applicants',
        request: given,
        replySchema: batchSchema,
        change: (changing) => decideBatch(changing, { ...given, jobs, at: now() }),
      }),

    /** The same; a reason of another company is `validation_failed`. */
    reject: (by: By, given: Of & { selection: Selection; reason: ReasonBody; origin: string }) =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.bulkRejectApplicants.policy,
        name: 'bulk-reject-applicants',
        request: { jobId: given.jobId, selection: given.selection, reason: given.reason },
        replySchema: batchSchema,
        change: (changing) => {
          const mailing = { jobs, origin: given.origin }
          return decideBatch(changing, { ...given, mailing, jobs, action: 'reject', at: now() })
        },
      }),

    /** @throws AppError `not_found`, `undo_expired`. */
    undo: (by: By, given: Of & { batchId: string }) =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.undoDecisions.policy,
        name: 'undo-decisions',
        request: given,
        replySchema: undoneSchema,
        change: (changing) => undoBatch(changing, { ...given, at: now() }),
      }),
  }
}

type Several = Of & {
  action: StaffAction
  selection: Selection
  jobs: Jobs
  at: Date
  reason?: ReasonBody
  mailing?: Mailing
}

async function decideBatch(
  changing: Changing,
  { jobId, selection, reason, mailing, ...given }: Several,
): Promise<BatchResult> {
  const { tx, access } = changing
  const { accountId } = access
  const key = { accountId, jobId }
  const rejection = await findReason(tx, { accountId, reason })
  const ids = await lockSelection(tx, { key, selection })
  const batchId = randomUUID()
  const seen = new Map((selection.seen ?? []).map((one) => [one.ref_id, one]))
  const decided = await decide(changing, { ...given, key, batchId, ids, seen, rejection })
  if (mailing !== undefined) {
    const { at } = given
    await writeToRejected(changing, { mailing, jobId, batchId, at, decided, reason })
  }
  const hasDone = decided.done.length > 0
  return {
    batch_id: hasDone ? batchId : null,
    undo_until: hasDone ? undoTime(given) : null,
    done: decided.done.map(({ subject }) => subject.refId),
    skipped: decided.skipped.map((one) => describeSkipped(one.subject, one.reason)),
  }
}

async function undoBatch(
  changing: Changing,
  { jobId, batchId, at }: Of & { batchId: string; at: Date },
): Promise<Pick<BatchResult, 'done' | 'skipped'>> {
  const key = { accountId: changing.access.accountId, jobId }
  const undone = await undo(changing, { key, batchId, at })
  return {
    done: undone.done.map(({ refId }) => refId),
    skipped: undone.skipped.map((subject) => describeSkipped(subject, 'changed')),
  }
}

function describeSkipped(subject: Subject, reason: SkipReason): BatchResult['skipped'][number] {
  const { refId, userSmartreqId, state } = subject
  return { ref_id: refId, user_smartreq_id: userSmartreqId, ...state, reason }
}
