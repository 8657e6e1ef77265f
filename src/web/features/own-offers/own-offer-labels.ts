import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { OwnOfferState } from '#contract/offers/own-offers.ts'
import type { Tone } from '#web/ui/feedback/badge.tsx'

type Label = { readonly text: MessageDescriptor; readonly tone: Tone }

export const OWN_OFFER_LABELS: Readonly<Record<OwnOfferState, Label>> = {
  to_answer: { text: msg`Waiting for your answer`, tone: 'amber' },
  waiting_for_company: { text: msg`Signed by you`, tone: 'blue' },
  accepted: { text: msg({ message: 'Accepted', context: 'offer' }), tone: 'green' },
  declined: { text: msg({ message: 'Declined', context: 'offer' }), tone: 'neutral' },
  expired: { text: msg({ message: 'Expired', context: 'offer' }), tone: 'neutral' },
  withdrawn: { text: msg`Withdrawn by the company`, tone: 'neutral' },
}
