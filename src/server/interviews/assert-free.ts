// Whether interviewers have time for an interview that is not booked from the free slots: neither another interview nor
// their own calendar is in its way.
import type { Changing } from '../access/staff-command.ts'
import { AppError } from '../http/app-error.ts'
import { listBusy } from './availability-repository.ts'
import { listCalendarBusy } from './calendars/calendar-repository.ts'
import { partOf, type Meeting } from './interview-times.ts'

type Asked = {
  readonly meeting: Meeting
  /** In their order, where it is a sequence: everyone is asked for their own part alone. */
  readonly ids: readonly number[]
  readonly startsAt: Date
  readonly endsAt: Date
  /** The interview itself, once it is stored. */
  readonly except: string | null
}

/** @throws AppError `interviewer_busy`, which names those who are. */
export async function assertFree({ tx, access }: Changing, asked: Asked): Promise<void> {
  const { meeting, ids, startsAt, endsAt, except } = asked
  const window = { accountId: access.accountId, ids, from: startsAt, to: endsAt }
  const busy = await listBusy(tx, { ...window, except })
  const away = await listCalendarBusy(tx, window)
  const taken = [...busy, ...away]
  const interviewers = ids.filter((userId, position) => {
    const own = partOf(meeting, { startsAt, position })
    return taken.some(
      (one) => one.userId === userId && one.startsAt < own.endsAt && one.endsAt > own.startsAt,
    )
  })
  if (interviewers.length > 0) throw new AppError('interviewer_busy', { details: { interviewers } })
}
