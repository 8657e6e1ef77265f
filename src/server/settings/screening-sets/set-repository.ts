// SQL of a company's sets of screening questions. Runs in the company's scope.
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'

import type { ScreeningSet } from '#contract/settings/screening-sets.ts'
import { MEASUREMENT } from '#contract/settings/settings-rules.ts'

import type { Tx } from '../../db/database.ts'
import {
  accountQuestion as question,
  screeningSet as set,
  screeningSetQuestion as member,
} from '../../db/schema/question.ts'
import { hasWords } from '../../db/search.ts'

export type SetKey = { readonly accountId: number; readonly screeningSetId: number }
type Query = {
  readonly accountId: number
  readonly search: string
  readonly page: number
  readonly page_size: number
}
type Company = { readonly accountId: number }

const columns = { screening_set_id: set.screeningSetId, name: set.name }

/** One page of sets by their names, and how many there are. */
export async function listSets(tx: Tx, query: Query) {
  const where = and(eq(set.accountId, query.accountId), hasWords(set.name, query.search))
  const rows = await tx.db
    .select(columns)
    .from(set)
    .where(where)
    .orderBy(sql`lower(${set.name})`, asc(set.screeningSetId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return {
    rows: await withQuestions(tx, { ...query, rows }),
    total: await tx.db.$count(set, where),
  }
}

/** A set, locked until the transaction ends where a change of it is begun. */
export async function lockSet(tx: Tx, key: SetKey): Promise<ScreeningSet | null> {
  const rows = await tx.db.select(columns).from(set).where(isSet(key)).for('update')
  const [found] = await withQuestions(tx, { ...key, rows })
  return found ?? null
}

export async function isNameTaken(
  tx: Tx,
  { accountId, name, except }: Company & { name: string; except: number | undefined },
): Promise<boolean> {
  const isOther = except === undefined ? undefined : ne(set.screeningSetId, except)
  const hasName = eq(sql`lower(${set.name})`, sql`lower(${name})`)
  return (await tx.db.$count(set, and(eq(set.accountId, accountId), hasName, isOther))) > 0
}

/** Locks screening questions that a set is about to ask; which of them there are, and which are archived. */
export async function lockQuestions(
  tx: Tx,
  { accountId, ids }: Company & { ids: readonly number[] },
) {
  return tx.db
    .select({ id: question.accountQuestionId, archivedAt: question.archivedAt })
    .from(question)
    .where(
      and(
        eq(question.accountId, accountId),
        eq(question.measurementType, MEASUREMENT.pre_screen_questions),
        inArray(question.accountQuestionId, [...ids]),
      ),
    )
    .orderBy(asc(question.accountQuestionId))
    .for('update')
}

export async function insertSet(tx: Tx, values: Company & { name: string }): Promise<number> {
  const [row] = await tx.db.insert(set).values(values).returning({ id: set.screeningSetId })
  if (row === undefined) throw new Error('The set was not inserted.')
  return row.id
}

export async function renameSet(
  tx: Tx,
  { name, ...key }: SetKey & { name: string },
): Promise<void> {
  await tx.db.update(set).set({ name }).where(isSet(key))
}

/** Asks these questions in this order, and no others. */
export async function replaceQuestions(
  tx: Tx,
  { ids, ...key }: SetKey & { ids: readonly number[] },
): Promise<void> {
  const isOfSet = and(
    eq(member.accountId, key.accountId),
    eq(member.screeningSetId, key.screeningSetId),
  )
  await tx.db.delete(member).where(isOfSet)
  await tx.db
    .insert(member)
    .values(ids.map((id, at) => ({ ...key, accountQuestionId: id, sortOrder: at + 1 })))
}

export async function deleteSet(tx: Tx, key: SetKey): Promise<void> {
  await tx.db.delete(set).where(isSet(key))
}

type Named = { readonly screening_set_id: number; readonly name: string }

async function withQuestions(
  tx: Tx,
  { accountId, rows }: Company & { rows: readonly Named[] },
): Promise<ScreeningSet[]> {
  const ids = rows.map((row) => row.screening_set_id)
  if (ids.length === 0) return []
  const isAsked = and(
    eq(member.accountId, question.accountId),
    eq(member.accountQuestionId, question.accountQuestionId),
  )
  const found = await tx.db
    .select({
      setId: member.screeningSetId,
      account_question_id: question.accountQuestionId,
      question: question.written,
      is_archived: sql<boolean>`${question.archivedAt} is not null`,
    })
    .from(member)
    .innerJoin(question, isAsked)
    .where(and(eq(member.accountId, accountId), inArray(member.screeningSetId, ids)))
    .orderBy(asc(member.sortOrder))
  const bySet = Map.groupBy(found, ({ setId }) => setId)
  return rows.map((row) => ({
    ...row,
    questions: (bySet.get(row.screening_set_id) ?? []).map(({ setId: _setId, ...one }) => one),
  }))
}

function isSet({ accountId, screeningSetId }: SetKey) {
  return and(eq(set.accountId, accountId), eq(set.screeningSetId, screeningSetId))
}
