// Requests approval of an offer: writes the steps of this version and asks the first approver.
import { randomUUID } from 'node:crypto'

import * as contract from '#contract/offers/offer-approvals.ts'

import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { AppError } from '../../http/app-error.ts'
import type { MailDeps } from '../../mail/order-mail.ts'
import { assertOffer, moveOffer } from '../offer-machine.ts'
import { letterOf } from '../send-offer.ts'
import { lockSeen, stored, type OfferParams, type Stored, type Writing } from '../write-offer.ts'
import * as repository from './approval-repository.ts'
import { mailApprovers } from './mail-approval.ts'
import { neededSteps } from './needed-steps.ts'

export function serveApprovalRequests({ command }: StaffEndpoints, deps: MailDeps): void {
  command(contract.requestOfferApproval, ({ params, body, origin, ...writing }) =>
    requestApproval(writing, { deps, params, seen: body.seen, origin }),
  )
}

type Request = {
  readonly deps: MailDeps
  readonly params: OfferParams
  readonly seen: Pick<Stored, 'version' | 'state'>
  readonly origin: string
}

/** @throws AppError as `lockSeen` and `letterOf`, `offer_action_not_allowed` where no rule applies. */
export async function requestApproval(
  writing: Writing,
  { deps, params, seen, origin }: Request,
): Promise<Stored> {
  const { tx, access } = writing
  const row = await lockSeen(writing, { params, seen })
  assertOffer(row.state, 'request_approval')
  const at = deps.now()
  // An approver sees what would be sent: nothing has to be added afterwards, which would void the approval.
  await letterOf(tx, { access, params, at })
  const { accountId, userOfferId, version } = row
  const approvers = await neededSteps(tx, { row, userId: access.userId })
  const [first] = approvers
  if (first === undefined) throw new AppError('offer_action_not_allowed')
  const requestId = randomUUID()
  await repository.removeSteps(tx, row)
  await repository.insertSteps(
    tx,
    approvers.map((userId, index) => ({
      accountId,
      userOfferId,
      version,
      userId,
      requestId,
      position: index + 1,
      requestedBy: access.userId,
      requestedAt: at,
      state: index === 0 ? ('asked' as const) : ('waiting' as const),
    })),
  )
  const action = 'request_approval'
  const state = await moveOffer(tx, { row, action, actorId: access.userId })
  await mailApprovers(tx, { deps, origin, row, approver: first, requestedBy: access.userId })
  return stored(row, state)
}
