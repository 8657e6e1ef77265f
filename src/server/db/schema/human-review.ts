// Reviews by a person that candidates asked for: one for each rejection by a rule. Go with the application.
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { HumanReviewState } from '#contract/decisions/decisions-rules.ts'

import { applicationDecision } from './decision.ts'
import { application } from './requisition.ts'
import { tenantTable } from './tenant.ts'

export const humanReview = tenantTable(
  'human_review',
  {
    reviewId: bigint('review_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    /** The rejection by a rule. */
    decisionId: bigint('decision_id', { mode: 'number' }).notNull(),
    /** The applicant. */
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** What the applicant wrote; empty for nothing. */
    note: text('note').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    state: text('state').$type<HumanReviewState>().notNull().default('open'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** When the applicant was written to about the answer; null until then. */
    toldAt: timestamp('told_at', { withTimezone: true }),
    /** Null while it is open, and where a rule moved the application meanwhile. */
    answeredBy: bigint('answered_by', { mode: 'number' }),
    /** Why the decision stands, for the team; null for every other state. */
    reason: text('reason'),
    /** The decision with which the application went on; null for one that was undone, and for every other state. */
    overturnedByBatch: uuid('overturned_by_batch'),
  },
  (table) => [
    check(
      'human_review_state',
      sql`case state
        when 'open' then answered_at is null and answered_by is null and reason is null and overturned_by_batch is null
        when 'kept' then answered_at is not null and reason is not null and overturned_by_batch is null
        when 'overturned' then answered_at is not null and reason is null
        else false end`,
    ),
    primaryKey({ columns: [table.accountId, table.reviewId] }),
    uniqueIndex('human_review_decision').on(table.accountId, table.decisionId),
    index('human_review_of').on(table.accountId, table.userSmartreqId, table.reviewId),
    // What lists of applicants are narrowed by.
    index('human_review_open')
      .on(table.accountId, table.userSmartreqId)
      .where(sql`state = 'open'`),
    // What applicants are still to be told.
    index('human_review_untold')
      .on(table.answeredAt)
      .where(sql`answered_at is not null and told_at is null`),
    index('human_review_user').on(table.userId),
    foreignKey({
      name: 'human_review_application_fk',
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
    foreignKey({
      name: 'human_review_decision_fk',
      columns: [table.accountId, table.decisionId],
      foreignColumns: [applicationDecision.accountId, applicationDecision.decisionId],
    }),
  ],
)
