// The questions that a company uses again and again. What an activity asks is a copy: see `assessment.settings`.
import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  index,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import type { QuestionMeasurement } from '#contract/settings/settings-rules.ts'

import { jsonb } from '../json-column.ts'
import { accountKey } from './account.ts'
import { attributeType } from './assessment.ts'
import { tenantTable } from './tenant.ts'

/** One question of a company's library. */
export const accountQuestion = tenantTable(
  'account_question',
  {
    accountQuestionId: bigint('account_question_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    /** What asks it: 3 plans of requisitions, 2 and 5 what is asked about employees. */
    measurementType: smallint('usage_measurement_type_id')
      .$type<QuestionMeasurement>()
      .notNull()
      .default(3),
    text: text('text').notNull(),
    type: text('type').$type<WrittenQuestion['type']>().notNull(),
    written: jsonb('written').$type<WrittenQuestion>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when it is not offered any more; what was asked before stays readable. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.accountQuestionId] }),
    index('account_question_list')
      .on(table.accountId, table.measurementType, table.text, table.accountQuestionId)
      .where(sql`archived_at is null`),
    index('account_question_archived')
      .on(table.accountId, table.measurementType, table.text, table.accountQuestionId)
      .where(sql`archived_at is not null`),
  ],
)

/** An attribute that a question of the library measures, as `written` says it: for what asks by the attribute. */
export const accountQuestionAttribute = tenantTable(
  'account_question_attribute',
  {
    accountQuestionId: bigint('account_question_id', { mode: 'number' }).notNull(),
    attributeTypeId: bigint('attribute_type_id', { mode: 'number' })
      .notNull()
      .references(() => attributeType.attributeTypeId),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.accountQuestionId, table.attributeTypeId] }),
    index('account_question_attribute_type').on(table.attributeTypeId, table.accountId),
    foreignKey({
      name: 'account_question_attribute_question_fk',
      columns: [table.accountId, table.accountQuestionId],
      foreignColumns: [accountQuestion.accountId, accountQuestion.accountQuestionId],
    }).onDelete('cascade'),
  ],
)

/** Questions of the library that are asked together, in an order. What a plan takes is a copy. */
export const screeningSet = tenantTable(
  'screening_set',
  {
    screeningSetId: bigint('screening_set_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.screeningSetId] }),
    uniqueIndex('screening_set_name').on(table.accountId, sql`lower(${table.name})`),
  ],
)

/** A question of a set. */
export const screeningSetQuestion = tenantTable(
  'screening_set_question',
  {
    screeningSetId: bigint('screening_set_id', { mode: 'number' }).notNull(),
    accountQuestionId: bigint('account_question_id', { mode: 'number' }).notNull(),
    /** From 1. */
    sortOrder: smallint('sort_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.screeningSetId, table.accountQuestionId] }),
    foreignKey({
      name: 'screening_set_question_set_fk',
      columns: [table.accountId, table.screeningSetId],
      foreignColumns: [screeningSet.accountId, screeningSet.screeningSetId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'screening_set_question_question_fk',
      columns: [table.accountId, table.accountQuestionId],
      foreignColumns: [accountQuestion.accountId, accountQuestion.accountQuestionId],
    }),
    index('screening_set_question_use').on(table.accountId, table.accountQuestionId),
  ],
)
