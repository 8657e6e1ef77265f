// Example replies of `../messages/email-editor.ts` and `../messages/provider-emails.ts`.
import type { EditedEmail, EmailPreview, ListedEmail } from '../messages/email-editor-shapes.ts'
import * as company from '../messages/email-editor.ts'
import * as provider from '../messages/provider-emails.ts'
import { example } from './example.ts'

const received: ListedEmail = {
  email_template_id: null,
  template_slug: 'application-received',
  type: 'system',
  is_default: true,
  template_display_name: 'Application received',
  description: 'To an applicant, once the application is submitted.',
  subject: 'Your application for {{job_name}} was received',
  language: 'en',
}
const passwordReset: ListedEmail = {
  email_template_id: 12,
  template_slug: 'reset-password',
  type: 'system',
  is_default: false,
  template_display_name: 'Password reset',
  description: 'To a user who asked to set a new password.',
  subject: 'Choose your new password',
  language: 'en',
}
const visit: ListedEmail = {
  email_template_id: 14,
  template_slug: '0197a3f2-6b1c-4d42-8e55-3f9a1c2b7511',
  type: 'team',
  is_default: false,
  template_display_name: 'Visit to the port',
  description: '',
  subject: 'Come and see us, {{first_name|:there}}',
  language: 'en',
}

const RECEIVED_BODY =
  '<p>{{greeting}}</p><p>{{company_name}} has received your application for {{job_name}}.</p><p><a href="{{action_link}}" rel="noopener noreferrer">Open your progress</a></p>'
const RECEIVED_TEXT =
  '{{greeting}}\n\n{{company_name}} has received your application for {{job_name}}.\n\nOpen your progress: {{action_link}}'

const LINKS = ['action_link', 'job_invite_link']
const EXAMPLES: Readonly<Record<string, string>> = {
  greeting: 'Hello Emily,',
  first_name: 'Emily',
  last_name: 'Carter',
  company_name: 'Harbor & Pine Logistics',
  job_name: 'Warehouse associate',
  current_step_name: 'Interview',
  action_link: 'https://example.com/',
  job_invite_link: 'https://example.com/login/applicant/',
}

function withVariables(names: readonly string[]) {
  return {
    variable_names: [...names],
    variables: names.map((name) => ({
      name,
      example: EXAMPLES[name] ?? '',
      is_address: LINKS.includes(name),
      is_required: name === 'action_link',
    })),
  }
}

const editedReceived: EditedEmail = {
  ...received,
  from_email: 'no-reply@fairlead.example',
  from_name: 'Fairlead',
  reply_to: '',
  body: RECEIVED_BODY,
  html_body: RECEIVED_BODY,
  plain_body: RECEIVED_TEXT,
  is_plain_from_html: true,
  default_subject: received.subject,
  default_html_body: RECEIVED_BODY,
  default_plain_body: RECEIVED_TEXT,
  ...withVariables(['greeting', 'first_name', 'company_name', 'job_name', 'action_link']),
  senders: ['notify@fairlead.example', 'no-reply@fairlead.example'],
  is_name_fixed: true,
  purpose: 'general',
  is_purpose_fixed: true,
  html_bytes: 6400,
  updated_at: null,
}
const savedReceived: EditedEmail = {
  ...editedReceived,
  email_template_id: 15,
  is_default: false,
  subject: 'We have your application for {{job_name}}',
  from_name: 'Harbor & Pine Logistics',
  reply_to: 'hiring@harbor-pine.example',
  updated_at: '2026-03-06T10:00:00.000Z',
}
const editedVisit: EditedEmail = {
  ...savedReceived,
  ...visit,
  ...withVariables(['first_name', 'last_name', 'job_name', 'job_invite_link', 'current_step_name']),
  body: '<p>Hello {{first_name|:there}},</p><p>Come and see us.</p>',
  html_body: '<p>Hello {{first_name|:there}},</p><p>Come and see us.</p>',
  plain_body: 'Hello {{first_name|:there}},\nCome and see us.',
  default_subject: '',
  default_html_body: '',
  default_plain_body: '',
  is_name_fixed: false,
  is_purpose_fixed: false,
}

const preview: EmailPreview = {
  subject: 'We have your application for Warehouse associate',
  from_name: 'Harbor & Pine Logistics',
  from_email: 'no-reply@fairlead.example',
  plain_body: 'Hello Emily,\n\nHarbor & Pine Logistics has received your application.',
  path: '/account/v1/template-preview/0197a3f2-6b1c-4d42-8e55-3f9a1c2b7512/',
  path_without_images:
    '/account/v1/template-preview/0197a3f2-6b1c-4d42-8e55-3f9a1c2b7512/?images=off',
  html_bytes: 6400,
}

const sent = { to: 'rosa@harbor-pine.example' }

export const emailEditorExamples = [
  example(company.listCompanyEmails, { data: [received, visit] }),
  example(company.getCompanyEmail, { data: editedReceived }),
  example(company.saveCompanyEmail, { data: savedReceived }),
  example(company.restoreCompanyEmail, { data: { template_slug: 'application-received' } }),
  example(company.createCompanyEmail, { data: editedVisit }),
  example(company.previewCompanyEmail, { data: preview }),
  example(company.testCompanyEmail, { data: sent }),
  example(provider.listProviderEmails, { data: [received, passwordReset] }),
  example(provider.getProviderEmail, { data: editedReceived }),
  example(provider.saveProviderEmail, { data: savedReceived }),
  example(provider.restoreProviderEmail, { data: { template_slug: 'application-received' } }),
  example(provider.createProviderEmail, { data: { ...editedVisit, type: 'default' } }),
  example(provider.previewProviderEmail, { data: preview }),
  example(provider.testProviderEmail, { data: sent }),
]
