// When interviewers are free and busy, for staff who set a time by hand. Reads only.
import { hasHours } from '#contract/interviews/availability-hours.ts'
import {
  getInterviewerTimes,
  type InterviewerTimes,
} from '#contract/interviews/interviewer-times.ts'

import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import { listAvailabilities, listBusy } from './availability-repository.ts'
import { listCalendarBusy } from './calendars/calendar-repository.ts'
import { openRanges } from './free-slots.ts'
import { slotsWith } from './interview-slots.ts'
import type { Meeting } from './interview-times.ts'
import { findMeeting, getNames } from './preview-interview.ts'

type Interviewer = InterviewerTimes['interviewers'][number]
type Window = { readonly from: Date; readonly to: Date }

export function serveInterviewerTimes(
  { query }: StaffEndpoints,
  { now }: { now: () => Date },
): void {
  query(getInterviewerTimes, async ({ tx, access, params, query: asked }) => {
    const { accountId } = access
    const ids = asked.interviewer_user_ids
    const userSmartreqId = params.user_smartreq_id
    const { meeting, except } = await findMeeting(tx, { accountId, userSmartreqId, query: asked })
    const names = await getNames(tx, { accountId, ids })
    const window = { from: new Date(asked.from), to: new Date(asked.before) }
    const busy = await listBusy(tx, { accountId, ids, except, ...window })
    const away = await listCalendarBusy(tx, { accountId, ids, ...window })
    const set = await listAvailabilities(tx, { accountId, ids })
    const at = now()
    const slots = await slotsWith(tx, {
      accountId,
      ids,
      except,
      now: at,
      meeting: attendedByAll(meeting),
      between: { from: window.from > at ? window.from : at, to: lastOf(window) },
    })
    return {
      free_starts: slots.map(({ startsAt }) => startsAt.toISOString()),
      interviewers: ids.map((id) => {
        const own = set.find(({ userId }) => userId === id)
        return {
          user_id: id,
          full_name: names.get(id) ?? null,
          has_hours: own !== undefined && hasHours(own),
          hours: own === undefined ? [] : hoursIn(own, window),
          busy: describeBusy(id, { busy, away }),
        }
      }),
    }
  })
}

// A time that staff set is for everyone whom they chose, also where the candidate would book one of a pool.
function attendedByAll(meeting: Meeting): Meeting {
  return meeting.mode === 'pool' ? { ...meeting, mode: 'panel' } : meeting
}

// The moment at which the window ends is no part of it.
function lastOf({ to }: Window): Date {
  return new Date(to.getTime() - 1)
}

function hoursIn(own: Parameters<typeof openRanges>[0], window: Window): Interviewer['hours'] {
  const from = window.from.getTime()
  const to = window.to.getTime()
  return openRanges(own, window)
    .filter(({ start, end }) => end > from && start < to)
    .map(({ start, end }) => ({
      starts_at: new Date(Math.max(start, from)).toISOString(),
      ends_at: new Date(Math.min(end, to)).toISOString(),
    }))
}

type Taken = Awaited<ReturnType<typeof listBusy>>

function describeBusy(id: number, { busy, away }: { busy: Taken; away: Taken }) {
  const all = [
    ...busy.map((one) => ({ ...one, kind: 'interview' as const })),
    ...away.map((one) => ({ ...one, kind: 'calendar' as const })),
  ]
  return all
    .filter(({ userId }) => userId === id)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map(({ startsAt, endsAt, kind }) => ({
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      kind,
    }))
}
