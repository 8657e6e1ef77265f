// Screening questions before a company wrote any: what its own are made from, see `kinds/screening-questions.ts`.
import { NOT_PUBLISHED, type Instrument } from '../instrument.ts'

const SLUG = 'screening-questions'

/** Screening questions, version 1: title and instruction; each company writes the questions. */
export const screeningQuestions: Instrument = {
  slug: SLUG,
  version: 1,
  content: {
    slug: SLUG,
    version: 1,
    kind: 'screening-questions',
    title: {
      en: 'Screening questions',
      es: 'Preguntas de preselección',
      fr: 'Questions de présélection',
    },
    instruction: {
      en: 'The company asks you some questions about yourself and this position. Answer in your own words; you can change your answers until you submit them.',
      es: 'La empresa te hace algunas preguntas sobre ti y sobre este puesto. Responde con tus propias palabras; puedes cambiar tus respuestas hasta que las envíes.',
      fr: 'L’entreprise vous pose quelques questions sur vous et sur ce poste. Répondez avec vos propres mots ; vous pouvez modifier vos réponses jusqu’à leur envoi.',
    },
    minutes: 0,
    response_sets: {},
    questions: [],
  },
  scoring: { version: `${SLUG}/1`, range: { min: 1, max: 5 }, scales: [] },
  attributes: [],
  citation: NOT_PUBLISHED,
}
