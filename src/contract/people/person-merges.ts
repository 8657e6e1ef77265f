// Two records of one person in a company: finding them, merging one into the other, and undoing the merge. Only the company's
// own records are merged. Accounts, sign-ins and other companies' records stay as they are, and neither sign-in sees more
// than before: joining two sign-ins would need a confirmation by email from the owner of both, which is no part of this.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, pageOf, pageQuerySchema, textSchema } from '../core/shape.ts'
import { PEOPLE_POLICY, PEOPLE_URL } from './people.ts'
import {
  LATER_WORK,
  MERGED_FIELDS,
  OVERLAP_ACTIONS,
  PERSON_DUPLICATE_REASONS,
  PERSON_MERGE_BLOCKERS,
} from './person-merge-rules.ts'
import { EMPLOYEE_LIMITS, USER_JOB_STATES } from './user-job-rules.ts'

const TAG = 'Merged people'
const policy = PEOPLE_POLICY
const command = { ...PEOPLE_POLICY, isIdempotent: true } as const
const account = { account_id: idSchema }
const pairSchema = z.object({ ...account, user_id: idSchema, other_user_id: idSchema })
const personSchema = z.object({ ...account, user_id: idSchema })

const summarySchema = z.object({
  user_id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  /** Of their latest job; null without one. */
  job_title: z.string().nullable(),
  start_date: z.iso.date().nullable(),
})

const duplicatePairSchema = z.object({
  reasons: z.array(z.enum(PERSON_DUPLICATE_REASONS)),
  /** Two people, the one recorded first in front. */
  people: z.array(summarySchema).length(2),
})
export type DuplicatePair = z.infer<typeof duplicatePairSchema>

export const listDuplicatePeople = endpoint({
  method: 'GET',
  url: `${PEOPLE_URL}duplicates/`,
  tag: TAG,
  summary: 'Pairs of records that may be of one person, with the reasons; the strongest first',
  policy,
  params: z.object(account),
  query: pageQuerySchema.omit({ search: true }).extend({
    /** Only the pairs that staff marked as different people, or only the others. */
    dismissed: z.enum(['0', '1']).default('0'),
  }),
  responses: { 200: pageOf(duplicatePairSchema) },
})

const pairReceipt = dataOf(z.object({ user_id: z.number(), other_user_id: z.number() }))
const dismissalUrl = `${PEOPLE_URL}:user_id/duplicates/:other_user_id/` as const

export const dismissDuplicatePerson = endpoint({
  method: 'POST',
  url: dismissalUrl,
  tag: TAG,
  summary: 'Mark two records as different people: they are no longer suggested',
  policy: command,
  params: pairSchema,
  responses: { 200: pairReceipt },
})

export const restoreDuplicatePerson = endpoint({
  method: 'DELETE',
  url: dismissalUrl,
  tag: TAG,
  summary: 'Suggest two records again',
  policy: command,
  params: pairSchema,
  responses: { 200: pairReceipt },
})

const mergedJobSchema = z.object({
  user_job_id: z.number(),
  job_id: z.number(),
  profile_title: z.string(),
  job_title: z.string(),
  department: z.string().nullable(),
  employee_number: z.string().nullable(),
  start_date: z.iso.date(),
  end_date: z.iso.date().nullable(),
  state: z.enum(USER_JOB_STATES),
})

const text = z.string().nullable()
const sideSchema = z.object({
  user_id: z.number(),
  details: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: text,
    phone_number: text,
    city: text,
    state_code: text,
    country_code: text,
  }),
  /** The latest first. */
  jobs: z.array(mergedJobSchema),
  /** Applications to the company; they stay where they are. */
  application_count: z.number(),
  /** People who name this person as supervisor in a job that is not over. */
  supervised_count: z.number(),
})
export type MergeSide = z.infer<typeof sideSchema>

const previewSchema = z.object({
  /** The record that stays. */
  primary: sideSchema,
  duplicate: sideSchema,
  /** Null where they can be merged. */
  blocker: z.enum(PERSON_MERGE_BLOCKERS).nullable(),
  /** Jobs in one profile that share days: one of the two has to be removed or ended. */
  overlaps: z.array(
    z.object({
      primary_user_job_id: z.number(),
      duplicate_user_job_id: z.number(),
      /** Those of the two that can be removed: not part of a move. */
      removable: z.array(z.number()),
      /** The one that can end on the day before the other begins. */
      endable: z.number().nullable(),
    }),
  ),
  /** The different employee numbers of jobs that are not over; empty unless there are two. */
  employee_numbers: z.array(z.string()),
})
export type PersonMergePreview = z.infer<typeof previewSchema>

const mergeUrl = `${PEOPLE_URL}:user_id/merge/:other_user_id/` as const

export const previewPersonMerge = endpoint({
  method: 'GET',
  url: mergeUrl,
  tag: TAG,
  summary:
    'Two records side by side, what a merge of the second into the first moves, and what has to be decided',
  policy,
  params: pairSchema,
  responses: { 200: dataOf(previewSchema) },
})

export const mergePeople = endpoint({
  method: 'PUT',
  url: mergeUrl,
  tag: TAG,
  summary: 'Merge the second record into the first. `If-Match` may hold the tag of the preview',
  policy: command,
  params: pairSchema,
  body: z.object({
    /** The details that are taken from the duplicate; the others stay as the primary has them. */
    from_duplicate: z.array(z.enum(MERGED_FIELDS)).max(MERGED_FIELDS.length).default([]),
    /** One decision for each overlap. */
    jobs: z
      .array(z.object({ user_job_id: idSchema, action: z.enum(OVERLAP_ACTIONS) }))
      .max(100)
      .default([]),
    /** Where both have a number: the one that every current job gets; null to leave each as it is. */
    employee_number: textSchema.max(EMPLOYEE_LIMITS.employeeNumber).nullable().optional(),
  }),
  responses: {
    200: dataOf(
      z.object({
        user_id: z.number(),
        merged_user_id: z.number(),
        moved_user_job_ids: z.array(z.number()),
        undo_until: z.iso.datetime(),
      }),
    ),
  },
})

const undoSchema = z.object({
  /** Of the record that comes back. */
  user_id: z.number(),
  primary_user_id: z.number(),
  /** The jobs that return to it. */
  returned_user_job_ids: z.array(z.number()),
  /** Details of the primary that were edited after the merge: they stay. */
  kept_fields: z.array(z.enum(MERGED_FIELDS)),
  /** Details that the primary loses: by now they are the same as the returning record's, to which they belong. */
  cleared_fields: z.array(z.enum(MERGED_FIELDS)),
  /** Jobs with later work, and with whom they are after the undo. */
  kept_jobs: z.array(
    z.object({
      user_job_id: z.number(),
      job_title: z.string(),
      user_id: z.number(),
      work: z.enum(LATER_WORK),
    }),
  ),
})
export type PersonMergeUndo = z.infer<typeof undoSchema>

const undoUrl = `${PEOPLE_URL}:user_id/merge/` as const

export const previewPersonMergeUndo = endpoint({
  method: 'GET',
  url: undoUrl,
  tag: TAG,
  summary: 'What an undo of the merge of this record would return, and which later work stays',
  policy,
  params: personSchema,
  responses: { 200: dataOf(undoSchema) },
})

export const undoPersonMerge = endpoint({
  method: 'DELETE',
  url: undoUrl,
  tag: TAG,
  summary: 'Undo the merge of this record, within 30 days; later work stays and is listed',
  policy: command,
  params: personSchema,
  responses: { 200: dataOf(undoSchema) },
})
