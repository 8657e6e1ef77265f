// Messages to applicants by email: to one, to a selection, or to all that match a list; and what was written to one,
// text messages of `text-messages.ts` included.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema, pageOf, pageQuerySchema } from '../core/shape.ts'
import { SELECTION_LIMITS } from '../decisions/application-actions.ts'
import { selectionShape } from '../decisions/decisions.ts'
import { chosenTemplateShape, messageTextShape } from './message-text.ts'
import { ATTACHMENT_LIMITS, REPLY_FILE_PROBLEMS } from './messages-rules.ts'
import { TEMPLATE_VARIABLES } from './template-variables.ts'

const TAG = 'Messages'

/** For users who manage the requisition, as decisions. */
const manage = { level: 2, scope: 'job', isForManagers: true } as const
const command = { ...manage, isIdempotent: true } as const

const jobParamsSchema = z.object({ job_id: idSchema })

export const emailBodySchema = z
  .object({
    ref_ids: selectionShape.ref_ids,
    matching: selectionShape.matching,
    ...messageTextShape,
    ...chosenTemplateShape,
    /** Left out for now. */
    send_at: instantSchema.optional(),
  })
  .refine(({ ref_ids, matching }) => (ref_ids === undefined) !== (matching === undefined), {
    message: 'Send either ref_ids or matching.',
    path: ['ref_ids'],
  })
export type EmailBody = z.infer<typeof emailBodySchema>

/** By what a message reaches an applicant. */
export const MESSAGE_CHANNELS = ['email', 'text'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/** Why one is not written to: stopped emails, has no address; did not agree to texts, has no phone number. */
export const SKIP_REASONS = ['opted_out', 'no_address', 'no_consent', 'no_phone'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

export const messageBatchSchema = z.object({
  /** Null when there was no one to write to. */
  batch_id: z.uuid().nullable(),
  /** When it goes out; until then it can be stopped. */
  send_at: instantSchema,
  /** To how many applicants it goes. */
  count: z.number().int(),
  skipped: z.array(z.object({ ref_id: z.number(), reason: z.enum(SKIP_REASONS) })),
})
export type MessageBatch = z.infer<typeof messageBatchSchema>

export const emailApplicants = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/email-applicants/',
  tag: TAG,
  summary: `Write to at most ${SELECTION_LIMITS.named} applicants by their ref_ids, or to all that match a list; each gets their own values of the variables, and each person one message`,
  policy: command,
  params: jobParamsSchema,
  body: emailBodySchema,
  responses: { 200: dataOf(messageBatchSchema) },
})

export const emailApplicantsWithFiles = endpoint({
  method: 'POST',
  url: '/smartreq/v2/:job_id/email-applicants/',
  tag: TAG,
  summary: `Write to applicants as in version 1, with up to ${ATTACHMENT_LIMITS.files} files (PDF, DOCX, DOC, text or CSV; together at most 10 MB)`,
  policy: { ...command, rateLimit: { max: 60, windowSeconds: 3600 } },
  params: jobParamsSchema,
  form: z.object({
    /** The body of version 1, as JSON. */
    message: z.string(),
  }),
  responses: { 200: dataOf(messageBatchSchema) },
})

const previewSchema = z.object({
  subject: z.string(),
  /** Clean HTML. */
  body: z.string(),
  to_name: z.string(),
  to_email: z.string(),
  /** Where replies go: the sender. Null where they come into the app, among the messages of the applicant. */
  reply_to: z.string().nullable(),
  /** Variables that this applicant has no value for, and that have no fallback. */
  missing: z.array(z.enum(TEMPLATE_VARIABLES)),
  is_opted_out: z.boolean(),
})
export type MessagePreview = z.infer<typeof previewSchema>

export const previewMessage = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/email-applicants/preview/',
  tag: TAG,
  summary: 'A message as one applicant of the requisition would get it; sends nothing',
  policy: manage,
  params: jobParamsSchema,
  body: z.object({
    ref_id: idSchema,
    ...messageTextShape,
    /** As it would be once they are at their next step, for an email that goes with advancing. */
    is_advancing: z.boolean().default(false),
  }),
  responses: { 200: dataOf(previewSchema) },
  isRead: true,
})

