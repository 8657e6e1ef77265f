// What staff change about many applicants beside decisions: who looks after them, their tags, and whether they are listed.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idListOf,
  idSchema,
  instantSchema,
  nameTextSchema,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'
import { isOneOf, ONE_OF, selectionShape } from '../decisions/decisions.ts'
import { applicantTagSchema, assignedUserSchema } from '../requisitions/requisitions.ts'
import { CHANGE_LIMITS, TAG_NAME_MAX_LENGTH } from './applicants-rules.ts'

const TAG = 'Applicants'
/** For users who manage the requisition: with `smartreq_access`, or as its recruiter or hiring manager. */
const command = { level: 2, scope: 'job', isForManagers: true, isIdempotent: true } as const
const jobParamsSchema = z.object({ job_id: idSchema })

/** With `ids` only those of them, such as the one that the address of a list names. */
export const choicesQuerySchema = pageQuerySchema.extend({ ids: idListOf({ most: 25 }).optional() })

export const listTags = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/tags/',
  tag: TAG,
  summary: 'The tags of the company of a requisition, by name',
  policy: { level: 2, scope: 'job' },
  params: jobParamsSchema,
  query: choicesQuerySchema,
  responses: { 200: pageOf(applicantTagSchema) },
})

export const assigneeSchema = assignedUserSchema.extend({ email: z.string() })
export type Assignee = z.infer<typeof assigneeSchema>

export const listAssignees = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/assignees/',
  tag: TAG,
  summary:
    'The users who see a requisition, its team first; with `scope=assigned` only those to whom an applicant of it is assigned',
  policy: { level: 2, scope: 'job' },
  params: jobParamsSchema,
  query: choicesQuerySchema.extend({ scope: z.enum(['assigned']).optional() }),
  responses: { 200: pageOf(assigneeSchema) },
})

export const changeResultSchema = z.object({
  /** Undoes it all; null when nothing was changed. */
  batch_id: z.uuid().nullable(),
  undo_until: instantSchema.nullable(),
  /** By their `ref_id`. */
  done: z.array(z.number()),
  /** Those that stay as they are: it was so before, or it cannot be. */
  skipped: z.array(z.number()),
})
export type ChangeResult = z.infer<typeof changeResultSchema>

export const undoneChangeSchema = changeResultSchema.pick({ done: true, skipped: true }).extend({
  /** Of `done`, whose seats in their hiring classes were given to others; left out when there are none. */
  without_seat: z.array(z.number()).optional(),
})
export type UndoneChange = z.infer<typeof undoneChangeSchema>

export const assignApplicants = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/applicants/assigned-user/',
  tag: TAG,
  summary: 'Assign applicants to a user who sees the requisition, or to no one with null',
  policy: command,
  params: jobParamsSchema,
  body: z.object({ user_id: idSchema.nullable(), ...selectionShape }).refine(isOneOf, ONE_OF),
  responses: { 200: dataOf(changeResultSchema) },
})

export const tagNameSchema = nameTextSchema.min(1).max(TAG_NAME_MAX_LENGTH)

export const tagApplicants = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/applicants/tags/',
  tag: TAG,
  summary:
    'Add tags by their names to applicants, and take others off; a name that the company does not have becomes a new tag',
  policy: command,
  params: jobParamsSchema,
  body: z
    .object({
      add: z.array(tagNameSchema).max(CHANGE_LIMITS.tags).default([]),
      remove: z.array(idSchema).max(CHANGE_LIMITS.tags).default([]),
      ...selectionShape,
    })
    .refine(isOneOf, ONE_OF)
    .refine(({ add, remove }) => add.length + remove.length > 0, {
      message: 'Name a tag to add or to take off.',
      path: ['add'],
    }),
  responses: { 200: dataOf(changeResultSchema) },
})

export const deleteApplicants = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/applicants/deletions/',
  tag: TAG,
  summary:
    'Take applications out of a requisition, which lists and counts them no more; applicants who were hired stay',
  policy: command,
  params: jobParamsSchema,
  body: z.object(selectionShape).refine(isOneOf, ONE_OF),
  responses: { 200: dataOf(changeResultSchema) },
})

export const undoApplicantChange = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/applicants/changes/:batch_id/undo/',
  tag: TAG,
  summary:
    'Take back within ten minutes what was changed together; what has changed again since stays',
  policy: command,
  params: jobParamsSchema.extend({ batch_id: z.uuid() }),
  responses: { 200: dataOf(undoneChangeSchema) },
})
