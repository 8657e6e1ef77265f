// The status of an offer as its candidate sees it. Pure.
import type { OfferState, SignerState } from '#contract/offers/offer-states.ts'
import type { OwnOfferState } from '#contract/offers/own-offers.ts'

type Judged = {
  readonly state: OfferState
  readonly expiresAt: Date
  /** Whether staff recorded a response that the candidate gave elsewhere. */
  readonly isRecorded: boolean
  /** Of the candidate in the version that was sent to them. */
  readonly signerState: SignerState
  readonly at: Date
}

/** Null while no version is out. To the candidate, a refusal by a company signer is a withdrawal. */
export function ownOfferState({
  state,
  expiresAt,
  isRecorded,
  signerState,
  at,
}: Judged): OwnOfferState | null {
  switch (state) {
    case 'draft':
    case 'pending_approval':
    case 'approved':
    case 'approval_rejected':
      return null
    case 'sent':
    case 'opened':
    case 'partially_signed':
      if (signerState === 'signed') return 'waiting_for_company'
      return expiresAt <= at ? 'expired' : 'to_answer'
    case 'accepted':
      return 'accepted'
    case 'declined':
      return isRecorded || signerState === 'rejected' ? 'declined' : 'withdrawn'
    case 'reneged':
      return 'declined'
    case 'expired':
      return 'expired'
    case 'cancelled':
    case 'rescinded':
      return 'withdrawn'
    default:
      return state satisfies never
  }
}
