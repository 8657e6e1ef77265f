// Who was invited by email to apply, and what requisitions say in it.
import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  foreignKey,
  index,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { job } from './requisition.ts'
import { tenantTable } from './tenant.ts'

/** What a company wrote in place of the product's message. */
export const inviteMessage = tenantTable(
  'invite_message',
  {
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    subject: text('subject').notNull(),
    /** Clean HTML with variables. */
    body: text('body').notNull(),
    language: char('language', { length: 2 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobId] }),
    foreignKey({
      name: 'invite_message_job',
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }).onDelete('cascade'),
  ],
)

/** One person who was invited, who need not have an account: the address is all that is known of them. */
export const applicantInvitation = tenantTable(
  'applicant_invitation',
  {
    invitationUuid: uuid('invitation_uuid').notNull(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    /** Normalized. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    sentBy: bigint('sent_by', { mode: 'number' }).notNull(),
    /** As it stood when they were invited, with its variables. */
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    language: char('language', { length: 2 }).notNull(),
    /** Below the app: the tracked link by which they apply. */
    applyPath: text('apply_path').notNull(),
    /** Where its links lead: scheme and host of the app. */
    origin: text('origin').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    failure: text('failure'),
    /** When they stopped the emails of the company by its link. */
    optedOutAt: timestamp('opted_out_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.invitationUuid] }),
    // No one is invited twice to one requisition.
    uniqueIndex('applicant_invitation_email').on(table.accountId, table.jobId, table.email),
    index('applicant_invitation_job').on(table.accountId, table.jobId, table.createdAt.desc()),
    index('applicant_invitation_person').on(table.email),
    index('applicant_invitation_opted_out')
      .on(table.accountId, table.email)
      .where(sql`opted_out_at is not null`),
    foreignKey({
      name: 'applicant_invitation_of_job',
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }).onDelete('cascade'),
  ],
)
