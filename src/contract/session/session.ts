// Sign-in, sign-up, the current user and token refresh.
import { z } from 'zod'

import { emailSchema } from '../core/email.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  emailedTokenSchema,
  isFullNameSchema,
  localeSchema,
  ownNameShape,
  withWholeName,
} from '../core/shape.ts'
import { shownTextSchema } from '../privacy/consents.ts'
import { PASSWORD_MAX_LENGTH } from './password.ts'
import { newPasswordSchema } from './passwords.ts'

const TAG = 'Sessions'
export const roleSchema = z.object({
  account_id: z.number(),
  account_name: z.string(),
  role_name: z.string(),
  all_employee_access: z.boolean(),
  company_settings_access: z.boolean(),
  full_access: z.boolean(),
  job_profile_access: z.boolean(),
  performance_access: z.boolean(),
  private_data_access: z.boolean(),
  company_dashboard_access: z.boolean(),
  smartreq_access: z.boolean(),
  all_pathways_access: z.boolean(),
})
export type Role = z.infer<typeof roleSchema>

export const currentUserSchema = z.object({
  user_id: z.number(),
  uuid: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  is_email_verified: z.boolean(),
  /** False until someone who began with a name and an email address chose one; left out by what devices stored before. */
  has_password: z.boolean().optional(),
  language: localeSchema.nullable(),
  is_jf_admin: z.boolean(),
  track_user_with_pendo: z.boolean(),
  /** A company of theirs asks staff for a second factor, and this session had none: staff screens are refused. */
  is_second_factor_due: z.boolean(),
  roles: z.array(roleSchema),
})
export type CurrentUser = z.infer<typeof currentUserSchema>

export const sessionReplySchema = z.object({
  token: z.string(),
  refresh: z.string(),
  user: currentUserSchema,
})
export type SessionReply = z.infer<typeof sessionReplySchema>

export const getCurrentUser = endpoint({
  method: 'GET',
  url: '/auth/v1/',
  tag: TAG,
  summary: 'The signed-in user',
  policy: { level: 1, scope: 'person' },
  isStored: true,
  responses: { 200: dataOf(currentUserSchema) },
})

export const login = endpoint({
  method: 'POST',
  url: '/auth/v1/login/',
  tag: TAG,
  summary:
    'Sign in with email and password; `second_factor_due` when that is the first of two steps (see Second factors), `sign_on_required` when their company lets them in by its provider only',
  policy: { level: 0, scope: 'public', rateLimit: { max: 30, windowSeconds: 60 } },
  body: z.object({ email: emailSchema, password: z.string().min(1).max(PASSWORD_MAX_LENGTH) }),
  isStored: true,
  responses: { 200: dataOf(sessionReplySchema) },
})

/** What makes an account. */
export const newUserSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  ...ownNameShape,
  is_full_name: isFullNameSchema,
  language: localeSchema.optional(),
  /** What the form showed; builds that know of no versions leave it out. */
  shown: z.array(shownTextSchema).max(10).optional(),
})

/** An account that applicants make for themselves: a password can follow later. */
const ownAccountSchema = newUserSchema.extend({
  password: newPasswordSchema.optional(),
  /** The position that they apply to: an emailed sign-in link leads there. */
  job_uuid: z.uuid().optional(),
})

export const createUser = endpoint({
  method: 'POST',
  url: '/auth/v1/create/',
  tag: TAG,
  summary:
    'Create an account of one’s own, and sign in. Without a password, an address that has an account is sent a link instead (`sign_in_link_sent`)',
  policy: { level: 0, scope: 'public', rateLimit: { max: 20, windowSeconds: 60 } },
  body: withWholeName(ownAccountSchema),
  isStored: true,
  responses: { 201: dataOf(sessionReplySchema) },
})

export const signInByLink = endpoint({
  method: 'POST',
  url: '/auth/v1/sign-in-link/',
  tag: TAG,
  summary: 'Sign in with the link of an email; it works once, for an hour',
  policy: { level: 0, scope: 'public', rateLimit: { max: 20, windowSeconds: 60 } },
  body: emailedTokenSchema,
  isStored: true,
  responses: { 200: dataOf(sessionReplySchema) },
})

export const logout = endpoint({
  method: 'POST',
  url: '/auth/v1/logout/',
  tag: TAG,
  summary:
    'Sign out: ends the session of the access token and of the refresh token on the server, and clears the cookies',
  policy: { level: 0, scope: 'public' },
  responses: { 204: z.null() },
})

export const refreshToken = endpoint({
  method: 'POST',
  url: '/auth/v1/token-refresh/',
  tag: TAG,
  summary: 'Exchange the refresh token (cookie, or in the body) for a new pair',
  policy: { level: 0, scope: 'public', rateLimit: { max: 120, windowSeconds: 60 } },
  body: z.object({ refresh: z.string().max(500).optional() }).nullish(),
  isStored: true,
  responses: { 200: dataOf(sessionReplySchema) },
})
