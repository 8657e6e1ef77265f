// What duplicates and merges know of applications and applicants that are erased. Runs in the system's scope.
import { and, eq, inArray, or } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { duplicateDismissal } from '../db/schema/duplicate.ts'
import { application } from '../db/schema/requisition.ts'

/** Takes out what was merged into erased applications: it is another person's, and staff must find it again. */
export async function releaseMerged(
  tx: Tx,
  given: { accountId: number; userSmartreqIds: readonly number[] },
): Promise<void> {
  await tx.db
    .update(application)
    .set({ mergedInto: null, mergedAt: null, mergedBy: null })
    .where(
      and(
        eq(application.accountId, given.accountId),
        inArray(application.mergedInto, [...given.userSmartreqIds]),
      ),
    )
}

/** Deletes the pairs of whom staff said that they are not one person. */
export async function deleteDismissals(
  tx: Tx,
  { accountId, userIds }: { accountId: number; userIds: readonly number[] },
): Promise<void> {
  const { userId, otherUserId } = duplicateDismissal
  const isTheirs = or(inArray(userId, [...userIds]), inArray(otherUserId, [...userIds]))
  await tx.db
    .delete(duplicateDismissal)
    .where(and(eq(duplicateDismissal.accountId, accountId), isTheirs))
}
