// The roles of a company, and who holds them: what a role opens, and the rules under which roles are given and taken.
//
// No one gives what they do not have: a role may be made, changed or given only with flags that the caller holds, or
// the user who keeps the settings could make themselves anything. And the company always keeps a user who may change its
// settings: a change that would leave no one is refused.
import { z } from 'zod'

import { endpoint, type RoleFlag } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  nameTextSchema,
  orderingOf,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'
import { roleSchema } from '../session/session.ts'
import { USER_LIST } from './access-rules.ts'
import { NOTIFICATION_KINDS } from './role-notifications.ts'

const TAG = 'Roles'
const MAX_ROLES_OF_ONE = 20
const MAX_JOBS_OF_ONE = 500

const policy = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const command = { ...policy, isIdempotent: true } as const

const flagsSchema = roleSchema.omit({ account_id: true, account_name: true, role_name: true })
export type RoleFlags = z.infer<typeof flagsSchema>

/** Every flag that a role can have. */
export const ROLE_FLAGS: readonly RoleFlag[] = flagsSchema.keyof().options

/** True for a role that opens the company's settings or its employees: one to give with care. */
export function isWideRole(flags: RoleFlags): boolean {
  return flags.full_access || flags.company_settings_access || flags.all_employee_access
}

/** How much a role opens, to order roles by: wide ones last, full access last of all. */
export function breadthOf(flags: RoleFlags): number {
  const opened = ROLE_FLAGS.filter((flag) => flags[flag]).length
  const wide = isWideRole(flags) ? ROLE_FLAGS.length : 0
  return opened + wide + (flags.full_access ? ROLE_FLAGS.length : 0)
}

const nameSchema = nameTextSchema.min(1).max(60)

const notificationsSchema = z.array(z.enum(NOTIFICATION_KINDS))

export const accountRoleSchema = flagsSchema.extend({
  role_id: z.number(),
  role_name: z.string(),
  /** What the user who holds the role is written to about; roles add up. */
  notifications: notificationsSchema,
  member_count: z.number().int(),
})
export type AccountRole = z.infer<typeof accountRoleSchema>

const roleBodySchema = flagsSchema.extend({
  role_name: nameSchema,
  /** Left out: they stay as they are, and a new role has none. */
  notifications: notificationsSchema
    .max(NOTIFICATION_KINDS.length)
    .refine((kinds) => new Set(kinds).size === kinds.length, { message: 'Each kind once.' })
    .optional(),
})
export type RoleBody = z.infer<typeof roleBodySchema>

const accountParamsSchema = z.object({ account_id: idSchema })
const roleParamsSchema = accountParamsSchema.extend({ role_id: idSchema })
const memberParamsSchema = accountParamsSchema.extend({ member_id: idSchema })

export const listRoles = endpoint({
  method: 'GET',
  url: '/account/v1/roles/:account_id/',
  tag: TAG,
  summary: 'The roles of a company, with how many people hold each',
  policy,
  params: accountParamsSchema,
  query: pageQuerySchema.extend({
    ordering: orderingOf(['role_name', 'member_count']).default('role_name'),
  }),
  responses: { 200: pageOf(accountRoleSchema) },
})

export const createRole = endpoint({
  method: 'POST',
  url: '/account/v1/roles/:account_id/',
  tag: TAG,
  summary: 'Make a role; only with flags that the caller holds',
  policy: command,
  params: accountParamsSchema,
  body: roleBodySchema,
  responses: { 201: dataOf(accountRoleSchema) },
})

export const updateRole = endpoint({
  method: 'PUT',
  url: '/account/v1/role/:account_id/:role_id/',
  tag: TAG,
  summary: 'Change a role; what it opens changes for everyone who holds it, at their next request',
  policy: command,
  params: roleParamsSchema,
  body: roleBodySchema,
  responses: { 200: dataOf(accountRoleSchema) },
})

