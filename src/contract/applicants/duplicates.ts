// Applicants of a company who may be the same person, and the merge of their applications. A merge is a link between two
// applications for staff alone: nothing is copied, and neither applicant sees anything of the other.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { phoneNumberSchema } from '../core/phone-number.ts'
import { dataOf, idSchema, instantSchema } from '../core/shape.ts'
import { DUPLICATES_MAX, DUPLICATE_REASONS, MERGE_BLOCKERS } from './applicants-rules.ts'
import { applicationStatusSchema, stepStatusSchema } from './application.ts'

const TAG = 'Duplicates'
const policy = { level: 2, scope: 'job' } as const
const command = { ...policy, isForManagers: true, isIdempotent: true } as const
const url = '/smartreq/v1/user-smartreq/:user_smartreq_id' as const
const paramsSchema = z.object({ user_smartreq_id: idSchema })
const pairSchema = paramsSchema.extend({ other_user_smartreq_id: idSchema })

export const reasonsSchema = z.array(z.enum(DUPLICATE_REASONS))

export const applicationSchema = z.object({
  user_smartreq_id: z.number(),
  user_id: z.number(),
  job_id: z.number(),
  /** Of the requisition. */
  title: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  status: applicationStatusSchema,
  application_date: instantSchema,
})
export type DuplicateApplication = z.infer<typeof applicationSchema>

const possibleSchema = applicationSchema.extend({ reasons: reasonsSchema })
export type PossibleDuplicate = z.infer<typeof possibleSchema>

const mergedSchema = applicationSchema.extend({
  /** The application that it was merged into: this one, or another one that was merged here itself. */
  merged_into: z.number(),
  merged_at: instantSchema,
  /** Null for a user whose account was erased. */
  merged_by: z.string().nullable(),
  /** Null once that time is over, and for who may not undo it. */
  undo_until: instantSchema.nullable(),
})
export type MergedApplication = z.infer<typeof mergedSchema>

const duplicatesSchema = z.object({
  /** Of other users, best founded first. Those of requisitions that the reader does not see are left out. */
  possible: z.array(possibleSchema).max(DUPLICATES_MAX),
  /** Those that staff said are other people. */
  dismissed: z.array(possibleSchema).max(DUPLICATES_MAX),
  /** What was merged into this application, and into those. */
  merged: z.array(mergedSchema),
  /** Null unless this application was merged. */
  merge: z
    .object({
      /** Null where the reader does not see its requisition. */
      into: applicationSchema.nullable(),
      merged_at: instantSchema,
      merged_by: z.string().nullable(),
      undo_until: instantSchema.nullable(),
    })
    .nullable(),
  /** Whether the reader may merge and dismiss. */
  can_merge: z.boolean(),
})
export type Duplicates = z.infer<typeof duplicatesSchema>

export const getDuplicates = endpoint({
  method: 'GET',
  url: `${url}/duplicates/`,
  tag: TAG,
  summary: 'Other applicants who may be the same person, and the applications merged with this one',
  policy,
  params: paramsSchema,
  responses: { 200: dataOf(duplicatesSchema) },
})

export const sideSchema = applicationSchema.extend({
  email: z.string(),
  phone: phoneNumberSchema.nullable(),
  linkedin_url: z.string().nullable(),
  city: z.string().nullable(),
  step_status: stepStatusSchema,
  score: z.number().nullable(),
  /** Why this one cannot be merged into the other one; null where it can. */
  blocker: z.enum(MERGE_BLOCKERS).nullable(),
})
export type MergeSide = z.infer<typeof sideSchema>

export const previewMerge = endpoint({
  method: 'GET',
  url: `${url}/duplicates/:other_user_smartreq_id/preview/`,
  tag: TAG,
  summary:
    'Two applications side by side before they are merged, and which may be merged into which',
  policy: { ...policy, isForManagers: true },
  params: pairSchema,
  responses: {
    200: dataOf(z.object({ reasons: reasonsSchema, sides: z.array(sideSchema).length(2) })),
  },
})
export type MergePreview = z.infer<(typeof previewMerge.responses)[200]>['data']

export const mergeSchema = z.object({
  user_smartreq_id: z.number(),
  merged_into: z.number(),
  undo_until: instantSchema,
})

export const mergeApplications = endpoint({
  method: 'POST',
  url: `${url}/merge/`,
  tag: TAG,
  summary:
    'Merge another application of the company into this one: it leaves all lists and takes no actions, and nothing of it is changed',
  policy: command,
  params: paramsSchema,
  body: z.object({ merged_user_smartreq_id: idSchema }),
  responses: { 200: dataOf(mergeSchema) },
})

export const undoMerge = endpoint({
  method: 'POST',
  url: `${url}/undo-merge/`,
  tag: TAG,
  summary:
    'Take this application out of the one that it was merged into, within 30 days; refused while the seat that it had in a hiring class is taken',
  policy: command,
  params: paramsSchema,
  responses: { 200: dataOf(z.object({ user_smartreq_id: z.number(), merged_into: z.number() })) },
})

const dismissedSchema = dataOf(
  z.object({ user_smartreq_id: z.number(), other_user_smartreq_id: z.number() }),
)

export const dismissDuplicate = endpoint({
  method: 'PUT',
  url: `${url}/duplicates/:other_user_smartreq_id/dismissal/`,
  tag: TAG,
  summary: 'Say that two applicants are not the same person: neither is shown as a duplicate again',
  policy: command,
  params: pairSchema,
  responses: { 200: dismissedSchema },
})

export const undoDismissal = endpoint({
  method: 'DELETE',
  url: `${url}/duplicates/:other_user_smartreq_id/dismissal/`,
  tag: TAG,
  summary: 'Show two applicants as possible duplicates again',
  policy: command,
  params: pairSchema,
  responses: { 200: dismissedSchema },
})
