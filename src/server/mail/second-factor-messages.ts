// The words of the messages about the second step of a sign-in, which no one asked for: they warn the user who it was not.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from './mail-shape.ts'

type Kind =
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'second-factors-reset'
  | 'recovery-codes-renewed'

/** What the link says, and why the message came: the same for all of them. */
const SHARED: Record<Locale, Pick<MailMessages, 'action' | 'ending'>> = {
  en: {
    action: 'It was not me: set a new password',
    ending: 'You get this message because the second step protects your account.',
  },
  es: {
    action: 'No he sido yo: elegir una nueva contraseña',
    ending: 'Recibes este mensaje porque el segundo paso protege tu cuenta.',
  },
  fr: {
    action: 'Ce n’était pas moi : choisir un nouveau mot de passe',
    ending: 'Vous recevez ce message parce que la deuxième étape protège votre compte.',
  },
}

export const SECOND_FACTOR_LABELS: Record<Kind, Record<Locale, MailMessages>> = {
  'second-factor-added': {
    en: {
      subject: 'A second step was added to your {product} sign-in',
      paragraphs: [
        'An authenticator app or a passkey was added to your account.',
        'If that was you, there is nothing to do.',
      ],
      ...SHARED.en,
    },
    es: {
      subject: 'Se ha añadido un segundo paso a tu acceso a {product}',
      paragraphs: [
        'Se ha añadido a tu cuenta una aplicación de autenticación o una llave de acceso.',
        'Si has sido tú, no tienes que hacer nada.',
      ],
      ...SHARED.es,
    },
    fr: {
      subject: 'Une deuxième étape a été ajoutée à votre connexion {product}',
      paragraphs: [
        'Une application d’authentification ou une clé d’accès a été ajoutée à votre compte.',
        'Si c’était vous, vous n’avez rien à faire.',
      ],
      ...SHARED.fr,
    },
  },
  'second-factor-removed': {
    en: {
      subject: 'A second step was removed from your {product} sign-in',
      paragraphs: [
        'An authenticator app or a passkey was removed from your account.',
        'If that was you, there is nothing to do.',
      ],
      ...SHARED.en,
    },
    es: {
      subject: 'Se ha quitado un segundo paso de tu acceso a {product}',
      paragraphs: [
        'Se ha quitado de tu cuenta una aplicación de autenticación o una llave de acceso.',
        'Si has sido tú, no tienes que hacer nada.',
      ],
      ...SHARED.es,
    },
    fr: {
      subject: 'Une deuxième étape a été retirée de votre connexion {product}',
      paragraphs: [
        'Une application d’authentification ou une clé d’accès a été retirée de votre compte.',
        'Si c’était vous, vous n’avez rien à faire.',
      ],
      ...SHARED.fr,
    },
  },
  'second-factors-reset': {
    en: {
      subject: 'The second step of your {product} sign-in was reset',
      paragraphs: [
        'An admin of your company removed your authenticator app and your passkeys, and you were signed out everywhere.',
        'If you asked for that, sign in with your password and set them up again.',
      ],
      ...SHARED.en,
    },
    es: {
      subject: 'Se ha restablecido el segundo paso de tu acceso a {product}',
      paragraphs: [
        'Un administrador de tu empresa ha quitado tu aplicación de autenticación y tus llaves de acceso, y se ha cerrado tu sesión en todas partes.',
        'Si lo has pedido tú, inicia sesión con tu contraseña y configúralas de nuevo.',
      ],
      ...SHARED.es,
    },
    fr: {
      subject: 'La deuxième étape de votre connexion {product} a été réinitialisée',
      paragraphs: [
        'Un administrateur de votre entreprise a retiré votre application d’authentification et vos clés d’accès, et vous avez été déconnecté partout.',
        'Si vous l’avez demandé, connectez-vous avec votre mot de passe et configurez-les à nouveau.',
      ],
      ...SHARED.fr,
    },
  },
  'recovery-codes-renewed': {
    en: {
      subject: 'You have new {product} recovery codes',
      paragraphs: [
        'New recovery codes were made for your account. The old ones do not work any more.',
        'If that was you, there is nothing to do.',
      ],
      ...SHARED.en,
    },
    es: {
      subject: 'Tienes nuevos códigos de recuperación de {product}',
      paragraphs: [
        'Se han creado nuevos códigos de recuperación para tu cuenta. Los anteriores ya no funcionan.',
        'Si has sido tú, no tienes que hacer nada.',
      ],
      ...SHARED.es,
    },
    fr: {
      subject: 'Vous avez de nouveaux codes de récupération {product}',
      paragraphs: [
        'De nouveaux codes de récupération ont été créés pour votre compte. Les anciens ne fonctionnent plus.',
        'Si c’était vous, vous n’avez rien à faire.',
      ],
      ...SHARED.fr,
    },
  },
}
