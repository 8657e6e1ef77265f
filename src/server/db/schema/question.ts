// The questions that a company uses again and again. What an activity asks is a copy: see `assessment.settings`.
import { sql } from 'drizzle-orm'
import { bigint, index, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'

import { jsonb } from '../json-column.ts'
import { accountKey } from './account.ts'
import { tenantTable } from './tenant.ts'

/** One question of a company's library. */
export const accountQuestion = tenantTable(
  'account_question',
  {
    accountQuestionId: bigint('account_question_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    text: text('text').notNull(),
    type: text('type').$type<WrittenQuestion['type']>().notNull(),
    written: jsonb('written').$type<WrittenQuestion>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when it is not offered any more; what was asked before stays readable. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.accountQuestionId] }),
    index('account_question_list')
      .on(table.accountId, table.text, table.accountQuestionId)
      .where(sql`archived_at is null`),
  ],
)
