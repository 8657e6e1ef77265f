// What people are sent who are invited to apply, as long as a company has written nothing else.
import type { Locale } from '#contract/core/shape.ts'

type Text = { readonly subject: string; readonly body: string }

export const DEFAULT_INVITES: Readonly<Record<Locale, Text>> = {
  en: {
    subject: '{{company_name}} invites you to apply for {{job_name}}',
    body: '<p>Hello {{first_name|:there}},</p><p>We think that you could be a good match for {{job_name}} at {{company_name}}, and would like to invite you to apply.</p><p>See what it is about, and apply here: {{job_invite_link}}</p><p>Kind regards,<br>{{sender_name}}<br>{{company_name}}</p>',
  },
  es: {
    subject: '{{company_name}} te invita a presentar tu candidatura para {{job_name}}',
    body: '<p>Hola, {{first_name|:buenos días}}:</p><p>Creemos que podrías encajar bien en el puesto {{job_name}} en {{company_name}} y nos gustaría invitarte a presentar tu candidatura.</p><p>Consulta los detalles y preséntala aquí: {{job_invite_link}}</p><p>Un saludo,<br>{{sender_name}}<br>{{company_name}}</p>',
  },
  fr: {
    subject: '{{company_name}} vous invite à postuler : {{job_name}}',
    body: '<p>Bonjour {{first_name|:et bienvenue}},</p><p>Nous pensons que le poste {{job_name}} chez {{company_name}} pourrait vous convenir et nous aimerions vous inviter à postuler.</p><p>Découvrez le poste et postulez ici : {{job_invite_link}}</p><p>Cordialement,<br>{{sender_name}}<br>{{company_name}}</p>',
  },
}
