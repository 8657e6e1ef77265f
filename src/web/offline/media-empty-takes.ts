// Takes that hold nothing to play, because their page was killed as they began: no one's work is in them.
import type { DeviceTime } from './device-time.ts'
import type { Locks } from './locks.ts'
import { holdsWork, takeLock, type MediaDatabase } from './media-database.ts'

/** A page that has begun a take may not have its lock yet. */
const YOUNG_MS = 60_000

/** Removes an owner's takes with nothing to play that no page records any more. */
export async function dropEmptyTakes(given: {
  db: MediaDatabase
  ownerId: number
  locks: Locks
  time: Pick<DeviceTime, 'now'>
}): Promise<void> {
  const { db, ownerId, locks, time } = given
  const rows = await db.recordings.where('[ownerId+isWaiting]').equals([ownerId, 1]).toArray()
  for (const row of rows) {
    const { recordingId, state, createdAt } = row
    const age = Math.abs(time.now() - Date.parse(createdAt))
    if (holdsWork(row) || state !== 'recording' || age < YOUNG_MS) continue
    await locks.tryExclusive(takeLock(recordingId), () => dropIfEmpty(db, recordingId))
  }
}

async function dropIfEmpty(db: MediaDatabase, recordingId: string): Promise<'done'> {
  await db.transaction('rw', [db.recordings, db.chunks], async () => {
    const row = await db.recordings.get(recordingId)
    if (row === undefined || holdsWork(row)) return
    await db.chunks.where({ recordingId }).delete()
    await db.recordings.delete(recordingId)
  })
  return 'done'
}
