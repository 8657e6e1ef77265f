// The custom fields of a company. What a form asks is a copy: see `assessment.settings`.
import { sql } from 'drizzle-orm'
import {
  check,
  bigint,
  boolean,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import type { FieldUsageType } from '#contract/settings/settings-rules.ts'

import { jsonb } from '../json-column.ts'
import { accountKey } from './account.ts'
import { tenantTable } from './tenant.ts'

/** One custom field of a company. */
export const accountField = tenantTable(
  'account_field',
  {
    accountFieldId: bigint('account_field_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    usageTypeId: smallint('usage_type_id').$type<FieldUsageType>().notNull(),
    text: text('text').notNull(),
    isPrivate: boolean('is_private').notNull(),
    written: jsonb('written').$type<WrittenQuestion>().notNull(),
    /** Among those for the same use; equal ones stand as they were made. */
    sortOrder: integer('sort_order').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when it is not offered any more. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.accountFieldId] }),
    check('account_field_usage', sql`usage_type_id between 1 and 3`),
    index('account_field_order')
      .on(table.accountId, table.usageTypeId, table.sortOrder, table.accountFieldId)
      .where(sql`archived_at is null`),
    index('account_field_archived')
      .on(table.accountId, table.usageTypeId, table.text, table.accountFieldId)
      .where(sql`archived_at is not null`),
  ],
)
