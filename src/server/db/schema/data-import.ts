// Imports from files, and the ledger of their rows: what each one will do, or did.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

import type { ImportField } from '#contract/imports/import-kinds.ts'
import type {
  ImportFailure,
  ImportKind,
  ImportState,
  RowOutcome,
  RowReason,
} from '#contract/imports/import-rules.ts'
import type { DataImport, ImportMapping, ImportRow, ImportUndo } from '#contract/imports/imports.ts'

import { jsonb } from '../json-column.ts'
import { accountKey } from './account.ts'
import { appUser } from './session.ts'
import { tenantTable } from './tenant.ts'

export const dataImport = tenantTable(
  'data_import',
  {
    importId: bigint('import_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<ImportKind>().notNull(),
    fileName: text('file_name').notNull(),
    /** Where the file lies in the storage until it was read. */
    fileKey: text('file_key').notNull(),
    size: integer('size').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    columns: jsonb('columns').$type<DataImport['columns']>().notNull(),
    proposed: jsonb('proposed').$type<DataImport['proposed']>().notNull(),
    mapping: jsonb('mapping').$type<ImportMapping>(),
    /** The options of the upload, until there is a mapping. */
    options: jsonb('options').$type<Partial<ImportMapping>>().notNull(),
    /** The sheets of a workbook that has several, and which of them is read. */
    sheets: jsonb('sheets').$type<DataImport['sheets']>(),
    sheet: integer('sheet'),
    rowCount: integer('row_count'),
    done: integer('done').notNull().default(0),
    /** Of an import that ended; of others they are counted. */
    counts: jsonb('counts').$type<DataImport['counts']>(),
    failureCode: text('failure_code').$type<ImportFailure>(),
    failureRow: integer('failure_row'),
    createdBy: bigint('created_by', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** What its undo did. */
    undo: jsonb('undo').$type<ImportUndo>(),
    /** When the cells of its rows were deleted. */
    emptiedAt: timestamp('emptied_at', { withTimezone: true }),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.importId] }),
    index('data_import_kind').on(table.accountId, table.kind, table.importId.desc()),
    index('data_import_creator').on(table.createdBy),
    index('data_import_expiry')
      .on(table.expiresAt)
      .where(sql`emptied_at is null`),
    check('data_import_known_kind', sql`${table.kind} in ('people', 'separations')`),
  ],
)

export const dataImportRow = tenantTable(
  'data_import_row',
  {
    importId: bigint('import_id', { mode: 'number' }).notNull(),
    /** As a spreadsheet counts them: the header is row 1. */
    rowNumber: integer('row_number').notNull(),
    /** As the file has them. */
    cells: jsonb('cells').$type<readonly string[]>().notNull(),
    /** As the mapping reads them; null before the check. */
    values: jsonb('values').$type<Partial<Record<ImportField, string>>>(),
    /** What tells two rows about the same person: the address in lower case, and the employee number. */
    emailKey: text('email_key'),
    numberKey: text('number_key'),
    outcome: text('outcome').$type<RowOutcome>(),
    reason: text('reason').$type<RowReason>(),
    field: text('field').$type<ImportField>(),
    changes: jsonb('changes').$type<ImportRow['changes']>(),
    userId: bigint('user_id', { mode: 'number' }),
    userJobId: bigint('user_job_id', { mode: 'number' }),
    /** When the row was imported; it is imported once. */
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    /** Whether importing it created the person. */
    isNewPerson: boolean('is_new_person').notNull().default(false),
    /** The last entry of the audit trail when it was imported: later work comes after it. */
    auditId: bigint('audit_id', { mode: 'number' }),
    /** The stretches of others that name the person's new address as supervisor since. */
    supervised: jsonb('supervised').$type<readonly number[]>(),
    /** When it was undone, and what stayed as it was. */
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    kept: jsonb('kept').$type<ImportRow['kept']>(),
    /** Cells that were corrected after the upload: what the file had, by the column's index. */
    corrected: jsonb('corrected').$type<Readonly<Record<string, string>>>(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.importId, table.rowNumber] }),
    foreignKey({
      name: 'data_import_row_import_fk',
      columns: [table.accountId, table.importId],
      foreignColumns: [dataImport.accountId, dataImport.importId],
    }).onDelete('cascade'),
    index('data_import_row_outcome').on(
      table.accountId,
      table.importId,
      table.outcome,
      table.reason,
      table.rowNumber,
    ),
    index('data_import_row_email')
      .on(table.accountId, table.importId, table.emailKey)
      .where(sql`email_key is not null`),
    index('data_import_row_number')
      .on(table.accountId, table.importId, table.numberKey)
      .where(sql`number_key is not null`),
    index('data_import_row_address')
      .on(table.emailKey)
      .where(sql`email_key is not null`),
    index('data_import_row_user')
      .on(table.userId)
      .where(sql`user_id is not null`),
  ],
)
