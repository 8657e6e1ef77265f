// SQL of imports: their states, and how many of their rows have which outcome.
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'

import type { ImportKind, RowOutcome, RowReason } from '#contract/imports/import-rules.ts'
import type { ImportTally } from '#contract/imports/imports.ts'

import type { Tx } from '../db/database.ts'
import { dataImport, dataImportRow } from '../db/schema/data-import.ts'
import { employee } from '../db/schema/employee.ts'
import { appUser } from '../db/schema/session.ts'
import { AppError } from '../http/app-error.ts'

export type ImportRecord = typeof dataImport.$inferSelect
export type LedgerRow = typeof dataImportRow.$inferSelect
export type ImportRef = { readonly accountId: number; readonly importId: number }

export async function insertImport(
  tx: Tx,
  values: typeof dataImport.$inferInsert,
): Promise<ImportRecord> {
  const [row] = await tx.db.insert(dataImport).values(values).returning()
  if (row === undefined) throw new Error('An insert returned no row.')
  return row
}

export async function findImport(tx: Tx, ref: ImportRef): Promise<ImportRecord | null> {
  const [row] = await tx.db.select().from(dataImport).where(isImport(ref))
  return row ?? null
}

/** @throws AppError `not_found` */
export async function requireImport(tx: Tx, ref: ImportRef): Promise<ImportRecord> {
  const row = await findImport(tx, ref)
  if (row === null) throw new AppError('not_found')
  return row
}

/** An import or null, locked until the commit: one command or batch at a time changes an import. */
export async function lockImport(tx: Tx, ref: ImportRef): Promise<ImportRecord | null> {
  const [row] = await tx.db.select().from(dataImport).where(isImport(ref)).for('update')
  return row ?? null
}

export async function updateImport(
  tx: Tx,
  { change, ...ref }: ImportRef & { change: Partial<typeof dataImport.$inferInsert> },
): Promise<void> {
  await tx.db.update(dataImport).set(change).where(isImport(ref))
}

/** Writes how many rows the check or the import has finished. */
export async function updateDone(
  tx: Tx,
  { done, ...ref }: ImportRef & { done: SQL<number> },
): Promise<void> {
  await tx.db.update(dataImport).set({ done }).where(isImport(ref))
}

type PageOf<Filter> = Filter & { readonly page: number; readonly page_size: number }

export async function listImports(
  tx: Tx,
  { accountId, kind, page, page_size }: PageOf<{ accountId: number; kind: ImportKind | undefined }>,
) {
  const where = and(
    eq(dataImport.accountId, accountId),
    kind === undefined ? undefined : eq(dataImport.kind, kind),
  )
  const rows = await tx.db
    .select()
    .from(dataImport)
    .where(where)
    .orderBy(desc(dataImport.importId))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { rows, total: await tx.db.$count(dataImport, where) }
}

/** The mapping that the company used last for a kind, with the columns of its file. */
export async function findLastMapping(
  tx: Tx,
  { accountId, kind }: { accountId: number; kind: ImportKind },
): Promise<Pick<ImportRecord, 'columns' | 'mapping'> | null> {
  const [row] = await tx.db
    .select({ columns: dataImport.columns, mapping: dataImport.mapping })
    .from(dataImport)
    .where(
      and(
        eq(dataImport.accountId, accountId),
        eq(dataImport.kind, kind),
        sql`${dataImport.mapping} is not null`,
      ),
    )
    .orderBy(desc(dataImport.importId))
    .limit(1)
  return row ?? null
}

/** Names of users, by their ids; users who are not visible to the company are left out. */
export async function listNames(
  tx: Tx,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx.db
    .select({ userId: appUser.userId, first: appUser.firstName, last: appUser.lastName })
    .from(appUser)
    .where(inArray(appUser.userId, [...userIds]))
  return new Map(rows.map((row) => [row.userId, `${row.first} ${row.last}`.trim()]))
}

/** Names of employees, by their ids. */
export async function listEmployeeNames(
  tx: Tx,
  { accountId, userIds }: { accountId: number; userIds: readonly number[] },
): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await tx.db
    .select({ userId: employee.userId, first: employee.firstName, last: employee.lastName })
    .from(employee)
    .where(and(eq(employee.accountId, accountId), inArray(employee.userId, [...userIds])))
  return new Map(rows.map((row) => [row.userId, `${row.first} ${row.last}`.trim()]))
}

