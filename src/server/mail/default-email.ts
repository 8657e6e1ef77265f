// The product's words as an email: what counts while no one has written another, and what an author starts from.
import { ACTION_LINK } from '#contract/messages/email-editor-rules.ts'

import { toTemplate } from './email-variables.ts'
import { escapeHtml } from './escape-html.ts'
import type { MailMessages } from './mail-shape.ts'

/** With variables in double braces; `body` is clean HTML. */
export type EmailText = {
  readonly subject: string
  readonly body: string
  readonly plain: string
}

const LINK = `{{${ACTION_LINK}}}`
const GREETING = '{{greeting}}'

export function defaultEmail(words: MailMessages): EmailText {
  const paragraphs = [GREETING, ...words.paragraphs.map(toTemplate)]
  const [action, ending] = [toTemplate(words.action), toTemplate(words.ending)]
  const html = [
    ...paragraphs.map(escapeHtml),
    `<a href="${LINK}" rel="noopener noreferrer">${escapeHtml(action)}</a>`,
    `<span data-size="12">${LINK}</span>`,
    escapeHtml(ending),
  ]
  return {
    subject: toTemplate(words.subject),
    body: html.map((one) => `<p>${one}</p>`).join(''),
    plain: [...paragraphs, `${action}:\n${LINK}`, ending].join('\n\n'),
  }
}
