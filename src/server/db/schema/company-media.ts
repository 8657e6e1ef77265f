// Images and videos in a company's texts. The files are in the storage, under their id.
import { sql } from 'drizzle-orm'
import { index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import type { CompanyMediaType } from '#contract/careers/careers-rules.ts'

import { accountKey } from './account.ts'
import { readPolicy, tenantTable } from './tenant.ts'

export const companyMedia = tenantTable(
  'company_media',
  {
    /** Names the file in its address: not to be guessed. */
    mediaId: uuid('media_id').primaryKey(),
    mime: text('mime').$type<CompanyMediaType>().notNull(),
    size: integer('size').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    accountKey(table),
    readPolicy('public_media', sql`(select app_scope()) = 'public'`),
    index('company_media_account').on(table.accountId),
  ],
)
