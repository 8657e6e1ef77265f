// Answers to equal-opportunity questions. In no table of applications, and in no scope of a company: see the policies.
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

import type { EeocAnswers } from '#contract/privacy/eeoc-choices.ts'

import { application, job } from './requisition.ts'
import { appUser } from './session.ts'
import { personScope, systemScope, tenantTable } from './tenant.ts'

type EeocOutcome = 'selected' | 'rejected' | 'left'

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
    /** With which outcome the answers are in published figures; null while they are in none. */
    countedAs: text('counted_as').$type<EeocOutcome>(),
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

/** What companies read of answers: how many people with an outcome gave one. Never fewer than five; see `figure-rules.ts`. */
export const eeocFigure = tenantTable(
  'eeoc_figure',
  {
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    question: text('question').notNull(),
    choice: text('choice').notNull(),
    outcome: text('outcome').$type<EeocOutcome>().notNull(),
    people: integer('people').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.accountId, table.jobId, table.question, table.choice, table.outcome],
    }),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }),
  ],
)

/** When figures of a position were last published. No company reads `people`: it would tell when one answer is erased. */
export const eeocPublication = tenantTable(
  'eeoc_publication',
  {
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    /** How many people were counted then. */
    people: integer('people').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobId] }),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }),
  ],
)
