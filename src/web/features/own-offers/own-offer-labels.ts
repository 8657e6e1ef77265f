import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { OwnOfferState } from '#contract/offers/own-offers.ts'
import type { Tone } from '#web/ui/feedback/badge.tsx'

type Label = { readonly text: MessageDescriptor; readonly tone: Tone }

export const OWN_OFFER_LABELS: Readonly<Record<OwnOfferState, Label>> = {
  to_answer: { text: msg`Waiting for your answer`, tone: 'amber' },
  waiting_for_company: { text: msg`Signed by you`, tone: 'blue' },
  accepted: { text: msg`Accepted`, tone: 'green' },
  declined: { text: msg`Declined`, tone: 'neutral' },
  expired: { text: msg`Expired`, tone: 'neutral' },
  withdrawn: { text: msg`Withdrawn by the company`, tone: 'neutral' },
}
