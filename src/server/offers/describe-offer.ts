// An offer as staff see it: without the private terms that the role does not include.
import type { SignatureProviderName } from '#contract/offers/e-signature-rules.ts'
import type { Offer, OfferRecipient, OfferSigner, OfferSigning } from '#contract/offers/offers.ts'

import type { StaffAccess } from '../access/staff-access.ts'
import type { StepRow } from './approval/approval-repository.ts'
import { describeApproval } from './approval/describe-approval.ts'
import type { OfferRow, RecipientRow, SignerRow, VersionRow } from './offer-repository.ts'
import { hasPrivateTerms, visibleTerms, type OwnField } from './offer-terms.ts'
import type { EnvelopeRow } from './providers/provider-repository.ts'

export type OfferParts = {
  readonly signers: readonly SignerRow[]
  readonly recipients: readonly RecipientRow[]
  readonly versions: readonly VersionRow[]
  readonly fields: readonly OwnField[]
  readonly seesPrivate: boolean
  readonly timeZone: string
  readonly access: StaffAccess
  readonly steps: readonly StepRow[]
  /** Of these offers, the newest first. */
  readonly envelopes: readonly EnvelopeRow[]
  /** For offers sent from now on. */
  readonly provider: SignatureProviderName
  /** Offers that a rule applies to, by id. */
  readonly needApproval: ReadonlySet<number>
  /** By id; missing for users whose accounts were erased. */
  readonly names: ReadonlyMap<number, string>
}

export function describeOffer(row: OfferRow, parts: OfferParts): Offer {
  const { fields, seesPrivate, names } = parts
  const own = parts.versions.filter(({ userOfferId }) => userOfferId === row.userOfferId)
  const current = own.find(({ version }) => version === row.version)
  const previous = own.findLast(({ version }) => version < row.version)
  const shown = visibleTerms(row.terms, { fields, seesPrivate })
  const isOfVersion = ({ userOfferId, version }: Pick<OfferRow, 'userOfferId' | 'version'>) =>
    userOfferId === row.userOfferId && version === row.version
  return {
    user_offer_id: row.userOfferId,
    user_smartreq_id: row.userSmartreqId,
    version: row.version,
    terms: shown.terms,
    hidden_terms: shown.hidden,
    state: row.state,
    seal_state: current?.sealState ?? 'none',
    signing: describeSigning(row, { ...parts, current }),
    offer_template_id: row.offerTemplateId,
    offer_details_template_id: row.offerDetailsTemplateId,
    language: row.language,
    signing_order: row.signingOrder,
    expires_on: row.expiresOn,
    expires_at: row.expiresAt.toISOString(),
    time_zone: parts.timeZone,
    sender: nameOf(row.sentBy ?? row.createdBy, names),
    decline_reason: row.declineReason,
    note: row.note,
    recorded:
      row.recordedOn === null ? null : { by: nameOf(row.recordedBy, names), on: row.recordedOn },
    ...timesOf(row),
    signers: parts.signers.filter(isOfVersion).map(describeSigner),
    recipients: parts.recipients.filter(isOfVersion).map(describeRecipient),
    previous: previous === undefined ? null : describeVersion(previous, parts),
    has_document: current !== undefined,
    can_read_letter: seesPrivate || !hasPrivateTerms(row.terms, fields),
    needs_approval: parts.needApproval.has(row.userOfferId),
    approval: approvalOf(row, parts),
  }
}

export function describeSigning(
  row: Pick<OfferRow, 'userOfferId' | 'version'>,
  {
    envelopes,
    provider,
    current,
  }: Pick<OfferParts, 'envelopes' | 'provider'> & { current: VersionRow | undefined },
): OfferSigning {
  const { userOfferId, version } = row
  const envelope = envelopes.find(
    (one) => one.userOfferId === userOfferId && one.version === version,
  )
  if (envelope === undefined)
    return {
      // A version that was sent without an envelope is signed in this app.
      provider: current === undefined ? provider : 'embedded',
      is_pending: false,
      problem: null,
    }
  const { state, problem } = envelope
  const isFetching = state === 'distributed' && current?.sealState === 'sealing'
  const is_pending = state === 'wanted' || state === 'created' || isFetching
  return { provider: 'documenso', is_pending, problem }
}

function timesOf({ createdAt, sentAt, openedAt, resolvedAt }: OfferRow) {
  return {
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
    opened_at: openedAt?.toISOString() ?? null,
    resolved_at: resolvedAt?.toISOString() ?? null,
  }
}

function approvalOf(row: OfferRow, { steps, access, names }: OfferParts) {
  const own = steps.filter(
    ({ userOfferId, version }) => userOfferId === row.userOfferId && version === row.version,
  )
  return describeApproval(own, { access, names, isPending: row.state === 'pending_approval' })
}

function describeVersion({ version, terms }: VersionRow, { fields, seesPrivate }: OfferParts) {
  const shown = visibleTerms(terms, { fields, seesPrivate })
  return { version, terms: shown.terms, hidden_terms: shown.hidden }
}

// Their link is not among it: who sends an offer could sign as its signer.
function describeSigner(row: SignerRow): OfferSigner {
  return {
    offer_signer_id: row.offerSignerId,
    signer: row.signer,
    user_id: row.userId,
    name: row.name,
    email: row.email,
    turn: row.turn,
    state: row.state,
    sent_at: row.sentAt?.toISOString() ?? null,
    opened_at: row.openedAt?.toISOString() ?? null,
    signed_at: row.signedAt?.toISOString() ?? null,
    reminded_at: row.remindedAt?.toISOString() ?? null,
    has_failed: row.failedAt !== null,
  }
}

function describeRecipient(row: RecipientRow): OfferRecipient {
  const { offerSignerId, role, userId, name, email, state, sentAt, openedAt, failedAt } = row
  return {
    offer_signer_id: offerSignerId,
    role,
    user_id: userId,
    name,
    email,
    state,
    sent_at: sentAt?.toISOString() ?? null,
    opened_at: openedAt?.toISOString() ?? null,
    has_failed: failedAt !== null,
  }
}

function nameOf(userId: number | null, names: ReadonlyMap<number, string>): string | null {
  return userId === null ? null : (names.get(userId) ?? null)
}
