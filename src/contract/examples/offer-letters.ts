// Example replies of `../offers/offer-letters.ts`.
import {
  archiveOfferTemplate,
  createOfferTemplate,
  duplicateOfferTemplate,
  getOfferTemplate,
  getOfferTemplateVersion,
  type ListedOfferLetter,
  listOfferLetters,
  listOfferTemplateVersions,
  type OfferLetter,
  previewOfferTemplate,
  saveOfferTemplate,
} from '../offers/offer-letters.ts'
import { example } from './example.ts'

const listed: ListedOfferLetter = {
  offer_template_id: 41,
  name: 'Standard offer',
  language: 'en',
  page_size: 'Letter',
  version: 2,
  is_archived: false,
  updated_at: '2026-03-02T10:00:00.000Z',
}
export const offerLetter: OfferLetter = {
  ...listed,
  header: '{{company_name}}',
  body_html:
    '<p>Dear {{first_name}},</p><p>We offer you the position of {{title}} from {{start_date|:a date to be agreed}}.</p><p>{{details}}</p><p>{{signature:candidate}}</p>',
  footer: 'Confidential',
}
const listedOfferLetters: ListedOfferLetter[] = [
  listed,
  { ...listed, offer_template_id: 42, name: 'Carta de oferta', language: 'es', version: 1 },
]
const version = {
  version: 2,
  page_size: 'Letter' as const,
  header: offerLetter.header,
  footer: offerLetter.footer,
  saved_at: '2026-03-02T10:00:00.000Z',
}
const meta = { page: 1, page_size: 25, total: 2 }

export const offerLetterExamples = [
  example(listOfferLetters, { data: listedOfferLetters, meta }),
  example(createOfferTemplate, { data: offerLetter }),
  example(getOfferTemplate, { data: offerLetter }),
  example(saveOfferTemplate, { data: offerLetter }),
  example(archiveOfferTemplate, { data: { ...offerLetter, is_archived: true } }),
  example(duplicateOfferTemplate, { data: { ...offerLetter, offer_template_id: 43, version: 1 } }),
  example(listOfferTemplateVersions, {
    data: [version, { ...version, version: 1, saved_at: '2026-02-02T10:00:00.000Z' }],
    meta,
  }),
  example(getOfferTemplateVersion, { data: { ...version, body_html: offerLetter.body_html } }),
  example(previewOfferTemplate, {
    data: {
      path: '/account/v1/template-preview/0b0f1e2d-3c4b-8a69-8788-96a5b4c3d2e1/',
      unknown: [],
    },
  }),
]
