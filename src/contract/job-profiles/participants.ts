// The people of a job profile: everyone who holds it, held it, or will hold it, one entry for each stretch of employment.
import { z } from 'zod'

import { EMPLOYMENT_TYPES } from '../careers/posting-terms.ts'
import { emailSchema } from '../core/email.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  anyOf,
  dataOf,
  idSchema,
  nameTextSchema,
  orderingOf,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'
import { EMPLOYEE_LIMITS, USER_JOB_STATES } from '../people/user-job-rules.ts'
import { MAX_CHOSEN_PARTICIPANTS, PARTICIPANT_LIST } from './job-profile-rules.ts'

const TAG = 'Job profiles'
const listUrl = '/job/v1/participants/:job_id/' as const
const url = '/job/v1/participant/:job_id/:user_job_id/' as const
const view = { level: 2, scope: 'job' } as const
/** For users with `job_profile_access`, and the recruiters and hiring managers of the profile's team. */
const command = { ...view, isForManagers: true, isIdempotent: true } as const
const jobParamsSchema = z.object({ job_id: idSchema })
const paramsSchema = z.object({ job_id: idSchema, user_job_id: idSchema })

const stretchSchema = z.object({
  job_title: nameTextSchema.min(1).max(EMPLOYEE_LIMITS.jobTitle),
  department: nameTextSchema.max(EMPLOYEE_LIMITS.department).nullable(),
  employee_number: nameTextSchema.max(EMPLOYEE_LIMITS.employeeNumber).nullable(),
  start_date: z.iso.date(),
  /** The last day of work; null for an open end. */
  end_date: z.iso.date().nullable(),
  supervisor_email: emailSchema.nullable(),
  employment_type: z.enum(EMPLOYMENT_TYPES).nullable(),
})
export type ParticipantFields = z.infer<typeof stretchSchema>

const participantSchema = stretchSchema.extend({
  supervisor_email: z.string().nullable(),
  user_job_id: z.number(),
  uuid: z.uuid(),
  user_id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  state: z.enum(USER_JOB_STATES),
  /** The profile that they moved to; null where none follows. */
  moved_to: z.object({ job_id: z.number(), title: z.string() }).nullable(),
  /** Whether a reason for leaving is recorded. */
  is_separated: z.boolean(),
})
export type Participant = z.infer<typeof participantSchema>

export const listParticipants = endpoint({
  method: 'GET',
  url: listUrl,
  tag: TAG,
  summary: 'The people who hold a profile, held it, or will hold it',
  policy: view,
  params: jobParamsSchema,
  query: pageQuerySchema.extend({
    ordering: orderingOf(PARTICIPANT_LIST.sort).default(PARTICIPANT_LIST.defaultSort),
    state: anyOf(z.enum(USER_JOB_STATES)).optional(),
    /** By its whole name, in whatever case. */
    department: nameTextSchema.max(EMPLOYEE_LIMITS.department).optional(),
  }),
  responses: { 200: pageOf(participantSchema) },
})

export const getParticipant = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'One stretch of a person in a profile',
  policy: view,
  params: paramsSchema,
  responses: { 200: dataOf(participantSchema) },
})

export const saveParticipant = endpoint({
  method: 'PATCH',
  url,
  tag: TAG,
  summary:
    'Change a stretch of a person in a profile; what is left out stays, and a refusal names the fields that are not valid',
  policy: command,
  params: paramsSchema,
  body: stretchSchema.partial(),
  responses: { 200: dataOf(participantSchema) },
})

export const chosenParticipantsSchema = z
  .array(idSchema)
  .min(1)
  .max(MAX_CHOSEN_PARTICIPANTS)
  .transform((ids) => [...new Set(ids)])

const changedSchema = z.object({ user_job_ids: z.array(z.number()) })

export const removeParticipants = endpoint({
  method: 'POST',
  url: '/job/v1/participants/:job_id/remove/',
  tag: TAG,
  summary: 'Remove stretches that were recorded by mistake. Within ten minutes it can be undone',
  policy: command,
  params: jobParamsSchema,
  body: z.object({ user_job_ids: chosenParticipantsSchema }),
  responses: { 200: dataOf(changedSchema) },
})

export const restoreParticipants = endpoint({
  method: 'POST',
  url: '/job/v1/participants/:job_id/restore/',
  tag: TAG,
  summary: 'Undo a removal of the last ten minutes',
  policy: command,
  params: jobParamsSchema,
  body: z.object({ user_job_ids: chosenParticipantsSchema }),
  responses: { 200: dataOf(changedSchema) },
})
