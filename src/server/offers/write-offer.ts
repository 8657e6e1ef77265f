// Writing an offer: its terms, template and signers, until it is sent.
import type { z } from 'zod'

import * as contract from '#contract/offers/offer-commands.ts'
import { CURRENT_STATES, OFFER_LIMITS } from '#contract/offers/offer-states.ts'
import type { Offer } from '#contract/offers/offers.ts'

import { seesPrivateData, type JobAccess } from '../access/staff-access.ts'
import type { Changing } from '../access/staff-command.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import { AppError } from '../http/app-error.ts'
import { removeSteps } from './approval/approval-repository.ts'
import * as context from './offer-context-repository.ts'
import { endOfDay } from './offer-deadline.ts'
import { assertOffer, moveOffer } from './offer-machine.ts'
import * as repository from './offer-repository.ts'
import type { ApplicationKey, OfferRow } from './offer-repository.ts'
import { changeTerms } from './offer-terms.ts'
import { findTemplate } from './settings/details-repository.ts'
import { findLetter } from './settings/letter-repository.ts'
import { writeSigners } from './write-signers.ts'

export type Stored = Pick<Offer, 'user_offer_id' | 'version' | 'state'>
export type OfferParams = { readonly user_smartreq_id: number; readonly user_offer_id: number }
export type Writing = Changing<JobAccess>
type Content = z.output<typeof contract.createOffer.body>
type Deps = { readonly now: () => Date }
type Body = { readonly body: Content; readonly at: Date; readonly origin: string }

export function serveWriting({ command }: StaffEndpoints, { now }: Deps): void {
  command(contract.createOffer, ({ params, body, origin, ...writing }) => {
    const key = { accountId: writing.access.accountId, userSmartreqId: params.user_smartreq_id }
    return createOffer(writing, { key, body, origin, at: now() })
  })

  command(contract.updateOffer, async ({ params, body, origin, ...writing }) => {
    const { tx, access } = writing
    const row = await lockSeen(writing, { params, seen: body.seen })
    assertOffer(row.state, 'edit')
    const set = await contentOf(writing, { body, before: row, at: now() })
    await removeSteps(tx, row)
    const state = await moveOffer(tx, { row, action: 'edit', set, actorId: access.userId })
    await writeSigners(writing, { row: { ...row, ...set }, body, origin })
    return stored(row, state)
  })
}

/**
 * An offer of the application, locked with it, as the user saw it.
 * @throws AppError `not_found`, `offer_changed` with where it stands now.
 */
export async function lockSeen(
  { tx, access }: Pick<Writing, 'tx' | 'access'>,
  { params, seen }: { params: OfferParams; seen: Pick<Offer, 'version' | 'state'> },
): Promise<OfferRow> {
  const row = await repository.lockOffer(tx, {
    accountId: access.accountId,
    userSmartreqId: params.user_smartreq_id,
    userOfferId: params.user_offer_id,
  })
  if (row === null) throw new AppError('not_found')
  const { state, version } = row
  if (state !== seen.state || version !== seen.version)
    throw new AppError('offer_changed', { details: { state, version } })
  return row
}

export function stored(
  { userOfferId, version }: Pick<OfferRow, 'userOfferId' | 'version'>,
  state: OfferRow['state'],
): Stored {
  return { user_offer_id: userOfferId, version, state }
}

/** Writes the first version of an offer. @throws AppError `offer_exists`, `action_not_allowed`, and as `contentOf`. */
export async function createOffer(
  writing: Writing,
  { key, body, at, origin }: Body & { key: ApplicationKey },
): Promise<Stored> {
  const { tx, access, audit } = writing
  const status = await repository.lockApplication(tx, key)
  if (status === null) throw new AppError('not_found')
  if (status !== 'new' && status !== 'active') throw new AppError('action_not_allowed')
  const page = { page: 1, page_size: OFFER_LIMITS.perApplication }
  const { rows } = await repository.listOffers(tx, { ...key, ...page })
  if (rows.some(({ state }) => CURRENT_STATES.includes(state))) throw new AppError('offer_exists')
  if (rows.length >= OFFER_LIMITS.perApplication) throw new AppError('too_many_offers')
  const set = await contentOf(writing, { body, before: null, at })
  const row = await repository.insertOffer(tx, {
    ...key,
    ...set,
    createdBy: access.userId,
    createdAt: at,
  })
  await writeSigners(writing, { row, body, origin })
  await audit({
    entity: 'offer',
    entityId: row.userOfferId,
    action: 'create_offer',
    toState: row.state,
    after: { user_smartreq_id: key.userSmartreqId, version: row.version },
  })
  return stored(row, row.state)
}

/** What a body sets. @throws AppError `validation_failed`, `forbidden` for terms that the role does not include. */
async function contentOf(
  { tx, access }: Writing,
  { body, before, at }: { body: Content; before: OfferRow | null; at: Date },
) {
  const fields = await context.listOwnFields(tx, access)
  const { timeZone } = await context.findCompany(tx, access)
  const seesPrivate = seesPrivateData(access)
  const expiresAt = endOfDay(body.expires_on, timeZone)
  if (expiresAt <= at)
    throw new AppError('validation_failed', { fields: { expires_on: 'A day that is not over.' } })
  return {
    terms: changeTerms(
      { before: before?.terms ?? null, change: body.terms },
      { fields, seesPrivate },
    ),
    expiresOn: body.expires_on,
    expiresAt,
    ...(await templatesOf({ tx, access }, body)),
    signingOrder: body.signing_order,
  }
}

/** @throws AppError `validation_failed` for a template of another company, or one that was archived. */
async function templatesOf({ tx, access }: Pick<Writing, 'tx' | 'access'>, body: Content) {
  const { accountId } = access
  const { offer_template_id: templateId, offer_details_template_id: detailsId } = body
  const missing = (field: string) =>
    new AppError('validation_failed', { fields: { [field]: 'There is no such template.' } })
  const template =
    templateId === null ? null : await findLetter(tx, { accountId, offerTemplateId: templateId })
  if (templateId !== null && isGone(template)) throw missing('offer_template_id')
  const details =
    detailsId === null ? null : await findTemplate(tx, { accountId, detailsTemplateId: detailsId })
  if (detailsId !== null && isGone(details)) throw missing('offer_details_template_id')
  return {
    offerTemplateId: templateId,
    offerDetailsTemplateId: detailsId,
    language: template?.language ?? ('en' as const),
  }
}

// A draft keeps no template that new offers cannot take.
function isGone(template: { is_archived: boolean } | null): boolean {
  return template === null || template.is_archived
}
