// Rules of deciding about several applicants: about those that are named, or about all that match. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import {
  SELECTION_LIMITS,
  type PlainAction,
  type StaffAction,
} from '#contract/application-actions.ts'
import * as contract from '#contract/decisions.ts'
import type { BatchResult, Selection, SkipReason } from '#contract/decisions.ts'

import { jobCommand, type By, type Changing } from '../../audit/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { StaffScopes } from '../staff-access.ts'
import { decide } from './decide.ts'
import * as subjects from './decision-subjects.ts'
import type { JobKey, Subject } from './decision-subjects.ts'
import { findReason, undoTime, type ReasonBody } from './rejection.ts'
import { undo } from './undo.ts'

const batchSchema = contract.decideOnApplicants.responses[200].shape.data
const undoneSchema = contract.undoDecisions.responses[200].shape.data

type Of = { readonly jobId: number }
type Deps = { readonly scopes: StaffScopes; readonly now: () => Date }

export function createBulkDecisionService({ scopes, now }: Deps) {
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
        change: (changing) => decideBatch(changing, { ...given, at: now() }),
      }),

    /** The same; a reason of another company is `validation_failed`. */
    reject: (by: By, given: Of & { selection: Selection; reason: ReasonBody }) =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.bulkRejectApplicants.policy,
        name: 'bulk-reject-applicants',
        request: given,
        replySchema: batchSchema,
        change: (changing) => decideBatch(changing, { ...given, action: 'reject', at: now() }),
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
  at: Date
  reason?: ReasonBody
}

async function decideBatch(
  changing: Changing,
  { jobId, selection, reason, ...given }: Several,
): Promise<BatchResult> {
  const { tx, access } = changing
  const { accountId } = access
  const key = { accountId, jobId }
  const rejection = await findReason(tx, { accountId, reason })
  const ids = await lockSelection(tx, { key, selection })
  const batchId = randomUUID()
  const seen = new Map((selection.seen ?? []).map((one) => [one.ref_id, one]))
  const decided = await decide(changing, { ...given, key, batchId, ids, seen, rejection })
  const hasDone = decided.done.length > 0
  return {
    batch_id: hasDone ? batchId : null,
    undo_until: hasDone ? undoTime(given) : null,
    done: decided.done.map(({ subject }) => subject.refId),
    skipped: decided.skipped.map((one) => describeSkipped(one.subject, one.reason)),
  }
}

/** Locks whom a command is about; their ids. @throws AppError `not_found` that names foreign ids, `too_many_applicants`. */
export async function lockSelection(
  tx: Tx,
  { key, selection }: { key: JobKey; selection: Selection },
): Promise<number[]> {
  const { ref_ids: named, matching } = selection
  if (named !== undefined) return lockNamed(tx, { key, refIds: [...new Set(named)] })
  if (matching === undefined) return []
  const limit = SELECTION_LIMITS.matching
  const locked = await subjects.lockMatching(tx, { filters: { ...matching, ...key }, limit })
  if (locked.length > limit) throw new AppError('too_many_applicants', { details: { limit } })
  return locked.map((row) => row.userSmartreqId)
}

async function lockNamed(
  tx: Tx,
  { key, refIds }: { key: JobKey; refIds: readonly number[] },
): Promise<number[]> {
  const locked = await subjects.lockNamed(tx, { ...key, refIds })
  const found = new Set(locked.map((row) => row.refId))
  const missing = refIds.filter((id) => !found.has(id))
  if (missing.length > 0) throw new AppError('not_found', { details: { ref_ids: missing } })
  return locked.map((row) => row.userSmartreqId)
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
