// How companies have their offers signed.
import { primaryKey, smallint } from 'drizzle-orm/pg-core'

import { accountKey } from './account.ts'
import { tenantTable } from './tenant.ts'

/** A company without a row has the defaults of the contract. */
export const eSignatureSetting = tenantTable(
  'e_signature_setting',
  {
    expiryDays: smallint('expiry_days').notNull(),
    /** Hours before the end of the last day; null for no automatic reminder. */
    reminderHours: smallint('reminder_hours'),
  },
  (table) => [accountKey(table), primaryKey({ columns: [table.accountId] })],
)
