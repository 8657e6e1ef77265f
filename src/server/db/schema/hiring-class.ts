// Hiring classes: cohorts of a requisition who start together, with their seats, and who was assigned to which.
import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { StoredClassStatus } from '#contract/requisitions/requisitions-rules.ts'

import { application, job } from './requisition.ts'
import { tenantTable } from './tenant.ts'

export const hiringClass = tenantTable(
  'hiring_class',
  {
    hiringClassId: bigint('hiring_class_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    seats: integer('seats').notNull(),
    startDate: date('start_date').notNull(),
    status: text('status').$type<StoredClassStatus>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.hiringClassId] }),
    // What an application refers to, so that it can be in a class of its own requisition only.
    uniqueIndex('hiring_class_of_job').on(table.accountId, table.jobId, table.hiringClassId),
    index('hiring_class_list').on(table.accountId, table.jobId, table.startDate),
    uniqueIndex('hiring_class_name').on(table.accountId, table.jobId, sql`lower(${table.name})`),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }),
  ],
)

/** Who was assigned from which class to which: what is undone together has one `batch_id`. */
export const hiringClassAssignment = tenantTable(
  'hiring_class_assignment',
  {
    assignmentId: bigint('assignment_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    batchId: uuid('batch_id').notNull(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    fromHiringClassId: bigint('from_hiring_class_id', { mode: 'number' }),
    toHiringClassId: bigint('to_hiring_class_id', { mode: 'number' }),
    assignedBy: bigint('assigned_by', { mode: 'number' }).notNull(),
    assignedAt: timestamp('assigned_at', { withTimezone: true }).notNull().defaultNow(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.assignmentId] }),
    index('hiring_class_assignment_batch').on(table.accountId, table.batchId),
    index('hiring_class_assignment_of').on(table.accountId, table.userSmartreqId),
    foreignKey({
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
  ],
)
