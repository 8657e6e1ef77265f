// Who on a hiring team is told by email when an applicant completes an activity of the plan.
import { z } from 'zod'

import { JOB_TEAM_ROLES } from '../access/job-team-roles.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'

const TAG = 'Screening plans'
const url = '/job/v1/job-step-activity-notification/:job_id/:job_step_activity_id/'
const manage = { level: 2, scope: 'job', isForManagers: true } as const
const paramsSchema = z.object({ job_id: idSchema, job_step_activity_id: idSchema })
const MAX_TEAM = 500

const notifiedMemberSchema = z.object({
  job_team_id: z.number(),
  full_name: z.string(),
  email: z.string(),
  team_role: z.enum(JOB_TEAM_ROLES),
  is_notified: z.boolean(),
})
export type NotifiedMember = z.infer<typeof notifiedMemberSchema>

export const getActivityNotification = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary:
    'The team of a requisition, and who of it is told when an applicant completes an activity',
  policy: manage,
  params: paramsSchema,
  responses: { 200: dataOf(z.array(notifiedMemberSchema)) },
})

export const saveActivityNotification = endpoint({
  method: 'PUT',
  url,
  tag: TAG,
  summary:
    'Set who of the team is told when an applicant completes an activity, in every version of the plan',
  policy: { ...manage, isIdempotent: true },
  params: paramsSchema,
  body: z.object({
    /** Those who are told; everyone else of the team is not. */
    job_team_ids: z
      .array(z.number().int().positive())
      .max(MAX_TEAM)
      .refine((ids) => new Set(ids).size === ids.length, { message: 'Each member once.' }),
  }),
  responses: { 200: dataOf(z.array(notifiedMemberSchema)) },
})
