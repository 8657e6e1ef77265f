// An interview before a company set one up: what its own are made from, see `contract/interview-setup.ts`.
import { NOT_PUBLISHED, type Instrument } from '../instrument.ts'

const SLUG = 'interview'

/** Interview, version 1: a title. Nothing of it is answered on a device. */
export const interview: Instrument = {
  slug: SLUG,
  version: 1,
  content: {
    slug: SLUG,
    version: 1,
    kind: 'interview',
    title: { en: 'Interview', es: 'Entrevista', fr: 'Entretien' },
    instruction: {
      en: 'The company would like to meet you.',
      es: 'La empresa quiere conocerte.',
      fr: 'L’entreprise souhaite vous rencontrer.',
    },
    minutes: 0,
    response_sets: {},
    questions: [],
  },
  scoring: { version: `${SLUG}/1`, range: { min: 1, max: 5 }, scales: [] },
  attributes: [],
  citation: NOT_PUBLISHED,
}
