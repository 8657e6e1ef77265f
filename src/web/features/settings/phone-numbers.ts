// The screen of a company's phone numbers.
import { msg } from '@lingui/core/macro'

import { phoneNumbers } from '#contract/settings/phone-numbers.ts'

import { collectionView } from './collection/collection-words.ts'

const EXAMPLE = '+1 401 555 0134'

export const phoneNumbersView = collectionView(phoneNumbers, {
  href: '/settings/phone-numbers',
  title: msg`Phone numbers`,
  description: msg`The numbers that your text messages come from, and those that candidates can call.`,
  add: msg`Add phone number`,
  find: msg`Find a phone number`,
  empty: {
    title: msg`No phone numbers yet`,
    text: msg`Add the first phone number above.`,
  },
  fields: {
    label: { label: msg`Label` },
    number: {
      label: msg`Phone number`,
      hint: msg`With its country code, such as ${EXAMPLE}.`,
      problem: msg`Enter a valid phone number with its country code, such as ${EXAMPLE}.`,
    },
    purpose: {
      label: msg`Used for`,
      options: {
        texts_and_calls: msg`Text messages and calls`,
        texts: msg`Text messages`,
        calls: msg`Calls`,
      },
      placeholder: msg`Choose a use`,
    },
    is_default_sender: {
      label: msg`Default sender of text messages`,
      hint: msg`It replaces the current default sender.`,
      problem: msg`A number for calls only cannot send text messages.`,
    },
  },
})
