// What is observed of the people who hold a job profile, and how.
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { OutcomeFrequency } from '#contract/job-profiles/job-profile-rules.ts'

import { jsonb } from '../json-column.ts'
import { attributeType } from './assessment.ts'
import { job } from './requisition.ts'
import { tenantTable } from './tenant.ts'

export const jobOutcome = tenantTable(
  'job_outcome',
  {
    jobOutcomeId: bigint('job_outcome_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    attributeTypeId: bigint('attribute_type_id', { mode: 'number' })
      .notNull()
      .references(() => attributeType.attributeTypeId),
    frequency: text('frequency').$type<OutcomeFrequency>().notNull(),
    /** The profile's own scale, from the lowest point to the highest: a change of a scoring criterion changes none of it. */
    points: jsonb('points').$type<readonly { name: string; anchor: string }[]>().notNull(),
    sortOrder: smallint('sort_order').notNull(),
    /** Null while it is observed. The row stays for what was recorded, and is used again when the outcome is added again. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'job_outcome_frequency',
      sql`frequency in ('once', 'monthly', 'quarterly', 'twice_a_year', 'yearly')`,
    ),
    primaryKey({ columns: [table.accountId, table.jobOutcomeId] }),
    uniqueIndex('job_outcome_of_job').on(table.accountId, table.jobId, table.attributeTypeId),
    index('job_outcome_type').on(table.attributeTypeId),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }),
  ],
)
