import { type JobOffer, listJobOffers } from '../offers/job-offers.ts'
// Example replies of `../offers/offers.ts` and `../offers/signing.ts`.
import {
  cancelOffer,
  createOffer,
  endOffer,
  recordOfferResponse,
  remindSigners,
  retrySigning,
  reviseOffer,
  sendOffer,
  updateOffer,
} from '../offers/offer-commands.ts'
import {
  getOfferSetup,
  listOffers,
  type Offer,
  type OfferSetup,
  previewOffer,
} from '../offers/offers.ts'
import {
  declineLetter,
  getSigningPage,
  type OpenedLetter,
  openLetter,
  signLetter,
  type SigningPage,
} from '../offers/signing.ts'
import { example } from './example.ts'
import { attachedDocument } from './offer-documents.ts'

const AT = '2026-03-04T15:10:00.000Z'

const terms = {
  title: 'Warehouse Lead',
  department: 'Operations',
  location: 'Portland, ME',
  workplace_type: 'on_site',
  manager: 'Mara Lindgren',
  employment_type: 'full_time',
  salary_amount: '52000.00',
  currency: 'USD',
  pay_period: 'year',
  bonus: '',
  equity: '',
  start_date: '2026-04-06',
  contingencies: 'A forklift licence by the first day of work.',
  custom: { signing_bonus: '1500.00' },
} as const

export const offer: Offer = {
  user_offer_id: 21,
  user_smartreq_id: 9001,
  version: 1,
  terms,
  hidden_terms: [],
  state: 'draft',
  seal_state: 'none',
  signing: { provider: 'embedded', is_pending: false, problem: null },
  offer_template_id: 4,
  offer_details_template_id: null,
  language: 'en',
  signing_order: 'company_first',
  expires_on: '2026-03-11',
  expires_at: '2026-03-12T03:59:59.000Z',
  time_zone: 'America/New_York',
  sender: 'Mara Lindgren',
  decline_reason: '',
  note: '',
  recorded: null,
  created_at: AT,
  sent_at: null,
  opened_at: null,
  resolved_at: null,
  signers: [
    {
      offer_signer_id: '0190e5a8-7a52-7a10-8a43-000000000001',
      signer: 'company_1',
      user_id: 12,
      name: 'Mara Lindgren',
      email: 'mara@example.com',
      turn: 1,
      state: 'not_sent',
      sent_at: null,
      opened_at: null,
      signed_at: null,
      reminded_at: null,
      has_failed: false,
    },
    {
      offer_signer_id: '0190e5a8-7a52-7a10-8a43-000000000002',
      signer: 'candidate',
      user_id: null,
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      turn: 3,
      state: 'not_sent',
      sent_at: null,
      opened_at: null,
      signed_at: null,
      reminded_at: null,
      has_failed: false,
    },
  ],
  recipients: [
    {
      offer_signer_id: '0190e5a8-7a52-7a10-8a43-000000000003',
      role: 'viewer',
      user_id: 13,
      name: 'Theo Brandt',
      email: 'theo@example.com',
      state: 'not_sent',
      sent_at: null,
      opened_at: null,
      has_failed: false,
    },
  ],
  previous: null,
  has_document: false,
  can_read_letter: true,
  needs_approval: false,
  approval: null,
}

export const offerSetup: OfferSetup = {
  terms,
  hidden_terms: [],
  expires_on: '2026-03-11',
  fields: [
    { key: 'signing_bonus', name: 'Signing bonus', kind: 'money', options: [], is_required: false },
  ],
  templates: [{ offer_template_id: 4, name: 'Offer letter', language: 'en' }],
  details_templates: [{ offer_details_template_id: 2, name: 'Terms' }],
  signers: [
    { user_id: 12, name: 'Mara Lindgren', email: 'mara@example.com' },
    { user_id: 13, name: 'Theo Brandt', email: 'theo@example.com' },
  ],
  blocked_by: null,
  sends: { used: 12, limit: 500 },
  activity: null,
}

export const jobOffer: JobOffer = {
  user_offer_id: 21,
  user_smartreq_id: 9001,
  applicant_name: 'Ana Ruiz',
  title: 'Warehouse Lead',
  version: 1,
  state: 'sent',
  seal_state: 'none',
  start_date: '2026-04-06',
  expires_at: '2026-03-12T03:59:59.000Z',
  sent_at: AT,
  resolved_at: null,
}

export const signingPage: SigningPage = {
  link_state: 'ready',
  company_name: 'Harbor & Pine',
  is_candidate: true,
  is_reader: false,
  signer_name: 'Ana Ruiz',
  job_title: 'Warehouse Lead',
  sender_name: 'Mara Lindgren',
  language: 'en',
  expires_at: '2026-03-12T03:59:59.000Z',
  time_zone: 'America/New_York',
  resolved_at: null,
  signatures: [{ name: 'Mara Lindgren', signed_at: AT }],
  has_sealed: false,
}

export const openedLetter: OpenedLetter = {
  page_size: 'Letter',
  header: 'Harbor & Pine',
  html: '<p>Dear Ana,</p><p><span data-block="signature" data-signer="candidate"></span></p>',
  footer: '',
  sha256: 'a'.repeat(64),
  signer: 'candidate',
  documents: [attachedDocument],
  consent: { version: 1, text: 'I agree to sign this document electronically.' },
}

const stored = { user_offer_id: 21, version: 1, state: 'draft' } as const

export const offerExamples = [
  example(listOffers, { data: [offer], meta: { page: 1, page_size: 25, total: 1 } }),
  example(getOfferSetup, { data: offerSetup }),
  example(createOffer, { data: stored }),
  example(updateOffer, { data: stored }),
  example(previewOffer, {
    data: {
      page_size: 'Letter',
      language: 'en',
      header: 'Harbor & Pine',
      html: openedLetter.html,
      footer: '',
      missing: [],
      missing_letters: [],
    },
  }),
  example(sendOffer, { data: { ...stored, state: 'sent' } }),
  example(remindSigners, { data: { reminded: 1 } }),
  example(retrySigning, {
    data: { signing: { provider: 'documenso', is_pending: true, problem: null } },
  }),
  example(cancelOffer, { data: { ...stored, state: 'cancelled' } }),
  example(reviseOffer, { data: { ...stored, version: 2 } }),
  example(endOffer, { data: { ...stored, state: 'rescinded' } }),
  example(recordOfferResponse, { data: { ...stored, state: 'accepted' } }),
  example(listJobOffers, { data: [jobOffer], meta: { page: 1, page_size: 25, total: 1 } }),
  example(getSigningPage, { data: signingPage }),
  example(openLetter, { data: openedLetter }),
  example(signLetter, { data: { ...signingPage, link_state: 'signed', resolved_at: AT } }),
  example(declineLetter, { data: { ...signingPage, link_state: 'declined', resolved_at: AT } }),
]
