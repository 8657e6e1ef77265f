// The words of the messages to a user who was signed out: of a company by its admin, or everywhere by the provider; and to
// the address that a user signed in with before.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from './mail-shape.ts'

type SessionMailKind = 'sessions-ended' | 'signed-out-of-company' | 'sign-in-moved'

export const SESSION_LABELS: Record<SessionMailKind, Record<Locale, MailMessages>> = {
  'sessions-ended': {
    en: {
      subject: 'You were signed out of {product} everywhere',
      paragraphs: [
        'The support of {product} ended all of your sessions. Sign in again to go on.',
        'Should someone else know your password, set a new one before that.',
      ],
      action: 'Set a new password',
      ending: 'If you did not ask for this, ask an admin of your company.',
    },
    es: {
      subject: 'Se ha cerrado tu sesión de {product} en todas partes',
      paragraphs: [
        'El equipo de asistencia de {product} ha cerrado todas tus sesiones. Inicia sesión de nuevo para continuar.',
        'Si alguien más puede conocer tu contraseña, elige antes una nueva.',
      ],
      action: 'Elegir una nueva contraseña',
      ending: 'Si no lo has pedido, pregunta a un administrador de tu empresa.',
    },
    fr: {
      subject: 'Vous avez été déconnecté de {product} partout',
      paragraphs: [
        'L’assistance de {product} a mis fin à toutes vos sessions. Reconnectez-vous pour continuer.',
        'Si quelqu’un d’autre peut connaître votre mot de passe, choisissez-en d’abord un nouveau.',
      ],
      action: 'Choisir un nouveau mot de passe',
      ending:
        'Si vous ne l’avez pas demandé, adressez-vous à un administrateur de votre entreprise.',
    },
  },
  'sign-in-moved': {
    en: {
      subject: 'You no longer sign in to {product} with this email address',
      paragraphs: [
        'The support of {product} moved your account to another email address. Its password, its second factors and its sessions ended, and messages no longer come here.',
        'The new address got a link to choose a password.',
      ],
      action: 'Sign in with the new address',
      ending: 'If you did not ask for this, tell an admin of your company at once.',
    },
    es: {
      subject: 'Ya no inicias sesión en {product} con esta dirección de correo',
      paragraphs: [
        'El equipo de asistencia de {product} ha pasado tu cuenta a otra dirección de correo electrónico. La contraseña, los segundos factores y las sesiones han dejado de valer, y los mensajes ya no llegan aquí.',
        'La nueva dirección ha recibido un enlace para elegir una contraseña.',
      ],
      action: 'Iniciar sesión con la nueva dirección',
      ending: 'Si no lo has pedido, avisa cuanto antes a un administrador de tu empresa.',
    },
    fr: {
      subject: 'Vous ne vous connectez plus à {product} avec cette adresse e-mail',
      paragraphs: [
        'L’assistance de {product} a rattaché votre compte à une autre adresse e-mail. Le mot de passe, les seconds facteurs et les sessions ne sont plus valables, et les messages n’arrivent plus ici.',
        'La nouvelle adresse a reçu un lien pour choisir un mot de passe.',
      ],
      action: 'Se connecter avec la nouvelle adresse',
      ending:
        'Si vous ne l’avez pas demandé, prévenez sans attendre un administrateur de votre entreprise.',
    },
  },
  'signed-out-of-company': {
    en: {
      subject: '{company} signed you out',
      paragraphs: [
        'An admin of {company} signed you out of its pages in {product}, on every device. To go on working there, sign in again.',
        'Your own account stays as it is. Should someone else know your password, set a new one.',
      ],
      action: 'Sign in',
      ending: 'If you do not know why, ask an admin of {company}.',
    },
    es: {
      subject: '{company} ha cerrado tu sesión',
      paragraphs: [
        'Un administrador de {company} ha cerrado tu sesión en sus páginas de {product}, en todos tus dispositivos. Para seguir trabajando allí, inicia sesión de nuevo.',
        'Tu propia cuenta no cambia. Si alguien más puede conocer tu contraseña, elige una nueva.',
      ],
      action: 'Iniciar sesión',
      ending: 'Si no sabes por qué, pregunta a un administrador de {company}.',
    },
    fr: {
      subject: '{company} vous a déconnecté',
      paragraphs: [
        'Un administrateur de {company} vous a déconnecté de ses pages dans {product}, sur tous vos appareils. Pour continuer à y travailler, reconnectez-vous.',
        'Votre propre compte ne change pas. Si quelqu’un d’autre peut connaître votre mot de passe, choisissez-en un nouveau.',
      ],
      action: 'Se connecter',
      ending: 'Si vous ne savez pas pourquoi, demandez à un administrateur de {company}.',
    },
  },
}
