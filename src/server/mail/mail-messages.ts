// The words of every message, in the three languages of the app. Values stand in braces: see `compose-mail.ts`.
import type { Locale } from '#contract/core/shape.ts'

import { APPROVAL_LABELS } from './approval-messages.ts'
import { CALENDAR_LABELS } from './calendar-messages.ts'
import { CERTIFICATE_LABELS } from './certificate-messages.ts'
import { FEEDBACK_LABELS } from './feedback-messages.ts'
import { HIRE_LABELS } from './hire-messages.ts'
import { INVITATION_LABELS, type InvitationMailKind } from './invitation-messages.ts'
import type { MailMessages } from './mail-shape.ts'
import { NOTIFICATION_LABELS } from './notification-messages.ts'
import { PROMISE_LABELS } from './promise-messages.ts'
import { SECOND_FACTOR_LABELS } from './second-factor-messages.ts'
import { SESSION_LABELS } from './session-messages.ts'
import { SHARE_LABELS } from './share-messages.ts'
import { SIGN_IN_LABELS } from './sign-in-messages.ts'
import { WITHDRAWAL_LABELS } from './withdrawal-messages.ts'

/** What users are sent: about their own accounts, and about what their roles ask for. */
export const MAIL_KINDS = [
  'reset-password',
  'verify-email',
  'sign-in-link',
  'account-exists',
  'sign-in-as-usual',
  'password-changed',
  'erasure-requested',
  'export-ready',
  'second-factor-added',
  'second-factor-removed',
  'second-factors-reset',
  'recovery-codes-renewed',
  'sessions-ended',
  'sign-in-moved',
  'signed-out-of-company',
  'application-submitted',
  'activity-completed',
  'human-review-asked',
  'human-review-kept',
  'human-review-overturned',
  'application-received',
  'application-withdrawn',
  'hired-welcome',
  'approval-requested',
  'requisition-approved',
  'requisition-returned',
  'offer-approval-requested',
  'offer-approved',
  'offer-returned',
  'calendar-invitation',
  'feedback-reminder',
  'comment-mention',
  'applicant-replied',
  'answer-overdue',
  'answer-owed',
  'certificate-renewed',
  'certificate-expiring',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** How a message begins: with the name, or without one. */
export const GREETINGS: Record<Locale, { readonly named: string; readonly plain: string }> = {
  en: { named: 'Hello {name},', plain: 'Hello,' },
  es: { named: 'Hola, {name}:', plain: 'Hola:' },
  fr: { named: 'Bonjour {name},', plain: 'Bonjour,' },
}

export const MAIL_LABELS: Record<
  MailKind | InvitationMailKind | 'scorecard-shared',
  Record<Locale, MailMessages>
> = {
  ...INVITATION_LABELS,
  ...SHARE_LABELS,
  ...PROMISE_LABELS,
  ...HIRE_LABELS,
  ...CERTIFICATE_LABELS,
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
  'erasure-requested': {
    en: {
      subject: 'Your {product} data will be erased',
      paragraphs: [
        'You asked to have everything erased that is held about you.',
        'It happens in {graceDays} days. Until then you can take it back.',
      ],
      action: 'See what will be erased, or take it back',
      ending: 'If this was not you, take it back and set a new password.',
    },
    es: {
      subject: 'Tus datos de {product} se van a borrar',
      paragraphs: [
        'Has pedido que se borre todo lo que se guarda sobre ti.',
        'Ocurrirá dentro de {graceDays} días. Hasta entonces puedes anularlo.',
      ],
      action: 'Ver qué se va a borrar, o anularlo',
      ending: 'Si no has sido tú, anúlalo y elige una nueva contraseña.',
    },
    fr: {
      subject: 'Vos données {product} vont être effacées',
      paragraphs: [
        'Vous avez demandé l’effacement de tout ce qui est conservé à votre sujet.',
        'Il aura lieu dans {graceDays} jours. D’ici là, vous pouvez y renoncer.',
      ],
      action: 'Voir ce qui sera effacé, ou y renoncer',
      ending: 'Si ce n’était pas vous, renoncez-y et choisissez un nouveau mot de passe.',
    },
  },
  'export-ready': {
    en: {
      subject: 'The copy of your {product} data is ready',
      paragraphs: [
        'The copy that you asked for can be downloaded now.',
        'It is there for {exportDays} days, for you alone.',
      ],
      action: 'Download the copy',
      ending:
        'If you did not ask for it, set a new password: someone else may be signed in as you.',
    },
    es: {
      subject: 'La copia de tus datos de {product} está lista',
      paragraphs: [
        'La copia que pediste ya se puede descargar.',
        'Estará disponible {exportDays} días, solo para ti.',
      ],
      action: 'Descargar la copia',
      ending:
        'Si no la has pedido tú, elige una nueva contraseña: puede que otra persona haya iniciado sesión como tú.',
    },
    fr: {
      subject: 'La copie de vos données {product} est prête',
      paragraphs: [
        'La copie que vous avez demandée peut être téléchargée.',
        'Elle reste disponible {exportDays} jours, pour vous seul.',
      ],
      action: 'Télécharger la copie',
      ending:
        'Si vous ne l’avez pas demandée, choisissez un nouveau mot de passe : quelqu’un d’autre est peut-être connecté à votre place.',
    },
  },
  ...SIGN_IN_LABELS,
  ...SECOND_FACTOR_LABELS,
  ...SESSION_LABELS,
  ...NOTIFICATION_LABELS,
  ...WITHDRAWAL_LABELS,
  ...CALENDAR_LABELS,
  ...FEEDBACK_LABELS,
  ...APPROVAL_LABELS,
}
