// The jobs that read subscribed calendars: one orders those that are due, the other reads one of them.
import { CALENDAR_LIMITS } from '#contract/interviews/calendar-problems.ts'

import type { Database } from '../../db/database.ts'
import type { Secrets } from '../../http/secrets.ts'
import {
  CalendarProblemError,
  type CalendarAccess,
  type CalendarSource,
} from '../../integrations/calendar/port.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { eventUid } from '../interview-calendar.ts'
import { busyTimesOf } from './busy-times-of.ts'
import { calendarAccess } from './calendar-access.ts'
import * as repository from './calendar-repository.ts'
import type { CalendarReading } from './calendar-thread.ts'

const SYSTEM = { kind: 'system' } as const
const DAY_MS = 86_400_000
const EVERY_MS = 3_600_000
/** Of those that are left the next run takes care. */
const MOST = 500

type Deps = Secrets & {
  readonly database: Database
  readonly calendars: CalendarSource
  readonly now: () => Date
}
type Key = { readonly accountId: number; readonly calendarId: string }

/** Orders the readings that are due. Safe to repeat, and to run twice at once. */
export async function orderCalendars({
  database,
  jobs,
  now,
}: Pick<Deps, 'database' | 'now'> & { jobs: Jobs }): Promise<void> {
  const at = now()
  const before = new Date(at.getTime() - EVERY_MS)
  await database.inScope(SYSTEM, async (tx) => {
    await repository.deleteOfFormerMembers(tx)
    const due = await repository.claimDue(tx, { before, at, limit: MOST })
    for (const key of due) await jobs.send(tx, 'fetch-calendar', key)
  })
  jobs.wake('fetch-calendar')
}

/** Reads one. Whatever it says, the job is done: the next hour reads it again. A failure leaves what is known. */
export async function fetchCalendar(deps: Deps, key: Key): Promise<void> {
  const { database, now } = deps
  const found = await database.inScope(SYSTEM, (tx) => repository.findToRead(tx, key))
  if (found === null) return
  const { userId, sealedAddress } = found.row
  const access = calendarAccess(deps, { ...key, userId })
  const outcome = await read(deps, {
    key: { ...key, userId },
    open: () => access.open(sealedAddress),
    zone: found.zone ?? 'UTC',
    owners: [found.email.toLowerCase()],
  })
  await database.inScope(SYSTEM, async (tx) => {
    // So that a reading of before is not written over what was removed meanwhile.
    if ((await repository.lockCalendar(tx, key)) === null) return
    if ('busy' in outcome) await repository.replaceBusyTimes(tx, { ...key, ...outcome })
    await repository.endReading(tx, {
      ...key,
      at: now(),
      problem: 'busy' in outcome ? null : outcome.problem,
      ...('busy' in outcome ? { skipped: outcome.skipped } : {}),
      sealedAddress: access.renew(sealedAddress) ?? undefined,
    })
  })
}

type Read = {
  key: Key & { userId: number }
  open: () => CalendarAccess
  zone: string
  owners: readonly string[]
}

async function read(
  { database, calendars, now }: Deps,
  { key, open, zone, owners }: Read,
): Promise<CalendarReading> {
  try {
    const from = now().getTime() - DAY_MS
    const to = from + (CALENDAR_LIMITS.days + 1) * DAY_MS
    const text = await calendars.read(openedBy(open), { from, to })
    const ids = await database.inScope(SYSTEM, (tx) => repository.listInterviewIds(tx, key))
    const knownUids = ids.flatMap((id) => [eventUid(id, null), eventUid(id, key.userId)])
    return await busyTimesOf({ text, from, to, zone, knownUids, owners })
  } catch (error) {
    if (!(error instanceof CalendarProblemError)) throw error
    return { problem: error.problem }
  }
}

// Sealed under a secret that the installation has no more.
function openedBy(open: () => CalendarAccess): CalendarAccess {
  try {
    return open()
  } catch (error) {
    throw new CalendarProblemError('unreachable', { cause: error })
  }
}
