// SQL of published figures about equal-opportunity answers. Those that publish run as the system, which alone sees answers;
// a company's scope reads what is published.
import { and, eq, inArray, isNull, max, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import type { Tx } from '../../db/database.ts'
import { eeocAnswer, eeocFigure, eeocPublication } from '../../db/schema/eeoc.ts'
import { application } from '../../db/schema/requisition.ts'
import { OUTCOME_OF_STATUS, OUTCOMES, type Cell } from './figure-rules.ts'

/** A transaction, or what has its way to the database alone. */
export type Db = Pick<Tx, 'db'>

export type PositionKey = { readonly accountId: number; readonly jobId: number }

const changeSchema = z.object({
  accountId: z.number(),
  jobId: z.number(),
  added: z.number(),
  removed: z.number(),
})

/** How many people are new or gone since figures were published, by position; `key` for one position. */
export async function listChanges(tx: Db, key?: PositionKey) {
  const ofKey = (accountId: SQL, jobId: SQL) =>
    key === undefined ? sql`true` : sql`${accountId} = ${key.accountId} and ${jobId} = ${key.jobId}`
  const found = await tx.db
    .select({
      accountId: sql<number>`c.account_id::int`,
      jobId: sql<number>`c.job_id::int`,
      added: sql<number>`c.added`,
      removed: sql<number>`c.removed`,
    })
    .from(
      sql`(
        select s.account_id, s.job_id, s.added, greatest(0, coalesce(p.people, 0) - s.counted) as removed
        from (
          select a.account_id, a.job_id,
            count(distinct e.user_id) filter (where e.counted_as is null)::int as added,
            count(e.counted_as)::int as counted
          from ${eeocAnswer} e
          join ${application} a on a.account_id = e.account_id and a.user_smartreq_id = e.user_smartreq_id
          where (e.counted_as is not null or a.status in ${DECIDED})
            and ${ofKey(sql`a.account_id`, sql`a.job_id`)}
          group by a.account_id, a.job_id
        ) s
        left join ${eeocPublication} p on p.account_id = s.account_id and p.job_id = s.job_id
        union all
        -- Of a position whose answers are all gone.
        select p.account_id, p.job_id, 0, p.people from ${eeocPublication} p
        where ${ofKey(sql`p.account_id`, sql`p.job_id`)} and not exists (
          select from ${eeocAnswer} e
          join ${application} a on a.account_id = e.account_id and a.user_smartreq_id = e.user_smartreq_id
          where a.account_id = p.account_id and a.job_id = p.job_id
            and (e.counted_as is not null or a.status in ${DECIDED}))
      ) c`,
    )
    .orderBy(sql`c.account_id, c.job_id`)
  return z.array(changeSchema).parse(found)
}

/** Holds off other publications of the position until the transaction ends. */
export async function lockPosition(tx: Db, { accountId, jobId }: PositionKey): Promise<void> {
  const name = `published figures of ${accountId} ${jobId}`
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Counts everyone of the position who was decided about, as what the decision is now. */
export async function countDecided(tx: Db, { accountId, jobId }: PositionKey): Promise<void> {
  const outcome = sql.join(
    Object.entries(OUTCOME_OF_STATUS).map(([status, one]) => sql`when ${status} then ${one}`),
    sql` `,
  )
  await tx.db
    .update(eeocAnswer)
    .set({ countedAs: sql`case ${application.status} ${outcome} end` })
    .from(application)
    .where(
      and(
        eq(application.accountId, accountId),
        eq(application.jobId, jobId),
        eq(eeocAnswer.accountId, application.accountId),
        eq(eeocAnswer.userSmartreqId, application.userSmartreqId),
        inArray(application.status, Object.keys(OUTCOME_OF_STATUS)),
        isNull(eeocAnswer.countedAs),
      ),
    )
}

const cellSchema = z.object({
  question: z.string(),
  choice: z.string(),
  outcome: z.enum(OUTCOMES),
  people: z.number(),
})

/** How many people of the position who are counted gave which answer. They may be few: for `nextCells` alone. */
export async function listCounted(tx: Db, { accountId, jobId }: PositionKey): Promise<Cell[]> {
  const found = await tx.db
    .select({
      question: sql<string>`g.question`,
      choice: sql<string>`g.choice`,
      outcome: sql<string>`e.counted_as`,
      people: sql<number>`count(distinct e.user_id)::int`,
    })
    .from(
      sql`${eeocAnswer} e
        join ${application} a on a.account_id = e.account_id and a.user_smartreq_id = e.user_smartreq_id
        cross join lateral (values
          ('gender', e.gender), ('race', e.race), ('veteran', e.veteran), ('disability', e.disability)
        ) as g (question, choice)`,
    )
    .where(
      sql`a.account_id = ${accountId} and a.job_id = ${jobId} and e.counted_as is not null and g.choice is not null`,
    )
    .groupBy(sql`g.question, g.choice, e.counted_as`)
  return z.array(cellSchema).parse(found)
}

/** The published cells of a company, of all its positions or of one, added up. */
export async function listPublished(
  tx: Db,
  { accountId, jobId }: { accountId: number; jobId: number | null },
): Promise<Cell[]> {
  const { question, choice, outcome, people } = eeocFigure
  const found = await tx.db
    .select({ question, choice, outcome, people: sql<number>`sum(${people})::int` })
    .from(eeocFigure)
    .where(
      and(
        eq(eeocFigure.accountId, accountId),
        jobId === null ? undefined : eq(eeocFigure.jobId, jobId),
      ),
    )
    .groupBy(question, choice, outcome)
  return z.array(cellSchema).parse(found)
}

/** When the newest of these figures were published; null before. */
export async function findPublishedAt(
  tx: Db,
  { accountId, jobId }: { accountId: number; jobId: number | null },
): Promise<Date | null> {
  const [row] = await tx.db
    .select({ publishedAt: max(eeocPublication.publishedAt) })
    .from(eeocPublication)
    .where(
      and(
        eq(eeocPublication.accountId, accountId),
        jobId === null ? undefined : eq(eeocPublication.jobId, jobId),
      ),
    )
  return row?.publishedAt ?? null
}

/** Puts `cells` in the place of what was published of the position. */
export async function publish(
  tx: Db,
  { key, cells, at }: { key: PositionKey; cells: readonly Cell[]; at: Date },
): Promise<void> {
  const { accountId, jobId } = key
  await tx.db
    .delete(eeocFigure)
    .where(and(eq(eeocFigure.accountId, accountId), eq(eeocFigure.jobId, jobId)))
  if (cells.length > 0)
    await tx.db.insert(eeocFigure).values(cells.map((cell) => ({ ...key, ...cell })))
  const people = sql`(
    select count(*) from ${eeocAnswer} e
    join ${application} a on a.account_id = e.account_id and a.user_smartreq_id = e.user_smartreq_id
    where a.account_id = ${accountId} and a.job_id = ${jobId} and e.counted_as is not null)`
  await tx.db
    .insert(eeocPublication)
    .values({ ...key, people, publishedAt: at })
    .onConflictDoUpdate({
      target: [eeocPublication.accountId, eeocPublication.jobId],
      set: { people: sql`excluded.people`, publishedAt: at },
    })
}

const DECIDED = sql`(${sql.join(
  Object.keys(OUTCOME_OF_STATUS).map((status) => sql`${status}`),
  sql`, `,
)})`
