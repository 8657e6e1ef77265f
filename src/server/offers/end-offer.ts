// What ends an offer or begins its next version: by staff on the scorecard, or with the end of the application.
import { CURRENT_STATES, LIVE_STATES, type OfferAction } from '#contract/offers/offer-states.ts'
import * as contract from '#contract/offers/offers.ts'

import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { recordEvidence } from './evidence.ts'
import { findCompany } from './offer-context-repository.ts'
import { dayAfter } from './offer-deadline.ts'
import { moveOffer } from './offer-machine.ts'
import * as repository from './offer-repository.ts'
import type { OfferRow, SignerRow } from './offer-repository.ts'
import { lockSeen, stored } from './write-offer.ts'

type Deps = { readonly now: () => Date; readonly jobs: Pick<Jobs, 'send'> }

export function serveEnding(endpoints: StaffEndpoints, { now, jobs }: Deps): void {
  const { command } = endpoints
  serveRevision(endpoints, { now })
  serveResponse(endpoints, { now })

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

function serveRevision({ command }: StaffEndpoints, { now }: Pick<Deps, 'now'>): void {
  command(contract.reviseOffer, async ({ params, body, tx, access }) => {
    const row = await lockSeen({ tx, access }, { params, seen: body.seen })
    const { accountId, userOfferId } = row
    const at = now()
    const version = row.version + 1
    const before = await signersOf(tx, row)
    const set = { version, sentAt: null, openedAt: null, resolvedAt: null, declineReason: '' }
    const state = await moveOffer(tx, { row, action: 'revise', set, actorId: access.userId })
    await supersede(tx, { row, signers: before, at })
    await repository.replaceSigners(tx, {
      accountId,
      userOfferId,
      version,
      rows: before.map(({ signer, userId, name, email, turn, origin }) => ({
        ...{ accountId, userOfferId, version, signer, userId, name, email, turn, origin },
        offerSignerId: crypto.randomUUID(),
      })),
    })
    return stored({ userOfferId, version }, state)
  })
}

function serveResponse({ command }: StaffEndpoints, { now }: Pick<Deps, 'now'>): void {
  command(contract.recordOfferResponse, async ({ params, body, tx, access }) => {
    const row = await lockSeen({ tx, access }, { params, seen: body.seen })
    const at = now()
    const { timeZone } = await findCompany(tx, row)
    if (body.on > dayAfter(at, { days: 0, timeZone }))
      throw new AppError('validation_failed', {
        fields: { on: 'Not a day that is still to come.' },
      })
    if (body.response === 'accepted') await assertOpen(tx, row)
    const state = await moveOffer(tx, {
      row,
      action: body.response === 'accepted' ? 'record_acceptance' : 'record_decline',
      set: {
        note: body.note,
        recordedBy: access.userId,
        recordedOn: body.on,
        resolvedAt: at,
        sentBy: row.sentBy ?? access.userId,
      },
      reason: body.note,
      actorId: access.userId,
    })
    return stored(row, state)
  })
}

/** @throws AppError `requisition_not_open`. */
export async function assertOpen(tx: Tx, row: OfferRow): Promise<void> {
  if ((await repository.shareJobStatus(tx, row)) !== 'open')
    throw new AppError('requisition_not_open')
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
  const signers = tells ? await signersOf(tx, row) : []
  const told = signers.filter(({ signer, sentAt }) => signer === 'candidate' && sentAt !== null)
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

/** Ends the offers of applications that have ended, in the same transaction. */
export async function endOffersOf(tx: Tx, { accountId, ids, by, actorId, at, jobs }: EndingAll) {
  const states =
    by === 'hire' ? CURRENT_STATES.filter((state) => state !== 'accepted') : CURRENT_STATES
  const rows = await repository.lockOffersOf(tx, { accountId, ids, states })
  for (const row of rows) {
    const accepted = by === 'candidate' ? ('renege' as const) : ('rescind' as const)
    const action = row.state === 'accepted' ? accepted : ('cancel' as const)
    await endOffer(tx, { row, action, reason: '', actorId, at, jobs, tells: by === 'staff' })
  }
}

async function signersOf(
  tx: Tx,
  { accountId, userOfferId, version }: OfferRow,
): Promise<SignerRow[]> {
  const all = await repository.listSigners(tx, { accountId, ids: [userOfferId] })
  return all.filter((one) => one.version === version)
}

async function supersede(
  tx: Tx,
  { row, signers, at }: { row: OfferRow; signers: readonly SignerRow[]; at: Date },
): Promise<void> {
  const { accountId, userOfferId, version } = row
  for (const { offerSignerId, state } of signers) {
    if (state === 'signed') continue
    await repository.updateSigner(tx, { accountId, offerSignerId, set: { state: 'superseded' } })
  }
  await recordEvidence(tx, { accountId, userOfferId, version, at, kind: 'superseded' })
}
