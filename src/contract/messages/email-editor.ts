// The email editor: the provider's defaults for everyone, and below an account_id the emails that go out in a company's name.
// An email is stored by account, slug and language; a language without a stored one has the default.
import { z } from 'zod'

import { emailSchema } from '../core/email.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  localeSchema,
  nameTextSchema,
  textSchema,
} from '../core/shape.ts'
import { EMAIL_EDITOR_LIMITS } from './email-editor-rules.ts'
import { subjectSchema } from './message-text.ts'
import { MESSAGE_LIMITS } from './messages-rules.ts'

const TAG = 'Email editor'

const company = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const provider = { level: 3, scope: 'provider' } as const
/** A test goes to an inbox each time. */
const rateLimit = { max: 5, windowSeconds: 60 } as const

const accountParamsSchema = z.object({ account_id: idSchema })
/** The name of a kind of mail, of a template of the product, or one that the server made. */
const slugSchema = z.string().regex(/^[a-z0-9-]{1,60}$/)
const nameShape = { template_name: slugSchema }
const languageQuerySchema = z.object({ language: localeSchema })

const templateTypeSchema = z.enum(['system', 'team', 'default'])
export type EmailTemplateType = z.infer<typeof templateTypeSchema>

const listedSchema = z.object({
  /** Null while nothing is stored in place of the default. */
  email_template_id: z.number().nullable(),
  template_slug: z.string(),
  /** system: a kind of mail that the product sends. team: a company's own to applicants. default: everyone's to applicants. */
  type: templateTypeSchema,
  /** True while what goes out is the default. */
  is_default: z.boolean(),
  template_display_name: z.string(),
  description: z.string(),
  subject: z.string(),
  language: localeSchema,
})
export type ListedEmail = z.infer<typeof listedSchema>

const variableSchema = z.object({
  name: z.string(),
  /** The value that previews and tests have. */
  example: z.string(),
  /** An address: it stands alone in the href of a link. */
  is_address: z.boolean(),
  /** The body cannot do without it. */
  is_required: z.boolean(),
})

const editedSchema = listedSchema.extend({
  /** One of `senders`. */
  from_email: z.string(),
  from_name: z.string(),
  /** Empty while no one has set it. */
  reply_to: z.string(),
  /** The same as `html_body`. */
  body: z.string(),
  html_body: z.string(),
  plain_body: z.string(),
  /** False once the plain text was edited. While true it is made from the HTML at every save. */
  is_plain_from_html: z.boolean(),
  default_subject: z.string(),
  /** Empty where there is no default, for a template that was added. */
  default_html_body: z.string(),
  default_plain_body: z.string(),
  variable_names: z.array(z.string()),
  variables: z.array(variableSchema),
  /** The addresses that it can be sent from. */
  senders: z.array(z.string()),
  /** Name and description cannot be changed. */
  is_name_fixed: z.boolean(),
  /** Of the whole message, filled with the examples. From 102 kB Gmail shows its beginning only. */
  html_bytes: z.number().int(),
  updated_at: instantSchema.nullable(),
})
export type EditedEmail = z.infer<typeof editedSchema>

const draftShape = {
  language: localeSchema,
  subject: subjectSchema,
  html_body: textSchema.min(1).max(EMAIL_EDITOR_LIMITS.html),
  /** Empty: it follows the HTML. */
  plain_body: textSchema.max(EMAIL_EDITOR_LIMITS.html).default(''),
  /** One of `senders`; empty: the no-reply address. */
  from_email: textSchema.max(254).default(''),
  /** Empty: the name of the product. It holds no address. */
  from_name: nameTextSchema
    .max(EMAIL_EDITOR_LIMITS.fromName)
    .refine((name) => !/[@<>]/.test(name), { message: 'A name, without an address.' })
    .default(''),
  reply_to: emailSchema,
}
const nameFieldsShape = {
  template_display_name: nameTextSchema.max(MESSAGE_LIMITS.templateName),
  description: textSchema.trim().max(EMAIL_EDITOR_LIMITS.description).default(''),
}

/** What a new one holds; `template_display_name` is required. */
const newBodySchema = z.object({
  ...nameFieldsShape,
  template_display_name: nameFieldsShape.template_display_name.min(1),
  ...draftShape,
})
/** Name and description of a system email are ignored: they cannot be changed. */
const savedBodySchema = z.object({
  ...nameFieldsShape,
  template_display_name: nameFieldsShape.template_display_name.default(''),
  ...draftShape,
})
export type EmailDraft = z.output<typeof savedBodySchema>

/** A draft as it stands, of an email that there is or of a new one (`template_slug` empty). */
const previewBodySchema = z.object({
  template_slug: z.union([z.literal(''), slugSchema]),
  ...draftShape,
  reply_to: z.union([z.literal(''), emailSchema]).default(''),
})
export type EmailPreviewDraft = z.output<typeof previewBodySchema>

const previewSchema = z.object({
  subject: z.string(),
  from_name: z.string(),
  from_email: z.string(),
  plain_body: z.string(),
  /** The whole message as a sandboxed page of its own, for a frame; it works for ten minutes. */
  path: z.string(),
  /** The same with no image loaded. */
  path_without_images: z.string(),
  html_bytes: z.number().int(),
})
export type EmailPreview = z.infer<typeof previewSchema>

const sentSchema = z.object({ to: z.string() })
const removedSchema = z.object({ template_slug: z.string() })

// A company's own. Provider admins may call them for every company.

export const listCompanyEmails = endpoint({
  method: 'GET',
  url: '/account/v1/email-templates/:account_id/',
  tag: TAG,
  summary: 'The emails in a company’s name, each in one language, by name',
  policy: company,
  params: accountParamsSchema,
  query: languageQuerySchema,
  responses: { 200: dataOf(z.array(listedSchema)) },
})

