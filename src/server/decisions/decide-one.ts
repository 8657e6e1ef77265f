// Deciding about one applicant, and hiring them.
import { randomUUID } from 'node:crypto'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { ErrorCode } from '#contract/core/error.ts'
import type { StaffAction } from '#contract/decisions/application-actions.ts'
import * as contract from '#contract/decisions/decisions.ts'
import type { Decision, SkipReason } from '#contract/decisions/decisions.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { actorOf, applicationCommand, type Changing } from '../access/staff-command.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import { AppError } from '../http/app-error.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { MailDeps } from '../mail/order-mail.ts'
import { decide, type Decided, type Seen } from './decide.ts'
import { listReasons, lockOpenings } from './decision-repository.ts'
import { findJobId, lockNamed } from './decision-subjects.ts'
import { findReason, undoTime, writeToDecided, type Mailing, type ReasonBody } from './rejection.ts'
import { welcomeHired } from './welcome-hired.ts'

type Deps = { readonly jobs: Jobs; readonly now: () => Date }

export function serveOneDecision({ query, command }: StaffEndpoints, { jobs, now }: Deps): void {
  query(contract.listRejectionReasons, ({ tx, access }) => listReasons(tx, access))

  command(contract.decideOnApplicant, ({ params, body, origin, ...changing }) =>
    decideAlone(changing, {
      userSmartreqId: params.user_smartreq_id,
      action: body.action,
      seen: body.seen,
      reason: body.action === 'reject' ? body : undefined,
      mailing: { jobs, origin, message: 'message' in body ? body.message : undefined },
      jobs,
      at: now(),
    }),
  )
}

type Hiring = {
  readonly scopes: StaffScopes
  readonly authenticate: Authenticate
  readonly originOf: (request: FastifyRequest) => string
} & MailDeps

/** The application stands in the body of a hire, as the specification has it. */
export function registerHire(
  app: FastifyInstance,
  { scopes, authenticate, originOf, ...deps }: Hiring,
): void {
  const endpoint = contract.hireApplicant
  route({ app, authenticate, endpoint }, async (call) => {
    const { user_smartreq_id: userSmartreqId, seen, start_date: startDate } = call.body
    const { jobs, now } = deps
    const hire = { userSmartreqId, action: 'hire', seen, startDate, jobs } as const
    const by = { origin: originOf(call.request), language: 'en' } as const
    const data = await applicationCommand(scopes, {
      by: actorOf(call),
      userSmartreqId,
      policy: endpoint.policy,
      name: 'hire-applicant',
      request: call.body,
      replySchema: endpoint.responses[200].shape.data,
      change: async (changing) => {
        const decision = await decideAlone(changing, { ...hire, at: now() })
        if (call.body.sends_welcome) await welcomeHired(changing.tx, { userSmartreqId, deps, by })
        return decision
      },
    })
    jobs.wake('send-mail')
    return { data }
  })
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

/** @throws AppError `application_changed` and the like, which say where the application stands; `no_opening_left`. */
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
    await writeToDecided(changing, { mailing, jobId, batchId, at, decided })
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
