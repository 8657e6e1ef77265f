// The state machine of an offer: one table for the server, which acts, and for the screens, which show what is possible.
import { listSpec } from '../core/list-view.ts'
import type { LetterSigner } from './offer-letter-rules.ts'

export const OFFER_STATES = [
  'draft',
  'pending_approval',
  'approved',
  'approval_rejected',
  'sent',
  'opened',
  'partially_signed',
  'accepted',
  'declined',
  'expired',
  'cancelled',
  'rescinded',
  'reneged',
] as const
export type OfferState = (typeof OFFER_STATES)[number]

export const OFFER_ACTIONS = [
  'edit',
  'revise',
  'request_approval',
  'approve',
  'reject_approval',
  'send',
  'resend',
  'remind',
  'open',
  'sign',
  'accept',
  'decline',
  'expire',
  'cancel',
  'rescind',
  'renege',
  'record_acceptance',
  'record_decline',
] as const
export type OfferAction = (typeof OFFER_ACTIONS)[number]

const WRITABLE = ['draft', 'pending_approval', 'approved', 'approval_rejected'] as const
const OUT = ['sent', 'opened', 'partially_signed'] as const

/** The offers of a requisition. */
export const JOB_OFFER_LIST = listSpec({
  sort: ['applicant_name', 'state', 'sent_at', 'expires_at'],
  defaultSort: '-sent_at',
  filters: { state: OFFER_STATES },
})

/** States in which signers have links that work. */
export const LIVE_STATES: readonly OfferState[] = OUT
/** States in which an application has no room for another offer. */
export const CURRENT_STATES: readonly OfferState[] = [...WRITABLE, ...OUT, 'accepted']

type Transition = {
  readonly from: readonly OfferState[]
  /** `same`: the state stays. */
  readonly to: OfferState | 'same'
}

const TRANSITIONS: Readonly<Record<OfferAction, Transition>> = {
  // A change after the approval needs a new approval.
  edit: { from: WRITABLE, to: 'draft' },
  // The version that was sent stays as it is; the next one begins as a draft.
  revise: { from: [...OUT, 'declined', 'expired'], to: 'draft' },
  request_approval: { from: ['draft', 'approval_rejected'], to: 'pending_approval' },
  approve: { from: ['pending_approval'], to: 'approved' },
  reject_approval: { from: ['pending_approval'], to: 'approval_rejected' },
  // A draft is sent where no approval is needed: the service checks that.
  send: { from: ['draft', 'approved'], to: 'sent' },
  resend: { from: ['expired'], to: 'sent' },
  remind: { from: OUT, to: 'same' },
  open: { from: ['sent'], to: 'opened' },
  sign: { from: OUT, to: 'partially_signed' },
  accept: { from: OUT, to: 'accepted' },
  decline: { from: OUT, to: 'declined' },
  expire: { from: OUT, to: 'expired' },
  cancel: { from: [...WRITABLE, ...OUT, 'expired'], to: 'cancelled' },
  rescind: { from: ['accepted'], to: 'rescinded' },
  renege: { from: ['accepted'], to: 'reneged' },
  record_acceptance: { from: ['draft', 'approved', ...OUT, 'expired'], to: 'accepted' },
  record_decline: { from: ['draft', 'approved', ...OUT, 'expired'], to: 'declined' },
}

/** True when an offer in that state can take the action. */
export function canOffer(state: OfferState, action: OfferAction): boolean {
  return TRANSITIONS[action].from.includes(state)
}

/** The state after an action; null when it does not fit. */
export function offerStateAfter(state: OfferState, action: OfferAction): OfferState | null {
  if (!canOffer(state, action)) return null
  const { to } = TRANSITIONS[action]
  return to === 'same' ? state : to
}

/** What an action does to the application: it goes to `offer`, back to `active`, or stays. */
export function applicationAfterOffer(action: OfferAction): 'offer' | 'active' | null {
  switch (action) {
    case 'send':
    case 'resend':
    case 'record_acceptance':
      return 'offer'
    case 'revise':
    case 'decline':
    case 'record_decline':
    case 'expire':
    case 'cancel':
    case 'rescind':
    case 'renege':
      return 'active'
    case 'edit':
    case 'request_approval':
    case 'approve':
    case 'reject_approval':
    case 'remind':
    case 'open':
    case 'sign':
    case 'accept':
      return null
    default:
      return action satisfies never
  }
}

export const SIGNER_STATES = [
  'not_sent',
  'sent',
  'opened',
  'signed',
  'rejected',
  'expired',
  'superseded',
] as const
export type SignerState = (typeof SIGNER_STATES)[number]

/** Users of the company who only read: a viewer by a link while the offer is out, `cc` gets the sealed copy. */
export const RECIPIENT_ROLES = ['viewer', 'cc'] as const
export type RecipientRole = (typeof RECIPIENT_ROLES)[number]
export type SignerRole = 'signer' | RecipientRole

export const SIGNING_ORDERS = ['company_first', 'candidate_first', 'parallel'] as const
export type SigningOrder = (typeof SIGNING_ORDERS)[number]

/** The turn in which a party signs, from 1: links go out turn by turn. */
export function turnOf(signer: LetterSigner, order: SigningOrder): number {
  if (order === 'parallel') return 1
  if (signer === 'candidate') return order === 'candidate_first' ? 1 : 3
  const index = signer === 'company_1' ? 1 : 2
  return order === 'candidate_first' ? index + 1 : index
}

/** Of one approver: `waiting` until the approvers before them have approved. */
export const APPROVAL_STATES = ['waiting', 'asked', 'approved', 'rejected'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

export const SEAL_STATES = ['none', 'sealing', 'sealed', 'failed'] as const
export type SealState = (typeof SEAL_STATES)[number]

export const OFFER_LIMITS = {
  text: 200,
  longText: 2000,
  reason: 1000,
  /** Characters in a candidate's question about an offer. */
  question: 2000,
  /** Viewers and those who get a copy, together. */
  recipients: 10,
  perApplication: 20,
  /** Offers that can be sent in a month where the provider set no other number. */
  perMonth: 500,
  /** Hours between two reminders to one signer by hand. */
  reminderHours: 24,
} as const

/** What the evidence of an offer tells of. */
export const OFFER_EVENTS = [
  'attached',
  'sent',
  'delivered',
  'opened',
  'consented',
  'signed',
  'declined',
  'reminded',
  'expired',
  'cancelled',
  'superseded',
  'sealed',
] as const
export type OfferEventKind = (typeof OFFER_EVENTS)[number]
