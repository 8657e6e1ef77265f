// Rules of deciding about applicants: about one, about those that are named, about all that match. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import {
  isUndoable,
  SELECTION_LIMITS,
  type PlainAction,
  type StaffAction,
} from '#contract/application-actions.ts'
import * as contract from '#contract/decisions.ts'
import type { BatchResult, Decision, Selection, SkipReason } from '#contract/decisions.ts'
import type { ErrorCode } from '#contract/error.ts'

import {
  applicationCommand,
  jobCommand,
  type By,
  type Changing,
} from '../../audit/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { StaffScopes } from '../staff-access.ts'
import { decide, type Decided, type Given, type Reason, type Seen } from './decide.ts'
import * as repository from './decision-repository.ts'
import type { JobKey, Subject } from './decision-repository.ts'
import { undo, undoUntil } from './undo.ts'

const batchSchema = contract.decideOnApplicants.responses[200].shape.data
const decisionSchema = contract.decideOnApplicant.responses[200].shape.data
const undoneSchema = contract.undoDecisions.responses[200].shape.data

type ReasonBody = { readonly rejection_reason_id: number; readonly reason_note: string }
type Of = { readonly jobId: number }
type OneBody = z.output<typeof contract.decideOnApplicant.body>
type HireBody = z.output<typeof contract.hireApplicant.body>
type Deps = { readonly scopes: StaffScopes; readonly now: () => Date }

export function createDecisionService(deps: Deps) {
  return { ...several(deps), ...one(deps) }
}

function several({ scopes, now }: Deps) {
  return {
    reasons: (caller: Caller, jobId: number) =>
      scopes.atJob({ caller, jobId }, (tx, { accountId }) =>
        repository.listReasons(tx, { accountId }),
      ),

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
        change: async (changing) => {
          const key = { accountId: changing.access.accountId, jobId: given.jobId }
          const undone = await undo(changing, { key, batchId: given.batchId, at: now() })
          return {
            done: undone.done.map(({ refId }) => refId),
            skipped: undone.skipped.map((subject) => describeSkipped(subject, 'changed')),
          }
        },
      }),
  }
}

function one({ scopes, now }: Deps) {
  return {
    /** @throws AppError `application_changed` and the like, which say where the application stands. */
    decideOne: (by: By, given: { userSmartreqId: number; body: OneBody }) =>
      applicationCommand(scopes, {
        by,
        userSmartreqId: given.userSmartreqId,
        policy: contract.decideOnApplicant.policy,
        name: 'decide-on-applicant',
        request: given,
        replySchema: decisionSchema,
        change: (changing) => {
          const { userSmartreqId, body } = given
          const reason = body.action === 'reject' ? body : undefined
          const { action, seen } = body
          return decideAlone(changing, { userSmartreqId, action, seen, reason, at: now() })
        },
      }),

    /** The same, and `no_opening_left`. */
    hire: (by: By, body: HireBody) =>
      applicationCommand(scopes, {
        by,
        userSmartreqId: body.user_smartreq_id,
        policy: contract.hireApplicant.policy,
        name: 'hire-applicant',
        request: body,
        replySchema: decisionSchema,
        change: (changing) =>
          decideAlone(changing, {
            userSmartreqId: body.user_smartreq_id,
            action: 'hire',
            seen: body.seen,
            startDate: body.start_date,
            at: now(),
          }),
      }),
  }
}

type Alone = {
  userSmartreqId: number
  action: StaffAction
  seen: Seen
  at: Date
  reason?: ReasonBody | undefined
  startDate?: string
}

async function decideAlone(
  changing: Changing,
  { userSmartreqId, seen, reason, ...given }: Alone,
): Promise<Decision> {
  const { tx, access } = changing
  const { accountId } = access
  const found = await repository.findJobId(tx, { accountId, userSmartreqId })
  if (found === null) throw new AppError('not_found')
  const { jobId, refId } = found
  const key = { accountId, jobId }
  // Before the application: two who are hired at once must not both get the last opening.
  const openings = given.action === 'hire' ? await repository.lockOpenings(tx, key) : null
  const locked = await repository.lockNamed(tx, { ...key, refIds: [refId] })
  const batchId = randomUUID()
  const decided = await decide(changing, {
    ...given,
    key,
    batchId,
    ids: locked.map((row) => row.userSmartreqId),
    seen: new Map([[refId, seen]]),
    isFull: openings !== null && openings <= 0,
    rejection: await findReason(tx, { accountId, reason }),
  })
  const [done] = decided.done
  if (done === undefined) throw refusalOf(decided)
  return {
    user_smartreq_id: userSmartreqId,
    ...done.to,
    batch_id: batchId,
    undo_until: undoTime(given),
  }
}

const CODES: Readonly<Record<SkipReason, ErrorCode>> = {
  not_allowed: 'action_not_allowed',
  last_step: 'last_step',
  changed: 'application_changed',
  applied_again: 'applied_again',
  no_opening: 'no_opening_left',
}

function refusalOf({ skipped: [first] }: Decided): AppError {
  if (first === undefined) return new AppError('not_found')
  return new AppError(CODES[first.reason], { details: first.subject.state })
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

async function lockSelection(
  tx: Tx,
  { key, selection }: { key: JobKey; selection: Selection },
): Promise<number[]> {
  const { ref_ids: named, matching } = selection
  if (named !== undefined) return lockNamed(tx, { key, refIds: [...new Set(named)] })
  if (matching === undefined) return []
  const limit = SELECTION_LIMITS.matching
  const locked = await repository.lockMatching(tx, { filters: { ...matching, ...key }, limit })
  if (locked.length > limit) throw new AppError('too_many_applicants', { details: { limit } })
  return locked.map((row) => row.userSmartreqId)
}

async function lockNamed(
  tx: Tx,
  { key, refIds }: { key: JobKey; refIds: readonly number[] },
): Promise<number[]> {
  const locked = await repository.lockNamed(tx, { ...key, refIds })
  const found = new Set(locked.map((row) => row.refId))
  const missing = refIds.filter((id) => !found.has(id))
  if (missing.length > 0) throw new AppError('not_found', { details: { ref_ids: missing } })
  return locked.map((row) => row.userSmartreqId)
}

async function findReason(
  tx: Tx,
  { accountId, reason }: { accountId: number; reason: ReasonBody | undefined },
): Promise<Reason | undefined> {
  if (reason === undefined) return undefined
  const reasons = await repository.listReasons(tx, { accountId })
  const found = reasons.find((one) => one.rejection_reason_id === reason.rejection_reason_id)
  if (found === undefined) {
    const fields = { rejection_reason_id: 'Not a reason of this company.' }
    throw new AppError('validation_failed', { fields })
  }
  return { reason: found, note: reason.reason_note }
}

function undoTime({ action, at }: Pick<Given, 'action' | 'at'>): string | null {
  return isUndoable(action) ? undoUntil(at).toISOString() : null
}

function describeSkipped(subject: Subject, reason: SkipReason): BatchResult['skipped'][number] {
  const { refId, userSmartreqId, state } = subject
  return { ref_id: refId, user_smartreq_id: userSmartreqId, ...state, reason }
}
