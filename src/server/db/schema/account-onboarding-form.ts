// The onboarding forms of a company. What an activity asks is a copy: see `assessment.settings`.
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

import type { FormSection } from '#contract/assessments/form-fields.ts'

import { jsonb } from '../json-column.ts'
import { accountKey } from './account.ts'
import { tenantTable } from './tenant.ts'

/** One onboarding form of a company. */
export const accountOnboardingForm = tenantTable(
  'account_onboarding_form',
  {
    accountOnboardingFormId: bigint('account_onboarding_form_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    sections: jsonb('sections').$type<FormSection[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when it is not offered any more. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    /** Whether new hires get it, while it is not archived. */
    isForHires: boolean('is_for_hires').notNull().default(false),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.accountOnboardingFormId] }),
    index('account_onboarding_form_list')
      .on(table.accountId, table.name, table.accountOnboardingFormId)
      .where(sql`archived_at is null`),
    uniqueIndex('account_onboarding_form_hires')
      .on(table.accountId)
      .where(sql`is_for_hires`),
  ],
)
