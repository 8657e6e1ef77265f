// SQL of a company's rules of retention, of what they would do, and of what they did.
import { and, asc, desc, eq, lte, or, isNotNull, sql } from 'drizzle-orm'

import type { RetentionRule } from '#contract/privacy/retention.ts'

import type { Tx } from '../db/database.ts'
import { retentionPolicy, retentionRun } from '../db/schema/privacy.ts'
import { applicant, application, job } from '../db/schema/requisition.ts'
import { dueApplications, type DueQuery } from './due-applications.ts'
import { NO_RETENTION, type RetentionPolicy } from './retention-schedule.ts'

type Of = { readonly accountId: number }
type Page = Of & { readonly page: number; readonly page_size: number }
export type RunKey = Of & { readonly runOn: string; readonly rule: RetentionRule }
export type RunRow = typeof retentionRun.$inferSelect

export async function findPolicy(tx: Tx, accountId: number): Promise<RetentionPolicy> {
  const [row] = await tx.db
    .select()
    .from(retentionPolicy)
    .where(eq(retentionPolicy.accountId, accountId))
  if (row === undefined) return NO_RETENTION
  const { endedApplicationsDays, hiredApplicationsDays, effectiveFrom } = row
  const days = {
    ended_applications_days: endedApplicationsDays,
    hired_applications_days: hiredApplicationsDays,
  }
  return { days, effectiveFrom }
}

/** Holds off anyone else who saves the company's rules until the commit. */
export async function lockPolicy(tx: Tx, accountId: number): Promise<void> {
  const name = `retention ${accountId}`
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

export async function savePolicy(tx: Tx, given: Of & { policy: RetentionPolicy }): Promise<void> {
  const { accountId, policy } = given
  const values = {
    endedApplicationsDays: policy.days.ended_applications_days,
    hiredApplicationsDays: policy.days.hired_applications_days,
    effectiveFrom: policy.effectiveFrom,
  }
  await tx.db
    .insert(retentionPolicy)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: retentionPolicy.accountId, set: values })
}

/** The companies with rules that a run at that time goes by. */
export async function listAccountsInForce(tx: Tx, at: Date): Promise<number[]> {
  const rows = await tx.db
    .select({ accountId: retentionPolicy.accountId })
    .from(retentionPolicy)
    .where(
      and(
        lte(retentionPolicy.effectiveFrom, at),
        or(
          isNotNull(retentionPolicy.endedApplicationsDays),
          isNotNull(retentionPolicy.hiredApplicationsDays),
        ),
      ),
    )
    .orderBy(asc(retentionPolicy.accountId))
  return rows.map((row) => row.accountId)
}

/** How many are due by the first run, how many until `until`, and how many of these are held. */
export async function countDue(tx: Tx, query: DueQuery & { firstRun: Date }) {
  const isFirst = sql`due.due_at <= ${query.firstRun.toISOString()}::timestamptz`
  const [row] = await tx.db
    .select({
      nextRun: sql<number>`count(*) filter (where not due.is_held and ${isFirst})::int`,
      all: sql<number>`count(*) filter (where not due.is_held)::int`,
      held: sql<number>`count(*) filter (where due.is_held)::int`,
    })
    .from(dueApplications(tx, query))
  return row ?? { nextRun: 0, all: 0, held: 0 }
}

/** One page of those that are due, and how many there are. */
export async function listDue(tx: Tx, query: DueQuery & Page & { isDescending: boolean }) {
  const { page, page_size: size, isDescending } = query
  const direction = isDescending ? desc : asc
  const rows = await tx.db
    .select({
      userSmartreqId: sql`due.user_smartreq_id`.mapWith(application.userSmartreqId),
      jobId: sql`due.job_id`.mapWith(application.jobId),
      jobTitle: job.title,
      firstName: applicant.firstName,
      lastName: applicant.lastName,
      rule: sql<RetentionRule>`due.rule`,
      endedAt: sql`due.ended_at`.mapWith(application.createdAt),
      dueAt: sql`due.due_at`.mapWith(application.createdAt),
      isHeld: sql<boolean>`due.is_held`,
    })
    .from(dueApplications(tx, { ...query, first: { count: page * size, isDescending } }))
    .innerJoin(
      applicant,
      and(eq(applicant.accountId, query.accountId), sql`${applicant.userId} = due.user_id`),
    )
    .innerJoin(job, and(eq(job.accountId, query.accountId), sql`${job.jobId} = due.job_id`))
    .orderBy(direction(sql`due.due_at`), direction(sql`due.user_smartreq_id`))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await countAll(tx, query) }
}

export type DueRow = Awaited<ReturnType<typeof listDue>>['rows'][number]

/** So many of those that are due, the first due first. */
export async function listDueIds(tx: Tx, query: DueQuery & { limit: number }): Promise<number[]> {
  const rows = await tx.db
    .select({ id: sql`due.user_smartreq_id`.mapWith(application.userSmartreqId) })
    .from(dueApplications(tx, { ...query, first: { count: query.limit, isDescending: false } }))
    .orderBy(sql`due.due_at`, sql`due.user_smartreq_id`)
    .limit(query.limit)
  return rows.map(({ id }) => id)
}

export async function countAll(tx: Tx, query: DueQuery): Promise<number> {
  const [row] = await tx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(dueApplications(tx, query))
  return row?.count ?? 0
}

export async function listRuns(tx: Tx, query: Page) {
  const where = eq(retentionRun.accountId, query.accountId)
  const rows = await tx.db
    .select()
    .from(retentionRun)
    .where(where)
    .orderBy(desc(retentionRun.runOn), desc(retentionRun.rule))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(retentionRun, where) }
}

/** Notes that a run begins; one that goes on keeps its row. */
export async function beginRun(tx: Tx, values: typeof retentionRun.$inferInsert): Promise<void> {
  await tx.db.insert(retentionRun).values(values).onConflictDoNothing()
}

export async function addToRun(tx: Tx, { count, ...key }: RunKey & { count: number }) {
  await tx.db
    .update(retentionRun)
    .set({ erased: sql`${retentionRun.erased} + ${count}` })
    .where(isRun(key))
}

export async function finishRun(tx: Tx, given: RunKey & { held: number; at: Date }): Promise<void> {
  const { held, at } = given
  await tx.db.update(retentionRun).set({ held, finishedAt: at }).where(isRun(given))
}

function isRun({ accountId, runOn, rule }: RunKey) {
  return and(
    eq(retentionRun.accountId, accountId),
    eq(retentionRun.runOn, runOn),
    eq(retentionRun.rule, rule),
  )
}
