// The sections of the settings that are about offers.
import { msg } from '@lingui/core/macro'

import type { SectionGroup } from './section-group.ts'

export const OFFER_SECTIONS: SectionGroup = {
  name: msg`Offers`,
  sections: [
    {
      href: '/settings/offers/offer-fields',
      name: msg`Offer fields`,
      keywords: msg`salary, pay, bonus, custom fields, variables`,
    },
    {
      href: '/settings/offers/offer-letter-templates',
      name: msg`Offer letters`,
      keywords: msg`templates, signature, contract, document`,
    },
    {
      href: '/settings/offers/offer-letter-details-templates',
      name: msg`Offer details templates`,
      keywords: msg`tables, summary of terms, letters`,
    },
    {
      href: '/settings/offers/approval-rules',
      name: msg`Offer approval rules`,
      keywords: msg`approvers, salary, department, chain`,
    },
    {
      href: '/settings/e-signature',
      name: msg`E-signature`,
      keywords: msg`sign, certificate, seal, reminders, deadline, limit`,
    },
  ],
}
