// The tags of a company, which applications have which, and what was changed about applications beside decisions.
import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  index,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { ChangeKind } from '#contract/applicants/applicants-rules.ts'

import { jsonb } from '../json-column.ts'
import { accountKey } from './account.ts'
import { application } from './requisition.ts'
import { tenantTable } from './tenant.ts'

export const applicantTag = tenantTable(
  'applicant_tag',
  {
    tagId: bigint('tag_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.tagId] }),
    uniqueIndex('applicant_tag_name').on(table.accountId, sql`lower(${table.name})`),
  ],
)

export const applicationTag = tenantTable(
  'application_tag',
  {
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    tagId: bigint('tag_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userSmartreqId, table.tagId] }),
    index('application_tag_of').on(table.accountId, table.tagId, table.userSmartreqId),
    foreignKey({
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
    foreignKey({
      columns: [table.accountId, table.tagId],
      foreignColumns: [applicantTag.accountId, applicantTag.tagId],
    }),
  ],
)

/** What a change was about: ids alone, so that it says nothing of a person once their rows are empty. */
export type ChangeState =
  | { readonly user_id: number | null }
  | { readonly tag_ids: readonly number[] }
  | { readonly deleted_at: string | null }

/** One change of one application: what is undone together has one `batch_id`. */
export const applicationChange = tenantTable(
  'application_change',
  {
    changeId: bigint('change_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    batchId: uuid('batch_id').notNull(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    kind: text('kind').$type<ChangeKind>().notNull(),
    before: jsonb('before').$type<ChangeState>().notNull(),
    after: jsonb('after').$type<ChangeState>().notNull(),
    changedBy: bigint('changed_by', { mode: 'number' }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.changeId] }),
    index('application_change_batch').on(table.accountId, table.batchId),
    index('application_change_of').on(table.accountId, table.userSmartreqId),
    foreignKey({
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
  ],
)
