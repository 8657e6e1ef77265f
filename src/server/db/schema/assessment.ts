// Assessment content (shared by all companies), and what candidates did with it.
import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  foreignKey,
  index,
  integer,
  numeric,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { ActivitySettings } from '#contract/assessments/activity-kinds.ts'
import type { AnswerValue, AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { ActivityKind } from '#contract/assessments/kind-names.ts'
import type { LocalizedText } from '#contract/core/shape.ts'
import type { ScoreMetric } from '#contract/scorecards/score-metrics.ts'
import type { UsageType } from '#contract/settings/settings-rules.ts'

import type { ScoringKey } from '../../assessments/scoring/scoring-key.ts'
import { jsonb } from '../json-column.ts'
import { account } from './account.ts'
import {
  accountScope,
  anyScope,
  personScope,
  readPolicy,
  systemScope,
  tenantTable,
} from './tenant.ts'

/**
 * One immutable version of an instrument, or of what a company wrote for an activity of a plan. `content` may leave the
 * server, `scoring` never does, and `settings` are for staff.
 */
export const assessment = pgTable(
  'assessment',
  {
    asmtId: bigint('asmt_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: shared by all companies. */
    accountId: bigint('account_id', { mode: 'number' }).references(() => account.accountId),
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
    kind: text('kind').$type<ActivityKind>().notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    minutes: smallint('minutes').notNull(),
    questionCount: smallint('question_count').notNull(),
    content: jsonb('content').$type<Omit<AssessmentPackage, 'asmt_id'>>().notNull(),
    scoring: jsonb('scoring').$type<ScoringKey>().notNull(),
    /** What staff wrote; null for an instrument. */
    settings: jsonb('settings').$type<ActivitySettings>(),
  },
  (table) => [
    systemScope(),
    accountScope(),
    readPolicy(
      'own_applications',
      sql`account_id in (select application.account_id from application where application.user_id = (select app_person_id()))`,
    ),
    readPolicy('shared_content', sql`account_id is null`),
    uniqueIndex('assessment_version').on(table.slug, table.version),
    index('assessment_account').on(table.accountId),
    // Which activities ask a question of the library.
    index('assessment_settings')
      .using('gin', sql`settings jsonb_path_ops`)
      .where(sql`settings is not null`),
  ],
)

/** What is measured. Null `account_id`: shared by all companies. */
export const attributeType = pgTable(
  'attribute_type',
  {
    attributeTypeId: bigint('attribute_type_id', { mode: 'number' })
      .primaryKey()
      .generatedAlwaysAsIdentity(),
    accountId: bigint('account_id', { mode: 'number' }).references(() => account.accountId),
    slug: text('slug').notNull(),
    parentSlug: text('parent_slug'),
    category: text('category').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    /** For staff; empty for none. */
    description: text('description').notNull().default(''),
    /** 1 for attributes, 3 for outcomes. */
    usageType: smallint('usage_type').$type<UsageType>().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when it is not offered any more; what uses it still does. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [
    systemScope(),
    pgPolicy('own_attributes', {
      using: sql`account_id = (select app_account_id())`,
      withCheck: sql`account_id = (select app_account_id())`,
    }),
    readPolicy('shared_or_own', sql`account_id is null or account_id = (select app_account_id())`),
    uniqueIndex('attribute_type_slug').on(sql`coalesce(${table.accountId}, 0)`, table.slug),
    index('attribute_type_account').on(table.accountId, table.usageType),
    index('attribute_type_parent')
      .on(table.parentSlug)
      .where(sql`parent_slug is not null`),
  ],
)

/** One activity of one application: its state for the candidate and for staff. */
export const userStepActivity = tenantTable(
  'user_step_activity',
  {
    userStepActivityId: bigint('user_step_activity_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    jobStepActivityId: bigint('job_step_activity_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    status: text('status').notNull().default('available'),
    scoredAt: timestamp('scored_at', { withTimezone: true }),
  },
  (table) => [
    personScope(),
    primaryKey({ columns: [table.accountId, table.userStepActivityId] }),
    uniqueIndex('user_step_activity_id').on(table.userStepActivityId),
    uniqueIndex('user_step_activity_once').on(
      table.accountId,
      table.userSmartreqId,
      table.jobStepActivityId,
    ),
    index('user_step_activity_user').on(table.userId),
  ],
)

/** One go at one activity, named by the device that began it. */
export const attempt = pgTable(
  'attempt',
  {
    attemptId: uuid('attempt_id').primaryKey(),
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    userStepActivityId: bigint('user_step_activity_id', { mode: 'number' }).notNull(),
    asmtId: bigint('asmt_id', { mode: 'number' })
      .notNull()
      .references(() => assessment.asmtId),
    language: char('language', { length: 2 }).notNull(),
    deviceId: uuid('device_id').notNull(),
    pledgeAcceptedAt: timestamp('pledge_accepted_at', { withTimezone: true }).notNull(),
    /** By the server's clock, when it first heard of the attempt. */
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    /** By the device's estimate; may lie before `started_at` when the start was made offline. */
    deviceStartedAt: timestamp('device_started_at', { withTimezone: true }).notNull(),
    lastSavedAt: timestamp('last_saved_at', { withTimezone: true }),
    answeredCount: integer('answered_count').notNull().default(0),
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
    deviceSubmittedAt: timestamp('device_submitted_at', { withTimezone: true }),
    digest: char('digest', { length: 64 }),
  },
  (table) => [
    anyScope(),
    uniqueIndex('attempt_once').on(table.accountId, table.userStepActivityId),
    index('attempt_user').on(table.userId),
    index('attempt_asmt').on(table.asmtId),
    index('attempt_application').on(table.accountId, table.userSmartreqId),
  ],
)

/** The newest revision of each answer, by (`answered_at`, `device_id`, `rev`). */
export const answer = pgTable(
  'answer',
  {
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempt.attemptId),
    questionId: text('question_id').notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    value: jsonb('value').$type<AnswerValue>().notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true, precision: 3 }).notNull(),
    deviceId: uuid('device_id').notNull(),
    rev: integer('rev').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    /** By device, its newest revision dated in the future, and the instant that it was taken for. */
    cappedInstants: jsonb('capped_instants').$type<Record<string, { rev: number; at: string }>>(),
  },
  (table) => [anyScope(), primaryKey({ columns: [table.attemptId, table.questionId] })],
)

/** Revisions that came after the submission: kept, never merged. */
export const answerEvidence = pgTable(
  'answer_evidence',
  {
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    evidenceId: bigint('evidence_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempt.attemptId),
    questionId: text('question_id').notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    value: jsonb('value').$type<AnswerValue>().notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true, precision: 3 }).notNull(),
    deviceId: uuid('device_id').notNull(),
    rev: integer('rev').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    anyScope(),
    // The same late revision may be sent again under another key: it is evidence once.
    uniqueIndex('answer_evidence_once').on(
      table.attemptId,
      table.questionId,
      table.deviceId,
      table.rev,
    ),
  ],
)

export const attributeScore = tenantTable(
  'attribute_score',
  {
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    attributeTypeId: bigint('attribute_type_id', { mode: 'number' })
      .notNull()
      .references(() => attributeType.attributeTypeId),
    userStepActivityId: bigint('user_step_activity_id', { mode: 'number' }).notNull(),
    raw: numeric('raw', { precision: 8, scale: 3, mode: 'number' }).notNull(),
    answered: smallint('answered').notNull(),
    items: smallint('items').notNull(),
    score: numeric('score', { precision: 5, scale: 2, mode: 'number' }),
    metric: text('metric').$type<ScoreMetric>().notNull(),
    /** What fits weigh: the share of the possible points, 0–100, whatever the metric. */
    points: numeric('points', { precision: 5, scale: 2, mode: 'number' }),
    scoringVersion: text('scoring_version').notNull(),
    computedAt: timestamp('computed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userSmartreqId, table.attributeTypeId] }),
    index('attribute_score_activity').on(table.accountId, table.userStepActivityId),
    index('attribute_score_type').on(table.attributeTypeId),
    foreignKey({
      columns: [table.accountId, table.userStepActivityId],
      foreignColumns: [userStepActivity.accountId, userStepActivity.userStepActivityId],
    }),
  ],
)
