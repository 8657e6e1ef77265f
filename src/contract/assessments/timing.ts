// Limits of time: when a limited part began, and the journal by which a device says how the time went.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  deviceBornIdSchema,
  instantSchema,
  payloadVersionSchema,
  textSchema,
} from '../core/shape.ts'
import { EXTRA_TIMES } from './extra-time-factors.ts'

const TAG = 'Timing'
const MAX_ENTRIES_PER_BATCH = 200
/** 30 years in ms: what a clock can honestly be away. */
const FARTHEST_MS = 1e12
/** The last millisecond of the year 9999: what a date can hold. */
const LAST_INSTANT_MS = 253_402_300_799_999

/** The whole activity, or one section or question of it. */
const timerNameSchema = z.string().regex(/^(activity|(section|question):[\w.-]{1,64})$/)

/** The extra time in force; left out for none. */
const extraTimeSchema = z.enum(EXTRA_TIMES).optional()

const timerStartSchema = z.object({
  timer: z.string(),
  /** By the server's clock; for a start without network what the device claims, never later than it was heard of. */
  started_at: instantSchema,
})

export const timerReceiptSchema = timerStartSchema.extend({
  attempt_id: z.uuid(),
  /** HMAC of attempt, timer and start: a device can show later that the server said so. */
  signature: z.string(),
  extra_time: extraTimeSchema,
  server_time: instantSchema,
})
export type TimerReceipt = z.infer<typeof timerReceiptSchema>

export const startTimer = endpoint({
  method: 'POST',
  url: '/user-response/v1/start-times/',
  tag: TAG,
  summary: 'Note that a limited part of an attempt began; the first start of each part stands',
  policy: { level: 1, scope: 'person', isIdempotent: true, kiosk: 'upload' },
  body: z.object({
    payload_version: payloadVersionSchema,
    attempt_id: deviceBornIdSchema,
    device_id: z.uuid(),
    timer: timerNameSchema,
    /** By the device's estimate of the server's clock. */
    started_at: instantSchema,
    /** What the device counts with, which may have been set before it lost the network; left out for none. */
    extra_time: extraTimeSchema,
  }),
  isStored: true,
  responses: { 200: dataOf(timerReceiptSchema) },
})

export const listStartTimes = endpoint({
  method: 'GET',
  url: '/user-response/v1/start-times/:attempt_id/',
  tag: TAG,
  summary: 'When the limited parts of an attempt began, to go on with another device or clock',
  policy: { level: 1, scope: 'person', kiosk: 'upload' },
  params: z.object({ attempt_id: deviceBornIdSchema }),
  isStored: true,
  responses: {
    200: dataOf(
      z.object({
        starts: z.array(timerStartSchema),
        extra_time: extraTimeSchema,
        server_time: instantSchema,
      }),
    ),
  },
})
export type StartTimes = z.infer<(typeof listStartTimes.responses)[200]>['data']

const journalEntrySchema = z.object({
  /** Place in the chain of this attempt and device, from 1. */
  seq: z.number().int().min(1).max(2_000_000_000),
  kind: z.enum(['page', 'hidden', 'visible', 'timer', 'expired', 'clock', 'answer', 'submit']),
  wall_ms: z.number().int().min(0).max(LAST_INSTANT_MS),
  mono_ms: z.number().int().min(0).max(FARTHEST_MS),
  offset_ms: z.number().int().min(-LAST_INSTANT_MS).max(LAST_INSTANT_MS),
  page: z.uuid(),
  detail: textSchema.max(200),
  prev: z.string().regex(/^[0-9a-f]{64}$/),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
})
export type JournalEntry = z.infer<typeof journalEntrySchema>

export const journalReceiptSchema = z.object({
  attempt_id: z.uuid(),
  /** The entries that the server holds now; a broken chain is held too, and says so to the reviewer. */
  stored: z.array(z.number()),
  server_time: instantSchema,
})
export type JournalReceipt = z.infer<typeof journalReceiptSchema>

export const saveJournal = endpoint({
  method: 'POST',
  url: '/user-response/v1/attempt-journal/',
  tag: TAG,
  summary:
    'Store entries of a device’s journal of an attempt; whatever the chain says, they are kept',
  policy: { level: 1, scope: 'person', isIdempotent: true, kiosk: 'upload' },
  body: z.object({
    payload_version: payloadVersionSchema,
    attempt_id: deviceBornIdSchema,
    device_id: z.uuid(),
    entries: z.array(journalEntrySchema).min(1).max(MAX_ENTRIES_PER_BATCH),
  }),
  isStored: true,
  responses: { 200: dataOf(journalReceiptSchema) },
})

/** Why a reviewer should look at the timing of an attempt. A flag, never a penalty. */
export const timingReasonSchema = z.enum([
  'journal_missing',
  'journal_broken',
  'journal_gap',
  'clock_jumped',
  'started_offline',
  'start_forged',
  'over_time',
])
export type TimingReason = z.infer<typeof timingReasonSchema>

/** `verified` without reasons; null where nothing is limited, or nothing was submitted yet. */
export const timingSchema = z.object({
  verdict: z.enum(['verified', 'flagged']),
  reasons: z.array(timingReasonSchema),
})
export type Timing = z.infer<typeof timingSchema>
