// The words of every message, in the three languages of the app. Values stand in braces: {product}, {minutes}, {days}.
import type { Locale } from '#contract/shape.ts'

import type { MailWords } from './mail-shape.ts'
import { SECOND_FACTOR_WORDS } from './second-factor-words.ts'

export const MAIL_KINDS = [
  'reset-password',
  'verify-email',
  'password-changed',
  'second-factor-added',
  'second-factor-removed',
  'second-factors-reset',
  'recovery-codes-renewed',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** How a message begins: with the name, or without one. */
export const GREETINGS: Record<Locale, { readonly named: string; readonly plain: string }> = {
  en: { named: 'Hello {name},', plain: 'Hello,' },
  es: { named: 'Hola, {name}:', plain: 'Hola:' },
  fr: { named: 'Bonjour {name},', plain: 'Bonjour,' },
}

export const MAIL_WORDS: Record<MailKind, Record<Locale, MailWords>> = {
  'reset-password': {
    en: {
      subject: 'Set a new {product} password',
      paragraphs: [
        'You asked to set a new password for your account.',
        'This link works once, for {minutes} minutes.',
      ],
      action: 'Set a new password',
      ending:
        'If you did not ask for this, you can ignore this message: your password stays as it is.',
    },
    es: {
      subject: 'Elige una nueva contraseña de {product}',
      paragraphs: [
        'Has pedido elegir una nueva contraseña para tu cuenta.',
        'Este enlace funciona una sola vez, durante {minutes} minutos.',
      ],
      action: 'Elegir una nueva contraseña',
      ending:
        'Si no lo has pedido tú, puedes ignorar este mensaje: tu contraseña sigue siendo la misma.',
    },
    fr: {
      subject: 'Choisissez un nouveau mot de passe {product}',
      paragraphs: [
        'Vous avez demandé à choisir un nouveau mot de passe pour votre compte.',
        'Ce lien fonctionne une seule fois, pendant {minutes} minutes.',
      ],
      action: 'Choisir un nouveau mot de passe',
      ending:
        'Si vous n’avez rien demandé, vous pouvez ignorer ce message : votre mot de passe reste le même.',
    },
  },
  'verify-email': {
    en: {
      subject: 'Confirm your email address for {product}',
      paragraphs: [
        'Please confirm that this is your email address.',
        'This link works for {days} days.',
      ],
      action: 'Confirm my email address',
      ending: 'If you did not create an account, you can ignore this message.',
    },
    es: {
      subject: 'Confirma tu correo electrónico para {product}',
      paragraphs: [
        'Confirma, por favor, que esta es tu dirección de correo electrónico.',
        'Este enlace funciona durante {days} días.',
      ],
      action: 'Confirmar mi correo electrónico',
      ending: 'Si no has creado ninguna cuenta, puedes ignorar este mensaje.',
    },
    fr: {
      subject: 'Confirmez votre adresse e-mail pour {product}',
      paragraphs: [
        'Veuillez confirmer que cette adresse e-mail est bien la vôtre.',
        'Ce lien fonctionne pendant {days} jours.',
      ],
      action: 'Confirmer mon adresse e-mail',
      ending: 'Si vous n’avez pas créé de compte, vous pouvez ignorer ce message.',
    },
  },
  'password-changed': {
    en: {
      subject: 'Your {product} password was changed',
      paragraphs: [
        'The password of your account was changed, and other devices were signed out.',
        'If that was you, there is nothing to do.',
      ],
      action: 'It was not me: set a new password',
      ending: 'You get this message because your password is what protects your account.',
    },
    es: {
      subject: 'Tu contraseña de {product} ha cambiado',
      paragraphs: [
        'La contraseña de tu cuenta ha cambiado y se ha cerrado la sesión en los demás dispositivos.',
        'Si has sido tú, no tienes que hacer nada.',
      ],
      action: 'No he sido yo: elegir una nueva contraseña',
      ending: 'Recibes este mensaje porque tu contraseña protege tu cuenta.',
    },
    fr: {
      subject: 'Votre mot de passe {product} a été modifié',
      paragraphs: [
        'Le mot de passe de votre compte a été modifié et les autres appareils ont été déconnectés.',
        'Si c’était vous, vous n’avez rien à faire.',
      ],
      action: 'Ce n’était pas moi : choisir un nouveau mot de passe',
      ending: 'Vous recevez ce message parce que votre mot de passe protège votre compte.',
    },
  },
  ...SECOND_FACTOR_WORDS,
}
