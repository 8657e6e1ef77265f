// Why employees leave a company.
import { sql } from 'drizzle-orm'
import { bigint, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { SeparationType } from '#contract/settings/separation-reasons.ts'

import { accountKey } from './account.ts'
import { tenantTable } from './tenant.ts'

export const separationReason = tenantTable(
  'separation_reason',
  {
    separationReasonId: bigint('separation_reason_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    separationType: text('separation_type').$type<SeparationType>().notNull(),
    /** Its place in the list, from 1. */
    sortOrder: integer('sort_order').notNull(),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.separationReasonId] }),
    uniqueIndex('separation_reason_name').on(table.accountId, sql`lower(${table.name})`),
  ],
)
