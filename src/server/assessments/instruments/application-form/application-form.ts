// The application form before a company designed any: what its own is made from, see `kinds/application-form.ts`.
import { NOT_PUBLISHED, type Instrument } from '../instrument.ts'

const SLUG = 'application-form'

/** The application form, version 1: title and instruction; each company chooses the fields. */
export const applicationForm: Instrument = {
  slug: SLUG,
  version: 1,
  content: {
    slug: SLUG,
    version: 1,
    kind: 'application-form',
    title: {
      en: 'Application form',
      es: 'Formulario de candidatura',
      fr: 'Formulaire de candidature',
    },
    instruction: {
      en: 'Tell the company how to reach you and what it needs to know for this position. What your profile says already is filled in; you can change your answers until you submit them.',
      es: 'Dile a la empresa cómo contactarte y lo que necesita saber para este puesto. Lo que ya dice tu perfil está rellenado; puedes cambiar tus respuestas hasta que las envíes.',
      fr: 'Indiquez à l’entreprise comment vous joindre et ce qu’elle doit savoir pour ce poste. Ce que dit déjà votre profil est prérempli ; vous pouvez modifier vos réponses jusqu’à leur envoi.',
    },
    minutes: 0,
    response_sets: {},
    questions: [],
  },
  scoring: { version: `${SLUG}/1`, range: { min: 1, max: 5 }, scales: [] },
  attributes: [],
  citation: NOT_PUBLISHED,
}
