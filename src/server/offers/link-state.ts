// What a signer's link leads to: judged by the rows as they are at this moment, inside the transaction that goes by it.
import {
  LIVE_STATES,
  type OfferState,
  type SignerRole,
  type SignerState,
} from '#contract/offers/offer-states.ts'
import type { LINK_STATES } from '#contract/offers/signing.ts'

export type LinkState = (typeof LINK_STATES)[number]

type Link = {
  readonly offer: { readonly state: OfferState; readonly version: number; readonly expiresAt: Date }
  readonly signer: SignerOfLink & { readonly role: SignerRole }
  /** All signers of the version. */
  readonly signers: readonly SignerOfLink[]
  readonly at: Date
}
type SignerOfLink = {
  readonly version: number
  readonly state: SignerState
  readonly turn: number
}

/** @returns `ready` only for a link by which its signer can sign now, `reading` for one that signs nothing. */
export function linkStateOf({ offer, signer, signers, at }: Link): LinkState {
  if (signer.version !== offer.version || signer.state === 'superseded') return 'superseded'
  if (offer.state === 'declined') return 'declined'
  if (isOneOf(offer.state, ['cancelled', 'rescinded', 'reneged'])) return 'cancelled'
  if (offer.state === 'accepted') return 'complete'
  if (offer.state === 'expired') return 'expired'
  if (!LIVE_STATES.includes(offer.state)) return 'superseded'
  if (signer.state === 'signed') return 'signed'
  if (offer.expiresAt <= at) return 'expired'
  if (signer.role !== 'signer') return 'reading'
  return signer.turn > currentTurn(signers) ? 'waiting' : 'ready'
}

/** The turn whose signers can sign now: the first with one who has not. */
export function currentTurn(signers: readonly Pick<SignerOfLink, 'state' | 'turn'>[]): number {
  return Math.min(...signers.filter(({ state }) => state !== 'signed').map(({ turn }) => turn))
}

function isOneOf(state: OfferState, states: readonly OfferState[]): boolean {
  return states.includes(state)
}
