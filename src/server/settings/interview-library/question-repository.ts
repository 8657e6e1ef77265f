// SQL of the questions of a company's library of interviews. Runs in the company's scope.
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type {
  InterviewQuestion,
  InterviewQuestionContent,
  listInterviewQuestions as listEndpoint,
} from '#contract/settings/interview-library.ts'

import type { Tx } from '../../db/database.ts'
import { isOfferedTo } from '../../db/measured-attributes.ts'
import { assessment, attributeType } from '../../db/schema/assessment.ts'
import {
  interviewGuideQuestion,
  interviewQuestion as question,
} from '../../db/schema/interview-library.ts'
import { hasWords } from '../../db/search.ts'

export type QuestionKey = { readonly accountId: number; readonly interviewQuestionId: number }
type Query = z.output<typeof listEndpoint.query> & { readonly accountId: number }

const columns = {
  interview_question_id: question.interviewQuestionId,
  text: question.text,
  help: question.help,
  details: question.details,
  anchors: question.anchors,
  minutes: question.minutes,
  attribute_type_id: question.attributeTypeId,
  attribute_name: attributeType.name,
  guide_count: sql<number>`(select count(*)::int from interview_guide_question q
    join interview_guide g
      on g.account_id = q.account_id and g.interview_guide_id = q.interview_guide_id
    where q.account_id = interview_question.account_id
      and q.interview_question_id = interview_question.interview_question_id
      and g.archived_at is null)`,
  archivedAt: question.archivedAt,
  updatedAt: question.updatedAt,
  revision: question.revision,
}

/** One page of questions, and how many there are. */
export async function listQuestions(tx: Tx, query: Query) {
  const where = filterOf(query)
  const rows = await selectQuestions(tx)
    .where(where)
    .orderBy(...orderOf(query.ordering))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows: rows.map(describe), total: await tx.db.$count(question, where) }
}

export async function findQuestion(tx: Tx, key: QuestionKey): Promise<InterviewQuestion | null> {
  const [row] = await selectQuestions(tx).where(isQuestion(key))
  return row === undefined ? null : describe(row)
}

/** The questions of a guide, in their order. */
export async function listQuestionsOfGuide(
  tx: Tx,
  { accountId, interviewGuideId }: { accountId: number; interviewGuideId: number },
): Promise<InterviewQuestion[]> {
  const isOfGuide = and(
    eq(interviewGuideQuestion.accountId, question.accountId),
    eq(interviewGuideQuestion.interviewQuestionId, question.interviewQuestionId),
    eq(interviewGuideQuestion.interviewGuideId, interviewGuideId),
  )
  const rows = await selectQuestions(tx)
    .innerJoin(interviewGuideQuestion, isOfGuide)
    .where(eq(question.accountId, accountId))
    .orderBy(asc(interviewGuideQuestion.sortOrder))
  return rows.map(describe)
}

/** Locks questions that a guide is about to ask, in one order; which of them are offered. */
export async function lockQuestions(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
) {
  if (ids.length === 0) return []
  return tx.db
    .select({ id: question.interviewQuestionId, archivedAt: question.archivedAt })
    .from(question)
    .where(and(eq(question.accountId, accountId), inArray(question.interviewQuestionId, [...ids])))
    .orderBy(asc(question.interviewQuestionId))
    .for('update')
}

export async function insertQuestion(
  tx: Tx,
  { accountId, content, at }: { accountId: number; content: InterviewQuestionContent; at: Date },
): Promise<number> {
  const [row] = await tx.db
    .insert(question)
    .values({ accountId, ...valuesOf(content), createdAt: at, updatedAt: at })
    .returning({ id: question.interviewQuestionId })
  if (row === undefined) throw new Error('The question was not inserted.')
  return row.id
}

export async function updateQuestion(
  tx: Tx,
  { content, at, ...key }: QuestionKey & { content: InterviewQuestionContent; at: Date },
): Promise<void> {
  await tx.db
    .update(question)
    .set({ ...valuesOf(content), updatedAt: at, revision: sql`${question.revision} + 1` })
    .where(isQuestion(key))
}

/** Whether a guide of the library or the plan of a requisition asks it, now or in a version of before. */
export async function isAsked(tx: Tx, key: QuestionKey): Promise<boolean> {
  const inGuides = and(
    eq(interviewGuideQuestion.accountId, key.accountId),
    eq(interviewGuideQuestion.interviewQuestionId, key.interviewQuestionId),
  )
  if ((await tx.db.$count(interviewGuideQuestion, inGuides)) > 0) return true
  const asks = JSON.stringify({
    guide: { questions: [{ interview_question_id: key.interviewQuestionId }] },
  })
  const own = eq(assessment.accountId, key.accountId)
  return (await tx.db.$count(assessment, and(own, sql`settings @> ${asks}::jsonb`))) > 0
}

export async function setArchived(
  tx: Tx,
  { archivedAt, ...key }: QuestionKey & { archivedAt: Date | null },
): Promise<void> {
  await tx.db.update(question).set({ archivedAt }).where(isQuestion(key))
}

export async function deleteQuestion(tx: Tx, key: QuestionKey): Promise<void> {
  await tx.db.delete(question).where(isQuestion(key))
}

/** What a rating of the company can count for. */
export async function listAttributes(tx: Tx, accountId: number) {
  return tx.db
    .select({ attribute_type_id: attributeType.attributeTypeId, name: attributeType.name })
    .from(attributeType)
    .where(isOfferedTo({ accountId }))
    .orderBy(asc(attributeType.category), asc(attributeType.attributeTypeId))
}

export async function hasAttribute(
  tx: Tx,
  { accountId, attributeTypeId }: { accountId: number; attributeTypeId: number },
): Promise<boolean> {
  const isIt = eq(attributeType.attributeTypeId, attributeTypeId)
  return (await tx.db.$count(attributeType, and(isIt, isOfferedTo({ accountId })))) > 0
}

function selectQuestions(tx: Tx) {
  return tx.db
    .select(columns)
    .from(question)
    .leftJoin(attributeType, eq(attributeType.attributeTypeId, question.attributeTypeId))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectQuestions>>[number]

function describe({ archivedAt, updatedAt, ...row }: Row): InterviewQuestion {
  return { ...row, is_archived: archivedAt !== null, updated_at: updatedAt.toISOString() }
}

function valuesOf({ attribute_type_id: attributeTypeId, ...content }: InterviewQuestionContent) {
  return { ...content, attributeTypeId }
}

function filterOf({ accountId, search, attribute_type_id: attributeTypeId, state }: Query) {
  return and(
    eq(question.accountId, accountId),
    state === 'archived' ? isNotNull(question.archivedAt) : isNull(question.archivedAt),
    hasWords(question.text, search),
    attributeTypeId === undefined ? undefined : eq(question.attributeTypeId, attributeTypeId),
  )
}

function orderOf(ordering: Query['ordering']): SQL[] {
  const direction = ordering.startsWith('-') ? desc : asc
  const id = direction(question.interviewQuestionId)
  if (ordering.endsWith('minutes')) return [direction(question.minutes), id]
  if (ordering.endsWith('updated_at')) return [direction(question.updatedAt), id]
  return [direction(sql`lower(${question.text})`), id]
}

function isQuestion({ accountId, interviewQuestionId }: QuestionKey) {
  return and(
    eq(question.accountId, accountId),
    eq(question.interviewQuestionId, interviewQuestionId),
  )
}
