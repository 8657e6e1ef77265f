// SQL of the applications that a company must keep. Runs in the company's scope.
import { and, desc, eq, isNull, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { legalHold } from '../db/schema/privacy.ts'
import { application } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'

type Key = { readonly accountId: number; readonly userSmartreqId: number }
type Page = { readonly page: number; readonly page_size: number }

const columns = {
  hold: legalHold,
  placedByName: sql<string | null>`nullif(${appUser.firstName} || ' ' || ${appUser.lastName}, ' ')`,
}
export type HoldRow = NonNullable<Awaited<ReturnType<typeof findHold>>>

export async function listHolds(tx: Tx, query: Page & { accountId: number }) {
  const where = eq(legalHold.accountId, query.accountId)
  const rows = await tx.db
    .select(columns)
    .from(legalHold)
    .leftJoin(appUser, eq(appUser.userId, legalHold.placedBy))
    .where(where)
    .orderBy(desc(legalHold.placedAt), desc(legalHold.userSmartreqId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(legalHold, where) }
}

export async function findHold(tx: Tx, key: Key) {
  const [row] = await tx.db
    .select(columns)
    .from(legalHold)
    .leftJoin(appUser, eq(appUser.userId, legalHold.placedBy))
    .where(isHold(key))
  return row ?? null
}

/** Whose application it is, locked against an erasure at the same moment; null for one that is not there any more. */
export async function lockApplication(tx: Tx, key: Key): Promise<number | null> {
  const [row] = await tx.db
    .select({ userId: application.userId })
    .from(application)
    .where(
      and(
        eq(application.accountId, key.accountId),
        eq(application.userSmartreqId, key.userSmartreqId),
        isNull(application.erasedAt),
      ),
    )
    .for('update')
  return row?.userId ?? null
}

export async function saveHold(tx: Tx, values: typeof legalHold.$inferInsert): Promise<void> {
  const { reason, placedBy, placedAt } = values
  await tx.db
    .insert(legalHold)
    .values(values)
    .onConflictDoUpdate({
      target: [legalHold.accountId, legalHold.userSmartreqId],
      set: { reason, placedBy, placedAt },
    })
}

/** Removes a hold; false when there was none. */
export async function deleteHold(tx: Tx, key: Key): Promise<boolean> {
  const rows = await tx.db
    .delete(legalHold)
    .where(isHold(key))
    .returning({ userSmartreqId: legalHold.userSmartreqId })
  return rows.length > 0
}

function isHold({ accountId, userSmartreqId }: Key) {
  return and(eq(legalHold.accountId, accountId), eq(legalHold.userSmartreqId, userSmartreqId))
}
