// Lists of applicants as files: who asked for what, how far the job is, and how long the file stays in the storage.
import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import type { ExportWish } from '#contract/applicants/applicant-exports.ts'
import type { ExportFormat } from '#contract/applicants/applicants-rules.ts'

import { jsonb } from '../json-column.ts'
import { accountKey } from './account.ts'
import { appUser } from './session.ts'
import { tenantTable } from './tenant.ts'

/**
 * The contents of an export: columns, order, and either a filter, which is read again by the job, or a selection. The answers that
 * it is sorted by are those that the user saw.
 */
export type StoredWish = Pick<
  ExportWish,
  'columns' | 'ordering' | 'score_of' | 'ref_ids' | 'matching'
> & {
  readonly answerSource?: {
    readonly asmtIds: readonly number[]
    readonly questionIds: readonly string[]
    readonly isDay: boolean
  }
}

export const applicantExport = tenantTable(
  'applicant_export',
  {
    exportId: uuid('export_id').notNull(),
    /** Who asked, and who alone downloads it. */
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    /** Null for the list of all applicants. */
    jobId: bigint('job_id', { mode: 'number' }),
    format: text('format').$type<ExportFormat>().notNull(),
    language: char('language', { length: 2 }).notNull(),
    /** With the requisitions that the user saw then; null for all. */
    request: jsonb('request')
      .$type<StoredWish & { readonly seen: readonly number[] | null }>()
      .notNull(),
    /** The requisitions of those in the file: who sees one of them no more downloads none of it. */
    jobIds: bigint('job_ids', { mode: 'number' }).array(),
    done: integer('done').notNull().default(0),
    total: integer('total'),
    bytes: integer('bytes'),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    readyAt: timestamp('ready_at', { withTimezone: true }),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.exportId] }),
    index('applicant_export_of').on(table.accountId, table.userId, table.requestedAt.desc()),
    index('applicant_export_user').on(table.userId),
    index('applicant_export_expiry').on(table.expiresAt),
    check('applicant_export_format', sql`${table.format} in ('csv', 'xlsx')`),
  ],
)
