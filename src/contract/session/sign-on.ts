// Single sign-on: a company's identity provider, and signing in by its word.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, nameTextSchema, textSchema } from '../core/shape.ts'
import { PASSWORD_MAX_LENGTH } from './password.ts'
import { takenStepSchema } from './second-factors.ts'
import { currentUserSchema } from './session.ts'

const TAG = 'Single sign-on'
const ID_TOKEN_MAX_LENGTH = 16_384
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/
const SLUG = /^[a-z][a-z0-9-]{1,30}$/

const claimNameSchema = textSchema.trim().min(1).max(100)

/**
 * There is no client secret: the code is exchanged by the browser, where a secret would be everyone's. PKCE and a nonce
 * that only this browser can answer for stand in its place.
 */
const signOnSettingsSchema = z.object({
  provider_name: nameTextSchema.min(1).max(60),
  /** First part of the callback's path, `/{provider_slug}/callback`. */
  provider_slug: z.string().regex(SLUG),
  issuer: z.url().max(500),
  client_id: textSchema.trim().min(1).max(255),
  /** E-mail domains whose verified addresses may come in, without the domains below them. */
  allowed_domains: z.array(z.string().trim().toLowerCase().regex(DOMAIN).max(253)).min(1).max(50),
  first_name_claim: claimNameSchema.default('given_name'),
  last_name_claim: claimNameSchema.default('family_name'),
  /** The role of a user who comes for the first time. */
  default_role_id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  is_enabled: z.boolean(),
})
export type SignOnSettings = z.infer<typeof signOnSettingsSchema>

export const signOnSettingsReplySchema = z.object({
  /** Of the company, for its login page: `/login/sso/{account_uuid}`. */
  account_uuid: z.uuid(),
  provider: signOnSettingsSchema.nullable(),
  /** What `default_role_id` may be, the role that opens least first. */
  roles: z.array(
    z.object({
      role_id: z.number(),
      role_name: z.string(),
      /** Opens the company's settings or its employees: not for everyone whom the provider lets in. */
      is_wide: z.boolean(),
    }),
  ),
})

const accountParamsSchema = z.object({ account_id: idSchema })

/** The user who chooses the provider can sign in as anyone in the company: it takes the flag of the user who may do anything. */
const settingsPolicy = { level: 2, scope: 'account', flag: 'full_access' } as const

export const getSignOnSettings = endpoint({
  method: 'GET',
  url: '/account/v1/:account_id/single-sign-on/',
  tag: TAG,
  summary: 'The company’s identity provider, null when there is none, and where its login page is',
  policy: settingsPolicy,
  params: accountParamsSchema,
  responses: { 200: dataOf(signOnSettingsReplySchema) },
})

export const saveSignOnSettings = endpoint({
  method: 'PUT',
  url: '/account/v1/:account_id/single-sign-on/',
  tag: TAG,
  summary: 'Set the company’s identity provider',
  policy: { ...settingsPolicy, isIdempotent: true },
  params: accountParamsSchema,
  body: signOnSettingsSchema,
  responses: { 200: dataOf(signOnSettingsReplySchema) },
})

const signOnLoginPageSchema = z.object({
  account_name: z.string(),
  provider_name: z.string(),
  provider_slug: z.string(),
  authority: z.string(),
  client_id: z.string(),
  /** To be asked of the provider; its other half stays in a cookie that scripts cannot read. */
  nonce: z.string(),
})
export type SignOnLoginPage = z.infer<typeof signOnLoginPageSchema>

export const startSignOn = endpoint({
  method: 'POST',
  url: '/auth/v1/single-sign-on/:account_uuid/',
  tag: TAG,
  summary: 'Begin a single sign-on: which provider to ask, and with which nonce',
  policy: { level: 0, scope: 'public', rateLimit: { max: 60, windowSeconds: 60 } },
  params: z.object({ account_uuid: z.uuid() }),
  responses: { 200: dataOf(signOnLoginPageSchema) },
})

const signOnReplySchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: currentUserSchema,
})

export const loginSso = endpoint({
  method: 'POST',
  url: '/auth/v1/login-sso/',
  tag: TAG,
  summary: 'Sign in with the id token of the company’s identity provider',
  policy: { level: 0, scope: 'public', rateLimit: { max: 30, windowSeconds: 60 } },
  body: z.object({
    id_token: z.string().min(1).max(ID_TOKEN_MAX_LENGTH),
    /** Of an account that the provider’s word alone does not open: given once, it connects the two. */
    password: z.string().min(1).max(PASSWORD_MAX_LENGTH).optional(),
    /** What `second_factor_due` asked for after the password: with it the two are connected. */
    second_step: takenStepSchema.optional(),
  }),
  responses: { 200: dataOf(signOnReplySchema) },
})
