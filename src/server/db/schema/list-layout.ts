// How members of a company arranged the columns of lists.
import { bigint, primaryKey, text, timestamp, index } from 'drizzle-orm/pg-core'

import type { ArrangedColumn } from '#contract/requisitions/list-layouts.ts'
import type { ArrangedList } from '#contract/requisitions/requisitions-rules.ts'

import { jsonb } from '../json-column.ts'
import { accountKey } from './account.ts'
import { appUser } from './session.ts'
import { tenantTable } from './tenant.ts'

export const listLayout = tenantTable(
  'list_layout',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    list: text('list').$type<ArrangedList>().notNull(),
    columns: jsonb('columns').$type<readonly ArrangedColumn[]>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.userId, table.list] }),
    index('list_layout_user').on(table.userId),
  ],
)
