// SQL of the copies that people and companies ask for.
import { and, count, desc, eq, gt, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { dataExport } from '../db/schema/privacy.ts'
import { applicant } from '../db/schema/requisition.ts'

export type ExportRow = typeof dataExport.$inferSelect
/** Whose copies: of a person, asked by themselves (`accountId` null) or by a company. */
export type Whose = {
  readonly userId: number
  readonly accountId: number | null
  /** False for staff whose role does not include private data: copies that hold some are not there for them. */
  readonly seesPrivateData?: boolean
}

/** One page, newest first, of those that can still be downloaded. */
export async function listExports(
  tx: Tx,
  given: Whose & { at: Date; page: number; page_size: number },
) {
  const where = and(of(given), gt(dataExport.expiresAt, given.at))
  const rows = await tx.db
    .select()
    .from(dataExport)
    .where(where)
    .orderBy(desc(dataExport.requestedAt), desc(dataExport.exportId))
    .limit(given.page_size)
    .offset((given.page - 1) * given.page_size)
  return { rows, total: await tx.db.$count(dataExport, where) }
}

export async function findExport(
  tx: Tx,
  given: Whose & { exportId: string },
): Promise<ExportRow | null> {
  const [row] = await tx.db
    .select()
    .from(dataExport)
    .where(and(of(given), eq(dataExport.exportId, given.exportId)))
  return row ?? null
}

/** How many were asked for since then, and how many of all are being made. */
export async function countExports(
  tx: Tx,
  given: Whose & { since: Date },
): Promise<{ asked: number; running: number }> {
  const { requestedAt, readyAt } = dataExport
  const [row] = await tx.db
    .select({
      asked: sql<number>`(count(*) filter (where ${requestedAt} > ${given.since.toISOString()}::timestamptz))::int`,
      running: sql<number>`(count(*) filter (where ${readyAt} is null))::int`,
    })
    .from(dataExport)
    .where(of(given))
  return row ?? { asked: 0, running: 0 }
}

export async function insertExport(
  tx: Tx,
  values: typeof dataExport.$inferInsert,
): Promise<ExportRow> {
  const [row] = await tx.db.insert(dataExport).values(values).returning()
  if (row === undefined) throw new Error('An insert returned no row.')
  return row
}

/** A copy by its id alone: for the job that makes it. */
export async function getExport(tx: Tx, exportId: string): Promise<ExportRow | null> {
  const [row] = await tx.db.select().from(dataExport).where(eq(dataExport.exportId, exportId))
  return row ?? null
}

/** Says that the file is there; false when that was said before, or the copy is gone. */
export async function endExport(
  tx: Tx,
  given: { exportId: string; bytes: number; at: Date },
): Promise<boolean> {
  const rows = await tx.db
    .update(dataExport)
    .set({ readyAt: given.at, bytes: given.bytes })
    .where(and(eq(dataExport.exportId, given.exportId), isNull(dataExport.readyAt)))
    .returning({ exportId: dataExport.exportId })
  return rows.length > 0
}

/** Deletes so many copies whose time is over; their files are the caller's to remove. */
export async function deleteExpired(
  tx: Tx,
  given: { at: Date; limit: number },
): Promise<{ exportId: string; userId: number; isReady: boolean }[]> {
  const expired = await listExpired(tx, given)
  const rows = await tx.db
    .delete(dataExport)
    .where(inArray(dataExport.exportId, expired))
    .returning({
      exportId: dataExport.exportId,
      userId: dataExport.userId,
      readyAt: dataExport.readyAt,
    })
  return rows.map(({ readyAt, ...row }) => ({ ...row, isReady: readyAt !== null }))
}

/** So many copies whose time is over. */
export async function listExpired(tx: Tx, given: { at: Date; limit: number }): Promise<string[]> {
  const rows = await tx.db
    .select({ exportId: dataExport.exportId })
    .from(dataExport)
    .where(lte(dataExport.expiresAt, given.at))
    .orderBy(dataExport.expiresAt)
    .limit(given.limit)
  return rows.map(({ exportId }) => exportId)
}

/** Holds off another wish of the same people until the commit: two at once must not both be within the limit. */
export async function lockWishes(tx: Tx, { userId, accountId }: Whose): Promise<void> {
  const name = `export ${accountId ?? 'own'} ${userId}`
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** True for a user who applied at the company. */
export async function isCandidate(
  tx: Tx,
  given: { accountId: number; userId: number },
): Promise<boolean> {
  const where = and(
    eq(applicant.accountId, given.accountId),
    eq(applicant.userId, given.userId),
    sql`${applicant.email} <> ''`,
  )
  const [row] = await tx.db.select({ found: count() }).from(applicant).where(where)
  return (row?.found ?? 0) > 0
}

function of({ userId, accountId, seesPrivateData = true }: Whose): SQL | undefined {
  return and(
    eq(dataExport.userId, userId),
    seesPrivateData ? undefined : eq(dataExport.hasPrivateData, false),
    accountId === null ? isNull(dataExport.accountId) : eq(dataExport.accountId, accountId),
  )
}
