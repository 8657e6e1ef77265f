// Calendars that interviewers subscribe to, so that no interview is booked while they are busy. Busy times alone are
// read: no place, no participant, and a title only of an entry that cannot be read, so that its owner finds it.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema, textSchema } from '../core/shape.ts'
import {
  CALENDAR_LIMITS,
  CALENDAR_PROBLEMS,
  SKIP_REASONS,
  SKIPPED_LIMITS,
} from './calendar-problems.ts'

const TAG = 'Interviews'
const ofAccount = { level: 2, scope: 'account' } as const
const command = {
  ...ofAccount,
  isIdempotent: true,
  rateLimit: { max: 30, windowSeconds: 60 },
} as const
const url = '/smartreq/v1/account/:account_id/my-calendars/' as const
const paramsSchema = z.object({ account_id: idSchema })
const oneParamsSchema = paramsSchema.extend({ calendar_id: z.uuid() })

const skippedSchema = z.object({
  count: z.number().int(),
  /** The first ones. */
  entries: z
    .array(
      z.object({
        /** Empty where it has none. */
        summary: z.string().max(SKIPPED_LIMITS.summary),
        /** The day on which it begins; null where that cannot be read. */
        date: z.iso.date().nullable(),
        reason: z.enum(SKIP_REASONS),
      }),
    )
    .max(SKIPPED_LIMITS.entries),
})
export type SkippedEntries = z.infer<typeof skippedSchema>

const calendarSchema = z.object({
  calendar_id: z.uuid(),
  /** The server of its address. The rest opens the calendar, and is not shown again. */
  host: z.string(),
  added_at: instantSchema,
  /** When its busy times were last read; null before. */
  fetched_at: instantSchema.nullable(),
  /** A reading is ordered, or under way. */
  is_reading: z.boolean(),
  /** Of the last reading; null when all was well. */
  problem: z.enum(CALENDAR_PROBLEMS).nullable(),
  /** How many busy times to come are known. */
  busy_count: z.number().int(),
  /** Entries that the last successful reading left out. */
  skipped: skippedSchema,
})
export type InterviewerCalendar = z.infer<typeof calendarSchema>

export const listMyCalendars = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'The calendars that the caller subscribed to, in the order in which they came',
  policy: ofAccount,
  params: paramsSchema,
  responses: { 200: dataOf(z.array(calendarSchema)) },
})

export const addMyCalendar = endpoint({
  method: 'POST',
  url,
  tag: TAG,
  summary:
    'Subscribe to a calendar by its https or webcal address, or connect one of a CalDAV server by its address and a login, which replaces the login that was stored; its busy times are read soon',
  policy: command,
  params: paramsSchema,
  body: z.object({
    address: textSchema.trim().min(1).max(CALENDAR_LIMITS.address),
    /** Of a CalDAV server (RFC 4791); left out for a calendar that its address alone opens. */
    login: z
      .object({
        user_name: textSchema.trim().min(1).max(CALENDAR_LIMITS.userName),
        password: z.string().min(1).max(CALENDAR_LIMITS.password),
      })
      .optional(),
  }),
  responses: { 200: dataOf(calendarSchema) },
})

export const refreshMyCalendar = endpoint({
  method: 'POST',
  url: `${url}:calendar_id/refresh/`,
  tag: TAG,
  summary: 'Read the busy times of a calendar now',
  policy: command,
  params: oneParamsSchema,
  responses: { 200: dataOf(calendarSchema) },
})

export const removeMyCalendar = endpoint({
  method: 'DELETE',
  url: `${url}:calendar_id/`,
  tag: TAG,
  summary: 'Remove a calendar; its busy times count no more. It can be put back for ten minutes',
  policy: command,
  params: oneParamsSchema,
  responses: { 200: dataOf(calendarSchema.pick({ calendar_id: true })) },
})

export const restoreMyCalendar = endpoint({
  method: 'POST',
  url: `${url}:calendar_id/restore/`,
  tag: TAG,
  summary: 'Put back a calendar that was removed within the last ten minutes',
  policy: command,
  params: oneParamsSchema,
  responses: { 200: dataOf(calendarSchema) },
})

export const inviteToSyncCalendar = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/calendar-invitations/',
  tag: TAG,
  summary:
    'Ask a user on the team by email to say when they have time and to connect a calendar; at most once a day',
  policy: {
    level: 2,
    scope: 'job',
    isForManagers: true,
    alsoForTeam: ['coordinator'],
    isIdempotent: true,
  },
  params: z.object({ job_id: idSchema }),
  body: z.object({ user_id: idSchema }),
  responses: {
    /** `is_sent` is false for who was asked within the last day. */
    200: dataOf(z.object({ user_id: z.number(), is_sent: z.boolean() })),
  },
})
