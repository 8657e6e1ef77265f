// Decisions about applicants: advance, hold, reject, hire, recover; about one, about a list, or about all that match.
import { z } from 'zod'

import { applicationStatusSchema, stepStatusSchema } from '../applicants/application.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema, textSchema } from '../core/shape.ts'
import { chosenTemplateShape, messageTextShape } from '../messages/message-text.ts'
import { DECISION_DELAY_MAX } from '../messages/messages-rules.ts'
import { countApplicants } from '../requisitions/requisitions.ts'
import { REJECTION_REASON_TYPES } from '../settings/rejection-reasons.ts'
import { PLAIN_ACTIONS, SELECTION_LIMITS, UNDO_MINUTES } from './application-actions.ts'

const TAG = 'Decisions'

/** For users who manage the requisition: with `smartreq_access`, or as its recruiter or hiring manager. */
const command = { level: 2, scope: 'job', isForManagers: true, isIdempotent: true } as const

const jobParamsSchema = z.object({ job_id: idSchema })

export const rejectionReasonSchema = z.object({
  rejection_reason_id: z.number(),
  reason_type: z.enum(REJECTION_REASON_TYPES),
  label: z.string(),
  /** A reason of the product, which screens translate; null for one that the company wrote. */
  standard_reason: z.string().nullable(),
})
export type RejectionReason = z.infer<typeof rejectionReasonSchema>

export const listRejectionReasons = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/rejection-reasons/',
  tag: TAG,
  summary: 'The reasons for a rejection that the company of a requisition has',
  policy: { level: 2, scope: 'job' },
  params: jobParamsSchema,
  responses: { 200: dataOf(z.array(rejectionReasonSchema)) },
})

/** What the user saw when they decided: decided about is only what is still so. */
const seenSchema = z.object({
  status: applicationStatusSchema,
  job_step_id: z.number().int().nullable(),
})

const stateSchema = seenSchema.extend({ step_status: stepStatusSchema })

/** An email about a decision; it goes out after the time in which the decision can be undone, at the earliest. */
const decisionMessageSchema = z.object({
  ...messageTextShape,
  ...chosenTemplateShape,
  delay_minutes: z.number().int().min(UNDO_MINUTES).max(DECISION_DELAY_MAX),
})
export type DecisionMessage = z.infer<typeof decisionMessageSchema>

/** Left out to write nothing. */
const messageShape = { message: decisionMessageSchema.optional() }

export const reasonShape = {
  rejection_reason_id: idSchema,
  reason_note: textSchema.trim().max(1000).default(''),
}

const rejectionShape = {
  ...reasonShape,
  ...messageShape,
}

/** Applicants by their ids. */
export const namedShape = {
  ref_ids: z.array(idSchema).min(1).max(SELECTION_LIMITS.named).optional(),
  /** What was seen of them. One that has changed since is skipped. */
  seen: z
    .array(seenSchema.extend({ ref_id: idSchema }))
    .max(SELECTION_LIMITS.named)
    .optional(),
}

/** Whom a command is about: some by their ids, or all that match a list. */
export const selectionShape = {
  ...namedShape,
  /** In place of ids: all that a list narrowed so shows. */
  matching: countApplicants.query.optional(),
}

type SelectionBody = z.infer<z.ZodObject<typeof selectionShape>>
export type Selection = SelectionBody

export const ONE_OF = { message: 'Send either ref_ids or matching.', path: ['ref_ids'] }
export function isOneOf({ ref_ids, matching }: { ref_ids?: unknown; matching?: unknown }): boolean {
  return (ref_ids === undefined) !== (matching === undefined)
}

/** Why nothing was decided about an applicant. */
const skipReasonSchema = z.enum([
  'not_allowed',
  'last_step',
  'changed',
  'applied_again',
  'no_opening',
  /** The person has an application to the requisition that they would be moved to. */
  'applied_there',
  /** An interview is still to come. */
  'live_interview',
])
export type SkipReason = z.infer<typeof skipReasonSchema>

