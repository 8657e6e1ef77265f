import type { ActivityKey, AttemptRow, OfflineDatabase } from './database.ts'

/** An owner's attempt at an activity on this device, whatever its id is by now; null when there is none. */
export async function attemptOf(given: {
  db: OfflineDatabase
  ownerId: number
  activity: ActivityKey
}): Promise<AttemptRow | null> {
  const { db, ownerId, activity } = given
  const key = [ownerId, activity.refId, activity.jobStepActivityId]
  const index = db.attempts.where('[ownerId+refId+jobStepActivityId]')
  return (await index.equals(key).first()) ?? null
}
