// Example replies of `../offers/own-offers.ts`.
import {
  askAboutOffer,
  listOwnOfferMessages,
  listOwnOffers,
  type OwnOffer,
  type OwnOfferMessage,
} from '../offers/own-offers.ts'
import { example } from './example.ts'

export const ownOffer: OwnOffer = {
  user_offer_id: 21,
  ref_id: 801,
  company_name: 'Harbor & Pine Logistics',
  job_title: 'Warehouse Lead',
  title: 'Warehouse Lead, night shift',
  state: 'to_answer',
  expires_at: '2026-03-12T03:59:59.000Z',
  time_zone: 'America/New_York',
  sent_at: '2026-03-04T15:10:00.000Z',
  document: 'frozen',
  documents: [],
  link: '/sign/some-token',
}

export const ownOfferMessage: OwnOfferMessage = {
  message_id: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7401',
  from: 'candidate',
  sender_name: null,
  text: 'Can I start a week later?',
  at: '2026-03-05T09:00:00.000Z',
}

export const ownOfferAnswer: OwnOfferMessage = {
  message_id: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7402',
  from: 'company',
  sender_name: 'Mara Lindgren',
  text: 'Yes, April 13 works for us.',
  at: '2026-03-05T11:30:00.000Z',
}

const meta = { page: 1, page_size: 25 }

export const ownOfferExamples = [
  example(listOwnOffers, { data: [ownOffer], meta: { ...meta, total: 1 } }),
  example(listOwnOfferMessages, {
    data: [ownOfferAnswer, ownOfferMessage],
    meta: { ...meta, total: 2 },
  }),
  example(askAboutOffer, { data: ownOfferMessage }),
]