export const batchResultSchema = z.object({
  /** Undoes it all; null when nothing was done. */
  batch_id: z.uuid().nullable(),
  /** Until when it can be undone; null for what cannot. */
  undo_until: instantSchema.nullable(),
  done: z.array(z.number()),
  skipped: z.array(
    stateSchema.extend({
      ref_id: z.number(),
      user_smartreq_id: z.number(),
      reason: skipReasonSchema,
    }),
  ),
  /** Of `done`, whose seats in their hiring classes were given to others; left out when there are none. */
  without_seat: z.array(z.number()).optional(),
})
export type BatchResult = z.infer<typeof batchResultSchema>

export const decideOnApplicants = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/applicants/decisions/',
  tag: TAG,
  summary:
    'Decide about several applicants: at most 1,000 by their ref_ids (one of another requisition refuses them all), or up to 5,000 that match a list',
  policy: command,
  params: jobParamsSchema,
  body: z
    .object({ action: z.enum(PLAIN_ACTIONS), ...selectionShape, ...messageShape })
    .refine(isOneOf, ONE_OF)
    .refine(({ action, message }) => message === undefined || action === 'advance', {
      message: 'Only advancing can send an email.',
      path: ['message'],
    }),
  responses: { 200: dataOf(batchResultSchema) },
})

export const bulkRejectApplicants = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/bulk-reject-applicants/',
  tag: TAG,
  summary: 'Reject several applicants for one reason',
  policy: command,
  params: jobParamsSchema,
  body: z.object({ ...selectionShape, ...rejectionShape }).refine(isOneOf, ONE_OF),
  responses: { 200: dataOf(batchResultSchema) },
})

export const undoDecisions = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/applicants/decisions/:batch_id/undo/',
  tag: TAG,
  summary:
    'Take back within ten minutes what was decided together; applicants that have changed since stay as they are',
  policy: command,
  params: jobParamsSchema.extend({ batch_id: z.uuid() }),
  responses: {
    200: dataOf(batchResultSchema.pick({ done: true, skipped: true, without_seat: true })),
  },
})

const decisionSchema = stateSchema.extend({
  user_smartreq_id: z.number(),
  batch_id: z.uuid(),
  undo_until: instantSchema.nullable(),
  /** Recovered, but the seat in the hiring class was given to another applicant. */
  has_lost_seat: z.literal(true).optional(),
})
export type Decision = z.infer<typeof decisionSchema>

export const decideOnApplicant = endpoint({
  method: 'POST',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/decision/',
  tag: TAG,
  summary:
    'Decide about one applicant; refused with where they stand now when that is not what was seen, or when it does not fit',
  policy: command,
  params: z.object({ user_smartreq_id: idSchema }),
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('reject'), seen: seenSchema, ...rejectionShape }),
    z.object({ action: z.literal('advance'), seen: seenSchema, ...messageShape }),
    z.object({ action: z.enum(PLAIN_ACTIONS).exclude(['advance']), seen: seenSchema }),
  ]),
  responses: { 200: dataOf(decisionSchema) },
})

export const hireApplicant = endpoint({
  method: 'POST',
  url: '/user/v1/hire/',
  tag: TAG,
  summary:
    'Hire an applicant from a day on, when the requisition has an opening left; they are sent a welcome where that is asked for, and get the onboarding form that the company chose for new hires',
  policy: command,
  body: z.object({
    user_smartreq_id: idSchema,
    seen: seenSchema,
    start_date: z.iso.date(),
    /** An app from before there was one has told its user that no email is sent. */
    sends_welcome: z.boolean().default(false),
  }),
  responses: { 200: dataOf(decisionSchema) },
})

export const updateHire = endpoint({
  method: 'PATCH',
  url: '/user/v1/hire/:user_smartreq_id/',
  tag: TAG,
  summary: 'Change the first day of work of an applicant who was hired',
  policy: command,
  params: z.object({ user_smartreq_id: idSchema }),
  body: z.object({
    /** The day that the user saw: another one has been set meanwhile, and is not overwritten. */
    seen: z.object({ start_date: z.iso.date().nullable() }),
    start_date: z.iso.date(),
  }),
  responses: {
    200: dataOf(z.object({ user_smartreq_id: z.number(), start_date: z.iso.date() })),
  },
})
