// The calls of the public device check: who makes them needs no account, so each moves few bytes and is limited by address.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, instantSchema } from '../core/shape.ts'
import { DEVICE_CHECK_LIMITS } from './assessments-rules.ts'

const TAG = 'Device check'
const WINDOW_SECONDS = 300
const transferPolicy = {
  level: 0,
  scope: 'public',
  rateLimit: { max: 30, windowSeconds: WINDOW_SECONDS },
} as const

export const pingDeviceCheck = endpoint({
  method: 'GET',
  url: '/user-response/v1/device-check/latency/',
  tag: TAG,
  summary: 'Answer at once with the time, for the delay of a connection and the clock of a device',
  policy: {
    level: 0,
    scope: 'public',
    rateLimit: { max: 600, windowSeconds: WINDOW_SECONDS },
  },
  responses: { 200: dataOf(z.object({ server_time: instantSchema })) },
})

export const downloadDeviceCheck = endpoint({
  method: 'GET',
  url: '/user-response/v1/device-check/download/',
  tag: TAG,
  summary: 'Random bytes to measure a connection, as many as asked, at most 3 MB',
  policy: transferPolicy,
  bytes: 'out',
  query: z.object({
    bytes: z.coerce.number().int().min(1).max(DEVICE_CHECK_LIMITS.downloadBytes),
  }),
  responses: { 200: z.string() },
})

export const uploadDeviceCheck = endpoint({
  method: 'POST',
  url: '/user-response/v1/device-check/upload/',
  tag: TAG,
  summary:
    'Take at most 1.5 MB to measure a connection and say how many bytes came; nothing is stored',
  policy: transferPolicy,
  bytes: 'in',
  responses: { 200: dataOf(z.object({ received_bytes: z.number().int() })) },
})
