// SQL of seats in hiring classes that are given back and taken again with a decision. Every statement is about all of the
// applications at once. Runs in the company's scope, or the system's.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Tx } from '../../db/database.ts'
import { isListedAs } from '../../db/listed-applications.ts'
import { hiringClass } from '../../db/schema/hiring-class.ts'
import type { Move } from './assignment-repository.ts'

type Ids = { readonly accountId: number; readonly ids: readonly number[] }

const movesSchema = z.object({
  rows: z.array(z.object({ id: z.coerce.number(), class_id: z.coerce.number() })),
})

/** Locked applications that have a seat, as moves out of it. */
export async function listSeated(tx: Tx, { accountId, ids }: Ids): Promise<Move[]> {
  const found = await tx.db.execute(sql`
    select a.user_smartreq_id as id, a.hiring_class_id as class_id from application a
    where a.account_id = ${accountId} and a.user_smartreq_id = any(${listOf(ids)}) and a.hiring_class_id is not null
    order by a.user_smartreq_id`)
  return movesOut(found)
}

/** The same for other applications of the same persons that go on; they are locked. */
export async function lockSeatedElsewhere(tx: Tx, { accountId, ids }: Ids): Promise<Move[]> {
  const found = await tx.db.execute(sql`
    select o.user_smartreq_id as id, o.hiring_class_id as class_id from application o
    where o.account_id = ${accountId} and o.hiring_class_id is not null and ${isListedAs('o')}
      and o.status in ('incomplete', 'new', 'active', 'on_hold', 'offer')
      and o.user_smartreq_id <> all(${listOf(ids)})
      and o.user_id in (select h.user_id from application h
        where h.account_id = ${accountId} and h.user_smartreq_id = any(${listOf(ids)}))
    order by o.user_smartreq_id for update of o`)
  return movesOut(found)
}

function movesOut(found: unknown): Move[] {
  const { rows } = movesSchema.parse(found)
  return rows.map(({ id, class_id: from }) => ({ userSmartreqId: id, from, to: null }))
}

const leftSchema = z.object({
  rows: z.array(
    z.object({
      assignment_id: z.coerce.number(),
      id: z.coerce.number(),
      class_id: z.coerce.number(),
    }),
  ),
})

/**
 * The seats that locked applications gave back with a decision: of one batch, or with the last rejection or withdrawal. One
 * that staff took away is not among them, nor one of an application that has a class again.
 */
export async function listLeft(tx: Tx, { accountId, ids, batchId }: Ids & { batchId?: string }) {
  const ofBatch = batchId === undefined ? sql`true` : sql`x.batch_id = ${batchId}::uuid`
  const found = await tx.db.execute(sql`
    select x.assignment_id, x.user_smartreq_id as id, x.from_hiring_class_id as class_id
    from application a
    join lateral (select x.* from hiring_class_assignment x
      where x.account_id = a.account_id and x.user_smartreq_id = a.user_smartreq_id and x.undone_at is null
      order by x.assignment_id desc limit 1) x on true
    where a.account_id = ${accountId} and a.user_smartreq_id = any(${listOf(ids)}) and a.hiring_class_id is null
      and x.to_hiring_class_id is null and x.from_hiring_class_id is not null and ${ofBatch}
      and (x.assigned_by = a.user_id or exists (select 1 from application_decision d
        where d.account_id = x.account_id and d.batch_id = x.batch_id and d.user_smartreq_id = x.user_smartreq_id))
    order by x.user_smartreq_id`)
  return leftSchema.parse(found).rows.map((row) => ({
    assignmentId: row.assignment_id,
    userSmartreqId: row.id,
    hiringClassId: row.class_id,
  }))
}

/** Locks classes of any requisitions, in one order, and how many seats each has left. */
export async function lockSeats(
  tx: Tx,
  { accountId, ids }: Ids,
): Promise<{ hiringClassId: number; name: string; left: number }[]> {
  const isNamed = and(
    eq(hiringClass.accountId, accountId),
    inArray(hiringClass.hiringClassId, [...ids]),
  )
  await tx.db
    .select({ id: hiringClass.hiringClassId })
    .from(hiringClass)
    .where(isNamed)
    .orderBy(asc(hiringClass.hiringClassId))
    .for('update')
  // Counted by a statement of its own, which sees what was assigned while this one waited.
  return tx.db
    .select({
      hiringClassId: hiringClass.hiringClassId,
      name: hiringClass.name,
      left: sql<number>`hiring_class.seats - ${filled}`,
    })
    .from(hiringClass)
    .where(isNamed)
}

/** Everyone who is assigned takes a seat, an applicant whose data was erased as well. */
export const filled = sql<number>`(select count(*)::int from application a
  where a.account_id = hiring_class.account_id and a.job_id = hiring_class.job_id
    and a.hiring_class_id = hiring_class.hiring_class_id and ${isListedAs('a')})`

function listOf(ids: readonly number[]) {
  return sql`${sql.param([...ids])}::bigint[]`
}
