// How the states of offers and signers, and the terms of an offer, are called.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { LetterSigner } from '#contract/offers/offer-letter-rules.ts'
import type {
  ApprovalState,
  OfferState,
  RecipientRole,
  SignerState,
  SigningOrder,
} from '#contract/offers/offer-states.ts'
import type { Tone } from '#web/ui/feedback/badge.tsx'

export const OFFER_STATE_LABELS: Readonly<Record<OfferState, MessageDescriptor>> = {
  draft: msg({ message: 'Draft', context: 'offer' }),
  pending_approval: msg({ message: 'Waiting for approval', context: 'offer' }),
  approved: msg({ message: 'Approved', context: 'offer' }),
  approval_rejected: msg({ message: 'Sent back', context: 'offer' }),
  sent: msg({ message: 'Sent', context: 'offer' }),
  opened: msg({ message: 'Opened', context: 'offer' }),
  partially_signed: msg({ message: 'Partly signed', context: 'offer' }),
  accepted: msg({ message: 'Accepted', context: 'offer' }),
  declined: msg({ message: 'Declined', context: 'offer' }),
  expired: msg({ message: 'Expired', context: 'offer' }),
  cancelled: msg({ message: 'Cancelled', context: 'offer' }),
  rescinded: msg({ message: 'Rescinded', context: 'offer' }),
  reneged: msg({ message: 'Candidate withdrew', context: 'offer' }),
}

export const OFFER_STATE_TONES: Readonly<Record<OfferState, Tone>> = {
  draft: 'neutral',
  pending_approval: 'amber',
  approved: 'blue',
  approval_rejected: 'red',
  sent: 'blue',
  opened: 'blue',
  partially_signed: 'blue',
  accepted: 'green',
  declined: 'red',
  expired: 'amber',
  cancelled: 'neutral',
  rescinded: 'red',
  reneged: 'red',
}

export const APPROVAL_STATE_LABELS: Readonly<Record<ApprovalState, MessageDescriptor>> = {
  waiting: msg({ message: 'Not asked yet', context: 'approver' }),
  asked: msg({ message: 'Asked', context: 'approver' }),
  approved: msg({ message: 'Approved', context: 'approver' }),
  rejected: msg({ message: 'Sent back', context: 'approver' }),
}

export const APPROVAL_STATE_TONES: Readonly<Record<ApprovalState, Tone>> = {
  waiting: 'neutral',
  asked: 'amber',
  approved: 'green',
  rejected: 'red',
}

export const SIGNER_STATE_LABELS: Readonly<Record<SignerState, MessageDescriptor>> = {
  not_sent: msg({ message: 'Not sent yet', context: 'signer' }),
  sent: msg({ message: 'Sent', context: 'signer' }),
  opened: msg({ message: 'Opened', context: 'signer' }),
  signed: msg({ message: 'Signed', context: 'signer' }),
  rejected: msg({ message: 'Declined', context: 'signer' }),
  expired: msg({ message: 'Expired', context: 'signer' }),
  superseded: msg({ message: 'Replaced', context: 'signer' }),
}

export const SIGNER_LABELS: Readonly<Record<LetterSigner, MessageDescriptor>> = {
  candidate: msg`Candidate`,
  company_1: msg`First signer for the company`,
  company_2: msg`Second signer for the company`,
}

export const RECIPIENT_LABELS: Readonly<Record<RecipientRole, MessageDescriptor>> = {
  viewer: msg`Can read the offer`,
  cc: msg`Gets the signed copy`,
}

export const ORDER_LABELS: Readonly<Record<SigningOrder, MessageDescriptor>> = {
  company_first: msg`The company signs first`,
  candidate_first: msg`The candidate signs first`,
  parallel: msg`Everyone at the same time`,
}
