// SQL of the resume in a user's profile. Runs in the person's scope.
import { and, eq, isNull } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { userResume } from '../../db/schema/user-profile.ts'

export type ProfileResumeRow = typeof userResume.$inferSelect

const isCurrent = isNull(userResume.deletedAt)

/** The resume in the profile of a user; null for none. */
export async function findOfUser(tx: Tx, userId: number): Promise<ProfileResumeRow | null> {
  const [row] = await tx.db
    .select()
    .from(userResume)
    .where(and(eq(userResume.userId, userId), isCurrent))
  return row ?? null
}

/** A resume that is in a profile, by its id; null for one that was deleted, and for another user's. */
export async function findResume(
  tx: Tx,
  { userId, resumeId }: { userId: number; resumeId: string },
): Promise<ProfileResumeRow | null> {
  const row = await findOfUser(tx, userId)
  return row?.resumeId === resumeId ? row : null
}

export async function insertResume(
  tx: Tx,
  row: Omit<ProfileResumeRow, 'deletedAt'>,
): Promise<void> {
  await tx.db.insert(userResume).values(row)
}

/** True where there was one. Its file stays until it is pruned. */
export async function deleteOfUser(
  tx: Tx,
  { userId, at }: { userId: number; at: Date },
): Promise<boolean> {
  const rows = await tx.db
    .update(userResume)
    .set({ deletedAt: at })
    .where(and(eq(userResume.userId, userId), isCurrent))
    .returning({ resumeId: userResume.resumeId })
  return rows.length > 0
}

/** Whether a row names the file, deleted or not. */
export async function isStored(tx: Tx, resumeId: string): Promise<boolean> {
  return (await tx.db.$count(userResume, eq(userResume.resumeId, resumeId))) > 0
}
