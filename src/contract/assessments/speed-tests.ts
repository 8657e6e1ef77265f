// The internet speed test: what a company asks for, the calls that it measures, and what staff read of its result.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, instantSchema } from '../core/shape.ts'
import {
  HIGHEST_LATENCY_MS,
  HIGHEST_MINIMUM_MBPS,
  MAX_DOWNLOAD_BYTES,
} from './assessments-rules.ts'

const TAG = 'Assessments'
const MINUTE_SECONDS = 60

const megabitsSchema = z.number().int().min(1).max(HIGHEST_MINIMUM_MBPS).nullable()

/** What a company asks for; null for what it does not mind. */
export const speedMinimumsSchema = z.object({
  min_download_mbps: megabitsSchema,
  min_upload_mbps: megabitsSchema,
  max_latency_ms: z.number().int().min(1).max(HIGHEST_LATENCY_MS).nullable(),
})

/** What staff set of a speed test. Never a reason to reject by itself. */
export const speedTestSettingsSchema = speedMinimumsSchema.extend({ kind: z.literal('speed-test') })
export type SpeedTestSettings = z.infer<typeof speedTestSettingsSchema>

/** The result as staff read it: measured by the candidate's own device, at that moment. See `speed-result.ts`. */
export const speedFactsSchema = z.object({
  measured_at: instantSchema,
  download_mbps: z.number(),
  upload_mbps: z.number(),
  latency_ms: z.number(),
  /** Null where there were too few to say. */
  jitter_ms: z.number().nullable(),
  loaded_latency_ms: z.number().nullable(),
  /** What the company asked for, and whether the figure meets it; empty where it asked for nothing. */
  checks: z.array(
    z.object({
      figure: z.enum(['download', 'upload', 'latency']),
      /** Mbit/s, or ms of latency. */
      limit: z.number(),
      is_met: z.boolean(),
    }),
  ),
})
export type SpeedFacts = z.infer<typeof speedFactsSchema>

export const pingSpeedTest = endpoint({
  method: 'GET',
  url: '/user-response/v1/speed-test/latency/',
  tag: TAG,
  summary: 'Answer at once: the time that it takes is the latency of a speed test',
  policy: {
    level: 1,
    scope: 'person',
    rateLimit: { max: 600, windowSeconds: MINUTE_SECONDS },
    kiosk: 'attempt',
  },
  responses: { 200: dataOf(z.object({ server_time: instantSchema })) },
})

export const downloadSpeedTest = endpoint({
  method: 'GET',
  url: '/user-response/v1/speed-test/download/',
  tag: TAG,
  summary: 'Random bytes for a speed test, as many as asked, at most 10 MB',
  policy: {
    level: 1,
    scope: 'person',
    rateLimit: { max: 60, windowSeconds: MINUTE_SECONDS },
    kiosk: 'attempt',
  },
  bytes: 'out',
  query: z.object({ bytes: z.coerce.number().int().min(1).max(MAX_DOWNLOAD_BYTES) }),
  responses: { 200: z.string() },
})

export const uploadSpeedTest = endpoint({
  method: 'POST',
  url: '/user-response/v1/speed-test/upload/',
  tag: TAG,
  summary: 'Take at most 4 MB for a speed test and say how many bytes came; nothing is stored',
  policy: {
    level: 1,
    scope: 'person',
    rateLimit: { max: 60, windowSeconds: MINUTE_SECONDS },
    kiosk: 'attempt',
  },
  bytes: 'in',
  responses: { 200: dataOf(z.object({ received_bytes: z.number().int() })) },
  isRead: true,
})
