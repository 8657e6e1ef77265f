// Scorecards that were shared with people outside the company, and what became of each link. Goes with the application.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { application } from './requisition.ts'
import { appUser } from './session.ts'
import { tenantTable } from './tenant.ts'

export const scorecardShare = tenantTable(
  'scorecard_share',
  {
    shareId: bigint('share_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    sharedBy: bigint('shared_by', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    /** What the sender wrote to the recipients; empty for nothing. */
    message: text('message').notNull(),
    hasAnswers: boolean('has_answers').notNull(),
    /** Of the sender: nothing is known of the recipients. */
    language: char('language', { length: 2 }).notNull(),
    /** Where the links lead: scheme and host of the app. */
    origin: text('origin').notNull(),
    sharedAt: timestamp('shared_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.shareId] }),
    index('scorecard_share_of').on(table.accountId, table.userSmartreqId, table.sharedAt),
    index('scorecard_share_by').on(table.sharedBy),
    index('scorecard_share_end').on(table.expiresAt),
    foreignKey({
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
  ],
)

export const scorecardShareRecipient = tenantTable(
  'scorecard_share_recipient',
  {
    /** Of the message and of the link in it: the token follows from it and the secret. */
    recipientId: uuid('recipient_id').notNull(),
    shareId: bigint('share_id', { mode: 'number' }).notNull(),
    email: text('email').notNull(),
    /** SHA-256 of the token: the database alone opens nothing. */
    tokenHash: char('token_hash', { length: 64 }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When the mail was refused for good. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    openCount: integer('open_count').notNull().default(0),
    lastOpenedAt: timestamp('last_opened_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.recipientId] }),
    uniqueIndex('scorecard_share_token').on(table.tokenHash),
    index('scorecard_share_recipient_of').on(table.accountId, table.shareId),
    index('scorecard_share_address').on(sql`lower(${table.email})`),
    foreignKey({
      columns: [table.accountId, table.shareId],
      foreignColumns: [scorecardShare.accountId, scorecardShare.shareId],
    }).onDelete('cascade'),
  ],
)
