// Whether a company may write to an applicant: the link below its emails asks here, and changes it.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'

const TAG = 'Messages'
const policy = { level: 0, scope: 'public', rateLimit: { max: 30, windowSeconds: 60 } } as const

const linkSchema = z.object({
  account_id: idSchema,
  uid: z.uuid(),
  stop_token: z.string().min(1).max(100),
})
export type StopEmailsLink = z.infer<typeof linkSchema>

const stateSchema = z.object({ company_name: z.string(), is_opted_out: z.boolean() })
const url = '/user/v1/email-opt-out/:account_id/:uid/:stop_token/'

export const getEmailOptOut = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'Which company a link below an email is about, and whether its emails are stopped',
  policy,
  params: linkSchema,
  responses: { 200: dataOf(stateSchema) },
})

export const saveEmailOptOut = endpoint({
  method: 'PUT',
  url,
  tag: TAG,
  summary:
    'Stop the emails of a company to the person that the link was sent to, or allow them again',
  policy,
  params: linkSchema,
  body: stateSchema.pick({ is_opted_out: true }),
  responses: { 200: dataOf(stateSchema) },
})
