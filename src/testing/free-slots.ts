// Interviewers with hours of their own, and the slots that they leave free.
import type { Availability } from '#contract/interviews/interviewer-availability.ts'
import { freeSlots, type Busy, type SlotInterviewer } from '#server/interviews/free-slots.ts'

const NOW = new Date('2026-03-01T00:00:00.000Z')
const OFFICE = { from: '09:00', to: '17:00' }
const WORKDAYS = [[OFFICE], [OFFICE], [OFFICE], [OFFICE], [OFFICE], [], []]

/** Of Berlin, free in the hours of an office, unless said otherwise. */
export const interviewer = (
  userId: number,
  {
    busy = [],
    calendarBusy = [],
    ...given
  }: Partial<Availability> & { busy?: readonly Busy[]; calendarBusy?: readonly Busy[] } = {},
): SlotInterviewer => ({
  userId,
  busy,
  calendarBusy,
  availability: {
    time_zone: 'Europe/Berlin',
    weekly: WORKDAYS,
    exceptions: [],
    buffer_minutes: 0,
    notice_hours: 0,
    daily_limit: null,
    weekly_limit: null,
    ...given,
  },
})

/** Of one Monday, for interviews of an hour, unless said otherwise. */
export const slotsOf = (
  interviewers: readonly SlotInterviewer[],
  given: Partial<Parameters<typeof freeSlots>[0]> = {},
) =>
  freeSlots({
    mode: 'one',
    minutes: 60,
    breakMinutes: 0,
    interviewers,
    from: new Date('2026-03-02T00:00:00.000Z'),
    to: new Date('2026-03-02T23:59:00.000Z'),
    now: NOW,
    ...given,
  })

/** When each of them begins. */
export const startsOf = (...args: Parameters<typeof slotsOf>) =>
  slotsOf(...args).map(({ startsAt }) => startsAt.toISOString())

/** An interview, or a busy time of a calendar. */
export const busyAt = (from: string, minutes: number): Busy => {
  const startsAt = new Date(from)
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }
}
