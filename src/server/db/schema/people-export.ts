// Lists of people as files: who asked for what, how far the job is, and how long the file stays in the storage.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import type { PeopleExportType } from '#contract/people/people-export-rules.ts'
import type { PeopleExportWish, PeopleFilterValues } from '#contract/people/people-exports.ts'

import { jsonb } from '../json-column.ts'
import { accountKey } from './account.ts'
import { appUser } from './session.ts'
import { tenantTable } from './tenant.ts'

/** The order and the filters of the list, which the job reads again. */
type StoredRequest = {
  readonly ordering: PeopleExportWish['ordering']
  readonly matching: PeopleFilterValues
}

export const peopleExport = tenantTable(
  'people_export',
  {
    exportId: uuid('export_id').notNull(),
    /** The user who asked, and who alone downloads it. */
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    type: text('type').$type<PeopleExportType>().notNull(),
    language: char('language', { length: 2 }).notNull(),
    hasPrivateData: boolean('has_private_data').notNull(),
    request: jsonb('request').$type<StoredRequest>().notNull(),
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
    index('people_export_of').on(table.accountId, table.userId, table.requestedAt.desc()),
    index('people_export_user').on(table.userId),
    index('people_export_expiry').on(table.expiresAt),
    check('people_export_type', sql`${table.type} in ('csv', 'xlsx')`),
  ],
)
