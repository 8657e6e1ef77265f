// SQL of hiring classes. Runs in the company's scope.
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type {
  ClassContent,
  HiringClass,
  listHiringClasses,
} from '#contract/requisitions/hiring-classes.ts'
import type { ClassStatus } from '#contract/requisitions/requisitions-rules.ts'

import type { Tx } from '../../db/database.ts'
import { isListedAs } from '../../db/listed-applications.ts'
import { hiringClass } from '../../db/schema/hiring-class.ts'
import { hasWords } from '../../db/search.ts'
import { filled } from './seat-repository.ts'

export type JobKey = { readonly accountId: number; readonly jobId: number }
export type ClassKey = JobKey & { readonly hiringClassId: number }
type Query = z.output<typeof listHiringClasses.query> & JobKey

const status = sql<ClassStatus>`(case when hiring_class.status = 'open' and ${filled} >= hiring_class.seats
  then 'full' else hiring_class.status end)`

const columns = {
  hiring_class_id: hiringClass.hiringClassId,
  name: hiringClass.name,
  seats: hiringClass.seats,
  filled,
  start_date: hiringClass.startDate,
  status,
}

/** One page of a requisition's classes, and how many there are. */
export async function listClasses(tx: Tx, query: Query) {
  const where = filterOf(query)
  const rows: HiringClass[] = await tx.db
    .select(columns)
    .from(hiringClass)
    .where(where)
    .orderBy(...orderOf(query.ordering))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(hiringClass, where) }
}

export async function findClass(tx: Tx, key: ClassKey): Promise<HiringClass | null> {
  const [row] = await tx.db.select(columns).from(hiringClass).where(isClass(key))
  return row ?? null
}

/**
 * Locks classes, in one order, until the transaction ends: no seat of theirs is given or taken meanwhile. What assigns
 * applicants locks the applications first.
 */
export async function lockClasses(
  tx: Tx,
  { ids, ...key }: JobKey & { ids: readonly number[] },
): Promise<HiringClass[]> {
  const isNamed = and(ofJob(key), inArray(hiringClass.hiringClassId, [...ids]))
  await tx.db
    .select({ id: hiringClass.hiringClassId })
    .from(hiringClass)
    .where(isNamed)
    .orderBy(asc(hiringClass.hiringClassId))
    .for('update')
  // Counted by a statement of its own, which sees what was assigned while this one waited.
  return tx.db.select(columns).from(hiringClass).where(isNamed)
}

/** The id of a new class; null when another one of the requisition has the name. */
export async function insertClass(
  tx: Tx,
  { accountId, jobId, content }: JobKey & { content: ClassContent },
): Promise<number | null> {
  const { start_date: startDate, ...same } = content
  const [row] = await tx.db
    .insert(hiringClass)
    .values({ accountId, jobId, startDate, ...same })
    .onConflictDoNothing()
    .returning({ id: hiringClass.hiringClassId })
  return row?.id ?? null
}

/** Whether another class of the requisition has that name. */
export async function isNameTaken(
  tx: Tx,
  { name, ...key }: ClassKey & { name: string },
): Promise<boolean> {
  const isOther = and(
    ofJob(key),
    sql`${hiringClass.hiringClassId} <> ${key.hiringClassId}`,
    sql`lower(${hiringClass.name}) = lower(${name})`,
  )
  return (await tx.db.$count(hiringClass, isOther)) > 0
}

/** What is undefined stays as it is. */
export async function updateClass(
  tx: Tx,
  { content, ...key }: ClassKey & { content: Partial<ClassContent> },
): Promise<void> {
  const { start_date: startDate, ...same } = content
  if (Object.keys(content).length === 0) return
  await tx.db
    .update(hiringClass)
    .set({ ...same, startDate })
    .where(isClass(key))
}

/** Takes applications that no list shows out of a class: they have no seat in it, but name it in case they come back. */
export async function clearUnlisted(tx: Tx, key: ClassKey): Promise<void> {
  const { accountId, jobId, hiringClassId } = key
  await tx.db.execute(sql`update application a set hiring_class_id = null
    where a.account_id = ${accountId} and a.job_id = ${jobId} and a.hiring_class_id = ${hiringClassId}
      and not (${isListedAs('a')})`)
}

export async function deleteClass(tx: Tx, key: ClassKey): Promise<void> {
  await tx.db.delete(hiringClass).where(isClass(key))
}

function filterOf(query: Query): SQL | undefined {
  return and(
    ofJob(query),
    query.ids === undefined ? undefined : inArray(hiringClass.hiringClassId, query.ids),
    hasWords(hiringClass.name, query.search),
    query.status === undefined ? undefined : inArray(status, query.status),
  )
}

function orderOf(ordering: Query['ordering']): SQL[] {
  const direction = ordering.startsWith('-') ? desc : asc
  const key = ordering.endsWith('name') ? sql`lower(${hiringClass.name})` : hiringClass.startDate
  return [direction(key), asc(hiringClass.hiringClassId)]
}

function ofJob({ accountId, jobId }: JobKey) {
  return and(eq(hiringClass.accountId, accountId), eq(hiringClass.jobId, jobId))
}

function isClass({ hiringClassId, ...key }: ClassKey) {
  return and(ofJob(key), eq(hiringClass.hiringClassId, hiringClassId))
}
