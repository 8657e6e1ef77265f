// A company's library of interviews. What a plan asks is a copy: see `assessment.settings`.
import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

import { jsonb } from '../json-column.ts'
import { accountKey } from './account.ts'
import { attributeType } from './assessment.ts'
import { tenantTable } from './tenant.ts'

/** One question for interviewers. */
export const interviewQuestion = tenantTable(
  'interview_question',
  {
    interviewQuestionId: bigint('interview_question_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    text: text('text').notNull(),
    help: text('help').notNull(),
    /** Clean HTML. */
    details: text('details').notNull(),
    anchors: jsonb('anchors').$type<string[]>().notNull(),
    attributeTypeId: bigint('attribute_type_id', { mode: 'number' }).references(
      () => attributeType.attributeTypeId,
    ),
    minutes: smallint('minutes'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Raised with every change, so that two editors do not overwrite one another. */
    revision: integer('revision').notNull().default(0),
    /** Since when it is not offered any more; guides that ask it still do. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.interviewQuestionId] }),
    index('interview_question_by_text').on(
      table.accountId,
      sql`lower(${table.text})`,
      table.interviewQuestionId,
    ),
    index('interview_question_by_change').on(
      table.accountId,
      table.updatedAt,
      table.interviewQuestionId,
    ),
    index('interview_question_by_minutes').on(
      table.accountId,
      table.minutes,
      table.interviewQuestionId,
    ),
    // The few among those that are offered.
    index('interview_question_archived')
      .on(table.accountId, sql`lower(${table.text})`, table.interviewQuestionId)
      .where(sql`archived_at is not null`),
    index('interview_question_attribute').on(table.attributeTypeId),
  ],
)

/** One guide: questions of the library in an order. */
export const interviewGuide = tenantTable(
  'interview_guide',
  {
    interviewGuideId: bigint('interview_guide_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** Clean HTML. */
    intro: text('intro').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** As of a question. */
    revision: integer('revision').notNull().default(0),
    /** Since when it is not offered any more. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.interviewGuideId] }),
    index('interview_guide_by_name').on(
      table.accountId,
      sql`lower(${table.name})`,
      table.interviewGuideId,
    ),
    index('interview_guide_by_change').on(table.accountId, table.updatedAt, table.interviewGuideId),
    index('interview_guide_archived')
      .on(table.accountId, sql`lower(${table.name})`, table.interviewGuideId)
      .where(sql`archived_at is not null`),
  ],
)

/** A question of a guide. */
export const interviewGuideQuestion = tenantTable(
  'interview_guide_question',
  {
    interviewGuideId: bigint('interview_guide_id', { mode: 'number' }).notNull(),
    interviewQuestionId: bigint('interview_question_id', { mode: 'number' }).notNull(),
    /** From 1. */
    sortOrder: smallint('sort_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.interviewGuideId, table.interviewQuestionId] }),
    foreignKey({
      name: 'interview_guide_question_guide_fk',
      columns: [table.accountId, table.interviewGuideId],
      foreignColumns: [interviewGuide.accountId, interviewGuide.interviewGuideId],
    }),
    foreignKey({
      name: 'interview_guide_question_question_fk',
      columns: [table.accountId, table.interviewQuestionId],
      foreignColumns: [interviewQuestion.accountId, interviewQuestion.interviewQuestionId],
    }),
    index('interview_guide_question_use').on(table.accountId, table.interviewQuestionId),
  ],
)
