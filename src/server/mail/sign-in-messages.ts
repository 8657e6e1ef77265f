// The emails to an address that has an account when someone applies with it and no password, or asks for a sign-in link.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from './mail-shape.ts'

type SignInMailKind = 'sign-in-link' | 'account-exists' | 'sign-in-as-usual'

export const SIGN_IN_LABELS: Record<SignInMailKind, Record<Locale, MailMessages>> = {
  'sign-in-link': {
    en: {
      subject: 'Your sign-in link for {product}',
      paragraphs: [
        'Sign in with this link to continue. You need no password.',
        'The link works once, for {minutes} minutes.',
      ],
      action: 'Sign in',
      ending: 'If you did not ask for this, you can ignore this message. Do not forward it.',
    },
    es: {
      subject: 'Tu enlace para iniciar sesión en {product}',
      paragraphs: [
        'Inicia sesión con este enlace para continuar. No necesitas contraseña.',
        'El enlace funciona una sola vez, durante {minutes} minutos.',
      ],
      action: 'Iniciar sesión',
      ending: 'Si no lo has pedido tú, puedes ignorar este mensaje. No lo reenvíes.',
    },
    fr: {
      subject: 'Votre lien de connexion à {product}',
      paragraphs: [
        'Connectez-vous avec ce lien pour continuer. Vous n’avez pas besoin de mot de passe.',
        'Le lien fonctionne une seule fois, pendant {minutes} minutes.',
      ],
      action: 'Se connecter',
      ending: 'Si vous n’avez rien demandé, vous pouvez ignorer ce message. Ne le transférez pas.',
    },
  },
  'account-exists': {
    en: {
      subject: 'You already have a {product} account',
      paragraphs: [
        'Someone, probably you, wanted to apply with this email address. It already has an account.',
        'Sign in the way you usually do to continue.',
      ],
      action: 'Sign in',
      ending: 'If it was not you, you can ignore this message: your account stays as it is.',
    },
    es: {
      subject: 'Ya tienes una cuenta de {product}',
      paragraphs: [
        'Alguien, probablemente tú, quiso postularse con esta dirección de correo, que ya tiene una cuenta.',
        'Inicia sesión como de costumbre para continuar.',
      ],
      action: 'Iniciar sesión',
      ending: 'Si no has sido tú, puedes ignorar este mensaje: tu cuenta no cambia.',
    },
    fr: {
      subject: 'Vous avez déjà un compte {product}',
      paragraphs: [
        'Quelqu’un, sans doute vous, a voulu postuler avec cette adresse e-mail, qui a déjà un compte.',
        'Connectez-vous comme d’habitude pour continuer.',
      ],
      action: 'Se connecter',
      ending:
        'Si ce n’était pas vous, vous pouvez ignorer ce message : votre compte ne change pas.',
    },
  },
  'sign-in-as-usual': {
    en: {
      subject: 'Sign in to {product} the way you usually do',
      paragraphs: [
        'Someone, probably you, asked for a sign-in link for this email address. Your account has more protection than a link: a password, a second step or your company’s sign-in.',
        'Sign in the way you usually do to continue.',
      ],
      action: 'Sign in',
      ending: 'If it was not you, you can ignore this message: your account stays as it is.',
    },
    es: {
      subject: 'Inicia sesión en {product} como de costumbre',
      paragraphs: [
        'Alguien, probablemente tú, pidió un enlace de acceso para esta dirección de correo. Tu cuenta está más protegida que con un enlace: con una contraseña, un segundo paso o el acceso de tu empresa.',
        'Inicia sesión como de costumbre para continuar.',
      ],
      action: 'Iniciar sesión',
      ending: 'Si no has sido tú, puedes ignorar este mensaje: tu cuenta no cambia.',
    },
    fr: {
      subject: 'Connectez-vous à {product} comme d’habitude',
      paragraphs: [
        'Quelqu’un, sans doute vous, a demandé un lien de connexion pour cette adresse e-mail. Votre compte est mieux protégé que par un lien : par un mot de passe, une deuxième étape ou la connexion de votre entreprise.',
        'Connectez-vous comme d’habitude pour continuer.',
      ],
      action: 'Se connecter',
      ending:
        'Si ce n’était pas vous, vous pouvez ignorer ce message : votre compte ne change pas.',
    },
  },
}
