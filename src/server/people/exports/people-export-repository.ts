// SQL of exports of people: what was ordered, and how far it is.
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { employee } from '../../db/schema/employee.ts'
import { peopleExport } from '../../db/schema/people-export.ts'

export type ExportRow = typeof peopleExport.$inferSelect
type Key = { readonly accountId: number; readonly exportId: string }
type Owner = { readonly accountId: number; readonly userId: number }

export async function insertExport(
  tx: Tx,
  values: typeof peopleExport.$inferInsert,
): Promise<ExportRow> {
  const [row] = await tx.db.insert(peopleExport).values(values).returning()
  if (row === undefined) throw new Error('An insert returned no row.')
  return row
}

/** Serialises the orders of a user until the commit, so that two at once do not both pass the limit. */
export async function lockOrders(tx: Tx, { accountId, userId }: Owner): Promise<void> {
  const name = `people export ${accountId} ${userId}`
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** How many exports of a user are being made. */
export function countRunning(tx: Tx, owner: Owner & { at: Date }): Promise<number> {
  return tx.db.$count(peopleExport, and(isLive(owner), isUnderWay))
}

/** One page of a user's exports that have not expired, newest first. */
export async function listExports(
  tx: Tx,
  { page, page_size, ...owner }: Owner & { at: Date; page: number; page_size: number },
) {
  const where = isLive(owner)
  const rows = await tx.db
    .select()
    .from(peopleExport)
    .where(where)
    .orderBy(desc(peopleExport.requestedAt), desc(peopleExport.exportId))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { rows, total: await tx.db.$count(peopleExport, where) }
}

/** An export by its id alone. */
export async function findExport(tx: Tx, key: Key): Promise<ExportRow | null> {
  const [row] = await tx.db.select().from(peopleExport).where(isExport(key))
  return row ?? null
}

type Change = Partial<Pick<ExportRow, 'done' | 'total' | 'readyAt' | 'failedAt' | 'bytes'>>

/** Records how far the job is; false where the export has ended, or was deleted. */
export async function updateExport(
  tx: Tx,
  { change, ...key }: Key & { change: Change },
): Promise<boolean> {
  const rows = await tx.db
    .update(peopleExport)
    .set(change)
    .where(and(isExport(key), isUnderWay))
    .returning({ exportId: peopleExport.exportId })
  return rows.length > 0
}

export type DeletedExport = {
  readonly exportId: string
  readonly userId: number
  readonly isReady: boolean
}

/** Deletes so many exports whose time is over; their files are the caller's to remove. */
export async function deleteExpired(
  tx: Tx,
  { at, limit }: { at: Date; limit: number },
): Promise<DeletedExport[]> {
  const expired = await tx.db
    .select({ exportId: peopleExport.exportId })
    .from(peopleExport)
    .where(lte(peopleExport.expiresAt, at))
    .orderBy(asc(peopleExport.expiresAt))
    .limit(limit)
  const ids = expired.map(({ exportId }) => exportId)
  return deleteExports(tx, inArray(peopleExport.exportId, ids))
}

/** Deletes the exports that a user ordered, and those of companies that have an employee record of the user. */
export function deleteExportsAbout(tx: Tx, userId: number): Promise<DeletedExport[]> {
  const employers = tx.db
    .select({ accountId: employee.accountId })
    .from(employee)
    .where(eq(employee.userId, userId))
  return deleteExports(
    tx,
    or(eq(peopleExport.userId, userId), inArray(peopleExport.accountId, employers)),
  )
}

async function deleteExports(tx: Tx, where: SQL | undefined): Promise<DeletedExport[]> {
  const { exportId, userId, readyAt } = peopleExport
  const rows = await tx.db
    .delete(peopleExport)
    .where(where)
    .returning({ exportId, userId, readyAt })
  return rows.map((row) => ({ ...row, isReady: row.readyAt !== null }))
}

const isUnderWay = and(isNull(peopleExport.readyAt), isNull(peopleExport.failedAt))

function isExport({ accountId, exportId }: Key): SQL | undefined {
  return and(eq(peopleExport.accountId, accountId), eq(peopleExport.exportId, exportId))
}

function isLive({ accountId, userId, at }: Owner & { at: Date }): SQL | undefined {
  return and(
    eq(peopleExport.accountId, accountId),
    eq(peopleExport.userId, userId),
    gt(peopleExport.expiresAt, at),
  )
}
