// Employees of a company, and the stretches of employment in its job profiles. A company's own copy: sign-in, the person's
// own profile, and other companies have nothing of it.
import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  date,
  foreignKey,
  index,
  type PgColumn,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { EmploymentType } from '#contract/careers/posting-terms.ts'
import type { SeparationType } from '#contract/settings/separation-reasons.ts'

import { accountKey } from './account.ts'
import { phoneKey } from './match-keys.ts'
import { application, job } from './requisition.ts'
import { separationReason } from './separation-reason.ts'
import { appUser } from './session.ts'
import { tenantTable } from './tenant.ts'

/** A person who works, worked or will work for the company. */
export const employee = tenantTable(
  'employee',
  {
    /** The account of an applicant or of staff, or one that no one can sign in to: see `people.sql`. */
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email'),
    /** The address as it is looked up: row-level security keeps a function of a column from using an index. */
    emailKey: text('email_key').generatedAlwaysAs(sql`lower(email)`),
    phoneNumber: text('phone_number'),
    city: text('city'),
    stateCode: text('state_code'),
    countryCode: char('country_code', { length: 2 }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The person whom this record was merged into, at the end of all merges; null for a record that stands alone. */
    mergedInto: bigint('merged_into', { mode: 'number' }),
    /** What duplicates are found by. */
    phoneKey: text('phone_key').generatedAlwaysAs(phoneKey),
    /** When their name and contact details were erased; the dates stay for statistics. */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
    /** Name and address, as they are searched by. */
    folded: text('folded').generatedAlwaysAs(
      sql`fold_text(first_name || ' ' || last_name || ' ' || coalesce(email, ''))`,
    ),
    /** What lists of people are sorted by. */
    foldedName: text('folded_name').generatedAlwaysAs(
      sql`fold_text(last_name || ' ' || first_name)`,
    ),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.userId] }),
    index('employee_user').on(table.userId),
    index('employee_name').on(table.accountId, table.foldedName, table.userId),
    index('employee_email').on(table.accountId, table.emailKey),
    index('employee_folded').using('gin', sql`folded gin_trgm_ops`),
    index('employee_merged')
      .on(table.accountId, table.mergedInto)
      .where(sql`merged_into is not null`),
    index('employee_phone')
      .on(table.accountId, table.phoneKey, table.userId)
      .where(sql`phone_key is not null and merged_into is null and erased_at is null`),
    foreignKey({
      name: 'employee_merged_fk',
      columns: [table.accountId, table.mergedInto],
      foreignColumns: [table.accountId, table.userId],
    }).onUpdate('cascade'),
  ],
)

/** One stretch of a person in one job profile. */
export const userJob = tenantTable(
  'user_job',
  {
    userJobId: bigint('user_job_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** The record that had this stretch before it was merged into the one of `user_id`; null without a merge. */
    recordedFor: bigint('recorded_for', { mode: 'number' }),
    /** The job profile. */
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    jobTitle: text('job_title').notNull(),
    department: text('department'),
    employeeNumber: text('employee_number'),
    startDate: date('start_date').notNull(),
    /** The last day of work. */
    endDate: date('end_date'),
    supervisorEmail: text('supervisor_email'),
    /** The address as it is looked up. */
    supervisorKey: text('supervisor_key').generatedAlwaysAs(sql`lower(supervisor_email)`),
    employmentType: text('employment_type').$type<EmploymentType>(),
    separationType: text('separation_type').$type<SeparationType>(),
    separationReasonId: bigint('separation_reason_id', { mode: 'number' }),
    /** Only for readers of private data. */
    separationNote: text('separation_note'),
    /** The stretch that follows it in another profile; null where none does. */
    movedTo: bigint('moved_to', { mode: 'number' }),
    /** Of a stretch that ended by a move: the last day that it had before, for the undo. */
    endBeforeMove: date('end_before_move'),
    /** The application that was hired; null for a stretch that began otherwise. */
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userJobId] }),
    ...userJobIndexes(table),
    check('user_job_days', sql`end_date is null or end_date >= start_date`),
    check(
      'user_job_separation',
      sql`(separation_type is null or (end_date is not null and moved_to is null))
        and (separation_type is not null or (separation_reason_id is null and separation_note is null))`,
    ),
    foreignKey({
      columns: [table.accountId, table.userId],
      foreignColumns: [employee.accountId, employee.userId],
    }).onUpdate('cascade'),
    foreignKey({
      name: 'user_job_recorded_fk',
      columns: [table.accountId, table.recordedFor],
      foreignColumns: [employee.accountId, employee.userId],
    }).onUpdate('cascade'),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }),
    foreignKey({
      name: 'user_job_separation_reason_fk',
      columns: [table.accountId, table.separationReasonId],
      foreignColumns: [separationReason.accountId, separationReason.separationReasonId],
    }),
    foreignKey({
      name: 'user_job_hire_fk',
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
  ],
)

type IndexedColumns = Record<
  | 'accountId'
  | 'userJobId'
  | 'userId'
  | 'jobId'
  | 'startDate'
  | 'endDate'
  | 'employeeNumber'
  | 'userSmartreqId'
  | 'movedTo'
  | 'separationReasonId'
  | 'recordedFor'
  | 'department'
  | 'supervisorKey',
  PgColumn
>

function userJobIndexes(table: IndexedColumns) {
  return [
    // Removed ones as well: the record of a person goes only with all of them.
    index('user_job_person').on(table.accountId, table.userId, table.startDate),
    index('user_job_profile')
      .on(table.accountId, table.jobId, table.endDate, table.userId)
      .where(sql`deleted_at is null`),
    index('user_job_start')
      .on(table.accountId, table.jobId, table.startDate, table.userJobId)
      .where(sql`deleted_at is null`),
    index('user_job_number')
      .on(table.accountId, table.employeeNumber)
      .where(sql`employee_number is not null and deleted_at is null`),
    uniqueIndex('user_job_hire')
      .on(table.accountId, table.userSmartreqId)
      .where(sql`user_smartreq_id is not null and deleted_at is null`),
    index('user_job_moved')
      .on(table.accountId, table.movedTo)
      .where(sql`moved_to is not null`),
    index('user_job_department')
      .on(table.accountId, table.department)
      .where(sql`department is not null and deleted_at is null`),
    index('user_job_supervisor')
      .on(table.accountId, table.supervisorKey)
      .where(sql`supervisor_key is not null and deleted_at is null`),
    index('user_job_recorded')
      .on(table.accountId, table.recordedFor)
      .where(sql`recorded_for is not null`),
    index('user_job_separation_reason')
      .on(table.accountId, table.separationReasonId)
      .where(sql`separation_reason_id is not null`),
  ]
}
