// What an interviewer is written to whose feedback is late.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from './mail-shape.ts'

export const FEEDBACK_LABELS: Record<'feedback-reminder', Record<Locale, MailMessages>> = {
  'feedback-reminder': {
    en: {
      subject: 'Your interview feedback for {company} is late',
      paragraphs: [
        'Colleagues at {company} are waiting for your feedback on an interview.',
        'It is best written while you remember the conversation: a recommendation and a few ratings are enough.',
      ],
      action: 'Write my feedback',
      ending: 'You get this message because you conducted an interview.',
    },
    es: {
      subject: 'Tu evaluación de una entrevista para {company} está pendiente',
      paragraphs: [
        'En {company} esperan tu evaluación de una entrevista.',
        'Es mejor escribirla mientras recuerdas la conversación: bastan una recomendación y unas puntuaciones.',
      ],
      action: 'Escribir mi evaluación',
      ending: 'Recibes este mensaje porque hiciste una entrevista.',
    },
    fr: {
      subject: 'Votre évaluation d’un entretien pour {company} est en retard',
      paragraphs: [
        'Vos collègues de {company} attendent votre évaluation d’un entretien.',
        'Mieux vaut l’écrire tant que vous vous souvenez de l’échange : une recommandation et quelques notes suffisent.',
      ],
      action: 'Écrire mon évaluation',
      ending: 'Vous recevez ce message parce que vous avez mené un entretien.',
    },
  },
}
