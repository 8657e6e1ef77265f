// Everything that an author changes of an email in one language.
import type { EditedEmail } from '#contract/messages/email-editor-shapes.ts'

export type TemplateDraft = Pick<
  EditedEmail,
  | 'template_display_name'
  | 'description'
  | 'purpose'
  | 'subject'
  | 'html_body'
  | 'from_email'
  | 'from_name'
  | 'reply_to'
> & {
  /** Empty while the plain text follows the body. */
  readonly plain_body: string
}

export type DraftChange = Partial<TemplateDraft>

/** The draft of a stored email, or of the default that counts in its place. */
export function draftOf(email: EditedEmail): TemplateDraft {
  return {
    template_display_name: email.template_display_name,
    description: email.description,
    purpose: email.purpose,
    subject: email.subject,
    html_body: email.html_body === '' ? email.default_html_body : email.html_body,
    plain_body: email.is_plain_from_html ? '' : email.plain_body,
    from_email: email.from_email,
    from_name: email.from_name,
    reply_to: email.reply_to,
  }
}
