// Sessions: where a person is signed in, ending them, and how a company lets its staff sign in.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema, pageOf, pageQuerySchema } from '../core/shape.ts'
import { PASSWORD_MAX_LENGTH } from './password.ts'

const TAG = 'Sessions'
const DAY_MINUTES = 1440
const DAY_HOURS = 24

/** A candidate comes back after weeks offline, and finds their work: only a company's own rule is stricter. */
export const DEFAULT_SIGN_IN_POLICY = {
  session_idle_minutes: 30 * DAY_MINUTES,
  session_hours: 30 * DAY_HOURS,
  is_second_factor_required: false,
  is_sign_on_required: false,
}

export const mySessionSchema = z.object({
  session_id: z.uuid(),
  /** Names as they are written everywhere, such as Firefox and Windows; null for what is not known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  first_seen_at: instantSchema,
  last_used_at: instantSchema,
  is_this: z.boolean(),
})
export type MySession = z.infer<typeof mySessionSchema>

export const listMySessions = endpoint({
  method: 'GET',
  url: '/auth/v1/sessions/',
  tag: TAG,
  summary: 'Where the caller is signed in, the last used first',
  policy: { level: 1, scope: 'person' },
  query: pageQuerySchema.omit({ search: true }),
  responses: {
    200: pageOf(mySessionSchema).extend({
      /** False for people who sign in by a company’s provider: they prove themselves by signing in again. */
      has_password: z.boolean(),
    }),
  },
})

const own = { level: 1, scope: 'person' } as const
const ending = { ...own, isSecret: true, rateLimit: { max: 20, windowSeconds: 60 } } as const
/** Left out by who has none: they signed in a moment ago. */
const passwordSchema = z.string().min(1).max(PASSWORD_MAX_LENGTH).optional()
const sessionParamsSchema = z.object({ session_id: z.uuid() })
const exceptSchema = z.literal('this').optional()

export const endMySession = endpoint({
  method: 'POST',
  url: '/auth/v1/sessions/:session_id/end/',
  tag: TAG,
  summary: 'End one of the caller’s sessions, with the password',
  policy: ending,
  params: sessionParamsSchema,
  body: z.object({ password: passwordSchema }),
  responses: { 204: z.null() },
})

export const endMySessions = endpoint({
  method: 'POST',
  url: '/auth/v1/sessions/user/:user_id/end/',
  tag: TAG,
  summary: 'Sign out everywhere, or everywhere but here, with the password',
  policy: ending,
  params: z.object({ user_id: idSchema }),
  body: z.object({ password: passwordSchema, except: exceptSchema }),
  responses: { 204: z.null() },
})

/** As the versions before asked, without a password. */
export const endMySessionUnproven = endpoint({
  method: 'DELETE',
  url: '/auth/v1/sessions/:session_id/',
  tag: TAG,
  summary: 'End one of the caller’s sessions: another one than this only shortly after the sign-in',
  policy: own,
  params: sessionParamsSchema,
  responses: { 204: z.null() },
})

export const endMySessionsUnproven = endpoint({
  method: 'DELETE',
  url: '/auth/v1/sessions/',
  tag: TAG,
  summary: 'Sign out everywhere, or everywhere but here: only shortly after the sign-in',
  policy: own,
  query: z.object({ except: exceptSchema }),
  responses: { 204: z.null() },
})

export const signInPolicySchema = z.object({
  /** A session that was not used for so long ends. Not under what a single access token lives. */
  session_idle_minutes: z.number().int().min(15).max(DEFAULT_SIGN_IN_POLICY.session_idle_minutes),
  /** A session ends so long after its sign-in, however much it was used. */
  session_hours: z.number().int().min(1).max(DEFAULT_SIGN_IN_POLICY.session_hours),
  /** Staff do nothing for the company in a session that had no second factor, nor came by its provider. */
  is_second_factor_required: z.boolean(),
  /** The company opens for sessions that began by its provider only; it has to have one, and to have it switched on. */
  is_sign_on_required: z.boolean(),
})
export type SignInPolicy = z.infer<typeof signInPolicySchema>

const accountParamsSchema = z.object({ account_id: idSchema })
const memberParamsSchema = accountParamsSchema.extend({ member_id: idSchema })
const settingsPolicy = {
  level: 2,
  scope: 'account',
  flag: 'company_settings_access',
} as const

export const endMemberSessions = endpoint({
  method: 'DELETE',
  url: '/account/v1/sessions/:account_id/user/:member_id/',
  tag: TAG,
  summary:
    'Close this company to every session that a user has now; a new sign-in opens it again, and their account stays as it is',
  policy: { ...settingsPolicy, isIdempotent: true },
  params: memberParamsSchema,
  responses: { 200: dataOf(z.object({ user_id: z.number() })) },
})

/** An account is its owner’s: only the provider’s support ends all of its sessions, for the user who asks for it. */
export const endAllSessions = endpoint({
  method: 'DELETE',
  url: '/account/v1/all-sessions/:account_id/user/:member_id/',
  tag: TAG,
  summary: 'End every session of a user who works for a company, everywhere',
  policy: { level: 3, scope: 'account', isIdempotent: true },
  params: memberParamsSchema,
  responses: { 200: dataOf(z.object({ user_id: z.number(), ended: z.number().int() })) },
})

export const getSignInPolicy = endpoint({
  method: 'GET',
  url: '/account/v1/:account_id/sign-in-policy/',
  tag: TAG,
  summary:
    'How the company’s staff sign in: how long sessions last, what is asked for beside the password or in its place',
  policy: settingsPolicy,
  params: accountParamsSchema,
  responses: { 200: dataOf(signInPolicySchema) },
})

export const saveSignInPolicy = endpoint({
  method: 'PUT',
  url: '/account/v1/:account_id/sign-in-policy/',
  tag: TAG,
  summary: 'Set how the company’s staff sign in; what is left out stays',
  policy: { ...settingsPolicy, isIdempotent: true },
  params: accountParamsSchema,
  // Who wrote to it before these were there does not change them.
  body: signInPolicySchema.partial({ is_second_factor_required: true, is_sign_on_required: true }),
  responses: { 200: dataOf(signInPolicySchema) },
})
