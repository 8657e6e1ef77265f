// Answers to equal-opportunity questions. In no table of applications, and in no scope of a company: see the policies.
import {
  bigint,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

import type { EeocAnswers } from '#contract/eeoc-choices.ts'

import { application } from './requisition.ts'
import { appUser } from './session.ts'
import { personScope, systemScope } from './tenant.ts'

export const eeocAnswer = pgTable(
  'eeoc_answer',
  {
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    gender: text('gender').$type<EeocAnswers['gender']>(),
    race: text('race').$type<EeocAnswers['race']>(),
    veteran: text('veteran').$type<EeocAnswers['veteran']>(),
    disability: text('disability').$type<EeocAnswers['disability']>(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    systemScope(),
    personScope(),
    primaryKey({ columns: [table.accountId, table.userSmartreqId] }),
    index('eeoc_answer_user').on(table.userId),
    foreignKey({
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
  ],
)
