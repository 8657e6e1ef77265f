// Merging all applications of one applicant of a company into those of another one, who is the same person. It is done as
// the merge of two applications in `duplicates.ts`, and each application is taken back by `undoMerge`.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'
import { applicationSchema, mergeSchema, reasonsSchema, sideSchema } from './duplicates.ts'

const TAG = 'Duplicates'
const policy = { level: 2, scope: 'account', flag: 'smartreq_access' } as const
const command = { ...policy, isIdempotent: true } as const

const usersSchema = z.object({
  /** Whose applications stay. */
  primary_user_id: idSchema,
  /** Whose applications are merged into them. */
  duplicate_user_id: idSchema,
  account_id: idSchema,
})

const previewSchema = z.object({
  reasons: reasonsSchema,
  /**
   * What goes into what. An application goes into that of the primary user to the same requisition, or else into their
   * newest one. `blocker` of `from` says why it cannot. Applications to requisitions that the reader does not see are left out.
   */
  pairs: z.array(z.object({ from: sideSchema, into: applicationSchema })),
})
export type UserMergePreview = z.infer<typeof previewSchema>

export const previewUserMerge = endpoint({
  method: 'GET',
  url: '/user/v1/merge/primary-user/:primary_user_id/duplicate-user/:duplicate_user_id/account/:account_id/',
  tag: TAG,
  summary:
    'Which application of one applicant would be merged into which of the other, and what prevents it',
  policy,
  params: usersSchema,
  responses: { 200: dataOf(previewSchema) },
})

const mergedSchema = z.object({ merged: z.array(mergeSchema) })

export const mergeUsers = endpoint({
  method: 'PUT',
  url: '/user/v1/merge/',
  tag: TAG,
  summary:
    'Merge every application of one applicant into those of another one, or none where one of them cannot be',
  policy: command,
  body: usersSchema,
  responses: { 200: dataOf(mergedSchema) },
})

export const mergeUserJobs = endpoint({
  method: 'PUT',
  url: '/user/v1/merge-user-jobs/',
  tag: TAG,
  summary: 'The same for the applications of the duplicate user to some requisitions alone',
  policy: command,
  body: usersSchema.extend({ job_ids: z.array(idSchema).min(1).max(100) }),
  responses: { 200: dataOf(mergedSchema) },
})
