// Puts an email's clean HTML into the frame, once when it is saved: sending only fills in its variables. MJML made the
// frame (`.scripts/mail-frame.mjs`) and reads nothing that an author wrote.
import type { Locale } from '#contract/core/shape.ts'
import { ACTION_LINK } from '#contract/messages/email-editor-rules.ts'

import { withInlineStyles } from '../rich-text/clean-rich-text.ts'
import { escapeHtml } from './escape-html.ts'
import { MAIL_BUTTON, MAIL_FRAME, MAIL_LOGO } from './mail-frame.gen.ts'

/** Where the logo of a company stands, if it has one. No text of an author holds a comment. */
const LOGO = '<!--logo-->'
/** A paragraph that is only the link: it becomes the button. */
const ACTION = new RegExp(
  String.raw`<p(?: [^>]*)?><a href="\{\{${ACTION_LINK}\}\}"[^>]*>((?:(?!<\/p>)[\s\S])*)<\/a><\/p>`,
)
/** Where images of the company are, by a variable of its own: whole addresses differ by the request that caused the mail. */
const ORIGIN = '{{app_origin}}'
/** Paragraphs whose only variable had no value. */
const EMPTY = /<p(?: style="[^"]*")?>(?:<span(?: style="[^"]*")?><\/span>)?<\/p>/g

/** A company's own, shown above the text. */
export type MailLogo = {
  readonly src: string
  readonly alt: string
  /** Pixels. */
  readonly width: number
}

/** The whole page with its variables. `body` is clean HTML. */
export function compileEmail(email: { subject: string; body: string; language: Locale }): string {
  const { subject, body, language } = email
  const styled = withInlineStyles(body, ORIGIN)
  const action = ACTION.exec(styled)
  const end = action === null ? styled.length : action.index
  const button =
    action === null
      ? ''
      : fillSlots(MAIL_BUTTON, {
          href: `{{${ACTION_LINK}}}`,
          label: action[1] ?? '',
          after: styled.slice(end + action[0].length),
        })
  return fillSlots(MAIL_FRAME, {
    language,
    title: escapeHtml(subject),
    logo: LOGO,
    before: styled.slice(0, end),
    button,
    product: '{{product_name}}',
  })
}

/** A page whose variables are filled in: without paragraphs that came out empty, and with a logo where there is one. */
export function finishPage(filled: string, logo?: MailLogo): string {
  const heading =
    logo === undefined
      ? ''
      : fillSlots(MAIL_LOGO, {
          logo_src: logo.src,
          logo_alt: escapeHtml(logo.alt),
          logo_width: String(logo.width),
        })
  return filled.replace(LOGO, () => heading).replaceAll(EMPTY, '')
}

/** A message whose values are in place already, in the same frame. All of it is clean HTML. */
export function framedMessage(message: {
  language: Locale
  subject: string
  body: string
  footer: string
  logo?: MailLogo | undefined
}): string {
  const { language, subject, body: before, footer: product, logo } = message
  const title = escapeHtml(subject)
  const page = fillSlots(MAIL_FRAME, { language, title, logo: LOGO, before, button: '', product })
  return finishPage(page, logo)
}

// One pass: what is put in is not looked at again.
function fillSlots(frame: string, slots: Readonly<Record<string, string>>): string {
  return frame.replaceAll(/\[\[(\w+)\]\]/g, (_, name: string) => slots[name] ?? '')
}
