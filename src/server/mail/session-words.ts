// The words of the message to somebody whose sessions an admin of their company ended.
import type { Locale } from '#contract/shape.ts'

import type { MailWords } from './mail-shape.ts'

export const SESSION_WORDS: Record<'sessions-ended', Record<Locale, MailWords>> = {
  'sessions-ended': {
    en: {
      subject: 'You were signed out of {product} everywhere',
      paragraphs: [
        'An admin of your company ended all of your sessions. Sign in again to go on.',
        'Should somebody else know your password, set a new one before that.',
      ],
      action: 'Set a new password',
      ending: 'If you do not know why, ask an admin of your company.',
    },
    es: {
      subject: 'Se ha cerrado tu sesión de {product} en todas partes',
      paragraphs: [
        'Un administrador de tu empresa ha cerrado todas tus sesiones. Inicia sesión de nuevo para continuar.',
        'Si alguien más puede conocer tu contraseña, elige antes una nueva.',
      ],
      action: 'Elegir una nueva contraseña',
      ending: 'Si no sabes por qué, pregunta a un administrador de tu empresa.',
    },
    fr: {
      subject: 'Vous avez été déconnecté de {product} partout',
      paragraphs: [
        'Un administrateur de votre entreprise a mis fin à toutes vos sessions. Reconnectez-vous pour continuer.',
        'Si quelqu’un d’autre peut connaître votre mot de passe, choisissez-en d’abord un nouveau.',
      ],
      action: 'Choisir un nouveau mot de passe',
      ending: 'Si vous ne savez pas pourquoi, demandez à un administrateur de votre entreprise.',
    },
  },
}
