// Which jobs a user of a company is kept to, where their roles would open all of a kind.
import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, primaryKey, text } from 'drizzle-orm/pg-core'

import type { JobKind } from '#contract/access/screen-access.ts'

import { accountKey } from './account.ts'
import { job } from './requisition.ts'
import { appUser } from './session.ts'
import { tenantTable } from './tenant.ts'

/** Of the jobs of this kind, a user sees only those of `available_job`, and their teams' ones. */
export const memberLimit = tenantTable(
  'member_limit',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    jobKind: text('job_kind').$type<JobKind>().notNull(),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.userId, table.jobKind] }),
    index('member_limit_user').on(table.userId),
    check('member_limit_kind', sql`${table.jobKind} in ('smartreq', 'profile', 'pathway')`),
  ],
)

export const availableJob = tenantTable(
  'available_job',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    jobKind: text('job_kind').$type<JobKind>().notNull(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId, table.jobId] }),
    index('available_job_limit').on(table.accountId, table.userId, table.jobKind),
    index('available_job_job').on(table.accountId, table.jobId),
    foreignKey({
      columns: [table.accountId, table.userId, table.jobKind],
      foreignColumns: [memberLimit.accountId, memberLimit.userId, memberLimit.jobKind],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }).onDelete('cascade'),
  ],
)