export const deleteRole = endpoint({
  method: 'DELETE',
  url: '/account/v1/role/:account_id/:role_id/',
  tag: TAG,
  summary:
    'Delete a role; while people hold it only with `replace_to`, the role that they get instead',
  policy: command,
  params: roleParamsSchema,
  query: z.object({ replace_to: idSchema.optional() }),
  responses: { 200: dataOf(z.object({ role_id: z.number(), moved: z.number().int() })) },
})

export const memberSchema = z.object({
  user_id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** In their order: lists ask the first one. */
  roles: z.array(z.object({ role_id: z.number(), role_name: z.string() })),
})
export type Member = z.infer<typeof memberSchema>

const availableJobSchema = z.object({ job_id: z.number(), title: z.string() })
export type AvailableJob = z.infer<typeof availableJobSchema>

/** Null: all of the kind that the roles open. Else of those only the ones listed, and what their teams open anyway. */
const limitsSchema = z.object({
  available_smartreqs: z.array(availableJobSchema).nullable(),
  available_profiles: z.array(availableJobSchema).nullable(),
  available_pathways: z.array(availableJobSchema).nullable(),
})

export const memberDetailSchema = memberSchema.extend(limitsSchema.shape)
export type MemberDetail = z.infer<typeof memberDetailSchema>

const jobIdsSchema = z
  .array(idSchema)
  .max(MAX_JOBS_OF_ONE)
  .refine((ids) => new Set(ids).size === ids.length, { message: 'Each job once.' })
  .nullable()
  .optional()

export const listMembers = endpoint({
  method: 'GET',
  url: '/account/v1/user-roles/:account_id/',
  tag: TAG,
  summary: 'The people of a company and the roles that they hold',
  policy,
  params: accountParamsSchema,
  query: pageQuerySchema.extend({
    ordering: orderingOf(USER_LIST.sort).default(USER_LIST.defaultSort),
    role_id: idSchema.optional(),
  }),
  responses: { 200: pageOf(memberSchema) },
})

export const getMember = endpoint({
  method: 'GET',
  url: '/account/v1/user-role/:account_id/user/:member_id/',
  tag: TAG,
  summary: 'A user of the company: their roles, and what of it they are kept to',
  policy,
  params: memberParamsSchema,
  responses: { 200: dataOf(memberDetailSchema) },
})

export const setMemberRoles = endpoint({
  method: 'PUT',
  url: '/account/v1/user-role/:account_id/user/:member_id/',
  tag: TAG,
  summary:
    'Give a user of the company these roles, in this order, and no others; lists of jobs that are left out stay as they are',
  policy: command,
  params: memberParamsSchema,
  body: z.object({
    role_ids: z
      .array(idSchema)
      .min(1)
      .max(MAX_ROLES_OF_ONE)
      .refine((ids) => new Set(ids).size === ids.length, { message: 'Each role once.' }),
    available_smartreqs: jobIdsSchema,
    available_profiles: jobIdsSchema,
    available_pathways: jobIdsSchema,
  }),
  responses: { 200: dataOf(memberDetailSchema) },
})

export const listAvailableJobs = endpoint({
  method: 'GET',
  url: '/account/v1/available-jobs/:account_id/',
  tag: TAG,
  summary: 'The jobs of a kind that a user can be kept to: those that the caller may see all of',
  policy,
  params: accountParamsSchema,
  query: pageQuerySchema.extend({ kind: z.enum(['smartreq', 'profile', 'pathway']) }),
  responses: { 200: pageOf(availableJobSchema) },
})

export const removeMember = endpoint({
  method: 'DELETE',
  url: '/account/v1/user-role/:account_id/user/:member_id/',
  tag: TAG,
  summary:
    'Remove a user from the company: all of their roles in it, and their places on its teams',
  policy: command,
  params: memberParamsSchema,
  responses: { 200: dataOf(z.object({ user_id: z.number() })) },
})
