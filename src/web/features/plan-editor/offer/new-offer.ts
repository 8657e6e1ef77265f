import type { OfferActivity } from '#contract/plan-editor/offer-activity.ts'

/** What an offer activity is like before staff change it. */
export function newOffer(): OfferActivity {
  return {
    kind: 'offer',
    offer_template_id: null,
    offer_details_template_id: null,
    signer_roles: [],
    signing_order: 'company_first',
    expiry_days: null,
    reminder: 'company',
    reminder_hours: 48,
    on_acceptance: 'nothing',
    on_decline: 'sender_task',
  }
}
