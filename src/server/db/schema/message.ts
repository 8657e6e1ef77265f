// What staff write to applicants by email or as text messages, and the templates that a company writes emails from.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { DocumentType } from '#contract/applicant-documents/applicant-documents-rules.ts'
import type { FileType } from '#contract/core/file-rules.ts'
import type { MailSender } from '#contract/messages/email-editor-rules.ts'
import type { REPLY_FILE_PROBLEMS, TemplatePurpose } from '#contract/messages/messages-rules.ts'
import type { MessageChannel } from '#contract/messages/messages.ts'

import { jsonb } from '../json-column.ts'
import { account } from './account.ts'
import { offer } from './offer.ts'
import { applicant, application, job } from './requisition.ts'
import { accountScope, readPolicy, systemScope, tenantTable } from './tenant.ts'

/** A file that goes with the messages of a batch. */
export type SentFile = {
  readonly fileId: string
  readonly name: string
  readonly mime: DocumentType
  readonly bytes: number
}

/** What one user wrote at once to one or more applicants of a requisition, with its variables. */
export const messageBatch = tenantTable(
  'message_batch',
  {
    batchId: uuid('batch_id').notNull(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    sentBy: bigint('sent_by', { mode: 'number' }).notNull(),
    channel: text('channel').$type<MessageChannel>().notNull().default('email'),
    /** Empty for text messages. */
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    language: char('language', { length: 2 }).notNull(),
    /** Where its links lead: scheme and host of the app. */
    origin: text('origin').notNull(),
    /** The files that go with each of its messages; `attachment-key.ts` says where they lie. */
    files: jsonb('files').$type<readonly SentFile[]>().notNull().default([]),
    /** Of the template that it began with, as it was when the batch was ordered. */
    mailSender: text('mail_sender').$type<MailSender>().notNull().default('no-reply'),
    /** Empty for the name of the company. */
    fromName: text('from_name').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sendAt: timestamp('send_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.batchId] }),
    index('message_batch_job').on(table.accountId, table.jobId),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }),
  ],
)

/** One message to one applicant. Subject and body are what went out: null until then. */
export const message = tenantTable(
  'message',
  {
    messageId: uuid('message_id').notNull(),
    batchId: uuid('batch_id').notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    subject: text('subject'),
    body: text('body'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** From then on it cannot be stopped any more. */
    sendingAt: timestamp('sending_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    failure: text('failure'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.messageId] }),
    // No one gets one message twice.
    uniqueIndex('message_batch_recipient').on(table.accountId, table.batchId, table.userId),
    index('message_unsent')
      .on(table.accountId, table.batchId, table.messageId)
      .where(sql`sent_at is null and cancelled_at is null and failed_at is null`),
    index('message_application').on(table.accountId, table.userSmartreqId, table.createdAt.desc()),
    index('message_user').on(table.userId),
    foreignKey({
      columns: [table.accountId, table.batchId],
      foreignColumns: [messageBatch.accountId, messageBatch.batchId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
  ],
)

/** A file of an answer; `leftOut` says why it is not in the storage. */
export type ReplyFile = {
  readonly fileId: string
  readonly name: string
  readonly bytes: number
  readonly mime: FileType | null
  readonly leftOut: (typeof REPLY_FILE_PROBLEMS)[number] | null
}

/** What an applicant answered by email, below the application that the company last wrote about, or asked about an offer. */
export const messageReply = tenantTable(
  'message_reply',
  {
    replyId: uuid('reply_id').notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    /** SHA-256 of the email's Message-ID. */
    mailHash: char('mail_hash', { length: 64 }).notNull(),
    fromEmail: text('from_email').notNull(),
    isFromApplicant: boolean('is_from_applicant').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The earlier messages that it quotes. */
    quoted: text('quoted').notNull(),
    isCut: boolean('is_cut').notNull(),
    files: jsonb('files').$type<readonly ReplyFile[]>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Of a question that was asked in the app about an offer; null for an email. */
    userOfferId: bigint('user_offer_id', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.replyId] }),
    // An email that is delivered again is there already.
    uniqueIndex('message_reply_mail').on(table.accountId, table.userId, table.mailHash),
    index('message_reply_application').on(
      table.accountId,
      table.userSmartreqId,
      table.receivedAt.desc(),
    ),
    index('message_reply_user').on(table.userId, table.receivedAt),
    index('message_reply_offer')
      .on(table.accountId, table.userOfferId, table.receivedAt)
      .where(sql`user_offer_id is not null`),
    foreignKey({
      name: 'message_reply_offer_fk',
      columns: [table.accountId, table.userOfferId],
      foreignColumns: [offer.accountId, offer.userOfferId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
  ],
)

/** An applicant who asked a company to write no more emails. */
export const emailOptOut = tenantTable(
  'email_opt_out',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    optedOutAt: timestamp('opted_out_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId] }),
    index('email_opt_out_user').on(table.userId),
    foreignKey({
      columns: [table.accountId, table.userId],
      foreignColumns: [applicant.accountId, applicant.userId],
    }),
  ],
)

/**
 * An email in one language, by account and slug: a company's own, or without an account everyone's. One with the slug of
 * a kind of mail is sent in place of the product's words; one with the slug of a default takes its place.
 */
export const emailTemplate = pgTable(
  'email_template',
  {
    accountId: bigint('account_id', { mode: 'number' }).references(() => account.accountId),
    templateSlug: text('template_slug').notNull(),
    language: char('language', { length: 2 }).notNull(),
    displayName: text('display_name').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    purpose: text('purpose').$type<TemplatePurpose>().notNull().default('general'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    emailTemplateId: bigint('email_template_id', { mode: 'number' })
      .primaryKey()
      .generatedAlwaysAsIdentity(),
    /** Whether the product sends it; else staff write to applicants with it. */
    isSystem: boolean('is_system').notNull().default(false),
    description: text('description').notNull().default(''),
    plainBody: text('plain_body').notNull().default(''),
    /** False while the plain text follows the body. */
    isPlainEdited: boolean('is_plain_edited').notNull().default(false),
    sender: text('sender').$type<MailSender>().notNull().default('no-reply'),
    /** Empty for the product's name. */
    fromName: text('from_name').notNull().default(''),
    replyTo: text('reply_to').notNull().default(''),
    /** Of a system email: the whole page with its variables, made when it was saved. */
    compiledHtml: text('compiled_html').notNull().default(''),
  },
  (table) => [
    systemScope(),
    accountScope(),
    readPolicy('of_everyone', sql`account_id is null`),
    unique('email_template_slug')
      .on(table.accountId, table.templateSlug, table.language)
      .nullsNotDistinct(),
  ],
)

/** A draft of the email editor as its reader would get it: for its frame, and for a test. It holds no one's data. */
export const emailPreview = pgTable(
  'email_preview',
  {
    previewId: uuid('preview_id').primaryKey(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    plain: text('plain').notNull(),
    sender: text('sender').$type<MailSender>().notNull(),
    fromName: text('from_name').notNull(),
    replyTo: text('reply_to').notNull(),
    /** Whose logo it has. */
    accountId: bigint('account_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [systemScope(), index('email_preview_age').on(table.createdAt)],
)
