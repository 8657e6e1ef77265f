// What a candidate is sent who withdrew an application. `{ended}`: see `ended-with-application.ts`; `{again}`: `apply-again.ts`.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from './mail-shape.ts'

export const WITHDRAWAL_LABELS: Record<'application-withdrawn', Record<Locale, MailMessages>> = {
  'application-withdrawn': {
    en: {
      subject: 'You withdrew your application for {job}',
      paragraphs: [
        'You withdrew your application for {job}, and {company} will not consider it any further.',
        '{ended}',
        '{again}',
      ],
      action: 'Open your progress',
      ending: 'If you did not withdraw it, tell {company}.',
    },
    es: {
      subject: 'Retiraste tu candidatura para {job}',
      paragraphs: [
        'Retiraste tu candidatura para {job} y {company} ya no la tendrá en cuenta.',
        '{ended}',
        '{again}',
      ],
      action: 'Abrir tu progreso',
      ending: 'Si no la retiraste tú, avisa a {company}.',
    },
    fr: {
      subject: 'Vous avez retiré votre candidature pour {job}',
      paragraphs: [
        'Vous avez retiré votre candidature pour {job} et {company} ne l’examinera plus.',
        '{ended}',
        '{again}',
      ],
      action: 'Ouvrir votre progression',
      ending: 'Si vous ne l’avez pas retirée, prévenez {company}.',
    },
  },
}
