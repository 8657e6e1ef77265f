// What ends an offer or begins its next version: by staff on the scorecard, or with the end of the application.
import * as contract from '#contract/offers/offer-commands.ts'
import { CURRENT_STATES, LIVE_STATES, type OfferAction } from '#contract/offers/offer-states.ts'

import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import type { Tx } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { recordEvidence } from './evidence.ts'
import { moveOffer } from './offer-machine.ts'
import * as repository from './offer-repository.ts'
import type { OfferRow, SignerRow } from './offer-repository.ts'
import { cancelSigning } from './providers/choose-provider.ts'
import { lockSeen, stored } from './write-offer.ts'

type Deps = { readonly now: () => Date; readonly jobs: Pick<Jobs, 'send'> }

export function serveEnding({ command }: StaffEndpoints, { now, jobs }: Deps): void {
  command(contract.cancelOffer, async ({ params, body, tx, access }) => {
    const row = await lockSeen({ tx, access }, { params, seen: body.seen })
    const end = { row, reason: body.reason, actorId: access.userId, at: now(), tells: true }
    return stored(row, await endOffer(tx, { ...end, action: 'cancel', jobs }))
  })

  command(contract.endOffer, async ({ params, body, tx, access }) => {
    const row = await lockSeen({ tx, access }, { params, seen: body.seen })
    const { action, reason } = body
    const end = { row, action, reason, actorId: access.userId, at: now(), jobs }
    // One who went back on it knows.
    return stored(row, await endOffer(tx, { ...end, tells: action === 'rescind' }))
  })
}

type Ending = {
  readonly row: OfferRow
  readonly action: Extract<OfferAction, 'cancel' | 'rescind' | 'renege'>
  readonly reason: string
  readonly actorId: number | null
  readonly at: Date
  readonly jobs: Pick<Jobs, 'send'>
  /** Whether a candidate who was sent the offer is told that it is gone. */
  readonly tells: boolean
}

async function endOffer(tx: Tx, { row, action, reason, actorId, at, jobs, tells }: Ending) {
  const wasSent =
    LIVE_STATES.includes(row.state) || (row.state === 'accepted' && row.sentAt !== null)
  const set = { note: reason, resolvedAt: at }
  const state = await moveOffer(tx, { row, action, set, reason, actorId })
  if (!wasSent) return state
  const { accountId, userOfferId, version } = row
  await recordEvidence(tx, { accountId, userOfferId, version, at, kind: 'cancelled' })
  await cancelSigning(tx, { jobs, offer: { accountId, userOfferId, version } })
  const told = tells ? await candidatesOf(tx, row) : []
  for (const { offerSignerId } of told)
    await jobs.send(tx, 'send-signing-mail', {
      accountId,
      userOfferId,
      kind: 'offer-cancelled',
      offerSignerId,
    })
  return state
}

type EndingAll = {
  readonly accountId: number
  readonly ids: readonly number[]
  /** What ended the applications: a hire leaves the offer that was accepted. Only staff tell candidates of it by mail. */
  readonly by: 'staff' | 'hire' | 'candidate'
  readonly actorId: number | null
  readonly at: Date
  readonly jobs: Pick<Jobs, 'send'>
}

/** Ends the offers of applications that have ended, in the same transaction; true where a candidate had one of them. */
export async function endOffersOf(
  tx: Tx,
  { accountId, ids, by, actorId, at, jobs }: EndingAll,
): Promise<boolean> {
  const states =
    by === 'hire' ? CURRENT_STATES.filter((state) => state !== 'accepted') : CURRENT_STATES
  const rows = await repository.lockOffersOf(tx, { accountId, ids, states })
  let wasTheirs = false
  for (const row of rows) {
    wasTheirs ||= row.state === 'accepted' || (await candidatesOf(tx, row)).length > 0
    const accepted = by === 'candidate' ? ('renege' as const) : ('rescind' as const)
    const action = row.state === 'accepted' ? accepted : ('cancel' as const)
    await endOffer(tx, { row, action, reason: '', actorId, at, jobs, tells: by === 'staff' })
  }
  return wasTheirs
}

/** The candidate as a signer of the current version, once it was sent to them. */
async function candidatesOf(
  tx: Tx,
  { accountId, userOfferId, version }: OfferRow,
): Promise<SignerRow[]> {
  const all = await repository.listSigners(tx, { accountId, ids: [userOfferId] })
  return all.filter(
    (one) => one.version === version && one.signer === 'candidate' && one.sentAt !== null,
  )
}
