import { LINK_VARIABLES } from '#contract/messages/email-editor-rules.ts'
// What is wrong with a draft, field by field, and what is stored of one that is right.
import type { EmailDraft } from '#contract/messages/email-editor-shapes.ts'
import { MESSAGE_LIMITS } from '#contract/messages/messages-rules.ts'

import { AppError } from '../../http/app-error.ts'
import { cleanRichText, plainTextWithLinks } from '../../rich-text/clean-rich-text.ts'
import {
  cleanEmailBody,
  problemOfBody,
  problemOfVariables,
  type Variables,
} from './clean-email-body.ts'
import type { Draft } from './render-example.ts'
import { senderOf } from './senders.ts'

export type DraftRules = Variables & {
  /** The product sends it: its name is fixed, and it may be longer. */
  readonly isSystem: boolean
  /** Of the installation, see `senders.ts`. */
  readonly senders: readonly string[]
}

/** @throws AppError `validation_failed`, which names every field that is wrong. */
export function checkDraft(fields: EmailDraft, rules: DraftRules): Draft {
  const draft = toDraft(fields, rules)
  const { names, required, isSystem, senders } = rules
  const isEdited = fields.plain_body.trim() !== ''
  const problems: Record<string, string | null> = {
    template_display_name: isSystem || fields.template_display_name !== '' ? null : 'Enter a name.',
    subject: problemOfVariables(draft.subject, names),
    html_body: problemOfLinks(fields.html_body, rules) ?? problemOfHtml(draft.body, rules),
    plain_body: isEdited ? problemOfPlain(draft.plain, { names, required }) : null,
    from_name: problemOfVariables(
      draft.fromName,
      names.filter((name) => !LINK_VARIABLES.includes(name)),
    ),
    from_email:
      fields.from_email === '' || senders.includes(fields.from_email)
        ? null
        : 'Choose one of the addresses that mail is sent from.',
  }
  const found = Object.entries(problems).flatMap(([name, problem]) =>
    problem === null ? [] : [[name, problem] as const],
  )
  if (found.length > 0)
    throw new AppError('validation_failed', { fields: Object.fromEntries(found) })
  return draft
}

/** A draft as it is, right or wrong: for its preview. Its HTML is clean. */
export function toDraft(
  fields: Omit<EmailDraft, 'template_display_name' | 'description'>,
  { senders, isSystem }: Pick<DraftRules, 'senders' | 'isSystem'>,
): Draft {
  const { language, subject, plain_body: plain, from_name, from_email, reply_to } = fields
  // Messages of staff write an address out by themselves, as a link.
  const clean = isSystem ? cleanEmailBody : cleanRichText
  const body = clean(fields.html_body)
  return {
    language,
    subject,
    body,
    plain: plain.trim() === '' ? plainTextWithLinks(body) : plain,
    sender: senderOf(from_email, senders),
    fromName: from_name,
    replyTo: reply_to,
  }
}

function problemOfLinks(html: string, { isSystem }: DraftRules): string | null {
  if (isSystem || !/href\s*=\s*["']?\s*\{\{/i.test(html)) return null
  return 'Write the variable as text: it becomes a link.'
}

function problemOfHtml(body: string, rules: DraftRules): string | null {
  if (body === '') return 'Write a message.'
  if (!rules.isSystem && body.length > MESSAGE_LIMITS.body)
    return `At most ${MESSAGE_LIMITS.body} characters.`
  return problemOfBody(body, rules)
}

function problemOfPlain(plain: string, { names, required }: Variables): string | null {
  const problem = problemOfVariables(plain, names)
  if (problem !== null) return problem
  const lacking = required.find((name) => !plain.includes(`{{${name}}}`))
  return lacking === undefined ? null : `Keep {{${lacking}}}.`
}
