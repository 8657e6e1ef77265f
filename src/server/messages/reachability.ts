// Whether an applicant can be written to by a channel: asked when a message is ordered, and again when it goes out.
import type { MessageChannel, SkipReason } from '#contract/messages/messages.ts'

import type { Recipient } from './message-repository.ts'

type Reach = Pick<Recipient, 'isOptedOut' | 'email' | 'wantsTexts' | 'phoneNumber'>

/** Null for one who can be. */
export function skipReasonOf(to: Reach, channel: MessageChannel): SkipReason | null {
  if (channel === 'email') {
    if (to.isOptedOut) return 'opted_out'
    return to.email === '' ? 'no_address' : null
  }
  if (to.wantsTexts !== true) return 'no_consent'
  return (to.phoneNumber ?? '') === '' ? 'no_phone' : null
}

/** What is written down of a message that could not go out for it. */
export const SKIP_FAILURES: Readonly<Record<SkipReason, string>> = {
  opted_out: 'Stopped emails.',
  no_address: 'No address.',
  no_consent: 'Does not want texts.',
  no_phone: 'No phone number.',
}
