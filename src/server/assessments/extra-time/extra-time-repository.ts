// SQL of extra time. Runs in the company's scope, or the person's, who only reads.
import { and, asc, desc, eq, sql } from 'drizzle-orm'

import type { ExtraTime } from '#contract/assessments/extra-time-factors.ts'

import type { Tx } from '../../db/database.ts'
import { attempt } from '../../db/schema/assessment.ts'
import { extraTimeSetting } from '../../db/schema/extra-time.ts'
import { application } from '../../db/schema/requisition.ts'
import { attemptTimer } from '../../db/schema/timing.ts'
import type { Setting } from './part-time.ts'

type Key = { readonly accountId: number; readonly userSmartreqId: number }

/** Every setting of an application, the oldest first. */
export function listSettings(tx: Tx, key: Key): Promise<Setting[]> {
  return tx.db
    .select({ extraTime: extraTimeSetting.extraTime, setAt: extraTimeSetting.setAt })
    .from(extraTimeSetting)
    .where(ofApplication(key))
    .orderBy(asc(extraTimeSetting.settingId))
}

/** When the limited parts of an application's attempts began, and with which extra time. */
export function listStarts(tx: Tx, { accountId, userSmartreqId }: Key) {
  return tx.db
    .select({
      attemptId: attemptTimer.attemptId,
      timer: attemptTimer.timer,
      startedAt: attemptTimer.startedAt,
      extraTime: attemptTimer.extraTime,
    })
    .from(attempt)
    .innerJoin(attemptTimer, eq(attemptTimer.attemptId, attempt.attemptId))
    .where(and(eq(attempt.accountId, accountId), eq(attempt.userSmartreqId, userSmartreqId)))
}

/** The setting in force with who made it; null where there was none. */
export async function findNewest(tx: Tx, key: Key) {
  const [row] = await tx.db
    .select({
      extraTime: extraTimeSetting.extraTime,
      setAt: extraTimeSetting.setAt,
      setBy: sql<string | null>`(select nullif(trim(u.first_name || ' ' || u.last_name), '')
        from app_user u where u.user_id = ${extraTimeSetting.setBy})`,
    })
    .from(extraTimeSetting)
    .where(ofApplication(key))
    .orderBy(desc(extraTimeSetting.settingId))
    .limit(1)
  return row ?? null
}

/** What is in force. */
export async function getExtraTime(tx: Tx, key: Key): Promise<ExtraTime> {
  return (await listSettings(tx, key)).at(-1)?.extraTime ?? 'none'
}

/** The applicant of an application, which no one else changes until the commit; null where it is gone. */
export async function lockApplicant(tx: Tx, key: Key): Promise<number | null> {
  const [row] = await tx.db
    .select({ userId: application.userId })
    .from(application)
    .where(
      and(
        eq(application.accountId, key.accountId),
        eq(application.userSmartreqId, key.userSmartreqId),
      ),
    )
    .for('no key update')
  return row?.userId ?? null
}

export async function insertSetting(
  tx: Tx,
  row: Omit<typeof extraTimeSetting.$inferInsert, 'settingId'>,
): Promise<void> {
  await tx.db.insert(extraTimeSetting).values(row)
}

function ofApplication({ accountId, userSmartreqId }: Key) {
  return and(
    eq(extraTimeSetting.accountId, accountId),
    eq(extraTimeSetting.userSmartreqId, userSmartreqId),
  )
}
