// What becomes of a person's recordings when they sign out (I11): nothing unsent is deleted without their word.
import type { OfflineDatabase } from './database.ts'
import { holdsWork, type MediaDatabase } from './media-database.ts'
import { isOnlyHere } from './media-kept.ts'
import { findAttemptId } from './media-sync.ts'

type Owner = {
  readonly db: MediaDatabase
  readonly offline: OfflineDatabase
  readonly ownerId: number
}

/** How many recordings of an owner are not wholly with the server, or were refused. */
export function countUnsentRecordings({
  db,
  ownerId,
}: Pick<Owner, 'db' | 'ownerId'>): Promise<number> {
  return db.recordings
    .where('[ownerId+isWaiting]')
    .equals([ownerId, 1])
    .filter((row) => holdsWork(row) && isOnlyHere(row))
    .count()
}

/**
 * Removes an owner's recordings that the server verified, and keeps the others for their next sign-in here. Call it
 * before the answers leave: an attempt whose answers are all sent goes with them, and a recording must still know its
 * id then.
 */
export async function leaveMedia({ db, offline, ownerId }: Owner): Promise<void> {
  const rows = await db.recordings.where('[ownerId+isWaiting]').equals([ownerId, 1]).toArray()
  for (const row of rows) {
    const attemptId = await findAttemptId({ offline, ownerId }, row)
    if (attemptId !== null) await db.recordings.update(row.recordingId, { attemptId })
  }
  await db.transaction('rw', [db.recordings, db.chunks], async () => {
    const sent = await db.recordings.where('[ownerId+isWaiting]').equals([ownerId, 0]).primaryKeys()
    await db.recordings.bulkDelete(sent)
    await db.chunks.where('recordingId').anyOf(sent).delete()
  })
}
