// What the endpoints of the email editor take and answer, for a company and for everyone alike.
import { z } from 'zod'

import { emailSchema } from '../core/email.ts'
import { instantSchema, localeSchema, nameTextSchema, textSchema } from '../core/shape.ts'
import { EMAIL_EDITOR_LIMITS } from './email-editor-rules.ts'
import { subjectSchema, templateSlugSchema } from './message-text.ts'
import { MESSAGE_LIMITS, TEMPLATE_PURPOSES } from './messages-rules.ts'

/** A test goes to an inbox each time. */
export const testRateLimit = { max: 5, windowSeconds: 60 } as const

/** The name of a kind of mail, or of a template. */
export const nameShape = { template_name: templateSlugSchema }
export const languageQuerySchema = z.object({ language: localeSchema })

const templateTypeSchema = z.enum(['system', 'team', 'default'])
export type EmailTemplateType = z.infer<typeof templateTypeSchema>

export const listedSchema = z.object({
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

export const editedSchema = listedSchema.extend({
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
  /** Of emails to applicants, the same in every language: where staff are offered it. */
  purpose: z.enum(TEMPLATE_PURPOSES),
  /** The product says what it is for. */
  is_purpose_fixed: z.boolean(),
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
  /** Left out, it stays as it was. Ignored where it is fixed. */
  purpose: z.enum(TEMPLATE_PURPOSES).optional(),
}

/** What a new one holds; `template_display_name` is required. */
export const newBodySchema = z.object({
  ...nameFieldsShape,
  template_display_name: nameFieldsShape.template_display_name.min(1),
  ...draftShape,
})
/** Name and description of a system email are ignored: they cannot be changed. */
export const savedBodySchema = z.object({
  ...nameFieldsShape,
  template_display_name: nameFieldsShape.template_display_name.default(''),
  ...draftShape,
})
export type EmailDraft = z.output<typeof savedBodySchema>

/** A draft as it stands, of an email that there is or of a new one (`template_slug` empty). */
export const previewBodySchema = z.object({
  template_slug: z.union([z.literal(''), templateSlugSchema]),
  ...draftShape,
  reply_to: z.union([z.literal(''), emailSchema]).default(''),
})
export type EmailPreviewDraft = z.output<typeof previewBodySchema>

export const previewSchema = z.object({
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

export const sentSchema = z.object({ to: z.string() })
export const removedSchema = z.object({ template_slug: z.string() })
