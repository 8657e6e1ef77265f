// A draft as its reader would get it, filled with examples: for the preview, for a test, and to know how large it is.
import type { Locale } from '#contract/core/shape.ts'
import type { MailSender } from '#contract/messages/email-editor-rules.ts'
import { fillTemplate } from '#contract/messages/template-variables.ts'

import { compileEmail, type MailLogo } from '../../mail/compile-email.ts'
import { type ComposedMail, composeStored } from '../../mail/compose-mail.ts'
import { composeMessage, personalise, valuesOf } from '../compose-message.ts'
import { sampleAddressee } from '../sample-addressee.ts'
import { exampleValues } from './example-values.ts'

/** `body` is clean HTML. */
export type Draft = {
  readonly language: Locale
  readonly subject: string
  readonly body: string
  readonly plain: string
  readonly sender: MailSender
  readonly fromName: string
  readonly replyTo: string
}

export type ExampleContext = {
  readonly isSystem: boolean
  readonly company: string
  /** Where its links lead: nowhere that does anything. */
  readonly origin: string
  readonly logo?: MailLogo | undefined
}

const SENDER = { firstName: 'Rosa', lastName: 'Keller', email: '' }

export function renderExample(draft: Draft, context: ExampleContext): ComposedMail {
  return context.isSystem ? renderSystem(draft, context) : renderTeam(draft, context)
}

function renderSystem(draft: Draft, { company, origin, logo }: ExampleContext): ComposedMail {
  const { language } = draft
  const values = exampleValues(language, { company })
  return composeStored(
    { ...draft, html: compileEmail(draft) },
    { language, name: values['first_name'] ?? '', link: `${origin}/`, values, logo },
  )
}

function renderTeam(draft: Draft, { company, origin, logo }: ExampleContext): ComposedMail {
  const { language, sender, replyTo } = draft
  const to = sampleAddressee(language, company)
  const context = { to, sender: SENDER, origin }
  const { subject, body } = personalise(draft, context)
  const fromName = fillTemplate(draft.fromName, { values: valuesOf(context, language) })
  return {
    ...composeMessage({ subject, body, language, to, logo, stopLink: `${origin}/` }),
    sender,
    fromName: fromName === '' ? company : fromName,
    ...(replyTo === '' ? {} : { replyTo }),
  }
}
