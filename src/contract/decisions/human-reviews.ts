// Reviews by a person: a candidate whom a rule rejected asks for one, and staff keep the decision or recover the application.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema, textSchema } from '../core/shape.ts'
import { HUMAN_REVIEW_STATES, REVIEW_NOTE_LENGTH } from './decisions-rules.ts'

const TAG = 'Reviews by a person'

const reviewStateSchema = z.enum(HUMAN_REVIEW_STATES)

/**
 * What a candidate is told of a rejection by a rule: that there was no person, never what the rule says, who reviewed the
 * decision or what they wrote about it.
 */
export const automatedDecisionSchema = z.object({
  decided_at: instantSchema,
  /** Null until the candidate asks for one. */
  review: z
    .object({
      asked_at: instantSchema,
      state: reviewStateSchema,
      /** Null while it is open. */
      answered_at: instantSchema.nullable(),
    })
    .nullable(),
})
export type AutomatedDecision = z.infer<typeof automatedDecisionSchema>

/** What staff see of the newest review of an application and of those that were merged into it; an open one comes first. */
export const humanReviewSchema = z.object({
  asked_at: instantSchema,
  /** What the candidate wrote; empty for nothing. */
  note: z.string(),
  state: reviewStateSchema,
  answered_at: instantSchema.nullable(),
  /** Null while it is open, and for a user whose account was erased. */
  answered_by: z.string().nullable(),
  /** Why the decision stands; empty for every other state. */
  reason: z.string(),
  /** Whether it is of an application that was merged into this one. */
  is_of_merged: z.boolean(),
})
export type HumanReview = z.infer<typeof humanReviewSchema>

/** The filter of lists of applicants: those of whose decision a review is open. */
export const humanReviewFilter = z.enum(['open'])

export const askForHumanReview = endpoint({
  method: 'POST',
  url: '/user/v1/progress-tracker/user/:user_id/ref/:ref_id/human-review/',
  tag: TAG,
  summary:
    'Ask for a review by a person of a rejection by a rule; asked for again, it is answered as it is. Refused for an application that no rule has rejected',
  policy: { level: 1, scope: 'person', isIdempotent: true },
  params: z.object({ user_id: idSchema, ref_id: idSchema }),
  body: z.object({ note: textSchema.trim().max(REVIEW_NOTE_LENGTH).optional() }),
  responses: { 200: dataOf(automatedDecisionSchema) },
})

/** Those who may reject and recover the applicant. */
const command = { level: 2, scope: 'job', isForManagers: true, isIdempotent: true } as const
const paramsSchema = z.object({ user_smartreq_id: idSchema })

export const keepReviewedDecision = endpoint({
  method: 'POST',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/human-review/keep/',
  tag: TAG,
  summary:
    'Answer the open review of an application: the decision stands. To overturn it, recover the application',
  policy: command,
  params: paramsSchema,
  body: z.object({ reason: textSchema.trim().min(1).max(REVIEW_NOTE_LENGTH) }),
  responses: { 200: dataOf(humanReviewSchema) },
})

export const reopenHumanReview = endpoint({
  method: 'POST',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/human-review/reopen/',
  tag: TAG,
  summary: 'Take back within ten minutes that a decision stands: its review is open again',
  policy: command,
  params: paramsSchema,
  responses: { 200: dataOf(humanReviewSchema) },
})
