// SQL of when interviewers have time, and what is planned for them. Runs in the company's scope, or the system's for a link.
import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'

import type { MyAvailability } from '#contract/interviews/interviews.ts'

import type { Tx } from '../db/database.ts'
import { interview, interviewerAvailability, interviewInterviewer } from '../db/schema/interview.ts'
import { listCalendarBusy } from './calendars/calendar-repository.ts'
import type { SlotInterviewer } from './free-slots.ts'
import { partEndsAt, partStartsAt } from './part-times.ts'

type User = { readonly accountId: number; readonly userId: number }
type Users = { readonly accountId: number; readonly ids: readonly number[] }

/** Interviews as long ago or as far ahead as this count for the limits of a week. */
const WEEK_MS = 7 * 86_400_000
const DAY_MS = 86_400_000

const columns = {
  time_zone: interviewerAvailability.timeZone,
  weekly: sql<MyAvailability['weekly']>`${interviewerAvailability.weekly}`,
  exceptions: sql<MyAvailability['exceptions']>`${interviewerAvailability.exceptions}`,
  buffer_minutes: interviewerAvailability.bufferMinutes,
  notice_hours: interviewerAvailability.noticeHours,
  daily_limit: interviewerAvailability.dailyLimit,
  weekly_limit: interviewerAvailability.weeklyLimit,
  default_place: interviewerAvailability.defaultPlace,
  about: interviewerAvailability.about,
}

export async function findAvailability(
  tx: Tx,
  { accountId, userId }: User,
): Promise<MyAvailability | null> {
  const [row] = await tx.db
    .select(columns)
    .from(interviewerAvailability)
    .where(
      and(
        eq(interviewerAvailability.accountId, accountId),
        eq(interviewerAvailability.userId, userId),
      ),
    )
  return row ?? null
}

/** What these users have set, in any order; those who never did are left out. */
export function listAvailabilities(tx: Tx, { accountId, ids }: Users) {
  return tx.db
    .select({ userId: interviewerAvailability.userId, ...columns })
    .from(interviewerAvailability)
    .where(
      and(
        eq(interviewerAvailability.accountId, accountId),
        inArray(interviewerAvailability.userId, [...ids]),
      ),
    )
}

export async function saveAvailability(
  tx: Tx,
  { given, at, ...user }: User & { given: MyAvailability; at: Date },
): Promise<void> {
  const values = {
    timeZone: given.time_zone,
    weekly: given.weekly,
    exceptions: given.exceptions,
    bufferMinutes: given.buffer_minutes,
    noticeHours: given.notice_hours,
    dailyLimit: given.daily_limit,
    weeklyLimit: given.weekly_limit,
    defaultPlace: given.default_place,
    about: given.about,
    updatedAt: at,
  }
  await tx.db
    .insert(interviewerAvailability)
    .values({ ...user, ...values })
    .onConflictDoUpdate({
      target: [interviewerAvailability.accountId, interviewerAvailability.userId],
      set: values,
    })
}

/**
 * Locks the availability of interviewers in the order of their ids, so that of two bookings that concern one of them the
 * second one sees the first.
 */
export async function lockAvailability(tx: Tx, { accountId, ids }: Users): Promise<void> {
  await tx.db
    .select({ userId: interviewerAvailability.userId })
    .from(interviewerAvailability)
    .where(
      and(
        eq(interviewerAvailability.accountId, accountId),
        inArray(interviewerAvailability.userId, [...ids]),
      ),
    )
    .orderBy(asc(interviewerAvailability.userId))
    .for('update')
}

/** What is planned for users between two moments, but for one interview itself: of a sequence, their own part. */
export async function listBusy(
  tx: Tx,
  given: Users & { from: Date; to: Date; except: string | null },
) {
  const { accountId, ids, from, to, except } = given
  return tx.db
    .select({
      userId: interviewInterviewer.userId,
      startsAt: partStartsAt,
      endsAt: partEndsAt,
    })
    .from(interviewInterviewer)
    .innerJoin(
      interview,
      and(
        eq(interview.accountId, interviewInterviewer.accountId),
        eq(interview.interviewUuid, interviewInterviewer.interviewUuid),
      ),
    )
    .where(
      and(
        eq(interviewInterviewer.accountId, accountId),
        inArray(interviewInterviewer.userId, [...ids]),
        eq(interviewInterviewer.isChosen, true),
        inArray(interview.status, ['scheduled', 'awaiting_feedback', 'complete']),
        gt(partEndsAt, from),
        lt(partStartsAt, to),
        except === null ? undefined : ne(interview.interviewUuid, except),
      ),
    )
}

/** Interviewers as slots are found for them, in the order of the ids; those who never said when they have time are left out. */
export async function slotInterviewers(
  tx: Tx,
  given: Users & { from: Date; to: Date; except: string | null },
): Promise<SlotInterviewer[]> {
  const { accountId, ids, from, to } = given
  const rows = await listAvailabilities(tx, { accountId, ids })
  const busy = await listBusy(tx, {
    ...given,
    from: new Date(from.getTime() - WEEK_MS),
    to: new Date(to.getTime() + WEEK_MS),
  })
  const calendarBusy = await listCalendarBusy(tx, {
    accountId,
    ids,
    from: new Date(from.getTime() - DAY_MS),
    to: new Date(to.getTime() + DAY_MS),
  })
  const inOrder = rows.toSorted((one, other) => ids.indexOf(one.userId) - ids.indexOf(other.userId))
  return inOrder.map(({ userId, ...availability }) => ({
    userId,
    availability,
    busy: busy.filter((one) => one.userId === userId),
    calendarBusy: calendarBusy.filter((one) => one.userId === userId),
  }))
}
