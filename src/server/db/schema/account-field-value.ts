// What a company records in its own fields: about a person in personal fields, about a job in job fields.
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  primaryKey,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { AnswerValue } from '#contract/assessments/assessments.ts'

import { jsonb } from '../json-column.ts'
import { accountField } from './account-field.ts'
import { employee } from './employee.ts'
import { job } from './requisition.ts'
import { tenantTable } from './tenant.ts'

/** The value of one field, of a person or of a job. */
export const accountFieldValue = tenantTable(
  'account_field_value',
  {
    userFieldId: bigint('user_field_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    accountFieldId: bigint('account_field_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }),
    jobId: bigint('job_id', { mode: 'number' }),
    /** Null for a value that was cleared: it hides the one of a record that was merged into this person's. */
    answer: jsonb('answer').$type<AnswerValue>(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userFieldId] }),
    check('account_field_value_owner', sql`num_nonnulls(user_id, job_id) = 1`),
    uniqueIndex('account_field_value_person')
      .on(table.accountId, table.userId, table.accountFieldId)
      .where(sql`user_id is not null`),
    uniqueIndex('account_field_value_job')
      .on(table.accountId, table.jobId, table.accountFieldId)
      .where(sql`job_id is not null`),
    index('account_field_value_field').on(table.accountId, table.accountFieldId),
    foreignKey({
      name: 'account_field_value_field_fk',
      columns: [table.accountId, table.accountFieldId],
      foreignColumns: [accountField.accountId, accountField.accountFieldId],
    }),
    foreignKey({
      name: 'account_field_value_person_fk',
      columns: [table.accountId, table.userId],
      foreignColumns: [employee.accountId, employee.userId],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    foreignKey({
      name: 'account_field_value_job_fk',
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }).onDelete('cascade'),
  ],
)
