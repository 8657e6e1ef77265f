import type { Locale } from '#contract/core/shape.ts'
// The email templates that every company starts with, in the three languages of the app. A company's own of the same name
// takes their place.
import type { TemplatePurpose } from '#contract/messages/messages-rules.ts'

type Text = {
  readonly name: string
  readonly subject: string
  readonly paragraphs: readonly string[]
}

type Template = Readonly<Record<Locale, Text>> & { readonly purpose: TemplatePurpose }

/** As clean HTML. */
export function bodyOfDefault(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')
}

/** By slug and language; `paragraphs` are plain text with variables. */
export const DEFAULT_TEMPLATES: Readonly<Record<string, Template>> = {
  'next-step': {
    purpose: 'invitation',
    en: {
      name: 'Invitation to the next step',
      subject: 'Your application for {{job_name}}: {{current_step_name}}',
      paragraphs: [
        'Hello {{first_name|:there}},',
        'Thank you for your application for {{job_name}}. We would like to continue with you. You are now at this step: {{current_step_name}}.',
        'Sign in to see what to do now.',
        'Kind regards,<br>{{sender_name}}<br>{{company_name}}',
      ],
    },
    es: {
      name: 'Invitación al siguiente paso',
      subject: 'Tu candidatura para {{job_name}}: {{current_step_name}}',
      paragraphs: [
        'Hola, {{first_name|:buenos días}}:',
        'Gracias por postularte al puesto {{job_name}}. Nos gustaría continuar contigo. Ahora estás en este paso: {{current_step_name}}.',
        'Inicia sesión para ver qué hacer ahora.',
        'Un saludo,<br>{{sender_name}}<br>{{company_name}}',
      ],
    },
    fr: {
      name: 'Invitation à l’étape suivante',
      subject: 'Votre candidature au poste {{job_name}} : {{current_step_name}}',
      paragraphs: [
        'Bonjour {{first_name|:et bienvenue}},',
        'Merci pour votre candidature au poste {{job_name}}. Nous souhaitons poursuivre avec vous. Vous en êtes maintenant à cette étape : {{current_step_name}}.',
        'Connectez-vous pour voir ce que vous pouvez faire maintenant.',
        'Cordialement,<br>{{sender_name}}<br>{{company_name}}',
      ],
    },
  },
  'complete-application': {
    purpose: 'reminder',
    en: {
      name: 'Reminder to finish the application',
      subject: 'Your application for {{job_name}} is not finished',
      paragraphs: [
        'Hello {{first_name|:there}},',
        'You started an application for {{job_name}} and have not submitted it yet. Your answers so far are saved.',
        'Continue here: {{job_invite_link}}',
        'Kind regards,<br>{{sender_name}}<br>{{company_name}}',
      ],
    },
    es: {
      name: 'Recordatorio para terminar la candidatura',
      subject: 'Tu candidatura para {{job_name}} no está terminada',
      paragraphs: [
        'Hola, {{first_name|:buenos días}}:',
        'Empezaste una candidatura para {{job_name}} y aún no la has enviado. Tus respuestas están guardadas.',
        'Continúa aquí: {{job_invite_link}}',
        'Un saludo,<br>{{sender_name}}<br>{{company_name}}',
      ],
    },
    fr: {
      name: 'Rappel pour terminer la candidature',
      subject: 'Votre candidature au poste {{job_name}} n’est pas terminée',
      paragraphs: [
        'Bonjour {{first_name|:et bienvenue}},',
        'Vous avez commencé une candidature au poste {{job_name}} et ne l’avez pas encore envoyée. Vos réponses sont enregistrées.',
        'Continuez ici : {{job_invite_link}}',
        'Cordialement,<br>{{sender_name}}<br>{{company_name}}',
      ],
    },
  },
  'not-selected': {
    purpose: 'rejection',
    en: {
      name: 'Not selected',
      subject: 'Your application for {{job_name}}',
      paragraphs: [
        'Hello {{first_name|:there}},',
        'Thank you for your interest in {{job_name}} and for the time that you gave us. We have decided to continue with other applicants.',
        'We wish you all the best.',
        'Kind regards,<br>{{sender_name}}<br>{{company_name}}',
      ],
    },
    es: {
      name: 'Candidatura no seleccionada',
      subject: 'Tu candidatura para {{job_name}}',
      paragraphs: [
        'Hola, {{first_name|:buenos días}}:',
        'Gracias por tu interés en {{job_name}} y por el tiempo que nos has dedicado. Hemos decidido continuar con otras candidaturas.',
        'Te deseamos lo mejor.',
        'Un saludo,<br>{{sender_name}}<br>{{company_name}}',
      ],
    },
    fr: {
      name: 'Non retenu',
      subject: 'Votre candidature au poste {{job_name}}',
      paragraphs: [
        'Bonjour {{first_name|:et bienvenue}},',
        'Merci de votre intérêt pour le poste {{job_name}} et du temps que vous nous avez accordé. Nous avons décidé de poursuivre avec d’autres candidatures.',
        'Nous vous souhaitons une bonne continuation.',
        'Cordialement,<br>{{sender_name}}<br>{{company_name}}',
      ],
    },
  },
  'more-information': {
    purpose: 'information',
    en: {
      name: 'Request for information',
      subject: 'A question about your application for {{job_name}}',
      paragraphs: [
        'Hello {{first_name|:there}},',
        'We are looking at your application for {{job_name}} and have a question:',
        '…',
        'Please reply to this email.',
        'Kind regards,<br>{{sender_name}}<br>{{company_name}}',
      ],
    },
    es: {
      name: 'Solicitud de información',
      subject: 'Una pregunta sobre tu candidatura para {{job_name}}',
      paragraphs: [
        'Hola, {{first_name|:buenos días}}:',
        'Estamos revisando tu candidatura para {{job_name}} y tenemos una pregunta:',
        '…',
        'Responde a este correo, por favor.',
        'Un saludo,<br>{{sender_name}}<br>{{company_name}}',
      ],
    },
    fr: {
      name: 'Demande d’information',
      subject: 'Une question sur votre candidature au poste {{job_name}}',
      paragraphs: [
        'Bonjour {{first_name|:et bienvenue}},',
        'Nous étudions votre candidature au poste {{job_name}} et nous avons une question :',
        '…',
        'Merci de répondre à cet e-mail.',
        'Cordialement,<br>{{sender_name}}<br>{{company_name}}',
      ],
    },
  },
}
