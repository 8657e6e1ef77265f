// Rules of deciding about one applicant. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import type { ErrorCode } from '#contract/core/error.ts'
import type { StaffAction } from '#contract/decisions/application-actions.ts'
import * as contract from '#contract/decisions/decisions.ts'
import type { Decision, SkipReason } from '#contract/decisions/decisions.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { applicationCommand, type By, type Changing } from '../access/staff-command.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { decide, type Decided, type Seen } from './decide.ts'
import { listReasons, lockOpenings } from './decision-repository.ts'
import { findJobId, lockNamed } from './decision-subjects.ts'
import {
  findReason,
  undoTime,
  writeToRejected,
  type Mailing,
  type ReasonBody,
} from './rejection.ts'

const decisionSchema = contract.decideOnApplicant.responses[200].shape.data

type OneBody = z.output<typeof contract.decideOnApplicant.body>
type HireBody = z.output<typeof contract.hireApplicant.body>

type Deps = { readonly scopes: StaffScopes; readonly jobs: Jobs; readonly now: () => Date }

export function createDecisionService({ scopes, jobs, now }: Deps) {
  return {
    /** What the company of a requisition rejects for. */
    reasons: (caller: Caller, jobId: number) =>
      scopes.atJob({ caller, jobId }, (tx, { accountId }) => listReasons(tx, { accountId })),

    /** @throws AppError `application_changed` and the like, which say where the application stands. */
    decideOne: (by: By, given: { userSmartreqId: number; body: OneBody; origin: string }) =>
      applicationCommand(scopes, {
        by,
        userSmartreqId: given.userSmartreqId,
        policy: contract.decideOnApplicant.policy,
        name: 'decide-on-applicant',
        request: { userSmartreqId: given.userSmartreqId, body: given.body },
        replySchema: decisionSchema,
        change: (changing) => {
          const { userSmartreqId, body, origin } = given
          const { action, seen } = body
          const reason = body.action === 'reject' ? body : undefined
          const of = { userSmartreqId, action, seen, reason, jobs, at: now() }
          return decideAlone(changing, { ...of, mailing: { jobs, origin } })
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
            jobs,
            at: now(),
          }),
      }),
  }
}

type Alone = {
  userSmartreqId: number
  action: StaffAction
  seen: Seen
  jobs: Jobs
  at: Date
  reason?: ReasonBody | undefined
  mailing?: Mailing
  startDate?: string
}

async function decideAlone(
  changing: Changing,
  { userSmartreqId, seen, reason, mailing, ...given }: Alone,
): Promise<Decision> {
  const { tx, access } = changing
  const { accountId } = access
  const found = await findJobId(tx, { accountId, userSmartreqId })
  if (found === null) throw new AppError('not_found')
  const { jobId, refId } = found
  const key = { accountId, jobId }
  // Before the application: two who are hired at once must not both get the last opening.
  const openings = given.action === 'hire' ? await lockOpenings(tx, key) : null
  const locked = await lockNamed(tx, { ...key, refIds: [refId] })
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
  if (mailing !== undefined) {
    const { at } = given
    await writeToRejected(changing, { mailing, jobId, batchId, at, decided, reason })
  }
  return {
    user_smartreq_id: userSmartreqId,
    ...done.to,
    batch_id: batchId,
    undo_until: undoTime(given),
    ...(decided.withoutSeat.has(userSmartreqId) ? { has_lost_seat: true as const } : {}),
  }
}

const CODES: Readonly<Record<SkipReason, ErrorCode>> = {
  not_allowed: 'action_not_allowed',
  last_step: 'last_step',
  changed: 'application_changed',
  applied_again: 'applied_again',
  no_opening: 'no_opening_left',
  applied_there: 'applied_there',
  live_interview: 'live_interview',
}

function refusalOf({ skipped: [first] }: Decided): AppError {
  if (first === undefined) return new AppError('not_found')
  return new AppError(CODES[first.reason], { details: first.subject.state })
}
