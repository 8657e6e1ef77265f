// Where a company's applicants come from.
import { sql } from 'drizzle-orm'
import { bigint, index, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { accountKey } from './account.ts'
import { tenantTable } from './tenant.ts'

/** A new company gets its first ones by a trigger, so that no way to make a company forgets them. */
export const source = tenantTable(
  'source',
  {
    sourceId: bigint('source_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** One of the contract's `SOURCE_TYPES`. */
    sourceType: text('source_type').notNull(),
    /** Null for the standard one of a type, which has the name of the type in every language. */
    name: text('name'),
    /** Names the feed of open positions that counts for it; not to be guessed. */
    feedToken: uuid('feed_token').notNull().unique().defaultRandom(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.sourceId] }),
    uniqueIndex('source_name').on(table.accountId, sql`lower(${table.name})`),
    uniqueIndex('source_standard')
      .on(table.accountId, table.sourceType)
      .where(sql`name is null`),
    index('source_list').on(table.accountId, table.sourceType, table.name, table.sourceId),
  ],
)
