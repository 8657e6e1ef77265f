// Text messages to applicants: to one, to a selection, or to all that match a list. They are read, and stopped, among the
// messages of `messages.ts`.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { phoneNumberSchema } from '../core/phone-number.ts'
import { dataOf, idSchema, instantSchema, localeSchema, textSchema } from '../core/shape.ts'
import { SELECTION_LIMITS } from '../decisions/application-actions.ts'
import { selectionShape } from '../decisions/decisions.ts'
import { withKnownVariables } from './message-text.ts'
import { MESSAGE_LIMITS } from './messages-rules.ts'
import { messageBatchSchema, SKIP_REASONS } from './messages.ts'
import { TEMPLATE_VARIABLES } from './template-variables.ts'

const TAG = 'Messages'

/** For users who manage the requisition, as emails. */
const manage = { level: 2, scope: 'job', isForManagers: true } as const

const jobParamsSchema = z.object({ job_id: idSchema })

const textShape = {
  /** Plain text; may hold variables. */
  body: plainMessageSchema(MESSAGE_LIMITS.textBody),
  /** In which language it is written: what the product adds is in the same one. */
  language: localeSchema,
}

const textBodySchema = z
  .object({
    ref_ids: selectionShape.ref_ids,
    matching: selectionShape.matching,
    ...textShape,
    /** Left out for now. */
    send_at: instantSchema.optional(),
  })
  .refine(({ ref_ids, matching }) => (ref_ids === undefined) !== (matching === undefined), {
    message: 'Send either ref_ids or matching.',
    path: ['ref_ids'],
  })
export type TextBody = z.infer<typeof textBodySchema>

export const textApplicants = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/text-applicants/',
  tag: TAG,
  summary: `Send a text message to at most ${SELECTION_LIMITS.named} applicants by their ref_ids, or to all that match a list, to those of them who agreed to texts; each gets their own values of the variables, and each person one message`,
  policy: { ...manage, isIdempotent: true },
  params: jobParamsSchema,
  body: textBodySchema,
  responses: { 200: dataOf(messageBatchSchema) },
})

const previewSchema = z.object({
  /** The whole message, with what the product adds. */
  body: z.string(),
  to_name: z.string(),
  /** Null where the applicant gave none. */
  to_phone: phoneNumberSchema.nullable(),
  /** Variables that this applicant has no value for, and that have no fallback. */
  missing: z.array(z.enum(TEMPLATE_VARIABLES)),
  /** Why this applicant will not get it; null for one who will. */
  skipped: z.enum(SKIP_REASONS).nullable(),
})
export type TextPreview = z.infer<typeof previewSchema>

export const previewText = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/text-applicants/preview/',
  tag: TAG,
  summary: 'A text message as one applicant of the requisition would get it; sends nothing',
  policy: manage,
  params: jobParamsSchema,
  body: z.object({ ref_id: idSchema, ...textShape }),
  responses: { 200: dataOf(previewSchema) },
  isRead: true,
})

const textTemplateSchema = z.object({
  text_template_id: z.number(),
  name: z.string(),
  body: z.string(),
})
export type TextTemplate = z.infer<typeof textTemplateSchema>

export const listTextTemplates = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/text-applicants/templates/',
  tag: TAG,
  summary: `The text templates that a message to applicants of the requisition can begin with, by name; at most ${MESSAGE_LIMITS.templates}`,
  policy: manage,
  params: jobParamsSchema,
  responses: { 200: dataOf(z.array(textTemplateSchema)) },
})

/** The text of a message or of a template; `max` counts characters. */
export function plainMessageSchema(max: number) {
  return withKnownVariables(
    textSchema
      .refine((text) => !/[^\P{Cc}\n]/u.test(text), { message: 'No control characters.' })
      .trim()
      .min(1)
      .max(max),
  )
}
