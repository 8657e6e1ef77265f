// Who works on a requisition.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, textSchema } from '../core/shape.ts'
import { JOB_TEAM_ROLES } from './job-team-roles.ts'

const TAG = 'Hiring teams'
const manage = { level: 2, scope: 'job', isForManagers: true } as const
const command = { ...manage, isIdempotent: true } as const
const jobParamsSchema = z.object({ job_id: idSchema })
const url = '/smartreq/v1/:job_id/hiring-team/'

const teamMemberSchema = z.object({
  job_team_id: z.number(),
  job_id: z.number(),
  user_id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  team_role: z.enum(JOB_TEAM_ROLES),
})
export type TeamMember = z.infer<typeof teamMemberSchema>

export const listTeam = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'The team of a requisition, in the order in which they came',
  policy: manage,
  params: jobParamsSchema,
  responses: { 200: dataOf(z.array(teamMemberSchema)) },
})

export const addTeamMember = endpoint({
  method: 'POST',
  url,
  tag: TAG,
  summary: 'Add a user of the company to the team, or give one of it another role',
  policy: command,
  params: jobParamsSchema,
  body: z.object({ user_id: idSchema, team_role: z.enum(JOB_TEAM_ROLES) }),
  responses: { 200: dataOf(teamMemberSchema) },
})

export const removeTeamMember = endpoint({
  method: 'DELETE',
  url: `${url}:job_team_id/`,
  tag: TAG,
  summary: 'Take a user off the team',
  policy: command,
  params: jobParamsSchema.extend({ job_team_id: idSchema }),
  responses: { 200: dataOf(z.object({ job_team_id: z.number() })) },
})

export const listAssignableUsers = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/assignable-users/',
  tag: TAG,
  summary:
    'The first users of the company whose name or email has the text in it and who are not on the team',
  policy: manage,
  params: jobParamsSchema,
  query: z.object({ search: textSchema.trim().max(100).default('') }),
  responses: {
    200: dataOf(
      z.array(z.object({ user_id: z.number(), full_name: z.string(), email: z.string() })),
    ),
  },
})
