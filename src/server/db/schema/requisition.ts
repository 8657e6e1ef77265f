// Requisitions, their teams, screening plans, and the attributes that they weigh.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { StandardTitle } from '#contract/applicants/application-states.ts'
import type { LocalizedText } from '#contract/core/shape.ts'

import { jsonb } from '../json-column.ts'
import { accountKey } from './account.ts'
import { assigneeColumns, ofAssignee } from './application-assignee.ts'
import { ofRequisition } from './application-board.ts'
import { ofHiringClass } from './application-class.ts'
import { ofEnd } from './application-end.ts'
import { ofAllRequisitions } from './application-lists.ts'
import { listedRows, mergeColumns, ofMerge } from './application-merge.ts'
import { moveColumns, ofMove } from './application-move.ts'
import { scoreColumns, scoreIndexes } from './application-score.ts'
import { ofSource } from './application-source.ts'
import { ofUnfinished } from './application-unfinished.ts'
import { assessment } from './assessment.ts'
import { ofKinds } from './job-kinds.ts'
import { jobRuleColumns } from './job-rules.ts'
import { jobStateColumns, ofClosed } from './job-state.ts'
import { stepRuleColumns } from './job-step-rules.ts'
import { applicantKeys, ofMatchKeys } from './match-keys.ts'
import { activityReaders, positionReaders, stepReaders } from './position-readers.ts'
import { appUser } from './session.ts'
import { ofGuests, placeColumns } from './team-guests.ts'
import { personScope, tenantTable } from './tenant.ts'

export const job = tenantTable(
  'job',
  {
    jobId: bigint('job_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    /** 1 job profile, 2 requisition, 4 pathway, 5 requisition template. */
    jobTypeId: smallint('job_type_id').notNull(),
    title: text('title').notNull(),
    /** What the title is searched by. */
    foldedTitle: text('folded_title').generatedAlwaysAs(sql`fold_text(title)`),
    department: text('department'),
    description: text('description').notNull().default(''),
    city: text('city'),
    stateCode: text('state_code'),
    countryCode: char('country_code', { length: 2 }),
    status: text('status').notNull().default('draft'),
    openings: integer('openings').notNull().default(1),
    ...jobRuleColumns,
    /** The version of the plan that the next applicant gets; 0 before the first one is published. */
    planVersion: integer('plan_version').notNull().default(1),
    /** Counts every change of the plan, so that a change that goes by an older state is refused. */
    planRevision: integer('plan_revision').notNull().default(0),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    ...jobStateColumns,
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    accountKey(table),
    ...positionReaders(),
    primaryKey({ columns: [table.accountId, table.jobId] }),
    uniqueIndex('job_id').on(table.jobId),
    index('job_list').on(table.accountId, table.jobTypeId, table.openedAt.desc()),
    index('job_predictive_model')
      .on(table.accountId, table.predictiveModelId)
      .where(sql`predictive_model_id is not null`),
    ...ofClosed(table),
    ...ofKinds(table),
  ],
)

export const jobTeam = tenantTable(
  'job_team',
  {
    jobTeamId: bigint('job_team_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    /** Null for a guest: someone who was added by email and is no user of the company. */
    userId: bigint('user_id', { mode: 'number' }).references(() => appUser.userId),
    ...placeColumns,
    /** hiring_manager, recruiter, coordinator, interviewer or offer_sender. */
    teamRole: text('team_role').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobTeamId] }),
    uniqueIndex('job_team_member').on(table.accountId, table.jobId, table.userId),
    index('job_team_user').on(table.userId),
    ...ofGuests(table),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }),
  ],
)

export const jobStep = tenantTable(
  'job_step',
  {
    jobStepId: bigint('job_step_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    /** A draft is the version after the published one. */
    planVersion: integer('plan_version').notNull().default(1),
    /** The first version of this step, which names it across versions; null for that one itself. */
    originStepId: bigint('origin_step_id', { mode: 'number' }),
    title: text('title').notNull(),
    /** Which of the product's own titles it is; null for one that the company typed. */
    standardTitle: text('standard_title').$type<StandardTitle>(),
    sortOrder: smallint('sort_order').notNull(),
    ...stepRuleColumns,
  },
  (table) => [
    stepReaders(),
    check('job_step_usage_type', sql`usage_type in (1, 3)`),
    check(
      'job_step_pass_rule',
      sql`case pass_rule when 'min_score' then pass_score is not null and pass_score between 0 and 100
        when 'manual' then pass_score is null when 'all_done' then pass_score is null else false end`,
    ),
    check('job_step_answer_days', sql`answer_days between 1 and 30`),
    primaryKey({ columns: [table.accountId, table.jobStepId] }),
    index('job_step_job').on(table.accountId, table.jobId, table.planVersion, table.sortOrder),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }),
  ],
)

