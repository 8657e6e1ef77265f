// Separations that use a reason which the company deletes. Runs in the company's scope.
import { and, eq } from 'drizzle-orm'

import type { Leaving } from '../../access/collections/served-collection.ts'
import type { Tx } from '../../db/database.ts'
import { userJob } from '../../db/schema/employee.ts'

/** Gives the separations that name a reason the other one, or none; removed jobs included, which may come back. */
export async function replaceSeparationReason(
  tx: Tx,
  {
    accountId,
    id,
    replaceTo = null,
  }: Omit<Leaving, 'replaceTo'> & { replaceTo?: number | null | undefined },
): Promise<void> {
  await tx.db
    .update(userJob)
    .set({ separationReasonId: replaceTo })
    .where(and(eq(userJob.accountId, accountId), eq(userJob.separationReasonId, id)))
}
