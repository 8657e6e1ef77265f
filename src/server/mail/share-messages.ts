// The words of a shared scorecard, in the three languages of the app. They name no applicant: the page does.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from './mail-shape.ts'

export const SHARE_LABELS: Record<'scorecard-shared', Record<Locale, MailMessages>> = {
  'scorecard-shared': {
    en: {
      subject: '{company} shares a scorecard with you',
      paragraphs: ['{company} asks you to look at the scorecard of an applicant.', '{note}'],
      action: 'Open the scorecard',
      ending: 'The link is yours alone: do not forward it. It needs no account and ends by itself.',
    },
    es: {
      subject: '{company} comparte una ficha de puntuación contigo',
      paragraphs: ['{company} te pide que mires la ficha de puntuación de un candidato.', '{note}'],
      action: 'Abrir la ficha',
      ending:
        'El enlace es solo para ti: no lo reenvíes. No necesita cuenta y caduca automáticamente.',
    },
    fr: {
      subject: '{company} partage une fiche d’évaluation avec vous',
      paragraphs: [
        '{company} vous demande de consulter la fiche d’évaluation d’un candidat.',
        '{note}',
      ],
      action: 'Ouvrir la fiche',
      ending:
        'Ce lien vous est personnel : ne le transférez pas. Il ne demande pas de compte et expire automatiquement.',
    },
  },
}
