// The records that a company has of one person. Runs in the company's scope.
import { and, eq, or } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { employee } from '../../db/schema/employee.ts'

type PersonKey = { readonly accountId: number; readonly userId: number }

/** The users behind an employee: their own, and those whose records were merged into it. */
export async function listUsersOf(tx: Tx, { accountId, userId }: PersonKey): Promise<number[]> {
  const rows = await tx.db
    .select({ userId: employee.userId })
    .from(employee)
    .where(
      and(
        eq(employee.accountId, accountId),
        or(eq(employee.userId, userId), eq(employee.mergedInto, userId)),
      ),
    )
  return rows.map((row) => row.userId)
}
