// An offer as a recruiter sets it up in a plan, and example replies of `../plan-editor/offer-activity.ts`.
import {
  getOfferActivityOptions,
  type OfferActivity,
  type OfferActivityOptions,
} from '../plan-editor/offer-activity.ts'
import { example } from './example.ts'

export const offerActivity: OfferActivity = {
  kind: 'offer',
  offer_template_id: 11,
  offer_details_template_id: null,
  signer_roles: ['hiring_manager'],
  signing_order: 'company_first',
  expiry_days: 5,
  reminder: 'own',
  reminder_hours: 24,
  on_acceptance: 'next_step',
  on_decline: 'sender_task',
}

export const offerActivityOptions: OfferActivityOptions = {
  templates: [{ offer_template_id: 11, name: 'Standard offer', language: 'en' }],
  details_templates: [{ offer_details_template_id: 4, name: 'Pay and start' }],
  expiry_days: 7,
  reminder_hours: 48,
  has_approval_rules: true,
  can_edit_rules: true,
}

export const offerActivityExamples = [
  example(getOfferActivityOptions, { data: offerActivityOptions }),
]
