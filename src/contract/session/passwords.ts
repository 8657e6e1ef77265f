// A forgotten password, and a new one.
import { z } from 'zod'

import { emailSchema } from '../core/email.ts'
import { endpoint } from '../core/endpoint.ts'
import { emailedTokenSchema, idSchema } from '../core/shape.ts'
import { brokenPasswordRules, PASSWORD_MAX_LENGTH } from './password.ts'

const TAG = 'Passwords'

export const newPasswordSchema = z
  .string()
  .max(PASSWORD_MAX_LENGTH)
  .refine((password) => brokenPasswordRules(password).length === 0, {
    message: 'At least 8 characters, an uppercase letter, a number and a special character.',
  })

export const forgotPassword = endpoint({
  method: 'POST',
  url: '/auth/v1/forgot-password/',
  tag: TAG,
  summary: 'Ask for a link to set a new password; the answer is the same for every address',
  policy: { level: 0, scope: 'public' },
  body: z.object({ email: emailSchema }),
  responses: { 204: z.null() },
})

export const askForSignInLink = endpoint({
  method: 'POST',
  url: '/auth/v1/sign-in-link/ask/',
  tag: TAG,
  summary:
    'Ask for a link that signs in and leads to a job profile, for employees who have no password; the answer is the same for every address',
  policy: { level: 0, scope: 'public' },
  body: z.object({ email: emailSchema, job_uuid: z.uuid() }),
  responses: { 204: z.null() },
})

export const resetPassword = endpoint({
  method: 'PUT',
  url: '/auth/v1/reset-password/',
  tag: TAG,
  summary: 'Set a new password with the link of an email; ends every session',
  policy: { level: 0, scope: 'public', rateLimit: { max: 20, windowSeconds: 60 } },
  body: emailedTokenSchema.extend({ password: newPasswordSchema }),
  responses: { 204: z.null() },
})

export const changePassword = endpoint({
  method: 'PUT',
  url: '/auth/v1/change-password/:user_id/',
  tag: TAG,
  summary: 'Set a new password with the current one; ends every other session',
  policy: { level: 1, scope: 'person', rateLimit: { max: 20, windowSeconds: 60 } },
  params: z.object({ user_id: idSchema }),
  body: z.object({
    current_password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
    password: newPasswordSchema,
  }),
  responses: { 204: z.null() },
})
