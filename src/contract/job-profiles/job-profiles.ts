// Job profiles: the roles that people hold in a company. Their list, what each says of itself, and their end.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  localeSchema,
  nameTextSchema,
  orderingOf,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '../requisitions/requisitions-rules.ts'
import { PROFILE_LIST } from './job-profile-rules.ts'

const TAG = 'Job profiles'
const listUrl = '/job/v1/profiles/:account_id/' as const
const url = '/job/v1/profile/:job_id/' as const
const view = { level: 2, scope: 'job' } as const
/** For users with `job_profile_access`, and the recruiters and hiring managers of the profile's team. */
const command = { ...view, isForManagers: true, isIdempotent: true } as const
const accountParamsSchema = z.object({ account_id: idSchema })
const jobParamsSchema = z.object({ job_id: idSchema })

const detailsSchema = z.object({
  /** No other profile in use has it, in whatever case. */
  title: nameTextSchema.min(1).max(TITLE_MAX_LENGTH),
  department: nameTextSchema.max(120).nullable(),
  /** Rich text. */
  description: textSchema.max(DESCRIPTION_MAX_LENGTH),
})
export type JobProfileDetails = z.infer<typeof detailsSchema>

const profileSchema = z.object({
  job_id: z.number(),
  title: z.string(),
  department: z.string().nullable(),
  /** People who hold it today. */
  holder_count: z.number().int(),
  /** People whose first day in it is still to come. */
  planned_count: z.number().int(),
  /** Open requisitions whose hires will hold it. */
  requisition_count: z.number().int(),
  is_archived: z.boolean(),
})
export type JobProfile = z.infer<typeof profileSchema>

export const listJobProfiles = endpoint({
  method: 'GET',
  url: listUrl,
  tag: TAG,
  summary:
    'The job profiles that the caller may see: all with job_profile_access, else those of their teams',
  policy: { level: 2, scope: 'account' },
  params: accountParamsSchema,
  query: pageQuerySchema.extend({
    ordering: orderingOf(PROFILE_LIST.sort).default(PROFILE_LIST.defaultSort),
    /** `0`: only those of the caller's teams, whatever their role. */
    profile_access: z.enum(['0', '1']).default('1'),
    /** `1`: those that were archived, instead of those in use. */
    archived: z.enum(['1']).optional(),
  }),
  responses: { 200: pageOf(profileSchema) },
})

export const createJobProfile = endpoint({
  method: 'POST',
  url: listUrl,
  tag: TAG,
  summary:
    'Create a profile: blank, or with the department, the description and the weighted attributes of another profile, of a requisition or of the library. Of a profile it also gets the outcomes and the measurement plan',
  policy: { level: 2, scope: 'account', flag: 'job_profile_access', isIdempotent: true },
  params: accountParamsSchema,
  body: detailsSchema
    .partial({ department: true, description: true })
    .extend({
      from_job_id: idSchema.optional(),
      /** Instead of `from_job_id`: one of the library, in the words of a language. */
      from_library: z.object({ slug: z.string().max(80), language: localeSchema }).optional(),
    })
    .refine((body) => body.from_job_id === undefined || body.from_library === undefined, {
      path: ['from_library'],
      message: 'A profile begins with one source.',
    }),
  responses: { 201: dataOf(z.object({ job_id: z.number() })) },
})

const measurementSchema = z.object({
  /** Whether the people who hold the profile are invited to say how satisfied they are. */
  send_satisfaction_invitation: z.boolean(),
})
export type MeasurementSettings = z.infer<typeof measurementSchema>

const profileDetailSchema = profileSchema.extend({
  /** Names it in the link for its employees. */
  job_uuid: z.uuid(),
  account_id: z.number(),
  /** What a change of them begins from (`If-Match`). */
  details: detailsSchema,
  send_satisfaction_invitation: measurementSchema.shape.send_satisfaction_invitation,
  /** Whether the caller may change it. */
  can_manage: z.boolean(),
})
export type JobProfileDetail = z.infer<typeof profileDetailSchema>

export const getJobProfile = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'One job profile with how many people hold it',
  policy: view,
  params: jobParamsSchema,
  responses: { 200: dataOf(profileDetailSchema) },
})

export const saveJobProfile = endpoint({
  method: 'PATCH',
  url,
  tag: TAG,
  summary:
    'Change what a profile says of itself; what is left out stays. `If-Match` refuses what a colleague changed meanwhile',
  policy: command,
  params: jobParamsSchema,
  body: detailsSchema.partial(),
  responses: { 200: dataOf(detailsSchema) },
})

export const saveMeasurementSettings = endpoint({
  method: 'PATCH',
  url: '/job/v1/profile/:job_id/measurement/',
  tag: TAG,
  summary: 'Change how the people who hold a profile are measured, beside its plan',
  policy: command,
  params: jobParamsSchema,
  body: measurementSchema,
  responses: { 200: dataOf(measurementSchema) },
})

export const deleteJobProfile = endpoint({
  method: 'DELETE',
  url,
  tag: TAG,
  summary:
    'Delete a profile that no one holds or will hold. One that people held before is archived instead',
  policy: command,
  params: jobParamsSchema,
  responses: { 200: dataOf(z.object({ job_id: z.number(), is_archived: z.boolean() })) },
})

export const restoreJobProfile = endpoint({
  method: 'POST',
  url: '/job/v1/profile/:job_id/restore/',
  tag: TAG,
  summary: 'Put an archived profile back into use',
  policy: command,
  params: jobParamsSchema,
  responses: { 200: dataOf(z.object({ job_id: z.number() })) },
})
