// Templates of messages to applicants: those of the product, in three languages, and those of a company, which can take
// the place of one of the product.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, localeSchema, nameTextSchema } from '../core/shape.ts'
import { messageTextShape, templateSlugSchema } from './message-text.ts'
import { MESSAGE_LIMITS, TEMPLATE_PURPOSES } from './messages-rules.ts'

const TAG = 'Email templates'

const read = {
  level: 2,
  scope: 'account',
  anyFlagOrManager: ['smartreq_access', 'company_settings_access'],
} as const
const command = { ...read, isIdempotent: true } as const

const accountParamsSchema = z.object({ account_id: idSchema })
const templateParamsSchema = accountParamsSchema.extend({ template_slug: templateSlugSchema })

const contentShape = {
  template_display_name: nameTextSchema.min(1).max(MESSAGE_LIMITS.templateName),
  /** Left out by clients that know of none: it stays what it was. */
  purpose: z.enum(TEMPLATE_PURPOSES).optional(),
  ...messageTextShape,
}

const emailTemplateSchema = z.object({
  template_slug: z.string(),
  /** default: the product's, as it came. team: written by the company. */
  type: z.enum(['default', 'team']),
  /** Whether the product has one of this name: deleting the company's restores it. */
  has_default: z.boolean(),
  template_display_name: z.string(),
  /** The same in every language of the template. */
  purpose: z.enum(TEMPLATE_PURPOSES),
  subject: z.string(),
  body: z.string(),
  language: localeSchema,
})
export type EmailTemplate = z.infer<typeof emailTemplateSchema>

export const listEmailTemplates = endpoint({
  method: 'GET',
  url: '/account/v1/:account_id/templates/email/',
  tag: TAG,
  summary: `The templates of a company in every language, by name; at most ${MESSAGE_LIMITS.templates} of its own`,
  policy: read,
  params: accountParamsSchema,
  responses: { 200: dataOf(z.array(emailTemplateSchema)) },
})

export const previewEmailTemplate = endpoint({
  method: 'POST',
  url: '/account/v1/:account_id/templates/email/preview/',
  tag: TAG,
  summary: 'A template as an applicant of the example would get it; sends and stores nothing',
  policy: read,
  params: accountParamsSchema,
  body: z.object(messageTextShape),
  /** The body is clean HTML. */
  responses: { 200: dataOf(z.object({ subject: z.string(), body: z.string() })) },
  isRead: true,
})

export const createEmailTemplate = endpoint({
  method: 'POST',
  url: '/account/v1/:account_id/templates/email/',
  tag: TAG,
  summary: 'Keep a message as a template of the company',
  policy: command,
  params: accountParamsSchema,
  body: z.object(contentShape),
  responses: { 201: dataOf(emailTemplateSchema) },
})

export const saveEmailTemplate = endpoint({
  method: 'PUT',
  url: '/account/v1/:account_id/templates/email/:template_slug/',
  tag: TAG,
  summary: 'Change a template of the company, or write its own in place of one of the product',
  policy: command,
  params: templateParamsSchema,
  body: z.object(contentShape),
  responses: { 200: dataOf(emailTemplateSchema) },
})

export const deleteEmailTemplate = endpoint({
  method: 'DELETE',
  url: '/account/v1/:account_id/templates/email/:template_slug/',
  tag: TAG,
  summary:
    'Remove a template of the company in one language; one of the product comes back as it was',
  policy: command,
  params: templateParamsSchema,
  query: z.object({ language: localeSchema }),
  responses: { 200: dataOf(z.object({ template_slug: z.string() })) },
})
