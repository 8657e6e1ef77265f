// An offer before a company set one up: the base of its own, see `contract/plan-editor/offer-activity.ts`.
import { NOT_PUBLISHED, type Instrument } from '../instrument.ts'

const SLUG = 'offer'

/** Offer, version 1: a title. Nothing of it is answered on a device. */
export const offer: Instrument = {
  slug: SLUG,
  version: 1,
  content: {
    slug: SLUG,
    version: 1,
    kind: 'offer',
    title: { en: 'Offer', es: 'Oferta', fr: 'Offre' },
    instruction: {
      en: 'The company may send you an offer.',
      es: 'La empresa puede enviarte una oferta.',
      fr: 'L’entreprise peut vous envoyer une offre.',
    },
    minutes: 0,
    response_sets: {},
    questions: [],
  },
  scoring: { version: `${SLUG}/1`, range: { min: 1, max: 5 }, scales: [] },
  attributes: [],
  citation: NOT_PUBLISHED,
}
