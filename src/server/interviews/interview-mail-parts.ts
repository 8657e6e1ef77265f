// What several messages about interviews have in common, in the three languages of the app.
import type { Locale } from '#contract/shape.ts'

/** Why someone gets a message about an interview. */
export const INTERVIEW_ENDINGS: Record<Locale, string> = {
  en: 'You get this message because you have an interview for {job} at {company}.',
  es: 'Recibes este mensaje porque tienes una entrevista para {job} en {company}.',
  fr: 'Vous recevez ce message parce que vous avez un entretien pour {job} chez {company}.',
}

export const OPEN_INTERVIEW: Record<Locale, string> = {
  en: 'Open the interview',
  es: 'Abrir la entrevista',
  fr: 'Ouvrir l’entretien',
}

export const OPEN_SCORECARD: Record<Locale, string> = {
  en: 'Open the scorecard',
  es: 'Abrir la ficha de evaluación',
  fr: 'Ouvrir la fiche d’évaluation',
}
