// SQL of the ledger of an import: what its rows say, and what becomes of them, a batch at a time.
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import type { Tx } from '../../db/database.ts'
import { dataImportRow } from '../../db/schema/data-import.ts'
import type { Written } from '../../people/import-people.ts'
import type { ImportRef, LedgerRow } from '../import-repository.ts'
import type { Decided, Refusal, RowValues } from './decision.ts'

type Numbered = { readonly rowNumber: number }

export type ReadRow = Numbered & {
  readonly values: RowValues
  readonly refusal: Refusal | null
}

/** Writes what rows say, with what tells two rows about one person; a refusal is their outcome already. */
export async function saveValues(
  tx: Tx,
  { accountId, importId, rows }: ImportRef & { rows: readonly ReadRow[] },
): Promise<void> {
  if (rows.length === 0) return
  const read = JSON.stringify(
    rows.map(({ rowNumber, values, refusal }) => ({
      rowNumber,
      values,
      emailKey: values.email?.toLowerCase() ?? null,
      numberKey: values.employee_number ?? null,
      outcome: refusal === null ? null : 'refused',
      reason: refusal?.reason ?? null,
      field: refusal?.field ?? null,
    })),
  )
  await tx.db.execute(sql`
    update data_import_row r set "values" = x."values", email_key = x."emailKey", number_key = x."numberKey",
      outcome = x.outcome, reason = x.reason, field = x.field, changes = null, user_id = null, user_job_id = null
    from jsonb_to_recordset(${read}::jsonb) as x("rowNumber" int, "values" jsonb, "emailKey" text, "numberKey" text,
      outcome text, reason text, field text)
    where ${isBatch({ accountId, importId, rows })} and r.row_number = x."rowNumber"`)
}

// Named by its bounds as well: of rows that were just stored the planner knows nothing, and would go through all of them
// for each batch.
function isBatch({ accountId, importId, rows }: ImportRef & { rows: readonly Numbered[] }): SQL {
  const numbers = rows.map(({ rowNumber }) => rowNumber)
  return sql`r.account_id = ${accountId} and r.import_id = ${importId}
    and r.row_number between ${Math.min(...numbers)} and ${Math.max(...numbers)}`
}

/** Refuses rows that share an email or an employee number with another row: no one can tell which of them is right. */
export async function refuseDuplicates(tx: Tx, { accountId, importId }: ImportRef): Promise<void> {
  const isImport = sql`account_id = ${accountId} and import_id = ${importId}`
  const refuse = (key: SQL, { reason, field }: Refusal) => sql`
    update data_import_row set outcome = 'refused', reason = ${reason}, field = ${field}
    where ${isImport} and outcome is null
      and row_number = any (${rowsThatRepeat(key, sql`${isImport} and ${key} is not null`)})`
  await tx.db.execute(refuse(sql`email_key`, { reason: 'duplicate_email', field: 'email' }))
  await tx.db.execute(
    refuse(sql`number_key`, { reason: 'duplicate_number', field: 'employee_number' }),
  )
}

/** Refuses rows about one person: named by email in one row, and by number in another. */
export async function refuseRepeatedPeople(
  tx: Tx,
  { accountId, importId }: ImportRef,
): Promise<void> {
  const isMatched = sql`account_id = ${accountId} and import_id = ${importId} and user_id is not null
    and outcome in ('created', 'changed', 'same')`
  await tx.db.execute(sql`
    update data_import_row set outcome = 'refused', reason = 'duplicate_person', field = null, changes = '[]'
    where ${isMatched} and row_number = any (${rowsThatRepeat(sql`user_id`, isMatched)})`)
}

// In one pass: as a subquery of rows that were just stored, of which the planner expects one, it would run for each row.
function rowsThatRepeat(key: SQL, isCounted: SQL): SQL {
  return sql`array(select row_number from (
    select row_number, count(*) over (partition by ${key}) as times from data_import_row where ${isCounted}) as counted
    where times > 1)`
}

const supervisorsSchema = z.object({
  rows: z.array(z.object({ email_key: z.string(), supervisor: z.string() })),
})

/** The supervisor's address of each row that has one, by the person's own; in lower case. */
export async function listSupervisors(
  tx: Tx,
  { accountId, importId }: ImportRef,
): Promise<ReadonlyMap<string, string>> {
  const found = await tx.db.execute(sql`
    select email_key, lower("values" ->> 'supervisor_email') as supervisor from data_import_row
    where account_id = ${accountId} and import_id = ${importId} and outcome is distinct from 'refused'
      and email_key is not null and "values" ->> 'supervisor_email' is not null`)
  return new Map(supervisorsSchema.parse(found).rows.map((row) => [row.email_key, row.supervisor]))
}

export async function refuseCycles(
  tx: Tx,
  { accountId, importId, emails }: ImportRef & { emails: readonly string[] },
): Promise<void> {
  if (emails.length === 0) return
  await tx.db
    .update(dataImportRow)
    .set({ outcome: 'refused', reason: 'supervisor_cycle', field: 'supervisor_email' })
    .where(
      and(
        eq(dataImportRow.accountId, accountId),
        eq(dataImportRow.importId, importId),
        // One parameter: a file may have more of them than a statement takes.
        sql`email_key = any(${sql.param([...emails])}::text[])`,
        sql`outcome is null`,
      ),
    )
}

