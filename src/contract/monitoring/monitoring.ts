// What the installation watches: where errors of the app are reported to, and, for those who allow it, which screens they
// open. Both are off unless the user who runs the installation says where to.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'

const TAG = 'Monitoring'

/** Shares, from 0 to 1, of page loads that are timed, of those that are recorded, and of those recorded after an error. */
const ratesSchema = z.object({
  trace: z.number(),
  session_replay: z.number(),
  replay_on_error: z.number(),
})
export type SampleRates = z.infer<typeof ratesSchema>

export const errorReportingSchema = z
  .object({ url: z.url(), rates: ratesSchema })
  .nullable()
  .describe('Null where errors are reported to no one.')

export const visitorSchema = z.object({
  /** Whether the installation counts visits at all. */
  is_offered: z.boolean(),
  /** What the person chose. */
  is_allowed: z.boolean(),
  /** Where visits are sent, and as whom; null unless they are offered and allowed. */
  visitor: z.object({ url: z.url(), visitor_id: z.string() }).nullable(),
})
export type Visitor = z.infer<typeof visitorSchema>

const personSchema = z.object({ user_id: idSchema })
const own = { level: 1, scope: 'person' } as const

export const getErrorReporting = endpoint({
  method: 'GET',
  url: '/auth/v1/error-reporting/',
  tag: TAG,
  summary: 'Where errors of the app are reported to, and at which rates',
  policy: { level: 0, scope: 'public' },
  responses: { 200: dataOf(errorReportingSchema) },
})

export const getVisitor = endpoint({
  method: 'GET',
  url: '/user/v1/analytics-visitor/user/:user_id/',
  tag: TAG,
  summary: 'Whether the caller’s visits are counted, and as whom: a number that leads to no one',
  policy: own,
  params: personSchema,
  responses: { 200: dataOf(visitorSchema) },
})

export const allowVisitor = endpoint({
  method: 'PUT',
  url: '/user/v1/analytics-visitor/user/:user_id/',
  tag: TAG,
  summary: 'Allow that one’s visits are counted, or forbid it',
  policy: own,
  params: personSchema,
  body: z.object({ is_allowed: z.boolean() }),
  responses: { 200: dataOf(visitorSchema) },
})
