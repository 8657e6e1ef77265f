// Keeps on the device how much extra time a candidate has: with the package whose limits it makes longer. It must not send
// anything.
import { longestExtraTime, type ExtraTime } from '#contract/assessments/extra-time-factors.ts'

import type { ActivityKey, OfflineDatabase } from './database.ts'

type Owned = { readonly db: OfflineDatabase; readonly ownerId: number }

/** What this device counts with. */
export async function findExtraTime(
  { db, ownerId }: Owned,
  { refId, jobStepActivityId }: ActivityKey,
): Promise<ExtraTime> {
  const row = await db.packages.get([ownerId, refId, jobStepActivityId])
  return row?.content.extra_time ?? 'none'
}

/**
 * Stores what the server says is in force. From the start of an attempt on, what was longer stays: a clock that runs never
 * becomes shorter. Does nothing for an activity whose package is not here.
 */
export async function keepExtraTime(
  { db, ownerId }: Owned,
  { activity, extraTime }: { activity: ActivityKey; extraTime: ExtraTime },
): Promise<void> {
  const { refId, jobStepActivityId } = activity
  const key: [number, number, number] = [ownerId, refId, jobStepActivityId]
  await db.transaction('rw', [db.packages, db.attempts], async () => {
    const stored = await db.packages.get(key)
    if (stored === undefined) return
    const { extra_time: before = 'none', ...content } = stored.content
    const hasBegun =
      (await db.attempts.where('[ownerId+refId+jobStepActivityId]').equals(key).count()) > 0
    const next = hasBegun ? longestExtraTime([before, extraTime]) : extraTime
    if (next === before) return
    const longer = next === 'none' ? {} : { extra_time: next }
    await db.packages.put({ ...stored, content: { ...content, ...longer } })
  })
}
