// The second step of a sign-in: what there is for it, setting it up, and taking it.
//
// An account with a factor is signed in in two steps. `login` then refuses with `second_factor_due`, whose details are a
// `SecondStep`: a client that knows nothing of it says the refusal's words, instead of taking half a sign-in for a whole
// one. A sign-on by a company's provider is not asked for it: that is the provider's business. Connecting an account with
// a provider is, as it is asked for the password.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema } from '../core/shape.ts'
import { passkeyAnswerSchema, passkeyRequestSchema, passkeySchema } from './passkey-shape.ts'
import { PASSWORD_MAX_LENGTH } from './password.ts'
import { roleSchema, sessionReplySchema } from './session.ts'

const TAG = 'Second factors'

/** How long a user has for the second step, after the password. */
export const SECOND_STEP_MINUTES = 5

/** Letters and digits, with spaces and dashes as people type them. */
const codeSchema = z.string().trim().min(6).max(60)
const passwordSchema = z.string().min(1).max(PASSWORD_MAX_LENGTH)
const pendingTokenSchema = z.string().min(1).max(100)
const userParamsSchema = z.object({ user_id: idSchema })
const policy = { level: 1, scope: 'person' } as const
const change = { ...policy, isSecret: true, rateLimit: { max: 20, windowSeconds: 60 } } as const

export const secondStepMethodSchema = z.enum(['authenticator', 'passkey', 'recovery_code'])

/** What a sign-in waits for: the details of `second_factor_due`. */
export const secondStepSchema = z.object({
  /** Good for the second step of this one sign-in, and for nothing else. */
  pending_token: z.string(),
  expires_at: instantSchema,
  methods: z.array(secondStepMethodSchema),
})
export type SecondStep = z.infer<typeof secondStepSchema>

export const secondFactorsSchema = z.object({
  /** Null when there is no authenticator app. */
  authenticator_since: instantSchema.nullable(),
  passkeys: z.array(passkeySchema),
  recovery_codes_left: z.number().int(),
  /** Without a password there is no second step: the user who signs in by a provider is asked there. */
  has_password: z.boolean(),
  /** The companies that ask for a second factor: the last one cannot be removed. */
  required_by: z.array(roleSchema.shape.account_name),
})
export type SecondFactors = z.infer<typeof secondFactorsSchema>

/** Shown once. Null when the account has codes already, which stay as they are. */
const newCodesSchema = z.object({ recovery_codes: z.array(z.string()).nullable() })

export const getSecondFactors = endpoint({
  method: 'GET',
  url: '/auth/v1/second-factors/',
  tag: TAG,
  summary: 'What the caller’s sign-in asks for beside the password',
  policy,
  responses: { 200: dataOf(secondFactorsSchema) },
})

export const beginAuthenticator = endpoint({
  method: 'POST',
  url: '/auth/v1/second-factors/:user_id/authenticator/',
  tag: TAG,
  summary:
    'A secret for an authenticator app, with the password; a code as well to replace the one there is',
  policy: change,
  params: userParamsSchema,
  body: z.object({ password: passwordSchema, code: codeSchema.optional() }),
  responses: {
    200: dataOf(
      z.object({
        /** Base32, for typing. */
        secret: z.string(),
        /** The same as an `otpauth:` address, for a QR code. */
        uri: z.string(),
        expires_at: instantSchema,
      }),
    ),
  },
})

export const confirmAuthenticator = endpoint({
  method: 'PUT',
  url: '/auth/v1/second-factors/:user_id/authenticator/',
  tag: TAG,
  summary: 'Confirm the app with its first code; ends the sessions that had no second step',
  policy: change,
  params: userParamsSchema,
  body: z.object({ code: codeSchema }),
  responses: { 200: dataOf(newCodesSchema) },
})

export const removeAuthenticator = endpoint({
  method: 'POST',
  url: '/auth/v1/second-factors/:user_id/authenticator/remove/',
  tag: TAG,
  summary: 'Remove the app, with the password and a code of it, or a recovery code',
  policy: change,
  params: userParamsSchema,
  body: z.object({ password: passwordSchema, code: codeSchema }),
  responses: { 204: z.null() },
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  url: '/auth/v1/second-factors/:user_id/recovery-codes/',
  tag: TAG,
  summary: 'New recovery codes, with the password; the old ones end',
  policy: change,
  params: userParamsSchema,
  body: z.object({ password: passwordSchema }),
  responses: { 200: dataOf(newCodesSchema) },
})

export const askPasskey = endpoint({
  method: 'POST',
  url: '/auth/v1/login/second-step/passkey/',
  tag: TAG,
  summary: 'What to ask the passkeys of a sign-in that waits for its second step',
  policy: { level: 0, scope: 'public', rateLimit: { max: 30, windowSeconds: 60 } },
  body: z.object({ pending_token: pendingTokenSchema }),
  responses: { 200: dataOf(passkeyRequestSchema) },
})

/** A second step that is taken: a code, a recovery code or a passkey. */
export const takenStepSchema = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('authenticator'),
    pending_token: pendingTokenSchema,
    code: codeSchema,
  }),
  z.object({
    method: z.literal('recovery_code'),
    pending_token: pendingTokenSchema,
    code: codeSchema,
  }),
  z.object({
    method: z.literal('passkey'),
    pending_token: pendingTokenSchema,
    passkey: passkeyAnswerSchema,
  }),
])
export type TakenStep = z.infer<typeof takenStepSchema>

export const takeSecondStep = endpoint({
  method: 'POST',
  url: '/auth/v1/login/second-step/',
  tag: TAG,
  summary: 'The second step of a sign-in: a code, a recovery code or a passkey',
  policy: { level: 0, scope: 'public', rateLimit: { max: 30, windowSeconds: 60 } },
  body: takenStepSchema,
  responses: { 200: dataOf(sessionReplySchema) },
})

export const resetSecondFactors = endpoint({
  method: 'DELETE',
  url: '/account/v1/second-factors/:account_id/user/:member_id/',
  tag: TAG,
  summary:
    'Remove every second factor of a user who lost theirs, and end their sessions: by the provider’s support, since they belong to the user',
  policy: { level: 3, scope: 'account', isIdempotent: true },
  params: z.object({ account_id: idSchema, member_id: idSchema }),
  responses: { 200: dataOf(z.object({ user_id: z.number(), removed: z.number().int() })) },
})
