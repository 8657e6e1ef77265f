import type { Locale } from '#contract/core/shape.ts'
import { LINK_VARIABLES, TEAM_VARIABLES } from '#contract/messages/email-editor-rules.ts'
import type { EditedEmail } from '#contract/messages/email-editor-shapes.ts'

const VARIABLES = TEAM_VARIABLES.map((name) => ({
  name,
  example: '',
  is_address: LINK_VARIABLES.includes(name),
  is_required: false,
}))

/** What the editor of a new template begins with: an email of the company to applicants, from the notify address. */
export function newEmail({
  senders,
  language,
}: {
  senders: string[]
  language: Locale
}): EditedEmail {
  return {
    email_template_id: null,
    template_slug: '',
    type: 'team',
    is_default: true,
    template_display_name: '',
    description: '',
    subject: '',
    language,
    from_email: senders.find((address) => address.startsWith('notify@')) ?? '',
    from_name: '',
    reply_to: '',
    body: '',
    html_body: '',
    plain_body: '',
    is_plain_from_html: true,
    default_subject: '',
    default_html_body: '',
    default_plain_body: '',
    variable_names: [...TEAM_VARIABLES],
    variables: VARIABLES,
    senders,
    is_name_fixed: false,
    purpose: 'general',
    is_purpose_fixed: false,
    html_bytes: 0,
    updated_at: null,
  }
}
