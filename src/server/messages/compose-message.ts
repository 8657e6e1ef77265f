// Makes the message of one recipient: their values in place of the variables, and what the product adds below it.
import type { StandardTitle } from '#contract/applicants/application-states.ts'
import type { Locale, LocalizedText } from '#contract/core/shape.ts'
import {
  fillTemplate,
  requiredVariables,
  type TemplateValues,
  type TemplateVariable,
} from '#contract/messages/template-variables.ts'

import { framedMessage, type MailLogo } from '../mail/compile-email.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import {
  cleanRichText,
  plainTextWithLinks,
  withInlineStyles,
} from '../rich-text/clean-rich-text.ts'
import type { Recipient, Sender } from './message-repository.ts'

/** A message as staff wrote it, with its variables. */
export type MessageTemplate = {
  readonly subject: string
  /** Clean HTML. */
  readonly body: string
  readonly language: Locale
}

/** Whom a message is to, and about which position. */
export type Addressee = Pick<
  Recipient,
  | 'firstName'
  | 'lastName'
  | 'jobTitle'
  | 'jobUuid'
  | 'companyName'
  | 'stepTitle'
  | 'stepStandardTitle'
> & {
  /** Below the app, where they apply; the position's own link when left out. */
  readonly applyPath?: string
}

/** Who writes to whom, from which app. */
export type MessageContext = {
  readonly to: Addressee
  readonly sender: Sender
  /** Where links lead: scheme and host of the app. */
  readonly origin: string
}

const STEP_TITLES: Readonly<Record<StandardTitle, LocalizedText>> = {
  assessments: {
    en: 'Application & assessments',
    es: 'Candidatura y evaluaciones',
    fr: 'Candidature et évaluations',
  },
  interview: { en: 'Interview', es: 'Entrevista', fr: 'Entretien' },
  offer: { en: 'Offer', es: 'Oferta', fr: 'Offre' },
}

type Named = Pick<Recipient, 'jobTitle' | 'companyName'>

/** What stands below every message: why it came, and how to stop more of them. */
const FOOTERS: Readonly<
  Record<Locale, { readonly applied: string; readonly invited: string; readonly stop: string }>
> = {
  en: {
    applied: 'You receive this email because you applied for {job} at {company}.',
    invited: 'You receive this email because {company} invites you to apply for {job}.',
    stop: 'Stop emails from {company}',
  },
  es: {
    applied: 'Recibes este correo porque te postulaste al puesto {job} en {company}.',
    invited:
      'Recibes este correo porque {company} te invita a presentar tu candidatura al puesto {job}.',
    stop: 'No recibir más correos de {company}',
  },
  fr: {
    applied: 'Vous recevez cet e-mail parce que vous avez postulé au poste {job} chez {company}.',
    invited: 'Vous recevez cet e-mail parce que {company} vous invite à postuler au poste {job}.',
    stop: 'Ne plus recevoir d’e-mails de {company}',
  },
}

/** What variables stand for, for one recipient. */
export function valuesOf({ to, sender, origin }: MessageContext, language: Locale): TemplateValues {
  const { stepTitle, stepStandardTitle: standard } = to
  return {
    first_name: to.firstName.trim(),
    last_name: to.lastName.trim(),
    job_name: to.jobTitle,
    current_step_name: standard === null ? (stepTitle ?? '') : STEP_TITLES[standard][language],
    company_name: to.companyName,
    sender_name: `${sender.firstName} ${sender.lastName}`.trim(),
    job_invite_link: origin + (to.applyPath ?? `/login/applicant/${to.jobUuid}`),
  }
}

/** Subject and body with the recipient's values; the body is clean HTML. */
export function personalise(
  template: MessageTemplate,
  context: MessageContext,
): { subject: string; body: string; missing: TemplateVariable[] } {
  const values = valuesOf(context, template.language)
  const { subject, body } = template
  return {
    // A name from outside cannot make a second line.
    subject: fillTemplate(subject, { values }).replaceAll(/\p{Cc}+/gu, ' '),
    body: cleanRichText(fillTemplate(body, { values, format: htmlValue })),
    missing: missingOf(values, [subject, body]),
  }
}

/** The variables of templates that have neither a value nor a fallback, each once. */
export function missingOf(
  values: TemplateValues,
  templates: readonly string[],
): TemplateVariable[] {
  const required = new Set(templates.flatMap(requiredVariables))
  return [...required].filter((name) => values[name] === '')
}

/** The whole email: what was written, and the footer. */
export function composeMessage(given: {
  subject: string
  body: string
  language: Locale
  to: Named
  stopLink: string
  /** Why they are written to: they applied, unless they were invited to. */
  reason?: 'applied' | 'invited'
  logo?: MailLogo | undefined
}): { subject: string; text: string; html: string } {
  const { subject, body, language, to, stopLink, reason = 'applied', logo } = given
  const { why, stop } = footerOf(language, { to, reason })
  const href = escapeHtml(stopLink)
  return {
    subject,
    text: [plainTextWithLinks(body), '--', why, `${stop}: ${stopLink}`].join('\n\n').concat('\n'),
    html: framedMessage({
      language,
      subject,
      body: withInlineStyles(body, new URL(stopLink).origin),
      footer: `${escapeHtml(why)}<br><a href="${href}">${escapeHtml(stop)}</a>`,
      logo,
    }),
  }
}

function footerOf(
  language: Locale,
  { to, reason }: { to: Named; reason: 'applied' | 'invited' },
): { why: string; stop: string } {
  const names: Readonly<Record<string, string>> = { job: to.jobTitle, company: to.companyName }
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '')
  const { applied, invited, stop } = FOOTERS[language]
  return { why: filled(reason === 'applied' ? applied : invited), stop: filled(stop) }
}

function htmlValue(value: string, name: TemplateVariable): string {
  const text = escapeHtml(value)
  return name === 'job_invite_link' ? `<a href="${text}">${text}</a>` : text
}
