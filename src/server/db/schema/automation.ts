// The rules of a requisition, and what each did or will do about which application.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
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

import type { AutomationProblem } from '#contract/automation/automation-rules.ts'
import type {
  AutomationAction,
  AutomationCondition,
  AutomationTrigger,
} from '#contract/automation/automation.ts'

import { jsonb } from '../json-column.ts'
import { application, job } from './requisition.ts'
import { tenantTable } from './tenant.ts'

export const automationRule = tenantTable(
  'automation_rule',
  {
    automationRuleId: bigint('automation_rule_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    sortOrder: smallint('sort_order').notNull(),
    isOn: boolean('is_on').notNull().default(false),
    /** In whose name it acts, and since when. */
    switchedOnBy: bigint('switched_on_by', { mode: 'number' }),
    switchedOnAt: timestamp('switched_on_at', { withTimezone: true }),
    version: integer('version').notNull().default(1),
    trigger: jsonb('trigger').$type<AutomationTrigger>().notNull(),
    conditions: jsonb('conditions').$type<AutomationCondition[]>().notNull(),
    actions: jsonb('actions').$type<AutomationAction[]>().notNull(),
    delayHours: smallint('delay_hours').notNull().default(0),
    problem: text('problem').$type<AutomationProblem>(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'automation_rule_switched_on',
      sql`not is_on or (switched_on_by is not null and switched_on_at is not null and deleted_at is null)`,
    ),
    primaryKey({ columns: [table.accountId, table.automationRuleId] }),
    uniqueIndex('automation_rule_slug').on(table.accountId, table.jobId, table.slug),
    // Looked for by the job that goes by the clock, in all companies.
    index('automation_rule_timed')
      .on(table.automationRuleId)
      .where(sql`is_on and trigger ->> 'kind' = 'time_since'`),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }),
  ],
)

/** One act of a rule about one application. It is won by being stored: a rule acts once for each event. */
export const automationRun = tenantTable(
  'automation_run',
  {
    runId: bigint('run_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    automationRuleId: bigint('automation_rule_id', { mode: 'number' }).notNull(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    /** Names what happened, within the rule. */
    eventKey: text('event_key').notNull(),
    state: text('state').$type<'waiting' | 'done' | 'skipped' | 'undone'>().notNull(),
    /** When it is to act, or acted. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Where the application stood: one that has changed since is left alone. */
    seenStatus: text('seen_status').notNull(),
    seenJobStepId: bigint('seen_job_step_id', { mode: 'number' }),
    /** The rules that started one another up to this one. */
    chain: bigint('chain', { mode: 'number' }).array().notNull(),
    /** Of its decision and its message; and of its other changes. */
    batchId: uuid('batch_id').notNull(),
    changeBatchIds: uuid('change_batch_ids').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.runId] }),
    uniqueIndex('automation_run_event').on(
      table.accountId,
      table.automationRuleId,
      table.userSmartreqId,
      table.eventKey,
    ),
    index('automation_run_rule').on(table.accountId, table.automationRuleId, table.at),
    index('automation_run_of').on(table.accountId, table.userSmartreqId),
    index('automation_run_due')
      .on(table.at)
      .where(sql`state = 'waiting'`),
    foreignKey({
      name: 'automation_run_rule_fk',
      columns: [table.accountId, table.automationRuleId],
      foreignColumns: [automationRule.accountId, automationRule.automationRuleId],
    }),
    foreignKey({
      name: 'automation_run_application_fk',
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
  ],
)
