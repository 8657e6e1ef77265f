// SQL of the questions of a company's library, as its settings list them. Runs in the company's scope.
import { and, asc, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm'

import { measuredIdsOf } from '#contract/assessments/question-facts.ts'
import type { LocalizedText } from '#contract/core/shape.ts'
import type { QuestionMeasurementRow } from '#contract/settings/measurements.ts'
import type { QuestionMeasurement } from '#contract/settings/settings-rules.ts'

import type { Tx } from '../../db/database.ts'
import { attributeType } from '../../db/schema/assessment.ts'
import { accountQuestion as question, accountQuestionAttribute } from '../../db/schema/question.ts'
import { hasWords } from '../../db/search.ts'
import { countUses } from './question-uses.ts'

type Query = {
  readonly accountId: number
  readonly measurementType: QuestionMeasurement
  readonly search: string
  readonly page: number
  readonly page_size: number
  readonly attribute_type_id?: number | undefined
  readonly type?: (typeof question.$inferSelect)['type'] | undefined
  readonly state?: 'archived' | undefined
}

/** One page of questions by their text, and how many there are. */
export async function listQuestions(
  tx: Tx,
  query: Query,
): Promise<{ rows: QuestionMeasurementRow[]; total: number }> {
  const where = filterOf(tx, query)
  const found = await tx.db
    .select({
      account_question_id: question.accountQuestionId,
      usage_measurement_type_id: question.measurementType,
      question: question.written,
      is_archived: sql<boolean>`${question.archivedAt} is not null`,
    })
    .from(question)
    .where(where)
    .orderBy(asc(question.text), asc(question.accountQuestionId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  const names = await attributeNames(
    tx,
    found.flatMap((row) => measuredIdsOf(row.question)),
  )
  const ids = found.map((row) => row.account_question_id)
  const uses = await countUses(tx, { accountId: query.accountId, ids })
  const rows = found.map((row) => ({
    ...row,
    used_count: uses.get(row.account_question_id) ?? 0,
    kind: 'question' as const,
    attributes: measuredIdsOf(row.question).flatMap((id) => {
      const name = names.get(id)
      return name === undefined ? [] : [{ attribute_type_id: id, name }]
    }),
  }))
  return { rows, total: await tx.db.$count(question, where) }
}

async function attributeNames(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LocalizedText>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.db
    .select({ id: attributeType.attributeTypeId, name: attributeType.name })
    .from(attributeType)
    .where(inArray(attributeType.attributeTypeId, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function filterOf(tx: Tx, query: Query) {
  const { accountId, measurementType, search, attribute_type_id: attributeTypeId } = query
  const measures =
    attributeTypeId === undefined
      ? undefined
      : tx.db
          .select({ one: sql`1` })
          .from(accountQuestionAttribute)
          .where(
            and(
              eq(accountQuestionAttribute.accountId, question.accountId),
              eq(accountQuestionAttribute.accountQuestionId, question.accountQuestionId),
              eq(accountQuestionAttribute.attributeTypeId, attributeTypeId),
            ),
          )
  return and(
    eq(question.accountId, accountId),
    eq(question.measurementType, measurementType),
    query.state === 'archived' ? isNotNull(question.archivedAt) : isNull(question.archivedAt),
    query.type === undefined ? undefined : eq(question.type, query.type),
    measures === undefined ? undefined : exists(measures),
    hasWords(question.text, search),
  )
}
