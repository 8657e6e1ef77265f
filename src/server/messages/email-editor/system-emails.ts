// The emails that the product sends by itself, each by its kind: their words are the default of the editor.
import type { Locale } from '#contract/core/shape.ts'
import { ACTION_LINK } from '#contract/messages/email-editor-rules.ts'

import { INTERVIEW_MAIL_LABELS } from '../../interviews/interview-mail-messages.ts'
import { isCompanyEmail } from '../../mail/company-emails.ts'
import { defaultEmail, type EmailText } from '../../mail/default-email.ts'
import { variablesOf } from '../../mail/email-variables.ts'
import { MAIL_LABELS } from '../../mail/mail-messages.ts'
import type { MailMessages } from '../../mail/mail-shape.ts'
import { descriptionOfSystemEmail } from './system-email-descriptions.ts'
import { nameOfSystemEmail, type SystemEmailKind } from './system-email-names.ts'

const LABELS: Readonly<Record<SystemEmailKind, Record<Locale, MailMessages>>> = {
  ...MAIL_LABELS,
  ...INTERVIEW_MAIL_LABELS,
}

export type SystemEmail = EmailText & {
  readonly slug: SystemEmailKind
  readonly name: string
  /** What it is for. */
  readonly description: string
  readonly variables: readonly string[]
}

export function isSystemEmail(slug: string): slug is SystemEmailKind {
  return Object.hasOwn(LABELS, slug)
}

/** Those of everyone, or with an account those that a company can word its own way. */
export function systemEmails(
  language: Locale,
  { accountId }: { accountId: number | null },
): SystemEmail[] {
  return Object.keys(LABELS)
    .filter(isSystemEmail)
    .filter((slug) => accountId === null || isCompanyEmail(slug))
    .map((slug) => systemEmail(slug, language))
}

export function systemEmail(slug: SystemEmailKind, language: Locale): SystemEmail {
  const words = LABELS[slug][language]
  const { subject, paragraphs, action, ending } = words
  return {
    ...defaultEmail(words),
    slug,
    name: nameOfSystemEmail(slug)[language],
    description: descriptionOfSystemEmail(slug)[language],
    // Every language names the same values.
    variables: [...variablesOf([subject, ...paragraphs, action, ending]), ACTION_LINK],
  }
}
