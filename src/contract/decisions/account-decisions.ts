// Deciding about applicants of several requisitions of a company at once, and changing them: what one requisition's commands
// do, for all that the caller manages.
import { z } from 'zod'

import { accountApplicantFilters } from '../applicants/account-applicants.ts'
import {
  assigneeSchema,
  changeResultSchema,
  choicesQuerySchema,
  tagNameSchema,
  undoneChangeSchema,
} from '../applicants/applicant-changes.ts'
import { CHANGE_LIMITS } from '../applicants/applicants-rules.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, pageOf, pageQuerySchema } from '../core/shape.ts'
import { applicantTagSchema } from '../requisitions/requisitions.ts'
import { PLAIN_ACTIONS } from './application-actions.ts'
import { batchResultSchema, isOneOf, namedShape, ONE_OF, reasonShape } from './decisions.ts'

const TAG = 'Applicants'
/** One applicant whom the caller may not decide about refuses them all. */
const command = {
  level: 2,
  scope: 'account',
  anyFlagOrManager: ['smartreq_access'],
  isIdempotent: true,
} as const
const paramsSchema = z.object({ account_id: idSchema })
const batchParamsSchema = paramsSchema.extend({ batch_id: z.uuid() })

/** Whom a command over several requisitions is about. */
export const accountSelectionShape = {
  ...namedShape,
  /** In place of ids: all that the list of all applicants, narrowed so, shows. */
  matching: z
    .object({ search: pageQuerySchema.shape.search, ...accountApplicantFilters })
    .optional(),
}
export type AccountSelection = z.output<z.ZodObject<typeof accountSelectionShape>>

export const decideOnAccountApplicants = endpoint({
  method: 'POST',
  url: '/smartreq/v1/account/:account_id/applicants/decisions/',
  tag: TAG,
  summary:
    'Decide about applicants of several requisitions: at most 1,000 by their ref_ids, or up to 5,000 that match the list; one of a requisition that the caller does not manage refuses them all, by name',
  policy: command,
  params: paramsSchema,
  body: z
    .object({ action: z.enum(PLAIN_ACTIONS), ...accountSelectionShape })
    .refine(isOneOf, ONE_OF),
  responses: { 200: dataOf(batchResultSchema) },
})

export const rejectAccountApplicants = endpoint({
  method: 'POST',
  url: '/smartreq/v1/account/:account_id/bulk-reject-applicants/',
  tag: TAG,
  summary: 'Reject applicants of several requisitions for one reason, without an email',
  policy: command,
  params: paramsSchema,
  body: z.object({ ...accountSelectionShape, ...reasonShape }).refine(isOneOf, ONE_OF),
  responses: { 200: dataOf(batchResultSchema) },
})

export const undoAccountDecisions = endpoint({
  method: 'POST',
  url: '/smartreq/v1/account/:account_id/applicants/decisions/:batch_id/undo/',
  tag: TAG,
  summary: 'Take back within ten minutes what was decided together over several requisitions',
  policy: command,
  params: batchParamsSchema,
  responses: {
    200: dataOf(batchResultSchema.pick({ done: true, skipped: true, without_seat: true })),
  },
})

const tagIdsSchema = z.array(idSchema).max(CHANGE_LIMITS.tags).default([])
const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('assign'), user_id: idSchema.nullable(), ...accountSelectionShape }),
  z.object({
    kind: z.literal('tag'),
    add: z.array(tagNameSchema).max(CHANGE_LIMITS.tags).default([]),
    remove: tagIdsSchema,
    ...accountSelectionShape,
  }),
  z.object({ kind: z.literal('delete'), ...accountSelectionShape }),
])

export const changeAccountApplicants = endpoint({
  method: 'POST',
  url: '/smartreq/v1/account/:account_id/applicants/changes/',
  tag: TAG,
  summary:
    'Assign applicants of several requisitions to a user who sees all of these, tag them, or delete them from their requisitions',
  policy: command,
  params: paramsSchema,
  body: changeSchema.refine(isOneOf, ONE_OF),
  responses: { 200: dataOf(changeResultSchema) },
})

export const undoAccountChange = endpoint({
  method: 'POST',
  url: '/smartreq/v1/account/:account_id/applicants/changes/:batch_id/undo/',
  tag: TAG,
  summary: 'Take back within ten minutes what was changed together over several requisitions',
  policy: command,
  params: batchParamsSchema,
  responses: { 200: dataOf(undoneChangeSchema) },
})

export const listAccountTags = endpoint({
  method: 'GET',
  url: '/smartreq/v1/account/:account_id/tags/',
  tag: TAG,
  summary: 'The tags of a company, by name',
  policy: { level: 2, scope: 'account' },
  params: paramsSchema,
  query: choicesQuerySchema,
  responses: { 200: pageOf(applicantTagSchema) },
})

export const listAccountAssignees = endpoint({
  method: 'GET',
  url: '/smartreq/v1/account/:account_id/assignees/',
  tag: TAG,
  summary:
    'The users of a company by name; with `scope=assigned` only those to whom one of its applicants is assigned',
  policy: { level: 2, scope: 'account', anyFlagOrTeam: ['smartreq_access'] },
  params: paramsSchema,
  query: choicesQuerySchema.extend({ scope: z.enum(['assigned']).optional() }),
  responses: { 200: pageOf(assigneeSchema) },
})