/** The row itself, and those whose outcome another reading of it may change: rows about the same person, and cycles. */
export function listAffected(
  tx: Tx,
  { accountId, importId, row, read }: ImportRef & { row: LedgerRow; read: RowValues },
): Promise<LedgerRow[]> {
  const { rowNumber, emailKey, numberKey, userId } = row
  const emails = [emailKey, read.email?.toLowerCase()].filter((one) => typeof one === 'string')
  const numbers = [numberKey, read.employee_number].filter((one) => typeof one === 'string')
  return tx.db
    .select()
    .from(dataImportRow)
    .where(
      and(
        eq(dataImportRow.accountId, accountId),
        eq(dataImportRow.importId, importId),
        or(
          eq(dataImportRow.rowNumber, rowNumber),
          inArray(dataImportRow.emailKey, emails),
          inArray(dataImportRow.numberKey, numbers),
          userId === null ? undefined : eq(dataImportRow.userId, userId),
          eq(dataImportRow.reason, 'supervisor_cycle'),
        ),
      ),
    )
    .orderBy(dataImportRow.rowNumber)
    .for('update')
}

/** Stores a corrected row, with what the file had. */
export async function saveCells(
  tx: Tx,
  { row, cells, corrected }: Pick<LedgerRow, 'cells' | 'corrected'> & { row: LedgerRow },
): Promise<void> {
  await tx.db
    .update(dataImportRow)
    .set({ cells, corrected })
    .where(
      and(
        eq(dataImportRow.accountId, row.accountId),
        eq(dataImportRow.importId, row.importId),
        eq(dataImportRow.rowNumber, row.rowNumber),
      ),
    )
}

/** How many rows have an outcome: for a column of the import. */
export function countDecided({ accountId, importId }: ImportRef): SQL<number> {
  return sql`(select count(*)::int from data_import_row r
    where r.account_id = ${accountId} and r.import_id = ${importId} and r.outcome is not null)`
}

/** Whether a row has no outcome yet. */
export async function hasUndecided(tx: Tx, { accountId, importId }: ImportRef): Promise<boolean> {
  const [row] = await tx.db
    .select({ rowNumber: dataImportRow.rowNumber })
    .from(dataImportRow)
    .where(
      and(
        eq(dataImportRow.accountId, accountId),
        eq(dataImportRow.importId, importId),
        isNull(dataImportRow.outcome),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Those of some people whom rows of the import have created or changed already. */
export async function listImported(
  tx: Tx,
  { accountId, importId, userIds }: ImportRef & { userIds: readonly number[] },
): Promise<ReadonlySet<number>> {
  const rows = await tx.db
    .select({ userId: dataImportRow.userId })
    .from(dataImportRow)
    .where(
      and(
        eq(dataImportRow.accountId, accountId),
        eq(dataImportRow.importId, importId),
        inArray(dataImportRow.userId, [...userIds]),
        isNotNull(dataImportRow.appliedAt),
      ),
    )
  return new Set(rows.flatMap(({ userId }) => userId ?? []))
}

type Outcomes = ImportRef & {
  readonly decided: readonly Decided[]
  /** When the rows were imported, and the accounts and stretches by row number; null for a check. */
  readonly applied: {
    readonly at: Date
    readonly written: ReadonlyMap<number, Written>
    /** The last entry of the audit trail. */
    readonly auditId: number
  } | null
}

/** Writes what becomes, or became, of rows. */
export async function saveOutcomes(
  tx: Tx,
  { accountId, importId, decided, applied }: Outcomes,
): Promise<void> {
  if (decided.length === 0) return
  const rows = decided.map(({ row, decision }) => {
    const isRefused = decision.outcome === 'refused'
    const written = applied?.written.get(row.rowNumber)
    return {
      rowNumber: row.rowNumber,
      outcome: decision.outcome,
      reason: isRefused ? decision.reason : null,
      field: isRefused ? decision.field : null,
      changes: isRefused ? [] : decision.changes,
      userId: written?.userId ?? decision.person?.userId ?? null,
      userJobId: written?.userJobId ?? null,
      appliedAt: written === undefined ? null : applied?.at.toISOString(),
      isNewPerson: written?.isNewPerson === true,
      auditId: written === undefined ? null : applied?.auditId,
      supervised:
        written === undefined || written.supervised.length === 0 ? null : written.supervised,
    }
  })
  await tx.db.execute(sql`
    update data_import_row r set outcome = x.outcome, reason = x.reason, field = x.field, changes = x.changes,
      user_id = x."userId", user_job_id = x."userJobId", applied_at = x."appliedAt",
      is_new_person = x."isNewPerson", audit_id = x."auditId", supervised = x.supervised
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("rowNumber" int, outcome text, reason text, field text,
      changes jsonb, "userId" bigint, "userJobId" bigint, "appliedAt" timestamptz, "isNewPerson" boolean,
      "auditId" bigint, supervised jsonb)
    where ${isBatch({ accountId, importId, rows })} and r.row_number = x."rowNumber"`)
}
