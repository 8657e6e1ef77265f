// What a user is sent whom a company invites to work with it.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from './mail-shape.ts'

/** What a company has sent to a user who is to work with it. */
export type InvitationMailKind = 'invited-to-company'

export const INVITATION_LABELS: Record<InvitationMailKind, Record<Locale, MailMessages>> = {
  'invited-to-company': {
    en: {
      subject: '{company} invites you to {product}',
      paragraphs: [
        'You have been invited to work with {company} in {product}.',
        'Nothing changes until you accept. The link works once, for {days} days.',
      ],
      action: 'Accept the invitation',
      ending: 'If you do not know {company}, you can ignore this message.',
    },
    es: {
      subject: '{company} te invita a {product}',
      paragraphs: [
        'Te han invitado a trabajar con {company} en {product}.',
        'Nada cambia hasta que aceptes. El enlace funciona una sola vez, durante {days} días.',
      ],
      action: 'Aceptar la invitación',
      ending: 'Si no conoces a {company}, puedes ignorar este mensaje.',
    },
    fr: {
      subject: '{company} vous invite sur {product}',
      paragraphs: [
        'Vous avez été invité à travailler avec {company} dans {product}.',
        'Rien ne change tant que vous n’avez pas accepté. Le lien fonctionne une seule fois, pendant {days} jours.',
      ],
      action: 'Accepter l’invitation',
      ending: 'Si vous ne connaissez pas {company}, vous pouvez ignorer ce message.',
    },
  },
}
