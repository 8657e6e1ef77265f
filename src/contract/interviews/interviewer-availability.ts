// When an interviewer has time for interviews: the hours of a week in their time zone, dates that differ, and limits.
import { z } from 'zod'

import { textSchema } from '../core/shape.ts'
import { timeZoneSchema } from '../core/time-zone.ts'
import { AVAILABILITY_LIMITS } from './interviews-rules.ts'

/** A time of day, `HH:MM`; `24:00` ends a day. */
const timeOfDaySchema = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/)

/** Hours of one day, in their order. */
const hoursSchema = z
  .array(
    z
      .object({ from: timeOfDaySchema, to: timeOfDaySchema })
      .refine(({ from, to }) => from < to, { path: ['to'], message: 'Not after the start.' }),
  )
  .max(AVAILABILITY_LIMITS.rangesOfDay)
  .refine(areDisjoint, { message: 'The hours of a day overlap.' })
export type DayHours = z.infer<typeof hoursSchema>

/** Seven days, Monday first. */
export const weeklyHoursSchema = z.array(hoursSchema).length(7)
export type WeeklyHours = z.infer<typeof weeklyHoursSchema>

/** A date that differs from its weekday; without hours there is no time at all. */
const exceptionSchema = z.object({ date: z.iso.date(), hours: hoursSchema })
export type AvailabilityException = z.infer<typeof exceptionSchema>

export const availabilitySchema = z.object({
  time_zone: timeZoneSchema,
  weekly: weeklyHoursSchema,
  exceptions: z
    .array(exceptionSchema)
    .max(AVAILABILITY_LIMITS.exceptions)
    .refine((all) => new Set(all.map(({ date }) => date)).size === all.length, {
      message: 'Each date once.',
    }),
  /** Minutes that stay free before and after an interview. */
  buffer_minutes: z.number().int().min(0).max(AVAILABILITY_LIMITS.bufferMinutes),
  /** Candidates book at least so many hours before. */
  notice_hours: z.number().int().min(0).max(AVAILABILITY_LIMITS.noticeHours),
  /** Null without a limit. */
  daily_limit: z.number().int().min(1).max(AVAILABILITY_LIMITS.perDay).nullable(),
  weekly_limit: z.number().int().min(1).max(AVAILABILITY_LIMITS.perWeek).nullable(),
  /** Where this interviewer meets candidates unless the interview says otherwise. */
  default_place: textSchema.trim().max(AVAILABILITY_LIMITS.place),
})
export type Availability = z.infer<typeof availabilitySchema>

// In their order, so that the same hours are always written in the same way.
function areDisjoint(hours: readonly { from: string; to: string }[]): boolean {
  return hours.every(({ from }, index) => from >= (hours[index - 1]?.to ?? '00:00'))
}
