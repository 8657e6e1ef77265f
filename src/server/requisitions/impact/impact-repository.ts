// SQL of what a bulk rejection would do to groups. Runs in the company's scope, which sees no answer: the function
// `eeoc_block_counts` counts them.
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import { startsFrom } from '#contract/application-actions.ts'
import { EEOC_QUESTIONS } from '#contract/eeoc-choices.ts'

import type { Tx } from '../../db/database.ts'
import { isListed } from '../../db/listed-applications.ts'
import { disclosureBlock } from '../../db/schema/disclosure-block.ts'
import { application, job } from '../../db/schema/requisition.ts'
import type { ApplicantFilters } from '../applicant-query.ts'
import { filterOf } from '../applicant-repository.ts'
import type { JobKey } from '../decisions/decision-subjects.ts'
import { SIDES, type Move, type Piece } from './disclosure-blocks.ts'

/** Applicants of the requisition by their `ref_id`, or all that a list shows. */
export type Asked =
  | { readonly refIds: readonly number[] }
  | { readonly matching: Omit<ApplicantFilters, keyof JobKey> }

/** Holds off other questions about the requisition until the transaction ends. */
export async function lockBlocks(tx: Tx, { accountId, jobId }: JobKey): Promise<void> {
  const name = `disclosure blocks of ${accountId} ${jobId}`
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Whether the requisition asks the equal-opportunity questions. */
export async function asksEeoc(tx: Tx, { accountId, jobId }: JobKey): Promise<boolean> {
  const isThis = and(eq(job.accountId, accountId), eq(job.jobId, jobId), eq(job.asksEeoc, true))
  return (await tx.db.$count(job, isThis)) > 0
}

/** Those of some `ref_id`s that the requisition has. */
export async function listRefIds(
  tx: Tx,
  { key, refIds }: { key: JobKey; refIds: readonly number[] },
): Promise<number[]> {
  const rows = await tx.db
    .select({ refId: application.refId })
    .from(application)
    .where(and(ofJob(key), inArray(application.refId, [...refIds])))
  return rows.map(({ refId }) => refId)
}

/** How many applicants a list shows. */
export function countMatching(tx: Tx, given: ApplicantFilters): Promise<number> {
  return tx.db.$count(application, and(filterOf(given), isNull(application.erasedAt)))
}

const pieceSchema = z.object({
  block: z.number(),
  side: z.enum(SIDES),
  people: z.number(),
  erased: z.number(),
})

/** How many applicants of each block are on each side of a selection. */
export async function listPieces(
  tx: Tx,
  { key, asked }: { key: JobKey; asked: Asked },
): Promise<Piece[]> {
  const found = await tx.db
    .select({
      block: sql<number>`p.block`,
      side: sql<string>`p.side`,
      people: sql<number>`count(*)::int`,
      erased: sql<number>`count(*) filter (where p.is_erased)::int`,
    })
    .from(sql`(${sidesOf(key, asked)}) p`)
    .groupBy(sql`p.block, p.side`)
    .orderBy(sql`p.block, p.side`)
  return z.array(pieceSchema).parse(found)
}

/** Gives the people of pieces their new blocks. */
export async function moveToBlocks(
  tx: Tx,
  { key, asked, moves }: { key: JobKey; asked: Asked; moves: readonly Move[] },
): Promise<void> {
  if (moves.length === 0) return
  await tx.db.execute(sql`
    insert into disclosure_block (account_id, user_smartreq_id, job_id, block)
    select ${key.accountId}::bigint, p.user_smartreq_id, ${key.jobId}::bigint, m.block_to
    from (${sidesOf(key, asked)}) p
    join (select (o ->> 'block')::int as block_from, o ->> 'side' as side, (o ->> 'to')::int as block_to
          from jsonb_array_elements(${JSON.stringify(moves)}::jsonb) o) m
      on m.block_from = p.block and m.side = p.side
    on conflict (account_id, user_smartreq_id) do update set block = excluded.block`)
}

/** How many people each block of the requisition has. */
export function listBlockSizes(tx: Tx, { accountId, jobId }: JobKey) {
  const { block } = disclosureBlock
  return tx.db
    .select({ block, people: sql<number>`count(*)::int` })
    .from(disclosureBlock)
    .where(and(eq(disclosureBlock.accountId, accountId), eq(disclosureBlock.jobId, jobId)))
    .groupBy(block)
}

const countSchema = z.object({
  block: z.number(),
  question: z.enum(EEOC_QUESTIONS),
  choice: z.string(),
  people: z.number(),
})

/** How many people of each block gave which answer. They may be few: not to be told but in sums of whole blocks. */
export async function listBlockCounts(tx: Tx, { jobId }: JobKey) {
  const found = await tx.db
    .select({
      block: sql<number>`c.block`,
      question: sql<string>`c.question`,
      choice: sql<string>`c.choice`,
      people: sql<number>`c.people`,
    })
    .from(sql`eeoc_block_counts(${jobId}::bigint) c`)
  return z.array(countSchema).parse(found)
}

// Every applicant of the requisition who is listed, or was when figures were shown: with their block and their side.
function sidesOf(key: JobKey, asked: Asked): SQL {
  const isAsked =
    'refIds' in asked
      ? and(ofJob(key), inArray(application.refId, [...asked.refIds]))
      : and(filterOf({ ...asked.matching, ...key }), isNull(application.erasedAt))
  const inProcess = inArray(application.status, [...startsFrom('reject')])
  return sql`
    with listed as (
      select ${application.userSmartreqId}, ${inProcess} as is_in_process from ${application} where ${ofJob(key)}
    ), asked as (
      select ${application.userSmartreqId} from ${application} where ${isAsked}
    ), placed as (
      -- One by one: a join would read the applications of the whole company.
      select b.user_smartreq_id, b.block, (
        select a.erased_at is not null from application a
        where a.account_id = b.account_id and a.user_smartreq_id = b.user_smartreq_id) as is_erased
      from disclosure_block b
      where b.account_id = ${key.accountId} and b.job_id = ${key.jobId}
    )
    select coalesce(l.user_smartreq_id, p.user_smartreq_id) as user_smartreq_id,
      coalesce(p.block, 0) as block, coalesce(p.is_erased, false) as is_erased,
      case when l.is_in_process is not true then 'out'
           when q.user_smartreq_id is not null then 'rejected' else 'staying' end as side
    from listed l
    full join placed p on p.user_smartreq_id = l.user_smartreq_id
    left join asked q on q.user_smartreq_id = l.user_smartreq_id`
}

function ofJob({ accountId, jobId }: JobKey): SQL | undefined {
  return and(
    eq(application.accountId, accountId),
    eq(application.jobId, jobId),
    isListed(),
    isNull(application.erasedAt),
  )
}
