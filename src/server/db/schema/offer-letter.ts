// The templates of a company's offer letters with each text that they had, and the tables of offer fields in them.
import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { Locale } from '#contract/core/shape.ts'
import type { OfferDetailsRow } from '#contract/offers/offer-details-templates.ts'
import type { PageSize } from '#contract/offers/offer-letter-rules.ts'

import { jsonb } from '../json-column.ts'
import { accountKey } from './account.ts'
import { tenantTable } from './tenant.ts'

export const offerTemplate = tenantTable(
  'offer_template',
  {
    offerTemplateId: bigint('offer_template_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    language: text('language').$type<Locale>().notNull(),
    /** The newest of its texts. */
    version: integer('version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when offers cannot take it any more. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.offerTemplateId] }),
    uniqueIndex('offer_template_name')
      .on(table.accountId, table.language, sql`lower(${table.name})`)
      .where(sql`archived_at is null`),
    index('offer_template_by_name').on(
      table.accountId,
      sql`lower(${table.name})`,
      table.offerTemplateId,
    ),
  ],
)

/** Never changed once it is written: offers were made from it. */
export const offerLetterVersion = tenantTable(
  'offer_letter_version',
  {
    offerTemplateId: bigint('offer_template_id', { mode: 'number' }).notNull(),
    version: integer('version').notNull(),
    pageSize: text('page_size').$type<PageSize>().notNull(),
    header: text('header').notNull(),
    /** Clean HTML with variables. */
    bodyHtml: text('body_html').notNull(),
    footer: text('footer').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.offerTemplateId, table.version] }),
    foreignKey({
      columns: [table.accountId, table.offerTemplateId],
      foreignColumns: [offerTemplate.accountId, offerTemplate.offerTemplateId],
    }).onDelete('cascade'),
  ],
)

export const offerDetailsTemplate = tenantTable(
  'offer_details_template',
  {
    offerDetailsTemplateId: bigint('offer_details_template_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** In the order of the table. */
    rows: jsonb('rows').$type<OfferDetailsRow[]>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when offers cannot take it any more. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.offerDetailsTemplateId] }),
    uniqueIndex('offer_details_template_name')
      .on(table.accountId, sql`lower(${table.name})`)
      .where(sql`archived_at is null`),
  ],
)
