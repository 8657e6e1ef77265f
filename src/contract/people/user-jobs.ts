// The stretches of a person in the job profiles of a company: adding, changing, ending and removing them.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, textSchema } from '../core/shape.ts'
import { SEPARATION_TYPES } from '../settings/separation-reasons.ts'
import {
  newUserJobSchema,
  PEOPLE_POLICY,
  PEOPLE_TAG as TAG,
  userJobFieldsSchema,
  userJobReceiptSchema,
} from './people.ts'
import { EMPLOYEE_LIMITS } from './user-job-rules.ts'

const policy = { ...PEOPLE_POLICY, isIdempotent: true } as const
const jobsUrl = '/account/v1/:account_id/people/:user_id/jobs/'
const jobUrl = `${jobsUrl}:user_job_id/` as const
const params = z.object({ account_id: idSchema, user_id: idSchema, user_job_id: idSchema })
const responses = { 200: dataOf(userJobReceiptSchema) }

export const addUserJob = endpoint({
  method: 'POST',
  url: jobsUrl,
  tag: TAG,
  summary: 'Give a person of the company another job: a rehire, or one beside those that they have',
  policy,
  params: z.object({ account_id: idSchema, user_id: idSchema }),
  body: newUserJobSchema,
  responses: { 201: dataOf(userJobReceiptSchema) },
})

export const updateUserJob = endpoint({
  method: 'PATCH',
  url: jobUrl,
  tag: TAG,
  summary: 'Change a job of a person; what is left out stays',
  policy,
  params,
  body: userJobFieldsSchema.partial(),
  responses,
})

export const deleteUserJob = endpoint({
  method: 'DELETE',
  url: jobUrl,
  tag: TAG,
  summary: 'Remove a job that was recorded by mistake',
  policy,
  params,
  responses,
})

export const restoreUserJob = endpoint({
  method: 'POST',
  url: `${jobUrl}restore/`,
  tag: TAG,
  summary: 'Bring back a job that was removed',
  policy,
  params,
  responses,
})

export const separationSchema = z.object({
  /** The last day of work; until then the person stays a current employee. */
  end_date: z.iso.date(),
  separation_type: z.enum(SEPARATION_TYPES),
  /** One of the company's reasons of that type. */
  separation_reason_id: idSchema.nullable(),
  /** Stays as it is when left out; only by users who see private data. */
  separation_note: textSchema.trim().max(EMPLOYEE_LIMITS.separationNote).nullable().optional(),
})
export type Separation = z.infer<typeof separationSchema>

export const recordSeparation = endpoint({
  method: 'POST',
  url: `${jobUrl}separation/`,
  tag: TAG,
  summary: 'Record that a person leaves, or left, a job; a separation that is there is replaced',
  policy,
  params,
  body: separationSchema,
  responses,
})

export const deleteSeparation = endpoint({
  method: 'DELETE',
  url: `${jobUrl}separation/`,
  tag: TAG,
  summary: 'Take back a separation: the job has no end again',
  policy,
  params,
  responses,
})
