// The text templates of a company.
import { sql } from 'drizzle-orm'
import { bigint, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { accountKey } from './account.ts'
import { tenantTable } from './tenant.ts'

export const textTemplate = tenantTable(
  'text_template',
  {
    textTemplateId: bigint('text_template_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    body: text('body').notNull(),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.textTemplateId] }),
    uniqueIndex('text_template_name').on(table.accountId, sql`lower(${table.name})`),
  ],
)
