// What the page of a signer's link shows.
import type { SigningPage } from '#contract/offers/signing.ts'

import type { LinkState } from '../link-state.ts'
import type { HolderRow, OfferRow, SignerRow, VersionRow } from '../offer-repository.ts'
import type { FoundLink } from './signing-repository.ts'

/** A link with everything that is judged by. */
export type Held = {
  readonly link: FoundLink
  readonly offer: OfferRow
  readonly signer: HolderRow
  readonly signers: readonly SignerRow[]
  readonly version: VersionRow | null
  readonly state: LinkState
  readonly at: Date
}

export function describeLink({ link, offer, signer, signers, version, state }: Held): SigningPage {
  const isOut = state === 'ready' || state === 'reading' || state === 'waiting'
  return {
    link_state: state,
    company_name: link.companyName,
    is_candidate: signer.signer === 'candidate',
    is_reader: signer.role !== 'signer',
    signer_name: signer.name,
    job_title: link.jobTitle,
    sender_name: link.senderName,
    language: offer.language,
    expires_at: isOut || state === 'expired' ? offer.expiresAt.toISOString() : null,
    time_zone: link.timeZone,
    resolved_at:
      (signer.signedAt ?? (state === 'declined' ? offer.resolvedAt : null))?.toISOString() ?? null,
    signatures: isReadable(state) ? signaturesOf(signers) : [],
    has_sealed: isReadable(state) && version?.sealState === 'sealed',
  }
}

function signaturesOf(signers: readonly SignerRow[]): SigningPage['signatures'] {
  return signers
    .toSorted((one, other) => one.turn - other.turn)
    .flatMap(({ signedName, name, signedAt }) =>
      signedAt === null ? [] : [{ name: signedName ?? name, signed_at: signedAt.toISOString() }],
    )
}

/** A signer reads their letter before and after they signed, and while they wait for the others; a viewer at any time. */
export function isReadable(state: LinkState): boolean {
  return state === 'reading' || state === 'ready' || state === 'signed' || state === 'complete'
}
