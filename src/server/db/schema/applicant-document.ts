// Documents that staff keep with applications. Their bytes are in the storage.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgPolicy,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import type { DocumentType } from '#contract/applicant-documents/applicant-documents-rules.ts'
import type { TextState } from '#contract/assessments/media.ts'

import { application } from './requisition.ts'
import { tenantTable } from './tenant.ts'

/** In a company, private documents are there only for users whose role includes private data. */
const IS_SEEN = sql`not is_private or (select app_scope()) <> 'account' or (select sees_private_data())`

export const applicantDocument = tenantTable(
  'applicant_document',
  {
    documentId: uuid('document_id').notNull(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    addedBy: bigint('added_by', { mode: 'number' }).notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Without what could be a path, and with the ending of its type. */
    fileName: text('file_name').notNull(),
    mime: text('mime').$type<DocumentType>().notNull(),
    size: integer('size').notNull(),
    isPrivate: boolean('is_private').notNull(),
    textState: text('text_state').$type<TextState>().notNull().default('waiting'),
    /** What the file says, as plain text. */
    fileText: text('file_text'),
    changedAt: timestamp('changed_at', { withTimezone: true }),
    /** From then on it can be put back for some minutes; after a day it is removed, and its file. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.documentId] }),
    pgPolicy('private_data', { as: 'restrictive', using: IS_SEEN, withCheck: IS_SEEN }),
    check('applicant_document_text_state', sql`text_state in ('waiting', 'ready', 'unreadable')`),
    index('applicant_document_list').on(
      table.accountId,
      table.userSmartreqId,
      table.addedAt.desc(),
      table.documentId.desc(),
    ),
    index('applicant_document_added_by').on(table.addedBy),
    index('applicant_document_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    foreignKey({
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
  ],
)
