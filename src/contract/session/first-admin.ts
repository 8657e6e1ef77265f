// The first admin of an empty installation: asked for once, with the code that the server printed at its start.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, nameTextSchema, withWholeName } from '../core/shape.ts'
import { newUserSchema, sessionReplySchema } from './session.ts'

const TAG = 'Sessions'

export const getFirstAdmin = endpoint({
  method: 'GET',
  url: '/auth/v1/first-admin/',
  tag: TAG,
  summary: 'Whether this installation still waits for its first admin',
  policy: { level: 0, scope: 'public' },
  responses: { 200: dataOf(z.object({ is_needed: z.boolean() })) },
})

export const createFirstAdmin = endpoint({
  method: 'POST',
  url: '/auth/v1/first-admin/',
  tag: TAG,
  summary: 'Create the first company and its admin, who is provider admin as well',
  policy: { level: 0, scope: 'public', rateLimit: { max: 10, windowSeconds: 60 } },
  body: withWholeName(
    newUserSchema.extend({
      code: z.string().max(100),
      account_name: nameTextSchema.min(2).max(120),
    }),
  ),
  responses: { 201: dataOf(sessionReplySchema) },
})
