// The phone numbers of a company: those that text messages come from, and those that candidates call.
import { choice, collection, phone, text, yesNo } from '../core/collection.ts'

export const PHONE_PURPOSES = ['texts_and_calls', 'texts', 'calls'] as const
export type PhonePurpose = (typeof PHONE_PURPOSES)[number]

export const phoneNumbers = collection({
  name: 'phone_number',
  nouns: ['phone number', 'phone numbers'],
  path: '/account/v1/:account_id/phone-numbers/',
  flag: 'company_settings_access',
  fields: {
    label: text({ max: 80, isUnique: true }),
    number: phone({ isUnique: true }),
    purpose: choice({ options: PHONE_PURPOSES }),
    /** The number that text messages to applicants come from. */
    is_default_sender: yesNo({ isOnlyOne: true }),
  },
  title: 'label',
  search: ['label', 'number'],
  order: 'title',
  limit: 50,
  uses: [],
})