/** How many checked rows have which outcome, and why. */
export async function countOutcomes(tx: Tx, ref: ImportRef): Promise<ImportTally[]> {
  const { outcome, reason } = dataImportRow
  const rows = await tx.db
    .select({ outcome, reason, rows: sql`count(*)`.mapWith(Number) })
    .from(dataImportRow)
    .where(and(isRowOf(ref), sql`${outcome} is not null`))
    .groupBy(outcome, reason)
    .orderBy(outcome, reason)
  return rows.flatMap((row) => (row.outcome === null ? [] : [{ ...row, outcome: row.outcome }]))
}

type RowFilter = ImportRef & {
  readonly outcome: RowOutcome | undefined
  readonly reason: RowReason | undefined
  /** Only rows of which the undo left something as it was. */
  readonly isKept: boolean
}

export async function listRows(tx: Tx, { page, page_size, ...filter }: PageOf<RowFilter>) {
  const where = whereRows(filter)
  const rows = await tx.db
    .select()
    .from(dataImportRow)
    .where(where)
    .orderBy(asc(dataImportRow.rowNumber))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { rows, total: await tx.db.$count(dataImportRow, where) }
}

/** The next rows of an import behind a row number, for what goes through all of them. */
export function listRowsAfter(
  tx: Tx,
  { after, limit, only, ...ref }: ImportRef & { after: number; limit: number; only?: SQL },
): Promise<LedgerRow[]> {
  return tx.db
    .select()
    .from(dataImportRow)
    .where(and(isRowOf(ref), sql`${dataImportRow.rowNumber} > ${after}`, only))
    .orderBy(asc(dataImportRow.rowNumber))
    .limit(limit)
}

export async function findRow(
  tx: Tx,
  { rowNumber, ...ref }: ImportRef & { rowNumber: number },
): Promise<LedgerRow | null> {
  const [row] = await tx.db
    .select()
    .from(dataImportRow)
    .where(and(isRowOf(ref), eq(dataImportRow.rowNumber, rowNumber)))
  return row ?? null
}

/** Deletes the rows of an import whose file is to be read again. */
export async function deleteRows(tx: Tx, ref: ImportRef): Promise<void> {
  await tx.db.delete(dataImportRow).where(isRowOf(ref))
}

/** Marks the rows that were not imported as skipped. */
export async function skipRemaining(tx: Tx, ref: ImportRef): Promise<void> {
  await tx.db
    .update(dataImportRow)
    .set({ outcome: 'skipped', reason: 'cancelled', field: null })
    .where(and(isRowOf(ref), isWaiting()))
}

/** Whether a row is to be imported and was not. */
export function isWaiting(): SQL | undefined {
  return and(
    inArray(dataImportRow.outcome, ['created', 'changed']),
    isNull(dataImportRow.appliedAt),
  )
}

/** Whether an import has rows that can be undone. */
export async function hasUndoable(tx: Tx, ref: ImportRef): Promise<boolean> {
  const [row] = await tx.db
    .select({ rowNumber: dataImportRow.rowNumber })
    .from(dataImportRow)
    .where(and(isRowOf(ref), isNotNull(dataImportRow.auditId), isNull(dataImportRow.undoneAt)))
    .limit(1)
  return row !== undefined
}

function whereRows({ outcome, reason, isKept, ...ref }: RowFilter): SQL | undefined {
  return and(
    isRowOf(ref),
    outcome === undefined
      ? sql`${dataImportRow.outcome} is not null`
      : eq(dataImportRow.outcome, outcome),
    reason === undefined ? undefined : eq(dataImportRow.reason, reason),
    isKept ? sql`${dataImportRow.kept} <> '[]'` : undefined,
  )
}

function isImport({ accountId, importId }: ImportRef): SQL | undefined {
  return and(eq(dataImport.accountId, accountId), eq(dataImport.importId, importId))
}

function isRowOf({ accountId, importId }: ImportRef): SQL | undefined {
  return and(eq(dataImportRow.accountId, accountId), eq(dataImportRow.importId, importId))
}
