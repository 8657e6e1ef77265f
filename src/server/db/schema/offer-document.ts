// Documents that go with the versions of offers. Their bytes are in the storage. Go with the offer.
import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

import type { OfferDocumentType } from '#contract/offers/offer-document-rules.ts'

import { offer } from './offer.ts'
import { appUser } from './session.ts'
import { tenantTable } from './tenant.ts'

export const offerDocument = tenantTable(
  'offer_document',
  {
    userOfferDocumentId: bigint('user_offer_document_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    userOfferId: bigint('user_offer_id', { mode: 'number' }).notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    /** Without what could be a path, and with the ending of its type. */
    fileName: text('file_name').notNull(),
    mime: text('mime').$type<OfferDocumentType>().notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    sha256: char('sha256', { length: 64 }).notNull(),
    /** In the storage. Versions that have the same file share it. */
    fileKey: text('file_key').notNull(),
    addedBy: bigint('added_by', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userOfferDocumentId] }),
    check(
      'offer_document_mime',
      sql`mime in ('application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')`,
    ),
    index('offer_document_list').on(
      table.accountId,
      table.userOfferId,
      table.version,
      table.userOfferDocumentId,
    ),
    index('offer_document_added_by').on(table.addedBy),
    foreignKey({
      name: 'offer_document_offer_fk',
      columns: [table.accountId, table.userOfferId],
      foreignColumns: [offer.accountId, offer.userOfferId],
    }).onDelete('cascade'),
  ],
)
