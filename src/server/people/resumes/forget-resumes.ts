// Deletes resumes of profiles for those who erase people and remove what has served its time. Their files are the
// caller's to remove, after the commit. Runs in the system's scope.
import { eq, inArray, lt, type SQL } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { userResume } from '../../db/schema/user-profile.ts'
import { resumeKey } from './resume-key.ts'

const DAY_MS = 86_400_000

/** A file in the storage whose row is gone. */
type Forgotten = { readonly key: string; readonly userId: number; readonly isExpected: true }

/** All resumes of a user's profile, the deleted ones as well. */
export function forgetResumesOf(tx: Tx, userId: number): Promise<Forgotten[]> {
  return forget(tx, { which: eq(userResume.userId, userId) })
}

/** So many of those that were deleted or replaced a day ago or earlier. */
export function forgetDeletedResumes(
  tx: Tx,
  { at, limit }: { at: Date; limit: number },
): Promise<Forgotten[]> {
  return forget(tx, { which: lt(userResume.deletedAt, new Date(at.getTime() - DAY_MS)), limit })
}

async function forget(
  tx: Tx,
  { which, limit }: { which: SQL; limit?: number },
): Promise<Forgotten[]> {
  const { resumeId, userId } = userResume
  const found = tx.db.select({ resumeId, userId }).from(userResume).where(which).for('update')
  const rows = await (limit === undefined ? found : found.limit(limit))
  const ids = rows.map((row) => row.resumeId)
  await tx.db.delete(userResume).where(inArray(resumeId, ids))
  return rows.map((row) => ({ key: resumeKey(row.resumeId), userId: row.userId, isExpected: true }))
}
