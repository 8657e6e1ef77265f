// The phone numbers of a company.
import { sql } from 'drizzle-orm'
import { bigint, boolean, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { PhonePurpose } from '#contract/settings/phone-numbers.ts'

import { accountKey } from './account.ts'
import { tenantTable } from './tenant.ts'

export const phoneNumber = tenantTable(
  'phone_number',
  {
    phoneNumberId: bigint('phone_number_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    label: text('label').notNull(),
    /** E.164. */
    number: text('number').notNull(),
    purpose: text('purpose').$type<PhonePurpose>().notNull(),
    isDefaultSender: boolean('is_default_sender').notNull(),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.phoneNumberId] }),
    uniqueIndex('phone_number_label').on(table.accountId, sql`lower(${table.label})`),
    uniqueIndex('phone_number_number').on(table.accountId, table.number),
    uniqueIndex('phone_number_default_sender')
      .on(table.accountId)
      .where(sql`${table.isDefaultSender}`),
  ],
)
