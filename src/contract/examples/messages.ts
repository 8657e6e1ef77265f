// Example replies of `../messages.ts`, `../email-templates.ts` and `../email-opt-out.ts`.
import { getEmailOptOut, saveEmailOptOut } from '../messages/email-opt-out.ts'
import {
  createEmailTemplate,
  deleteEmailTemplate,
  listEmailTemplates,
  previewEmailTemplate,
  saveEmailTemplate,
  type EmailTemplate,
} from '../messages/email-templates.ts'
import {
  cancelMessages,
  emailApplicants,
  emailApplicantsWithFiles,
  listMessages,
  previewMessage,
  type MessageBatch,
  type Message,
  type MessagePreview,
  type MessageReply,
} from '../messages/messages.ts'
import {
  listTextTemplates,
  previewText,
  textApplicants,
  type TextPreview,
  type TextTemplate,
} from '../messages/text-messages.ts'
import { example } from './example.ts'

const BATCH_ID = '0197a3f2-6b1c-4d42-8e55-3f9a1c2b7500'

const notSelected: EmailTemplate = {
  template_slug: 'not-selected',
  type: 'default',
  has_default: true,
  template_display_name: 'Not selected',
  purpose: 'rejection',
  subject: 'Your application for {{job_name}}',
  body: '<p>Hello {{first_name|:there}},</p><p>Thank you.</p>',
  language: 'en',
}

const emailTemplates: EmailTemplate[] = [
  notSelected,
  {
    template_slug: 'next-step',
    type: 'default',
    has_default: true,
    template_display_name: 'Invitation to the next step',
    purpose: 'invitation',
    subject: 'Your next step: {{current_step_name}}',
    body: '<p>We would like to continue with you.</p>',
    language: 'en',
  },
  {
    template_slug: 'our-own',
    type: 'team',
    has_default: false,
    template_display_name: 'Visita al puerto',
    purpose: 'general',
    subject: 'Una visita',
    body: '<p>Hola, {{first_name}}:</p>',
    language: 'es',
  },
]

export const emailBatch: MessageBatch = {
  batch_id: BATCH_ID,
  send_at: '2026-03-06T10:00:15.000Z',
  count: 1,
  skipped: [],
}

const textTemplates: TextTemplate[] = [
  { text_template_id: 72, name: 'Call back', body: 'Hi {{first_name}}, when can we talk?' },
  { text_template_id: 73, name: 'Next step', body: 'Your next step is {{current_step_name}}.' },
]

export const textPreview: TextPreview = {
  body: 'Harbor Pine: Your interview is at 9. \nStop texts: http://localhost/user/personal-profile',
  to_name: 'Ines Duarte',
  to_phone: { number: '+34600000000', formatted: '+34 600 00 00 00', extension: null },
  missing: [],
  skipped: null,
}

export const messagePreview: MessagePreview = {
  subject: 'Your application for Warehouse associate',
  body: '<p>Hello Ines,</p><p>Thank you.</p>',
  to_name: 'Ines Duarte',
  to_email: 'ines@example.com',
  reply_to: 'recruiter@example.com',
  missing: [],
  is_opted_out: false,
}

export const messages: Message[] = [
  {
    kind: 'email',
    message_id: '0197a3f2-6b1c-4d42-8e55-3f9a1c2b7501',
    batch_id: BATCH_ID,
    state: 'scheduled',
    subject: 'Your next step: Interview',
    body: '<p>Hello Ines,</p>',
    sender_name: 'Rosa Keller',
    created_at: '2026-03-06T10:00:00.000Z',
    send_at: '2026-03-09T08:00:00.000Z',
    sent_at: null,
    files: [],
  },
  {
    kind: 'email',
    message_id: '0197a3f2-6b1c-4d42-8e55-3f9a1c2b7502',
    batch_id: BATCH_ID,
    state: 'sent',
    subject: 'A question about your application',
    body: '<p>Do you have a <strong>forklift</strong> license?</p>',
    sender_name: null,
    created_at: '2026-03-02T10:00:00.000Z',
    send_at: '2026-03-02T10:00:15.000Z',
    sent_at: '2026-03-02T10:00:16.000Z',
    files: [
      { file_id: '0198f0a0-0000-7000-8000-0000000000f7', name: 'Site map.pdf', bytes: 120_400 },
    ],
  },
]

export const messageReply: MessageReply = {
  kind: 'reply',
  reply_id: '0197a3f2-6b1c-4d42-8e55-3f9a1c2b7503',
  subject: 'Re: A question about your application',
  text: 'Yes, since 2019. The license is attached.',
  quoted: 'On 2 March Rosa Keller wrote:\n> Do you have a forklift license?',
  is_cut: false,
  from_email: 'ines@example.com',
  is_from_applicant: true,
  is_about_offer: false,
  received_at: '2026-03-02T14:00:00.000Z',
  files: [
    {
      file_id: '0197a3f2-6b1c-4d42-8e55-3f9a1c2b7504',
      name: 'licence.pdf',
      bytes: 48_200,
      left_out: null,
    },
    {
      file_id: '0197a3f2-6b1c-4d42-8e55-3f9a1c2b7505',
      name: 'photo.heic',
      bytes: 2_100_000,
      left_out: 'format',
    },
  ],
}

const optOut = { company_name: 'Halden Logistics', is_opted_out: false }

export const messageExamples = [
  example(listEmailTemplates, { data: emailTemplates }),
  example(previewEmailTemplate, {
    data: {
      subject: 'Your application for Warehouse associate',
      body: '<p>Hello Emily,</p><p>Thank you for your time.</p>',
    },
  }),
  example(createEmailTemplate, { data: notSelected }),
  example(deleteEmailTemplate, { data: { template_slug: 'not-selected' } }),
  example(saveEmailTemplate, { data: { ...notSelected, type: 'team' } }),
  example(emailApplicants, { data: emailBatch }),
  example(emailApplicantsWithFiles, { data: emailBatch }),
  example(previewMessage, { data: messagePreview }),
  example(textApplicants, { data: emailBatch }),
  example(previewText, { data: textPreview }),
  example(listTextTemplates, { data: textTemplates }),
  example(cancelMessages, { data: { cancelled: 1, sent: 0 } }),
  example(listMessages, {
    data: [...messages.slice(0, 1), messageReply, ...messages.slice(1)],
    meta: { page: 1, page_size: 25, total: 3 },
  }),
  example(getEmailOptOut, { data: optOut }),
  example(saveEmailOptOut, { data: { ...optOut, is_opted_out: true } }),
]
