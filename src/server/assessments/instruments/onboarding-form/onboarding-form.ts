// The onboarding form before a company's own is chosen: what an activity is made from, see `kinds/application-form.ts`.
import { NOT_PUBLISHED, type Instrument } from '../instrument.ts'

const SLUG = 'onboarding-form'

/** The onboarding form, version 1: title and instruction; the company's forms have the fields. */
export const onboardingForm: Instrument = {
  slug: SLUG,
  version: 1,
  content: {
    slug: SLUG,
    version: 1,
    kind: 'onboarding-form',
    title: {
      en: 'Onboarding form',
      es: 'Formulario de incorporación',
      fr: 'Formulaire d’intégration',
    },
    instruction: {
      en: 'Tell the company what it needs to know for your first day. What your profile says already is filled in; you can change your answers until you submit them.',
      es: 'Dile a la empresa lo que necesita saber para tu primer día. Lo que ya dice tu perfil está rellenado; puedes cambiar tus respuestas hasta que las envíes.',
      fr: 'Indiquez à l’entreprise ce qu’elle doit savoir pour votre premier jour. Ce que dit déjà votre profil est prérempli ; vous pouvez modifier vos réponses jusqu’à leur envoi.',
    },
    minutes: 0,
    response_sets: {},
    questions: [],
  },
  scoring: { version: `${SLUG}/1`, range: { min: 1, max: 5 }, scales: [] },
  attributes: [],
  citation: NOT_PUBLISHED,
}
