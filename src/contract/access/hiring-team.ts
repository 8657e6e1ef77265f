// Who works on a requisition.
import { z } from 'zod'

import { emailSchema } from '../core/email.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, personNameSchema, textSchema } from '../core/shape.ts'
import { JOB_TEAM_ROLES, NEW_TEAM_MAX } from './job-team-roles.ts'

const TAG = 'Hiring teams'
const manage = { level: 2, scope: 'job', isForManagers: true } as const
const command = { ...manage, isIdempotent: true } as const
const jobParamsSchema = z.object({ job_id: idSchema })
const url = '/smartreq/v1/:job_id/hiring-team/'

const teamMemberSchema = z.object({
  job_team_id: z.number(),
  job_id: z.number(),
  /** Null for a guest, who was added by email and is no user of the company: they see nothing and are not emailed. */
  user_id: z.number().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  team_role: z.enum(JOB_TEAM_ROLES),
  /** Whether they are emailed when an application to the requisition is submitted. */
  is_notified: z.boolean(),
  /** Whether submitted applications are assigned to them, in turn with the others who have this. */
  is_assigned: z.boolean(),
})
export type TeamMember = z.infer<typeof teamMemberSchema>

const teamAdditionSchema = z
  .object({
    user_id: idSchema.optional(),
    email: emailSchema.optional(),
    /** For an address of no user of the company. */
    first_name: personNameSchema.optional(),
    last_name: personNameSchema.optional(),
    team_role: z.enum(JOB_TEAM_ROLES),
  })
  .refine(({ user_id, email }) => (user_id === undefined) !== (email === undefined), {
    message: 'Send either user_id or email.',
    path: ['user_id'],
  })
export type TeamAddition = z.output<typeof teamAdditionSchema>

/** The initial team of a new requisition, without its creator. */
export const newTeamSchema = z
  .array(teamAdditionSchema)
  .max(NEW_TEAM_MAX)
  .refine((all) => new Set(all.map((one) => one.user_id ?? one.email)).size === all.length, {
    message: 'Each person once.',
  })

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
  summary:
    'Add a user of the company to the team, or give one of it another role. By an email address, it also takes people who are not users of the company, by the name that is sent with it: they join the team when they join the company',
  policy: command,
  params: jobParamsSchema,
  body: teamAdditionSchema,
  responses: { 200: dataOf(teamMemberSchema) },
})

export const changeTeamMember = endpoint({
  method: 'PATCH',
  url: `${url}:job_team_id/`,
  tag: TAG,
  summary:
    'Set whether a user of the team is emailed about each new application, and whether applications are assigned to them in turn',
  policy: command,
  params: jobParamsSchema.extend({ job_team_id: idSchema }),
  body: z
    .object({ is_notified: z.boolean().optional(), is_assigned: z.boolean().optional() })
    .refine((sent) => Object.values(sent).some((one) => one !== undefined), {
      message: 'Send is_notified or is_assigned.',
    }),
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

const assignableSchema = dataOf(
  z.array(z.object({ user_id: z.number(), full_name: z.string(), email: z.string() })),
)
const searchSchema = z.object({ search: textSchema.trim().max(100).default('') })

export const listAssignableUsers = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/assignable-users/',
  tag: TAG,
  summary:
    'The first users of the company whose name or email has the text in it and who are not on the team',
  policy: manage,
  params: jobParamsSchema,
  query: searchSchema,
  responses: { 200: assignableSchema },
})

export const listNewTeamUsers = endpoint({
  method: 'GET',
  url: '/smartreq/v1/account/:account_id/assignable-users/',
  tag: TAG,
  summary:
    'The first users of the company whose name or email has the text in it, for the team of a new requisition',
  policy: { level: 2, scope: 'account', flag: 'smartreq_access' },
  params: z.object({ account_id: idSchema }),
  query: searchSchema,
  responses: { 200: assignableSchema },
})
