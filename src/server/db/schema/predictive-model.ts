// Predictive models of a requisition. A version is never changed: every score says which one made it.
import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  index,
  integer,
  numeric,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { ScoreConverter } from '#contract/scorecards/score-converter.ts'

import { jsonb } from '../json-column.ts'
import { attributeType } from './assessment.ts'
import { job } from './requisition.ts'
import { tenantTable } from './tenant.ts'

export const predictiveModel = tenantTable(
  'predictive_model',
  {
    predictiveModelId: bigint('predictive_model_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    /** The newest one. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Its versions stay, for the scores that they made. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.predictiveModelId] }),
    index('predictive_model_job').on(table.accountId, table.jobId),
    uniqueIndex('predictive_model_name')
      .on(table.accountId, table.jobId, sql`lower(${table.name})`)
      .where(sql`deleted_at is null`),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }),
  ],
)

export const predictiveModelVersion = tenantTable(
  'predictive_model_version',
  {
    predictiveModelId: bigint('predictive_model_id', { mode: 'number' }).notNull(),
    version: integer('version').notNull(),
    /** What makes the score of the raw fit; null where the raw fit is the score. */
    converter: jsonb('converter').$type<ScoreConverter>(),
    createdBy: bigint('created_by', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.predictiveModelId, table.version] }),
    foreignKey({
      columns: [table.accountId, table.predictiveModelId],
      foreignColumns: [predictiveModel.accountId, predictiveModel.predictiveModelId],
    }).onDelete('cascade'),
  ],
)

export const predictiveModelAttribute = tenantTable(
  'predictive_model_attribute',
  {
    predictiveModelId: bigint('predictive_model_id', { mode: 'number' }).notNull(),
    version: integer('version').notNull(),
    attributeTypeId: bigint('attribute_type_id', { mode: 'number' })
      .notNull()
      .references(() => attributeType.attributeTypeId),
    weight: numeric('weight', { precision: 6, scale: 3, mode: 'number' }).notNull(),
    sortOrder: smallint('sort_order').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'predictive_model_attribute_pk',
      columns: [table.accountId, table.predictiveModelId, table.version, table.attributeTypeId],
    }),
    index('predictive_model_attribute_type').on(table.attributeTypeId),
    foreignKey({
      name: 'predictive_model_attribute_version',
      columns: [table.accountId, table.predictiveModelId, table.version],
      foreignColumns: [
        predictiveModelVersion.accountId,
        predictiveModelVersion.predictiveModelId,
        predictiveModelVersion.version,
      ],
    }).onDelete('cascade'),
  ],
)
