// Whether an e-mail address is really the user's: a link that was sent there tells.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, emailedTokenSchema } from '../core/shape.ts'

const TAG = 'Sessions'

export const verifyEmail = endpoint({
  method: 'POST',
  url: '/auth/v1/verify-email/',
  tag: TAG,
  summary:
    'Confirm an email address with the link that was sent there. An account without a password gets a link to choose one, the first time',
  policy: { level: 0, scope: 'public', rateLimit: { max: 20, windowSeconds: 60 } },
  body: emailedTokenSchema,
  responses: { 200: dataOf(z.object({ password_link: emailedTokenSchema.nullable() })) },
})

export const sendVerification = endpoint({
  method: 'POST',
  url: '/auth/v1/send-verification/',
  tag: TAG,
  summary: 'Send the link that confirms the email address again',
  policy: {
    level: 1,
    scope: 'person',
    isIdempotent: true,
    rateLimit: { max: 20, windowSeconds: 60 },
  },
  responses: { 204: z.null() },
})
