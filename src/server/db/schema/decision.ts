// What staff decided about applications, and the reasons that a company rejects for.
import { sql } from 'drizzle-orm'
import {
  bigint,
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

import type { StaffAction } from '#contract/decisions/application-actions.ts'
import type { RuleResult } from '#contract/plan-editor/pass-rule.ts'
import type { RejectionReasonType } from '#contract/settings/rejection-reasons.ts'

import { jsonb } from '../json-column.ts'
import { accountKey } from './account.ts'
import { automationRule } from './automation.ts'
import { application } from './requisition.ts'
import { tenantTable } from './tenant.ts'

export const rejectionReason = tenantTable(
  'rejection_reason',
  {
    rejectionReasonId: bigint('rejection_reason_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    reasonType: text('reason_type').$type<RejectionReasonType>().notNull(),
    /** As the company typed it; of a standard reason the English text. */
    label: text('label').notNull(),
    /** Names a reason of the product, which screens translate; null for one of the company. */
    standardReason: text('standard_reason'),
    sortOrder: smallint('sort_order').notNull(),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.rejectionReasonId] }),
    uniqueIndex('rejection_reason_standard').on(table.accountId, table.standardReason),
  ],
)

/**
 * One decision about one application: who took it from where to where. Also the history of its steps: a decision with a
 * `step_outcome` ends the stay in the step that it was in.
 */
export const applicationDecision = tenantTable(
  'application_decision',
  {
    decisionId: bigint('decision_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Common to all that were decided together: what is undone together. */
    batchId: uuid('batch_id').notNull(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    action: text('action').$type<StaffAction | 'pass_rule'>().notNull(),
    /** Null for the pass rule of a step, and for a rule of the requisition. */
    decidedBy: bigint('decided_by', { mode: 'number' }),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
    /** When the application came to the step that it was in. */
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
    planVersion: integer('plan_version').notNull(),
    fromStatus: text('from_status').notNull(),
    fromStepStatus: text('from_step_status').notNull(),
    fromJobStepId: bigint('from_job_step_id', { mode: 'number' }),
    toStatus: text('to_status').notNull(),
    toStepStatus: text('to_step_status').notNull(),
    toJobStepId: bigint('to_job_step_id', { mode: 'number' }),
    stepOutcome: text('step_outcome').$type<'passed' | 'failed'>(),
    rejectionReasonId: bigint('rejection_reason_id', { mode: 'number' }),
    reasonNote: text('reason_note'),
    /** The rule, and the score that it went by; null for a decision of staff. */
    ruleResult: jsonb('rule_result').$type<RuleResult>(),
    /** The rule of the requisition that decided; null where a user or a pass rule did. */
    automationRuleId: bigint('automation_rule_id', { mode: 'number' }),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    // Either a user decided, or a rule did.
    check(
      'application_decision_decided_by',
      sql`case action when 'pass_rule' then decided_by is null and rule_result is not null and automation_rule_id is null
        else (decided_by is null) = (automation_rule_id is not null) and rule_result is null end`,
    ),
    primaryKey({ columns: [table.accountId, table.decisionId] }),
    index('application_decision_batch').on(table.accountId, table.batchId),
    index('application_decision_of').on(table.accountId, table.userSmartreqId, table.decidedAt),
    index('application_decision_reason')
      .on(table.accountId, table.rejectionReasonId)
      .where(sql`rejection_reason_id is not null`),
    foreignKey({
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
    index('application_decision_automation')
      .on(table.accountId, table.automationRuleId)
      .where(sql`automation_rule_id is not null`),
    foreignKey({
      name: 'application_decision_automation_fk',
      columns: [table.accountId, table.automationRuleId],
      foreignColumns: [automationRule.accountId, automationRule.automationRuleId],
    }),
    foreignKey({
      columns: [table.accountId, table.rejectionReasonId],
      foreignColumns: [rejectionReason.accountId, rejectionReason.rejectionReasonId],
    }),
  ],
)
