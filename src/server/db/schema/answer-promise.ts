// By when a company said that it would answer an applicant who waits for its decision. Written by a trigger of `application`
// (../functions/promises.sql), so that whatever moves an application keeps it right.
import { sql } from 'drizzle-orm'
import { bigint, date, foreignKey, index, primaryKey, timestamp } from 'drizzle-orm/pg-core'

import { application, jobStep } from './requisition.ts'
import { personReads, tenantTable } from './tenant.ts'

export const answerPromise = tenantTable(
  'answer_promise',
  {
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    jobStepId: bigint('job_step_id', { mode: 'number' }).notNull(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    /** The applicant. */
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** Since when they wait. */
    since: timestamp('since', { withTimezone: true }).notNull(),
    /** The last day on which an answer is in time, by UTC. */
    dueOn: date('due_on').notNull(),
    /** When staff or a rule decided about the step; null while the applicant waits. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** When both sides were written to that it is overdue; null before that, and where it was kept. */
    overdueToldAt: timestamp('overdue_told_at', { withTimezone: true }),
  },
  (table) => [
    personReads(),
    primaryKey({ columns: [table.accountId, table.userSmartreqId, table.jobStepId] }),
    // What is due, and what is overdue and was not told.
    index('answer_promise_open')
      .on(table.accountId, table.dueOn)
      .where(sql`answered_at is null`),
    index('answer_promise_untold')
      .on(table.dueOn)
      .where(sql`answered_at is null and overdue_told_at is null`),
    // The share that a requisition kept.
    index('answer_promise_job').on(table.accountId, table.jobId),
    index('answer_promise_user').on(table.userId),
    foreignKey({
      name: 'answer_promise_application_fk',
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'answer_promise_step_fk',
      columns: [table.accountId, table.jobStepId],
      foreignColumns: [jobStep.accountId, jobStep.jobStepId],
    }),
  ],
)
