// What goes out by e-mail, the links in it, and the local mailbox.
import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { appUser } from './session.ts'
import { systemScope } from './tenant.ts'

/** A link that was sent to a user. The token follows from its id and the installation's secret, and is never stored. */
export const emailedToken = pgTable(
  'emailed_token',
  {
    tokenId: uuid('token_id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    purpose: text('purpose').notNull(),
    /** SHA-256 of the token. */
    tokenHash: char('token_hash', { length: 64 }).notNull().unique(),
    /** SHA-256 of the address that it was sent to, in lower case; null for the user's own address. */
    addressHash: char('address_hash', { length: 64 }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When it was used, or a newer one took its place. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    systemScope(),
    index('emailed_token_user').on(table.userId, table.purpose),
    index('emailed_token_age').using('brin', table.expiresAt),
  ],
)

/** One message to one user. Its words are made when it is sent, so that no link waits in the database. */
export const mail = pgTable(
  'mail',
  {
    mailId: uuid('mail_id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    kind: text('kind').notNull(),
    language: char('language', { length: 2 }).notNull(),
    /** Where its links lead: scheme and host of the app. */
    origin: text('origin').notNull(),
    tokenId: uuid('token_id').references(() => emailedToken.tokenId),
    /** Where it goes instead of to the user's own address; null once it was sent. */
    toAddress: text('to_address'),
    /** The application that it is about, by its number alone. */
    aboutApplication: bigint('about_application', { mode: 'number' }),
    /** The activity of that application, where it is about one. */
    aboutActivity: bigint('about_activity', { mode: 'number' }),
    /** The comment on that application, where it is about one. */
    aboutComment: uuid('about_comment'),
    /** The review by a person of that application, where it is about one. */
    aboutReview: bigint('about_review', { mode: 'number' }),
    /** The answer to a message about that application, where it is about one. */
    aboutReply: uuid('about_reply'),
    /** The company that it is about, where it is about no application. */
    aboutAccount: bigint('about_account', { mode: 'number' }),
    /** The requisition that it is about, where it is about no application. */
    aboutJob: bigint('about_job', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    failure: text('failure'),
  },
  (table) => [
    systemScope(),
    index('mail_user').on(table.userId, table.kind, table.createdAt),
    index('mail_token').on(table.tokenId),
    // About one thing a user is written to once.
    uniqueIndex('mail_about')
      .on(
        table.userId,
        table.kind,
        table.aboutApplication,
        sql`coalesce(about_activity, 0)`,
        sql`coalesce(about_comment, '00000000-0000-0000-0000-000000000000')`,
        sql`coalesce(about_review, 0)`,
        sql`coalesce(about_reply, '00000000-0000-0000-0000-000000000000')`,
      )
      .where(sql`about_application is not null`),
    index('mail_age').using('brin', table.createdAt),
  ],
)

/** A user asked for a new password, or for a link that signs in. Whether there is such a user is looked up later, out of the caller's sight. */
export const passwordRequest = pgTable(
  'password_request',
  {
    requestId: uuid('request_id').primaryKey(),
    email: text('email').notNull(),
    language: char('language', { length: 2 }).notNull(),
    origin: text('origin').notNull(),
    /** The job that a link which signs in leads to; null for a link to a new password. */
    jobUuid: uuid('job_uuid'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  () => [systemScope()],
)

/** What the embedded adapter took instead of a mail server: for the demo and development. */
export const mailboxMessage = pgTable(
  'mailbox_message',
  {
    mailId: uuid('mail_id').primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** An invitation to a calendar; null without one. */
    calendar: text('calendar'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [systemScope(), index('mailbox_message_newest').on(table.sentAt, table.mailId)],
)
