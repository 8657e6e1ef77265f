// Merges of two records of one person in a company, and pairs that staff marked as different people.
import { sql } from 'drizzle-orm'
import { bigint, foreignKey, index, primaryKey, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import type { MergedField } from '#contract/people/person-merge-rules.ts'

import { jsonb } from '../json-column.ts'
import { employee } from './employee.ts'
import { tenantTable } from './tenant.ts'

export type JobChangeField = 'deleted_at' | 'employee_number' | 'end_date' | 'supervisor_email'

/** A value that a merge changed, so that the undo can restore it: of a stretch, or of the person where that is null. */
export type MergeChange = {
  readonly before: string | null
  readonly after: string | null
} & (
  | { readonly userJobId: null; readonly field: MergedField }
  | { readonly userJobId: number; readonly field: JobChangeField }
)

export const personMerge = tenantTable(
  'person_merge',
  {
    mergeId: bigint('merge_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The record that stays. */
    primaryUserId: bigint('primary_user_id', { mode: 'number' }).notNull(),
    duplicateUserId: bigint('duplicate_user_id', { mode: 'number' }).notNull(),
    /** Empty after an undo: it holds personal data. */
    changes: jsonb('changes').$type<readonly MergeChange[]>().notNull(),
    /** The entry of the audit trail that records the merge: later work comes after it. */
    auditId: bigint('audit_id', { mode: 'number' }).notNull(),
    mergedBy: bigint('merged_by', { mode: 'number' }).notNull(),
    mergedAt: timestamp('merged_at', { withTimezone: true }).notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.mergeId] }),
    // A record is merged into one other at a time.
    uniqueIndex('person_merge_duplicate')
      .on(table.accountId, table.duplicateUserId)
      .where(sql`undone_at is null`),
    index('person_merge_primary').on(table.accountId, table.primaryUserId),
    foreignKey({
      name: 'person_merge_primary_fk',
      columns: [table.accountId, table.primaryUserId],
      foreignColumns: [employee.accountId, employee.userId],
    }).onUpdate('cascade'),
    foreignKey({
      name: 'person_merge_duplicate_fk',
      columns: [table.accountId, table.duplicateUserId],
      foreignColumns: [employee.accountId, employee.userId],
    }).onUpdate('cascade'),
  ],
)

/** Each pair once, in either order: the account of a person changes with their first hire. */
export const personDismissal = tenantTable(
  'person_dismissal',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    otherUserId: bigint('other_user_id', { mode: 'number' }).notNull(),
    dismissedBy: bigint('dismissed_by', { mode: 'number' }).notNull(),
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId, table.otherUserId] }),
    uniqueIndex('person_dismissal_pair').on(
      table.accountId,
      sql`least(user_id, other_user_id)`,
      sql`greatest(user_id, other_user_id)`,
    ),
    index('person_dismissal_other').on(table.accountId, table.otherUserId),
    foreignKey({
      name: 'person_dismissal_user_fk',
      columns: [table.accountId, table.userId],
      foreignColumns: [employee.accountId, employee.userId],
    }).onUpdate('cascade'),
    foreignKey({
      name: 'person_dismissal_other_fk',
      columns: [table.accountId, table.otherUserId],
      foreignColumns: [employee.accountId, employee.userId],
    }).onUpdate('cascade'),
  ],
)
