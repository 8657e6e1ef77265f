// Views of lists that members of a company saved.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { SavedViewList } from '#contract/requisitions/requisitions-rules.ts'

import { accountKey } from './account.ts'
import { appUser } from './session.ts'
import { tenantTable } from './tenant.ts'

export const savedView = tenantTable(
  'saved_view',
  {
    viewId: bigint('view_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    list: text('list').$type<SavedViewList>().notNull(),
    name: text('name').notNull(),
    /** Search parameters of the list's address. */
    query: text('query').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.viewId] }),
    uniqueIndex('saved_view_name').on(
      table.accountId,
      table.userId,
      table.list,
      sql`lower(${table.name})`,
    ),
    index('saved_view_shared')
      .on(table.accountId, table.list)
      .where(sql`is_shared`),
    index('saved_view_user').on(table.userId),
  ],
)
