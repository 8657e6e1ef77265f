// What a requisition measures, and how much each attribute weighs.
import { bigint, foreignKey, index, numeric, primaryKey, smallint } from 'drizzle-orm/pg-core'

import { attributeType } from './assessment.ts'
import { job } from './requisition.ts'
import { tenantTable } from './tenant.ts'

/** What a requisition weighs: the fit is the weighted mean of these attributes' scores. */
export const jobAttribute = tenantTable(
  'job_attribute',
  {
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    attributeTypeId: bigint('attribute_type_id', { mode: 'number' })
      .notNull()
      .references(() => attributeType.attributeTypeId),
    weight: numeric('weight', { precision: 6, scale: 3, mode: 'number' }).notNull().default(1),
    sortOrder: smallint('sort_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobId, table.attributeTypeId] }),
    index('job_attribute_type').on(table.attributeTypeId),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }),
  ],
)
