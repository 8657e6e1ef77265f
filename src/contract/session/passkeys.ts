// Passkeys: making, naming and removing them, and signing in by one alone. It asks for the person (a finger, a face, a PIN) and
// works at this origin only, so it is a whole sign-in by itself.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, nameTextSchema } from '../core/shape.ts'
import {
  newPasskeySchema,
  passkeyAnswerSchema,
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySchema,
} from './passkey-shape.ts'
import { PASSWORD_MAX_LENGTH } from './password.ts'
import { sessionReplySchema } from './session.ts'

const TAG = 'Passkeys'

/** So many for one account: one for each device, and a few keys in a drawer. */
export const MAX_PASSKEYS = 20

const nameSchema = nameTextSchema.min(1).max(60)
const passwordSchema = z.string().min(1).max(PASSWORD_MAX_LENGTH)
const userParamsSchema = z.object({ user_id: idSchema })
const change = {
  level: 1,
  scope: 'person',
  isSecret: true,
  rateLimit: { max: 20, windowSeconds: 60 },
} as const
const loginPage = { level: 0, scope: 'public', rateLimit: { max: 30, windowSeconds: 60 } } as const

export const beginPasskey = endpoint({
  method: 'POST',
  url: '/auth/v1/passkeys/:user_id/begin/',
  tag: TAG,
  summary: 'What to ask the browser for a new passkey, with the password',
  policy: change,
  params: userParamsSchema,
  body: z.object({ password: passwordSchema }),
  responses: { 200: dataOf(passkeyCreationSchema) },
})

export const addPasskey = endpoint({
  method: 'POST',
  url: '/auth/v1/passkeys/:user_id/',
  tag: TAG,
  summary: 'Keep the passkey that the browser made; the first factor ends all other sessions',
  policy: change,
  params: userParamsSchema,
  body: z.object({ name: nameSchema, passkey: newPasskeySchema }),
  responses: {
    201: dataOf(
      z.object({ passkey: passkeySchema, recovery_codes: z.array(z.string()).nullable() }),
    ),
  },
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  url: '/auth/v1/passkeys/:user_id/:passkey_id/',
  tag: TAG,
  summary: 'Give a passkey another name; it opens what it did',
  policy: { level: 1, scope: 'person', rateLimit: { max: 20, windowSeconds: 60 } },
  params: userParamsSchema.extend({ passkey_id: z.uuid() }),
  body: z.object({ name: nameSchema }),
  responses: { 200: dataOf(passkeySchema) },
})

export const removePasskey = endpoint({
  method: 'POST',
  url: '/auth/v1/passkeys/:user_id/:passkey_id/remove/',
  tag: TAG,
  summary: 'Remove a passkey, with the password',
  policy: change,
  params: userParamsSchema.extend({ passkey_id: z.uuid() }),
  body: z.object({ password: passwordSchema }),
  responses: { 204: z.null() },
})

export const startPasskeyLogin = endpoint({
  method: 'POST',
  url: '/auth/v1/login/passkey/start/',
  tag: TAG,
  summary: 'What to ask the browser’s passkeys for a sign-in by one alone',
  policy: loginPage,
  responses: { 200: dataOf(passkeyRequestSchema) },
})

export const loginPasskey = endpoint({
  method: 'POST',
  url: '/auth/v1/login/passkey/',
  tag: TAG,
  summary: 'Sign in by a passkey alone, in the browser that asked for it',
  policy: loginPage,
  body: z.object({ passkey: passkeyAnswerSchema }),
  responses: { 200: dataOf(sessionReplySchema) },
})
