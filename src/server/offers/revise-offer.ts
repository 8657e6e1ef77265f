// The next version of an offer that was sent, and responses that were given elsewhere.
import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import * as contract from '#contract/offers/offer-commands.ts'

import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { assertApproved } from './approval/needed-steps.ts'
import { assertOpen } from './assert-open.ts'
import { copyDocuments } from './documents/document-repository.ts'
import { recordEvidence } from './evidence.ts'
import { findCompany } from './offer-context-repository.ts'
import { dayAfter } from './offer-deadline.ts'
import { moveOffer } from './offer-machine.ts'
import * as repository from './offer-repository.ts'
import type { HolderRow, OfferRow } from './offer-repository.ts'
import { cancelSigning } from './providers/choose-provider.ts'
import { lockSeen, stored, type OfferParams, type Stored, type Writing } from './write-offer.ts'

type Deps = { readonly now: () => Date; readonly jobs: Pick<Jobs, 'send'> }

export function serveVersions({ command }: StaffEndpoints, { now, jobs }: Deps): void {
  command(contract.reviseOffer, async ({ params, body, tx, access }) => {
    const row = await lockSeen({ tx, access }, { params, seen: body.seen })
    const { accountId, userOfferId } = row
    const at = now()
    const version = row.version + 1
    const before = await holdersOf(tx, row)
    const set = { version, sentAt: null, openedAt: null, resolvedAt: null, declineReason: '' }
    const state = await moveOffer(tx, { row, action: 'revise', set, actorId: access.userId })
    await supersede(tx, { row, signers: before, at })
    await cancelSigning(tx, { jobs, offer: row })
    await repository.replaceSigners(tx, {
      accountId,
      userOfferId,
      version,
      rows: before.map(({ role, signer, userId, name, email, turn, origin }) => ({
        accountId,
        userOfferId,
        version,
        role,
        signer,
        userId,
        name,
        email,
        turn,
        origin,
        offerSignerId: randomUUID(),
      })),
    })
    await copyDocuments(tx, { ...row, to: version })
    return stored({ userOfferId, version }, state)
  })
}

export function serveResponses({ command }: StaffEndpoints, { now, jobs }: Deps): void {
  command(contract.recordOfferResponse, ({ params, body, ...writing }) =>
    recordResponse(writing, { params, body, jobs, at: now() }),
  )
}

type Response = {
  readonly params: OfferParams
  readonly body: z.output<typeof contract.recordOfferResponse.body>
  readonly jobs: Pick<Jobs, 'send'>
  readonly at: Date
}

/** Records a response that was given elsewhere. @throws AppError as `lockSeen`, `moveOffer` and `assertApproved`. */
export async function recordResponse(
  writing: Writing,
  { params, body, jobs, at }: Response,
): Promise<Stored> {
  const { tx, access } = writing
  const row = await lockSeen(writing, { params, seen: body.seen })
  const { timeZone } = await findCompany(tx, row)
  if (body.on > dayAfter(at, { days: 0, timeZone }))
    throw new AppError('validation_failed', {
      fields: { on: 'Not a day that is still to come.' },
    })
  if (body.response === 'accepted') {
    await assertOpen(tx, row)
    await assertApproved(tx, { row, userId: access.userId })
  }
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
  await cancelSigning(tx, { jobs, offer: row })
  return stored(row, state)
}

async function supersede(
  tx: Tx,
  { row, signers, at }: { row: OfferRow; signers: readonly HolderRow[]; at: Date },
): Promise<void> {
  const { accountId, userOfferId, version } = row
  for (const { offerSignerId, state } of signers) {
    if (state === 'signed') continue
    await repository.updateSigner(tx, { accountId, offerSignerId, set: { state: 'superseded' } })
  }
  await recordEvidence(tx, { accountId, userOfferId, version, at, kind: 'superseded' })
}

async function holdersOf(tx: Tx, { accountId, userOfferId, version }: OfferRow) {
  const all = await repository.listHolders(tx, { accountId, ids: [userOfferId] })
  return all.filter((one) => one.version === version)
}
