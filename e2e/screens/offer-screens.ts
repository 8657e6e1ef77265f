/** Offers in the settings of a company. */
import type { Screen } from './screen.ts'

export const offerSettingsScreens: Screen[] = [
  {
    name: 'settings-offer-fields',
    path: '/settings/offers/offer-fields',
    role: 'admin',
    title: 'Offer fields',
  },
  {
    name: 'settings-offer-letters',
    path: '/settings/offers/offer-letter-templates',
    role: 'admin',
    title: 'Offer letters',
  },
  {
    name: 'settings-offer-letter-new',
    path: '/settings/offers/offer-letter-templates/new',
    role: 'admin',
    title: 'New offer letter',
  },
  {
    name: 'settings-offer-details',
    path: '/settings/offers/offer-letter-details-templates',
    role: 'admin',
    title: 'Offer details templates',
  },
  {
    name: 'settings-offer-details-new',
    path: '/settings/offers/offer-letter-details-templates/new',
    role: 'admin',
    title: 'New details template',
  },
  {
    name: 'settings-offer-approval-rules',
    path: '/settings/offers/approval-rules',
    role: 'admin',
    title: 'Offer approval rules',
  },
  {
    name: 'settings-e-signature',
    path: '/settings/e-signature',
    role: 'admin',
    title: 'E-signature',
  },
]
