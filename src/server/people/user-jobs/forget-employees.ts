// Employment records of a person who erases their account. A company that they still work for, or will,
// keeps its own record; of the others' nothing stays but the days, for statistics.
import { and, asc, eq, not, sql, type SQL } from 'drizzle-orm'

import { recordAudits } from '../../access/audit/audit-trail.ts'
import type { Tx } from '../../db/database.ts'
import { account } from '../../db/schema/account.ts'
import { employee, userJob } from '../../db/schema/employee.ts'
import { forgetMerges } from '../merges/merge-repository.ts'
import { releaseErased } from '../merges/undo-merge.ts'

/** The names of the companies that a person works for, or will. Runs in the system's scope. */
export async function listEmployers(
  tx: Tx,
  { userId, at }: { userId: number; at: Date },
): Promise<string[]> {
  const rows = await tx.db
    .select({ name: account.name })
    .from(employee)
    .innerJoin(account, eq(account.accountId, employee.accountId))
    .where(and(eq(employee.userId, userId), worksThere(at)))
    .orderBy(asc(account.name))
  return rows.map(({ name }) => name)
}

/** Empties the records of companies that a person has left. Runs in the system's scope. */
export async function forgetEmployee(
  tx: Tx,
  given: { userId: number; email: string; at: Date },
): Promise<void> {
  const { userId, email, at } = given
  await releaseMerges(tx, { userId, at })
  const left = await tx.db
    .update(employee)
    .set({
      firstName: '',
      lastName: '',
      email: null,
      phoneNumber: null,
      city: null,
      stateCode: null,
      countryCode: null,
      erasedAt: at,
    })
    .where(and(eq(employee.userId, userId), not(worksThere(at))))
    .returning({ accountId: employee.accountId })
  for (const { accountId } of left) {
    await emptyJobs(tx, { accountId, userId, email })
    await tx.db.execute(
      sql`delete from account_field_value where account_id = ${accountId} and user_id = ${userId}`,
    )
  }
}

// The other records of a merge are of other accounts, and stand alone again.
async function releaseMerges(tx: Tx, { userId, at }: { userId: number; at: Date }): Promise<void> {
  const left = await tx.db
    .select({ accountId: employee.accountId })
    .from(employee)
    .where(and(eq(employee.userId, userId), not(worksThere(at))))
    // Each is locked as a whole, always in the same order.
    .orderBy(asc(employee.accountId))
  for (const { accountId } of left) {
    const entries = await releaseErased(tx, { accountId, userId, at })
    await recordAudits(
      tx,
      entries.map((entry) => ({ accountId, ...entry })),
    )
    await forgetMerges(tx, { accountId, userId })
  }
}

function worksThere(at: Date): SQL {
  const today = at.toISOString().slice(0, 10)
  return sql`exists (select 1 from user_job c
    where c.account_id = employee.account_id and c.user_id = coalesce(employee.merged_into, employee.user_id) and c.deleted_at is null
      and (c.end_date is null or c.end_date >= ${today}))`
}

async function emptyJobs(
  tx: Tx,
  { accountId, userId, email }: { accountId: number; userId: number; email: string },
): Promise<void> {
  await tx.db
    .update(userJob)
    .set({ employeeNumber: null, supervisorEmail: null, separationNote: null })
    .where(and(eq(userJob.accountId, accountId), eq(userJob.userId, userId)))
  await tx.db
    .update(userJob)
    .set({ supervisorEmail: null })
    .where(and(eq(userJob.accountId, accountId), eq(userJob.supervisorKey, email.toLowerCase())))
}
