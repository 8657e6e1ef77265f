// Takes that were begun and never got a byte, because their page was killed at once: nothing of them is anyone's work.
import type { DeviceTime } from './device-time.ts'
import type { Locks } from './locks.ts'
import { takeLock, type MediaDatabase } from './media-database.ts'

/** A page that has begun a take may not have its lock yet. */
const YOUNG_MS = 60_000

/** Removes an owner's takes without a byte that no page records any more. */
export async function dropEmptyTakes(given: {
  db: MediaDatabase
  ownerId: number
  locks: Locks
  time: Pick<DeviceTime, 'now'>
}): Promise<void> {
  const { db, ownerId, locks, time } = given
  const rows = await db.recordings.where('[ownerId+isWaiting]').equals([ownerId, 1]).toArray()
  for (const { recordingId, bytes, state, createdAt } of rows) {
    const age = Math.abs(time.now() - Date.parse(createdAt))
    if (bytes > 0 || state !== 'recording' || age < YOUNG_MS) continue
    await locks.tryExclusive(takeLock(recordingId), () => dropIfEmpty(db, recordingId))
  }
}

async function dropIfEmpty(db: MediaDatabase, recordingId: string): Promise<'done'> {
  await db.recordings
    .where({ recordingId })
    .filter((row) => row.bytes === 0)
    .delete()
  return 'done'
}
