// SQL of a company's question library. Runs in the company's scope.
import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import { measuredIdsOf } from '#contract/assessments/question-facts.ts'
import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import type { QuestionMeasurement } from '#contract/settings/settings-rules.ts'

import type { Tx } from '../../db/database.ts'
import { assessment } from '../../db/schema/assessment.ts'
import {
  accountQuestion,
  accountQuestionAttribute,
  screeningSetQuestion,
} from '../../db/schema/question.ts'
import { hasWords } from '../../db/search.ts'

/** A question of a company, of one kind where the caller names it. */
export type QuestionKey = {
  readonly accountId: number
  readonly accountQuestionId: number
  readonly measurementType?: QuestionMeasurement | undefined
}
type Query = {
  readonly accountId: number
  readonly measurementType: QuestionMeasurement
  readonly search: string
  readonly page: number
  readonly page_size: number
}

const columns = {
  account_question_id: accountQuestion.accountQuestionId,
  question: accountQuestion.written,
}

/** One page of what is offered, and how much there is. */
export async function listQuestions(tx: Tx, query: Query) {
  const { accountId, measurementType, search, page, page_size: pageSize } = query
  const where = and(
    eq(accountQuestion.accountId, accountId),
    eq(accountQuestion.measurementType, measurementType),
    isNull(accountQuestion.archivedAt),
    hasWords(accountQuestion.text, search),
  )
  const rows = await tx.db
    .select(columns)
    .from(accountQuestion)
    .where(where)
    .orderBy(asc(accountQuestion.text), asc(accountQuestion.accountQuestionId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await tx.db.$count(accountQuestion, where) }
}

export async function insertQuestion(
  tx: Tx,
  given: {
    accountId: number
    measurementType: QuestionMeasurement
    question: WrittenQuestion
  },
) {
  const { accountId, measurementType, question } = given
  const { text, type } = question
  const [row] = await tx.db
    .insert(accountQuestion)
    .values({ accountId, measurementType, text, type, written: question })
    .returning(columns)
  if (row === undefined) throw new Error('The question was not inserted.')
  await insertMeasures(tx, {
    accountId,
    accountQuestionId: row.account_question_id,
    question,
  })
  return row
}

type Measured = QuestionKey & { readonly question: WrittenQuestion }

async function insertMeasures(tx: Tx, { question, ...key }: Measured): Promise<void> {
  const values = measuredIdsOf(question).map((attributeTypeId) => ({ ...key, attributeTypeId }))
  if (values.length > 0) await tx.db.insert(accountQuestionAttribute).values(values)
}

export async function updateQuestion(tx: Tx, { question, ...key }: Measured): Promise<void> {
  const { text, type } = question
  await tx.db.update(accountQuestion).set({ text, type, written: question }).where(ofQuestion(key))
  const isOfQuestion = and(
    eq(accountQuestionAttribute.accountId, key.accountId),
    eq(accountQuestionAttribute.accountQuestionId, key.accountQuestionId),
  )
  await tx.db.delete(accountQuestionAttribute).where(isOfQuestion)
  await insertMeasures(tx, { ...key, question })
}

export async function hasQuestion(tx: Tx, key: QuestionKey): Promise<boolean> {
  return (await tx.db.$count(accountQuestion, ofQuestion(key))) > 0
}

/** A question, offered or archived; locked until the transaction ends. */
export async function lockQuestion(tx: Tx, key: QuestionKey) {
  const [row] = await tx.db
    .select({ ...columns, archivedAt: accountQuestion.archivedAt })
    .from(accountQuestion)
    .where(ofQuestion(key))
    .for('update')
  return row ?? null
}

/** Whether a set asks it, or the plan of a requisition, now or in a version of before. */
export async function isAsked(tx: Tx, key: QuestionKey): Promise<boolean> {
  const asks = JSON.stringify({ questions: [{ account_question_id: key.accountQuestionId }] })
  const inSets = and(
    eq(screeningSetQuestion.accountId, key.accountId),
    eq(screeningSetQuestion.accountQuestionId, key.accountQuestionId),
  )
  if ((await tx.db.$count(screeningSetQuestion, inSets)) > 0) return true
  const own = eq(assessment.accountId, key.accountId)
  return (await tx.db.$count(assessment, and(own, sql`settings @> ${asks}::jsonb`))) > 0
}

export async function setArchived(
  tx: Tx,
  { isArchived, ...key }: QuestionKey & { isArchived: boolean },
): Promise<void> {
  const archivedAt = isArchived ? sql`now()` : null
  await tx.db.update(accountQuestion).set({ archivedAt }).where(ofQuestion(key))
}

export async function deleteQuestion(tx: Tx, key: QuestionKey): Promise<void> {
  await tx.db.delete(accountQuestion).where(ofQuestion(key))
}

function ofQuestion({ accountId, accountQuestionId, measurementType }: QuestionKey) {
  return and(
    eq(accountQuestion.accountId, accountId),
    eq(accountQuestion.accountQuestionId, accountQuestionId),
    measurementType === undefined
      ? undefined
      : eq(accountQuestion.measurementType, measurementType),
  )
}