export const cancelMessages = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/email-applicants/:batch_id/cancel/',
  tag: TAG,
  summary:
    'Stop what has not gone out yet of emails or text messages that were sent together, or one of them',
  policy: command,
  params: jobParamsSchema.extend({ batch_id: z.uuid() }),
  /** Left out for all of them. */
  body: z.object({ message_id: z.uuid().optional() }),
  responses: { 200: dataOf(z.object({ cancelled: z.number().int(), sent: z.number().int() })) },
})

export const MESSAGE_STATES = ['scheduled', 'sent', 'failed', 'cancelled'] as const

const messageSchema = z.object({
  kind: z.enum(MESSAGE_CHANNELS),
  message_id: z.uuid(),
  batch_id: z.uuid(),
  state: z.enum(MESSAGE_STATES),
  /** As it went out; of one that has not, as it would now. Empty for a text message. */
  subject: z.string(),
  /** HTML of an email, plain text of a text message. */
  body: z.string(),
  /** Null for a user who is not of the company any more. */
  sender_name: z.string().nullable(),
  created_at: instantSchema,
  /** When it goes out. */
  send_at: instantSchema,
  sent_at: instantSchema.nullable(),
  /** The files that go with it. */
  files: z.array(z.object({ file_id: z.uuid(), name: z.string(), bytes: z.number().int() })),
})
export type Message = z.infer<typeof messageSchema>

const replyFileSchema = z.object({
  file_id: z.uuid(),
  name: z.string(),
  bytes: z.number().int(),
  /** Why it was not stored; null for a file that can be downloaded. */
  left_out: z.enum(REPLY_FILE_PROBLEMS).nullable(),
})

const replySchema = z.object({
  kind: z.literal('reply'),
  reply_id: z.uuid(),
  subject: z.string(),
  /** Plain text, without the earlier messages that it quotes. */
  text: z.string(),
  /** The earlier messages below it; empty without any. */
  quoted: z.string(),
  /** Whether it was longer than what is stored. */
  is_cut: z.boolean(),
  /** As the email says it. */
  from_email: z.string(),
  /** False where that is not the address of the applicant: anyone may have written it. */
  is_from_applicant: z.boolean(),
  /** Whether it was asked in the app about an offer. */
  is_about_offer: z.boolean(),
  received_at: instantSchema,
  files: z.array(replyFileSchema),
})
export type MessageReply = z.infer<typeof replySchema>

const threadEntrySchema = z.discriminatedUnion('kind', [messageSchema, replySchema])
export type ThreadEntry = z.infer<typeof threadEntrySchema>

export const listMessages = endpoint({
  method: 'GET',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/messages/',
  tag: TAG,
  summary:
    'What was written to an applicant about this application, and what they answered, the newest first',
  policy: { level: 2, scope: 'job' },
  params: z.object({ user_smartreq_id: idSchema }),
  query: pageQuerySchema.omit({ search: true }),
  responses: { 200: pageOf(threadEntrySchema) },
})

export const getMessageFile = endpoint({
  method: 'GET',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/messages/:message_id/files/:file_id/',
  tag: TAG,
  summary: 'Download a file that was sent to an applicant with a message',
  policy: { level: 2, scope: 'job' },
  bytes: 'out',
  params: z.object({ user_smartreq_id: idSchema, message_id: z.uuid(), file_id: z.uuid() }),
  responses: { 200: z.string() },
})

export const getReplyFile = endpoint({
  method: 'GET',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/replies/:reply_id/files/:file_id/',
  tag: TAG,
  summary: 'Download a file that an applicant sent with an answer',
  policy: { level: 2, scope: 'job' },
  bytes: 'out',
  params: z.object({ user_smartreq_id: idSchema, reply_id: z.uuid(), file_id: z.uuid() }),
  responses: { 200: z.string() },
})
