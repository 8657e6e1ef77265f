// The offer fields of a company.
import { sql } from 'drizzle-orm'
import { bigint, boolean, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { OfferFieldKind } from '#contract/offers/offer-field-rules.ts'

import { accountKey } from './account.ts'
import { tenantTable } from './tenant.ts'

export const offerField = tenantTable(
  'offer_field',
  {
    offerFieldId: bigint('offer_field_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** Letters name the field by it: it never changes. */
    key: text('key').notNull(),
    kind: text('kind').$type<OfferFieldKind>().notNull(),
    /** Of a choice: one for each line. */
    options: text('options'),
    defaultValue: text('default_value'),
    isRequired: boolean('is_required').notNull(),
    /** Read only by users who may see private data. */
    isPrivate: boolean('is_private').notNull(),
    isShownToCandidate: boolean('is_shown_to_candidate').notNull(),
    /** Not asked for in new offers any more. */
    isArchived: boolean('is_archived').notNull().default(false),
    sortOrder: smallint('sort_order').notNull(),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.offerFieldId] }),
    uniqueIndex('offer_field_name').on(table.accountId, sql`lower(${table.name})`),
    uniqueIndex('offer_field_key').on(table.accountId, table.key),
  ],
)
