// Sharing a scorecard with people outside: who was sent a link, what it shows, and its end.
import { z } from 'zod'

import { standardTitleSchema } from '../applicants/application.ts'
import { emailSchema } from '../core/email.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  localizedTextSchema,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'
import { activityStatusSchema } from '../progress/progress.ts'
import { SHARE_LIMITS } from './scorecards-rules.ts'
import { answeredQuestionSchema, attributeScoreSchema } from './scorecards.ts'

const TAG = 'Scorecards'
const url = '/smartreq/v1/user-smartreq/:user_smartreq_id/scorecard-shares/'
const paramsSchema = z.object({ user_smartreq_id: idSchema })
/** Users who only take part in a requisition see its scorecards, and give none of them to others. */
const manage = { level: 2, scope: 'job', isForManagers: true } as const

const recipientSchema = z.object({
  recipient_id: z.uuid(),
  email: z.string(),
  /** `failed`: the mail server refused the address for good. */
  mail: z.enum(['waiting', 'sent', 'failed']),
  open_count: z.number().int(),
  last_opened_at: instantSchema.nullable(),
})

const shareSchema = z.object({
  share_id: z.number(),
  /** Null for a user whose account was erased. */
  shared_by: z.string().nullable(),
  message: z.string(),
  has_answers: z.boolean(),
  shared_at: instantSchema,
  expires_at: instantSchema,
  status: z.enum(['open', 'expired', 'revoked']),
  recipients: z.array(recipientSchema),
})
export type ScorecardShare = z.infer<typeof shareSchema>

export const listScorecardShares = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'With whom a scorecard was shared, and who opened it, the newest first',
  policy: manage,
  params: paramsSchema,
  query: pageQuerySchema.pick({ page: true, page_size: true }),
  responses: { 200: pageOf(shareSchema) },
})

export const shareScorecard = endpoint({
  method: 'POST',
  url,
  tag: TAG,
  summary: 'Send each recipient a link of their own to a scorecard, without contact details',
  policy: { ...manage, isIdempotent: true },
  params: paramsSchema,
  body: z.object({
    recipients: z
      .array(emailSchema)
      .min(1)
      .max(SHARE_LIMITS.recipients)
      .refine((all) => new Set(all).size === all.length, { message: 'Each address once.' }),
    message: textSchema.trim().max(SHARE_LIMITS.message).default(''),
    days: z.literal([...SHARE_LIMITS.days]),
    /** Answers to questions of the company, without private ones and contact details. */
    has_answers: z.boolean().default(false),
  }),
  responses: { 200: dataOf(z.object({ share_id: z.number() })) },
})

export const revokeScorecardShare = endpoint({
  method: 'DELETE',
  url: `${url}:share_id/`,
  tag: TAG,
  summary: 'End the links of a share at once; of one that has ended nothing changes',
  policy: { ...manage, isIdempotent: true },
  params: paramsSchema.extend({ share_id: idSchema }),
  responses: { 200: dataOf(shareSchema.pick({ share_id: true })) },
})

const sharedScorecardSchema = z.object({
  company_name: z.string(),
  job_title: z.string(),
  applicant_name: z.string(),
  shared_by: z.string().nullable(),
  message: z.string(),
  expires_at: instantSchema,
  score: z.number().nullable(),
  activities: z.array(
    z.object({
      key: z.number(),
      step_title: z.string(),
      step_standard_title: standardTitleSchema.nullable(),
      title: localizedTextSchema,
      status: activityStatusSchema,
    }),
  ),
  attributes: z.array(
    attributeScoreSchema.pick({
      attribute: true,
      name: true,
      score: true,
      metric: true,
      explanation: true,
    }),
  ),
  /** Null where the sender left them out. */
  answers: z
    .array(
      answeredQuestionSchema.pick({
        question_id: true,
        text: true,
        type: true,
        value: true,
        chosen: true,
        max: true,
        unit: true,
      }),
    )
    .nullable(),
})
export type SharedScorecard = z.infer<typeof sharedScorecardSchema>
export type SharedAnswer = NonNullable<SharedScorecard['answers']>[number]

/** A command, though it reads: each opening is counted and goes into the audit trail. */
export const openSharedScorecard = endpoint({
  method: 'POST',
  url: '/smartreq/v1/shared-scorecard/',
  tag: TAG,
  summary:
    'What the link of a shared scorecard shows; one that has ended answers like one that never was',
  policy: { level: 0, scope: 'public', rateLimit: { max: 30, windowSeconds: 60 } },
  body: z.object({ token: z.string().min(1).max(100) }),
  responses: { 200: dataOf(sharedScorecardSchema) },
})
