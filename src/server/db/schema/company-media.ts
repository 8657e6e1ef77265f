// Images and videos in a company's texts. The files are in the storage, under their id.
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import type { CompanyMediaType } from '#contract/company-media-limits.ts'

import { account } from './account.ts'

export const companyMedia = pgTable(
  'company_media',
  {
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => account.accountId),
    /** Names the file in its address: not to be guessed. */
    mediaId: uuid('media_id').primaryKey(),
    mime: text('mime').$type<CompanyMediaType>().notNull(),
    size: integer('size').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('company_media_account').on(table.accountId)],
)
