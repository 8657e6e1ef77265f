// The rules by which offers need approval, and the approvals of each version of an offer. The latter go with the offer.
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

import type { APPROVAL_CONDITIONS } from '#contract/offers/offer-approval-rules.ts'
import type { ApprovalState } from '#contract/offers/offer-states.ts'

import { accountKey } from './account.ts'
import { offer } from './offer.ts'
import { appUser } from './session.ts'
import { tenantTable } from './tenant.ts'

const approver = (name: string) => bigint(name, { mode: 'number' }).references(() => appUser.userId)

export const offerApprovalRule = tenantTable(
  'offer_approval_rule',
  {
    offerApprovalRuleId: bigint('offer_approval_rule_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    condition: text('condition').$type<(typeof APPROVAL_CONDITIONS)[number]>().notNull(),
    yearlySalaryAbove: integer('yearly_salary_above'),
    currency: text('currency'),
    department: text('department'),
    approver1UserId: approver('approver_1_user_id'),
    approver2UserId: approver('approver_2_user_id'),
    approver3UserId: approver('approver_3_user_id'),
    approver4UserId: approver('approver_4_user_id'),
    approver5UserId: approver('approver_5_user_id'),
    sortOrder: smallint('sort_order').notNull(),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.offerApprovalRuleId] }),
    uniqueIndex('offer_approval_rule_name').on(table.accountId, sql`lower(${table.name})`),
    index('offer_approval_rule_approver_1').on(table.approver1UserId),
    index('offer_approval_rule_approver_2').on(table.approver2UserId),
    index('offer_approval_rule_approver_3').on(table.approver3UserId),
    index('offer_approval_rule_approver_4').on(table.approver4UserId),
    index('offer_approval_rule_approver_5').on(table.approver5UserId),
  ],
)

/** One step of the approval of a version: the approvers are asked one after the other. */
export const offerApproval = tenantTable(
  'offer_approval',
  {
    userOfferId: bigint('user_offer_id', { mode: 'number' }).notNull(),
    version: integer('version').notNull(),
    /** From 1. */
    position: smallint('position').notNull(),
    /** Names the request: another one of the same version has another id, because the terms may be others. */
    requestId: uuid('request_id').notNull(),
    requestedBy: bigint('requested_by', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** Null: an administrator of the company decides. */
    userId: bigint('user_id', { mode: 'number' }).references(() => appUser.userId),
    state: text('state').$type<ApprovalState>().notNull(),
    comment: text('comment').notNull().default(''),
    /** The approver, or an administrator in their place. */
    decidedBy: bigint('decided_by', { mode: 'number' }).references(() => appUser.userId),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    check('offer_approval_state', sql`state in ('waiting', 'asked', 'approved', 'rejected')`),
    check(
      'offer_approval_decided',
      sql`(state in ('approved', 'rejected')) = (decided_at is not null)`,
    ),
    primaryKey({
      columns: [table.accountId, table.userOfferId, table.version, table.position],
    }),
    // What waits for an approver: an offer asks one at a time.
    uniqueIndex('offer_approval_asked')
      .on(table.accountId, table.userOfferId)
      .where(sql`state = 'asked'`),
    index('offer_approval_of_user').on(table.userId),
    index('offer_approval_requested_by').on(table.requestedBy),
    index('offer_approval_decided_by').on(table.decidedBy),
    foreignKey({
      name: 'offer_approval_offer_fk',
      columns: [table.accountId, table.userOfferId],
      foreignColumns: [offer.accountId, offer.userOfferId],
    }).onDelete('cascade'),
  ],
)