export const getCompanyEmail = endpoint({
  method: 'GET',
  url: '/account/v1/email-templates/:account_id/:template_name/',
  tag: TAG,
  summary: 'An email in a company’s name in one language, with its default beside it',
  policy: company,
  params: accountParamsSchema.extend(nameShape),
  query: languageQuerySchema,
  responses: { 200: dataOf(editedSchema) },
})

export const saveCompanyEmail = endpoint({
  method: 'PUT',
  url: '/account/v1/email-templates/:account_id/:template_name/',
  tag: TAG,
  summary:
    'Store a company’s own email in one language, in place of the default; `If-Match` refuses what a colleague changed meanwhile',
  policy: { ...company, isIdempotent: true },
  params: accountParamsSchema.extend(nameShape),
  body: savedBodySchema,
  responses: { 200: dataOf(editedSchema) },
})

export const restoreCompanyEmail = endpoint({
  method: 'DELETE',
  url: '/account/v1/email-templates/:account_id/:template_name/',
  tag: TAG,
  summary: 'Remove a company’s own email in one language; the default counts again',
  policy: { ...company, isIdempotent: true },
  params: accountParamsSchema.extend(nameShape),
  query: languageQuerySchema,
  responses: { 200: dataOf(removedSchema) },
})

export const createCompanyEmail = endpoint({
  method: 'POST',
  url: '/account/v1/template-create/:account_id/',
  tag: TAG,
  summary: 'Add a company’s own email to applicants',
  policy: { ...company, isIdempotent: true },
  params: accountParamsSchema,
  body: newBodySchema,
  responses: { 201: dataOf(editedSchema) },
})

export const previewCompanyEmail = endpoint({
  method: 'POST',
  url: '/account/v1/email-templates/:account_id/preview/',
  tag: TAG,
  summary: 'A draft as its reader would see it, filled with examples; it is stored for ten minutes',
  policy: company,
  params: accountParamsSchema,
  body: previewBodySchema,
  responses: { 200: dataOf(previewSchema) },
  isRead: true,
})

export const testCompanyEmail = endpoint({
  method: 'POST',
  url: '/account/v1/email-templates/:account_id/test/',
  tag: TAG,
  summary:
    'Send a draft, marked as a test and without a working link, to the caller’s own confirmed address',
  policy: { ...company, isIdempotent: true, rateLimit },
  params: accountParamsSchema,
  body: previewBodySchema,
  responses: { 200: dataOf(sentSchema) },
})

// The defaults of everyone.

export const listProviderEmails = endpoint({
  method: 'GET',
  url: '/account/v1/template/email/',
  tag: TAG,
  summary: 'The emails that everyone has, each in one language, by name',
  policy: provider,
  query: languageQuerySchema,
  responses: { 200: dataOf(z.array(listedSchema)) },
})

export const getProviderEmail = endpoint({
  method: 'GET',
  url: '/account/v1/template/email/:template_name/',
  tag: TAG,
  summary: 'An email that everyone has in one language, with the words it came with beside it',
  policy: provider,
  params: z.object(nameShape),
  query: languageQuerySchema,
  responses: { 200: dataOf(editedSchema) },
})

export const saveProviderEmail = endpoint({
  method: 'PUT',
  url: '/account/v1/template/email/:template_name/',
  tag: TAG,
  summary:
    'Store an email that everyone has in one language; companies with their own keep it. `If-Match` refuses what another admin changed meanwhile',
  policy: { ...provider, isIdempotent: true },
  params: z.object(nameShape),
  body: savedBodySchema,
  responses: { 200: dataOf(editedSchema) },
})

export const restoreProviderEmail = endpoint({
  method: 'DELETE',
  url: '/account/v1/template/email/:template_name/',
  tag: TAG,
  summary: 'Remove what was stored in one language; the words it came with count again',
  policy: { ...provider, isIdempotent: true },
  params: z.object(nameShape),
  query: languageQuerySchema,
  responses: { 200: dataOf(removedSchema) },
})

export const createProviderEmail = endpoint({
  method: 'POST',
  url: '/account/v1/template-create/',
  tag: TAG,
  summary: 'Add an email to applicants that every company has',
  policy: { ...provider, isIdempotent: true },
  body: newBodySchema,
  responses: { 201: dataOf(editedSchema) },
})

export const previewProviderEmail = endpoint({
  method: 'POST',
  url: '/account/v1/template/email/preview/',
  tag: TAG,
  summary: 'A draft as its reader would see it, filled with examples; it is stored for ten minutes',
  policy: provider,
  body: previewBodySchema,
  responses: { 200: dataOf(previewSchema) },
  isRead: true,
})

export const testProviderEmail = endpoint({
  method: 'POST',
  url: '/account/v1/template/email/test/',
  tag: TAG,
  summary:
    'Send a draft, marked as a test and without a working link, to the caller’s own confirmed address',
  policy: { ...provider, isIdempotent: true, rateLimit },
  body: previewBodySchema,
  responses: { 200: dataOf(sentSchema) },
})

/** For a frame of the editor, which sends no header: the address is known to the user who asked for the preview. */
export const getEmailPreview = endpoint({
  method: 'GET',
  url: '/account/v1/template-preview/:preview_id/',
  tag: TAG,
  summary: 'A preview as a page: sandboxed, without scripts, and without anything from elsewhere',
  policy: { level: 0, scope: 'public' },
  params: z.object({ preview_id: z.uuid() }),
  query: z.object({ images: z.enum(['on', 'off']).default('on') }),
  bytes: 'out',
  responses: { 200: z.string() },
})
