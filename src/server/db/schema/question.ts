// The questions that a company uses again and again. What an activity asks is a copy: see `assessment.settings`.
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import type { WrittenQuestion } from '#contract/screening-questions.ts'

import { account } from './account.ts'

/** One question of a company's library. */
export const accountQuestion = pgTable(
  'account_question',
  {
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => account.accountId),
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
    primaryKey({ columns: [table.accountId, table.accountQuestionId] }),
    index('account_question_list')
      .on(table.accountId, table.text, table.accountQuestionId)
      .where(sql`archived_at is null`),
  ],
)
