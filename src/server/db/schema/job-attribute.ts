// What a requisition measures, and how much each attribute weighs.
import { sql } from 'drizzle-orm'
import { bigint, foreignKey, index, numeric, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

import { attributeType } from './assessment.ts'
import { job } from './requisition.ts'
import { tenantTable } from './tenant.ts'

/** Attributes of a requisition that belong together, in the order in which staff put them. */
export const jobAttributeGroup = tenantTable(
  'job_attribute_group',
  {
    jobAttributeGroupId: bigint('job_attribute_group_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    sortOrder: smallint('sort_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobAttributeGroupId] }),
    index('job_attribute_group_job').on(table.accountId, table.jobId, table.sortOrder),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }),
  ],
)

/** What a requisition weighs: the fit is the weighted mean of these attributes' scores. */
export const jobAttribute = tenantTable(
  'job_attribute',
  {
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    attributeTypeId: bigint('attribute_type_id', { mode: 'number' })
      .notNull()
      .references(() => attributeType.attributeTypeId),
    weight: numeric('weight', { precision: 6, scale: 3, mode: 'number' }).notNull().default(1),
    /** The score (0–100) that the role asks for; null where it names none. */
    targetLevel: smallint('target_level'),
    /** Over all groups: those without a group come first. */
    sortOrder: smallint('sort_order').notNull(),
    /** Null for an attribute without a group. */
    jobAttributeGroupId: bigint('job_attribute_group_id', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobId, table.attributeTypeId] }),
    index('job_attribute_of_group')
      .on(table.accountId, table.jobAttributeGroupId)
      .where(sql`job_attribute_group_id is not null`),
    foreignKey({
      name: 'job_attribute_in_group',
      columns: [table.accountId, table.jobAttributeGroupId],
      foreignColumns: [jobAttributeGroup.accountId, jobAttributeGroup.jobAttributeGroupId],
    }),
    index('job_attribute_type').on(table.attributeTypeId),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }),
  ],
)
