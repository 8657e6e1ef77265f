// SQL of the guides of a company's library of interviews. Runs in the company's scope.
import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type {
  InterviewGuideSummary,
  listInterviewGuides as listEndpoint,
} from '#contract/settings/interview-library.ts'

import type { Tx } from '../../db/database.ts'
import {
  interviewGuide as guide,
  interviewGuideQuestion,
} from '../../db/schema/interview-library.ts'
import { hasWords } from '../../db/search.ts'

export type GuideKey = { readonly accountId: number; readonly interviewGuideId: number }
type Query = z.output<typeof listEndpoint.query> & { readonly accountId: number }
type Values = { readonly name: string; readonly intro: string }

// With their tables: of a query from one table Drizzle leaves them out.
const ofGuide = sql`from interview_guide_question q
  join interview_question i
    on i.account_id = q.account_id and i.interview_question_id = q.interview_question_id
  where q.account_id = interview_guide.account_id
    and q.interview_guide_id = interview_guide.interview_guide_id`
const columns = {
  interview_guide_id: guide.interviewGuideId,
  name: guide.name,
  question_count: sql<number>`(select count(*)::int ${ofGuide})`,
  minutes: sql<number>`(select coalesce(sum(i.minutes), 0)::int ${ofGuide})`,
  archivedAt: guide.archivedAt,
  updatedAt: guide.updatedAt,
}

/** One page of guides, and how many there are. */
export async function listGuides(tx: Tx, query: Query) {
  const { accountId, search, state } = query
  const where = and(
    eq(guide.accountId, accountId),
    state === 'archived' ? isNotNull(guide.archivedAt) : isNull(guide.archivedAt),
    hasWords(guide.name, search),
  )
  const rows = await tx.db
    .select(columns)
    .from(guide)
    .where(where)
    .orderBy(...orderOf(query.ordering))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows: rows.map(describe), total: await tx.db.$count(guide, where) }
}

export async function findGuide(
  tx: Tx,
  key: GuideKey,
): Promise<(InterviewGuideSummary & { intro: string; revision: number }) | null> {
  const [row] = await tx.db
    .select({ ...columns, intro: guide.intro, revision: guide.revision })
    .from(guide)
    .where(isGuide(key))
  return row === undefined ? null : describe(row)
}

/** Locks a guide until the transaction ends; false where there is none. */
export async function lockGuide(tx: Tx, key: GuideKey): Promise<boolean> {
  const rows = await tx.db
    .select({ id: guide.interviewGuideId })
    .from(guide)
    .where(isGuide(key))
    .for('update')
  return rows.length > 0
}

export async function insertGuide(
  tx: Tx,
  { accountId, at, ...values }: Values & { accountId: number; at: Date },
): Promise<number> {
  const [row] = await tx.db
    .insert(guide)
    .values({ accountId, ...values, createdAt: at, updatedAt: at })
    .returning({ id: guide.interviewGuideId })
  if (row === undefined) throw new Error('The guide was not inserted.')
  return row.id
}

export async function updateGuide(
  tx: Tx,
  { name, intro, at, ...key }: GuideKey & Values & { at: Date },
): Promise<void> {
  const revision = sql`${guide.revision} + 1`
  await tx.db.update(guide).set({ name, intro, updatedAt: at, revision }).where(isGuide(key))
}

/** Asks these questions in this order, and no others. */
export async function replaceQuestions(
  tx: Tx,
  { ids, accountId, interviewGuideId }: GuideKey & { ids: readonly number[] },
): Promise<void> {
  const isOfGuide = and(
    eq(interviewGuideQuestion.accountId, accountId),
    eq(interviewGuideQuestion.interviewGuideId, interviewGuideId),
  )
  await tx.db.delete(interviewGuideQuestion).where(isOfGuide)
  if (ids.length === 0) return
  await tx.db.insert(interviewGuideQuestion).values(
    ids.map((interviewQuestionId, index) => ({
      accountId,
      interviewGuideId,
      interviewQuestionId,
      sortOrder: index + 1,
    })),
  )
}

export async function setArchived(
  tx: Tx,
  { archivedAt, ...key }: GuideKey & { archivedAt: Date | null },
): Promise<void> {
  await tx.db.update(guide).set({ archivedAt }).where(isGuide(key))
}

function describe<R extends { archivedAt: Date | null; updatedAt: Date }>({
  archivedAt,
  updatedAt,
  ...row
}: R) {
  return { ...row, is_archived: archivedAt !== null, updated_at: updatedAt.toISOString() }
}

function orderOf(ordering: Query['ordering']): SQL[] {
  const direction = ordering.startsWith('-') ? desc : asc
  const id = direction(guide.interviewGuideId)
  if (ordering.endsWith('updated_at')) return [direction(guide.updatedAt), id]
  return [direction(sql`lower(${guide.name})`), id]
}

function isGuide({ accountId, interviewGuideId }: GuideKey) {
  return and(eq(guide.accountId, accountId), eq(guide.interviewGuideId, interviewGuideId))
}
