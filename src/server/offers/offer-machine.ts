// Carries out a transition of an offer: its state, the application's, and the audit trail, in the caller's transaction.
import {
  applicationAfterOffer,
  CURRENT_STATES,
  offerStateAfter,
  type OfferAction,
  type OfferState,
} from '#contract/offers/offer-states.ts'

import { recordAudits } from '../access/audit/audit-trail.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { followOffer } from './activity/follow-offer.ts'
import * as repository from './offer-repository.ts'
import type { OfferRow } from './offer-repository.ts'

export type Transition = {
  readonly row: Pick<OfferRow, 'accountId' | 'userOfferId' | 'userSmartreqId' | 'state' | 'version'>
  readonly action: OfferAction
  /** Columns that change with the state. */
  readonly set?: Partial<Omit<OfferRow, 'state'>>
  readonly reason?: string
  /** Null for the candidate, a signer by link, and the system. */
  readonly actorId: number | null
  readonly address?: string | null
}

/** @throws AppError `offer_action_not_allowed` when the state does not allow the action. */
export function assertOffer(state: OfferState, action: OfferAction): OfferState {
  const next = offerStateAfter(state, action)
  if (next === null) throw new AppError('offer_action_not_allowed', { details: { state, action } })
  return next
}

/**
 * Moves an offer that is locked with its application, and the application with it. Amounts are in no audit entry: the trail is read by roles
 * that do not see them.
 * @throws AppError `offer_action_not_allowed`, `offer_exists` when another one took its place meanwhile,
 * `action_not_allowed` when the status of the application leaves no room for an offer.
 */
export async function moveOffer(tx: Tx, transition: Transition): Promise<OfferState> {
  const { row, action, set = {}, reason = '', actorId, address = null } = transition
  const { accountId, userOfferId, userSmartreqId } = row
  const state = assertOffer(row.state, action)
  await assertOnly(tx, { row, state })
  await repository.updateOffer(tx, { accountId, userOfferId, set: { ...set, state } })
  // Of one that had expired: the application is where a later offer has put it.
  const isBehind = await isBehindAnother(tx, { row, state })
  const moved = isBehind ? [] : await moveApplication(tx, { accountId, userSmartreqId, action })
  await recordAudits(tx, [
    {
      accountId,
      actorId,
      address,
      entity: 'offer',
      entityId: userOfferId,
      action: `${action}_offer`,
      fromState: row.state,
      toState: state,
      ...(reason === '' ? {} : { reason }),
      after: { user_smartreq_id: userSmartreqId, version: set.version ?? row.version },
    },
    ...moved.map((from) => ({
      accountId,
      actorId,
      address,
      entity: 'application' as const,
      entityId: userSmartreqId,
      action: `${action}_offer`,
      fromState: from,
      toState: applicationAfterOffer(action),
    })),
  ])
  const key = { accountId, userSmartreqId }
  if (!isBehind) await followOffer(tx, { key, state, at: set.resolvedAt ?? new Date() })
  return state
}

type Moved = { readonly row: Transition['row']; readonly state: OfferState }

async function isBehindAnother(tx: Tx, { row, state }: Moved): Promise<boolean> {
  if (CURRENT_STATES.includes(row.state) || CURRENT_STATES.includes(state)) return false
  return hasAnother(tx, row)
}

// One that had ended comes back only where no other has begun.
async function assertOnly(tx: Tx, { row, state }: Moved): Promise<void> {
  if (CURRENT_STATES.includes(row.state) || !CURRENT_STATES.includes(state)) return
  if (await hasAnother(tx, row)) throw new AppError('offer_exists')
}

// The row itself is in none of these states.
async function hasAnother(
  tx: Tx,
  { accountId, userSmartreqId }: Transition['row'],
): Promise<boolean> {
  const key = { accountId, ids: [userSmartreqId], states: CURRENT_STATES }
  return (await repository.lockOffersOf(tx, key)).length > 0
}

/** Actions that need an applicant who is still being considered. */
const FOR_ACTIVE: ReadonlySet<OfferAction> = new Set([
  'revise',
  'send',
  'resend',
  'record_acceptance',
])
const ACTIVE = ['new', 'active', 'offer']

// The status that it left, or none where it stays.
async function moveApplication(
  tx: Tx,
  { action, ...key }: { accountId: number; userSmartreqId: number; action: OfferAction },
): Promise<string[]> {
  const to = applicationAfterOffer(action)
  if (to === null) return []
  const status = await repository.lockApplication(tx, key)
  if (FOR_ACTIVE.has(action) && (status === null || !ACTIVE.includes(status)))
    throw new AppError('action_not_allowed')
  const from = to === 'offer' ? (['new', 'active'] as const) : (['offer'] as const)
  const left = await repository.moveApplication(tx, { ...key, from, to })
  return left === null ? [] : [left]
}
