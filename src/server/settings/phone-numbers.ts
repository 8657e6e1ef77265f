// The phone numbers of a company: one of them is the sender of its text messages.
import { phoneNumbers } from '#contract/settings/phone-numbers.ts'

import { servedCollection } from '../access/collections/served-collection.ts'
import { phoneNumber } from '../db/schema/phone-number.ts'

export const servedPhoneNumbers = servedCollection(phoneNumbers, {
  table: phoneNumber,
  uses: {},
  check: (_, { is_default_sender: isSender, purpose }) =>
    isSender && purpose === 'calls'
      ? { is_default_sender: 'A number for calls only sends no text messages.' }
      : {},
})
