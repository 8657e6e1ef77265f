// The separation reasons that a company chooses from. Runs in the company's scope.
import { asc, eq } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { separationReason } from '../../db/schema/separation-reason.ts'

/** The separation reasons of a company in its order. */
export function listSeparationChoices(tx: Tx, { accountId }: { readonly accountId: number }) {
  return tx.db
    .select({
      separation_reason_id: separationReason.separationReasonId,
      name: separationReason.name,
      separation_type: separationReason.separationType,
    })
    .from(separationReason)
    .where(eq(separationReason.accountId, accountId))
    .orderBy(asc(separationReason.sortOrder), asc(separationReason.separationReasonId))
}
