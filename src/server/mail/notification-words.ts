// What staff are written to about the applications that they see. It names no applicant: messages stay where they are sent.
import type { Locale } from '#contract/shape.ts'

import type { MailWords } from './mail-shape.ts'

export const NOTIFICATION_WORDS: Record<'application-submitted', Record<Locale, MailWords>> = {
  'application-submitted': {
    en: {
      subject: 'A new application for {job}',
      paragraphs: ['Somebody has handed in an application for {job} at {company}.'],
      action: 'Open the scorecard',
      ending:
        'You get this message because one of your roles asks for it. Whoever keeps the settings of {company} can change that.',
    },
    es: {
      subject: 'Una nueva candidatura para {job}',
      paragraphs: ['Alguien ha entregado una candidatura para {job} en {company}.'],
      action: 'Abrir la ficha de evaluación',
      ending:
        'Recibes este mensaje porque uno de tus roles lo pide. Quien lleva la configuración de {company} puede cambiarlo.',
    },
    fr: {
      subject: 'Une nouvelle candidature pour {job}',
      paragraphs: ['Une candidature pour {job} a été remise chez {company}.'],
      action: 'Ouvrir la fiche d’évaluation',
      ending:
        'Vous recevez ce message parce que l’un de vos rôles le demande. La personne qui gère les paramètres de {company} peut le changer.',
    },
  },
}