export const jobStepActivity = tenantTable(
  'job_step_activity',
  {
    jobStepActivityId: bigint('job_step_activity_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    jobStepId: bigint('job_step_id', { mode: 'number' }).notNull(),
    asmtId: bigint('asmt_id', { mode: 'number' })
      .notNull()
      .references(() => assessment.asmtId),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    sortOrder: smallint('sort_order').notNull(),
    isRequired: boolean('is_required').notNull().default(true),
    /** Rich text that candidates read before they start; empty for none. */
    instruction: text('instruction').notNull().default(''),
    /** The first version of this activity, which names it across versions; null for that one itself. */
    originActivityId: bigint('origin_activity_id', { mode: 'number' }),
  },
  (table) => [
    activityReaders(),
    primaryKey({ columns: [table.accountId, table.jobStepActivityId] }),
    index('job_step_activity_step').on(table.accountId, table.jobStepId, table.sortOrder),
    index('job_step_activity_asmt').on(table.asmtId, table.accountId),
    foreignKey({
      columns: [table.accountId, table.jobStepId],
      foreignColumns: [jobStep.accountId, jobStep.jobStepId],
    }),
  ],
)

/** A company's own copy of who applied: what the person gave to that company. */
export const applicant = tenantTable(
  'applicant',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    city: text('city'),
    stateCode: text('state_code'),
    countryCode: char('country_code', { length: 2 }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    ...applicantKeys(),
  },
  (table) => [
    accountKey(table),
    personScope(),
    primaryKey({ columns: [table.accountId, table.userId] }),
    index('applicant_user').on(table.userId),
    index('applicant_name').on(table.accountId, table.lastName, table.firstName, table.userId),
    ...ofMatchKeys(table),
    index('applicant_folded').using(
      'gin',
      sql`(fold_text(${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email})) gin_trgm_ops`,
    ),
  ],
)

/** One go of one person at one requisition or pathway, or of an employee at their profile. */
export const application = tenantTable(
  'application',
  {
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    /** Names this go; a re-apply makes a new one. */
    refId: bigint('ref_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    status: text('status').notNull().default('incomplete'),
    stepStatus: text('step_status').notNull().default('not_started'),
    jobStepId: bigint('job_step_id', { mode: 'number' }),
    /** The version of the plan that was published when they applied: they stay on it. */
    planVersion: integer('plan_version').notNull().default(1),
    pctComplete: smallint('pct_complete').notNull().default(0),
    ...scoreColumns,
    sourceType: text('source_type').notNull().default('other'),
    /** Where they came from, by the tracked link with that token; null for a direct application. */
    sourceId: bigint('source_id', { mode: 'number' }),
    sourceToken: text('source_token'),
    externalApplicationId: text('external_application_id'),
    /** An employee's go at the profile that they hold: it is no application, and no list of applicants shows it. */
    isOfEmployee: boolean('is_of_employee').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** The first day of work of a user who was hired. */
    startDate: date('start_date'),
    /** The cohort that they start with. */
    hiringClassId: bigint('hiring_class_id', { mode: 'number' }),
    ...assigneeColumns,
    ...moveColumns,
    ...mergeColumns,
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** When all that named the person was removed: what is left counts in statistics, and is in no list. */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
  },
  ({ accountId, jobId, ...table }) => [
    personScope(),
    primaryKey({ columns: [accountId, table.userSmartreqId] }),
    uniqueIndex('application_id').on(table.userSmartreqId),
    uniqueIndex('application_ref').on(table.refId),
    index('application_user').on(table.userId, table.createdAt.desc()),
    ...ofUnfinished({ accountId, jobId, userId: table.userId }),
    // The last three are what is counted by (and policies ask whose it is): no applicant's row is read for that.
    index('application_person')
      .on(accountId, jobId, table.userId, table.status, table.stepStatus, table.jobStepId)
      .where(listedRows()),
    ...scoreIndexes({ accountId, jobId, score: table.score }),
    ...ofAllRequisitions({ accountId, ...table }),
    index('application_erased_hire')
      .on(accountId, jobId)
      .where(sql`status = 'hired' and erased_at is not null`),
    ...ofEnd({ accountId, ...table }),
    ...ofRequisition({ accountId, jobId, ...table }),
    ...ofSource({ accountId, jobId, ...table }),
    ...ofAssignee({ accountId, jobId, assignedUserId: table.assignedUserId }),
    ...ofHiringClass({ accountId, jobId, hiringClassId: table.hiringClassId }),
    ...ofMove({ accountId, jobId, ...table }),
    ...ofMerge({ accountId, mergedInto: table.mergedInto }),
    foreignKey({ columns: [accountId, jobId], foreignColumns: [job.accountId, job.jobId] }),
    foreignKey({
      columns: [accountId, table.userId],
      foreignColumns: [applicant.accountId, applicant.userId],
    }),
  ],
)
