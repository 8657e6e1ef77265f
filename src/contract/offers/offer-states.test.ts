import { describe, expect, it } from 'vitest'

import {
  applicationAfterOffer,
  OFFER_ACTIONS,
  OFFER_STATES,
  offerStateAfter,
  turnOf,
  type OfferState,
} from './offer-states.ts'

/** Every transition there is; what is not listed is refused. */
const EXPECTED: Readonly<
  Record<OfferState, Partial<Record<(typeof OFFER_ACTIONS)[number], OfferState>>>
> = {
  draft: {
    edit: 'draft',
    request_approval: 'pending_approval',
    send: 'sent',
    cancel: 'cancelled',
    record_acceptance: 'accepted',
    record_decline: 'declined',
  },
  pending_approval: {
    edit: 'draft',
    approve: 'approved',
    reject_approval: 'approval_rejected',
    cancel: 'cancelled',
  },
  approved: {
    edit: 'draft',
    send: 'sent',
    cancel: 'cancelled',
    record_acceptance: 'accepted',
    record_decline: 'declined',
  },
  approval_rejected: { edit: 'draft', request_approval: 'pending_approval', cancel: 'cancelled' },
  sent: {
    revise: 'draft',
    remind: 'sent',
    open: 'opened',
    sign: 'partially_signed',
    accept: 'accepted',
    decline: 'declined',
    expire: 'expired',
    cancel: 'cancelled',
    record_acceptance: 'accepted',
    record_decline: 'declined',
  },
  opened: {
    revise: 'draft',
    remind: 'opened',
    sign: 'partially_signed',
    accept: 'accepted',
    decline: 'declined',
    expire: 'expired',
    cancel: 'cancelled',
    record_acceptance: 'accepted',
    record_decline: 'declined',
  },
  partially_signed: {
    revise: 'draft',
    remind: 'partially_signed',
    sign: 'partially_signed',
    accept: 'accepted',
    decline: 'declined',
    expire: 'expired',
    cancel: 'cancelled',
    record_acceptance: 'accepted',
    record_decline: 'declined',
  },
  accepted: { rescind: 'rescinded', renege: 'reneged' },
  declined: { revise: 'draft' },
  expired: {
    revise: 'draft',
    resend: 'sent',
    cancel: 'cancelled',
    record_acceptance: 'accepted',
    record_decline: 'declined',
  },
  cancelled: {},
  rescinded: {},
  reneged: {},
}

const PAIRS = OFFER_STATES.flatMap((state) =>
  OFFER_ACTIONS.map((action) => [state, action] as const),
)

describe('the states of an offer', () => {
  it.each(PAIRS)('from %s, %s leads where the table says, or nowhere', (state, action) => {
    expect(offerStateAfter(state, action)).toBe(EXPECTED[state][action] ?? null)
  })

  it('gives the application back to the list whenever an offer that was out ends without an acceptance', () => {
    const ending = ['decline', 'record_decline', 'expire', 'cancel', 'rescind', 'renege'] as const
    expect(ending.map((action) => applicationAfterOffer(action))).toEqual(
      ending.map(() => 'active'),
    )
  })

  it('lets the parties sign in the chosen order', () => {
    const turns = (order: Parameters<typeof turnOf>[1]) =>
      (['candidate', 'company_1', 'company_2'] as const).map((signer) => turnOf(signer, order))
    expect(turns('candidate_first')).toEqual([1, 2, 3])
    expect(turns('company_first')).toEqual([3, 1, 2])
    expect(turns('parallel')).toEqual([1, 1, 1])
  })
})
