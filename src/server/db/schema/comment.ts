// What staff write about applications to each other, or for themselves.
import { sql } from 'drizzle-orm'
import {
  check,
  bigint,
  foreignKey,
  index,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import type { CommentScope } from '#contract/scorecards/scorecards-rules.ts'

import { application } from './requisition.ts'
import { tenantTable } from './tenant.ts'

export const applicationComment = tenantTable(
  'application_comment',
  {
    commentUuid: uuid('comment_uuid').notNull().unique(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    authorUserId: bigint('author_user_id', { mode: 'number' }).notNull(),
    scope: text('scope').$type<CommentScope>().notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** From then on it can be put back for some minutes; after a day it is removed. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.commentUuid] }),
    check('application_comment_scope', sql`scope in ('team', 'private')`),
    index('application_comment_list').on(
      table.accountId,
      table.userSmartreqId,
      table.createdAt.desc(),
    ),
    index('application_comment_author').on(table.authorUserId),
    index('application_comment_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    foreignKey({
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
  ],
)

/** Whom a comment mentions. */
export const commentMention = tenantTable(
  'comment_mention',
  {
    commentUuid: uuid('comment_uuid').notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** When the user took it off their tasks; null while it is one. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.commentUuid, table.userId] }),
    index('comment_mention_user').on(table.userId),
    foreignKey({
      name: 'comment_mention_comment',
      columns: [table.accountId, table.commentUuid],
      foreignColumns: [applicationComment.accountId, applicationComment.commentUuid],
    }).onDelete('cascade'),
  ],
)
