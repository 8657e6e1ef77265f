// Example replies of `../offers/offer-details-templates.ts`.
import {
  archiveOfferDetailsTemplate,
  createOfferDetailsTemplate,
  getOfferDetailsTemplate,
  listOfferDetailsTemplates,
  type OfferDetailsTemplate,
  saveOfferDetailsTemplate,
} from '../offers/offer-details-templates.ts'
import { example } from './example.ts'

export const offerDetailsTemplate: OfferDetailsTemplate = {
  offer_details_template_id: 51,
  name: 'Pay and dates',
  rows: [
    { field_key: 'salary_amount', label: 'Annual salary', is_omitted_when_empty: false },
    { field_key: 'bonus', label: 'Bonus', is_omitted_when_empty: true },
    { field_key: 'start_date', label: 'Start date', is_omitted_when_empty: false },
  ],
  is_archived: false,
  updated_at: '2026-03-02T10:00:00.000Z',
}
const meta = { page: 1, page_size: 25, total: 1 }
const one = { data: offerDetailsTemplate }

export const offerDetailsExamples = [
  example(listOfferDetailsTemplates, { data: [offerDetailsTemplate], meta }),
  example(createOfferDetailsTemplate, one),
  example(getOfferDetailsTemplate, one),
  example(saveOfferDetailsTemplate, one),
  example(archiveOfferDetailsTemplate, { data: { ...offerDetailsTemplate, is_archived: true } }),
]
