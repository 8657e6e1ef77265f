// The job that scores all submitted answers of a requisition again, after a key or a weight has changed.
import { and, asc, eq, gt, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import type { z } from 'zod'

import { startsFrom } from '#contract/decisions/application-actions.ts'

import { recordAudit } from '../access/audit/audit-trail.ts'
import { startAutomations } from '../automation/start-automations.ts'
import type { Database, Tx } from '../db/database.ts'
import { attempt } from '../db/schema/assessment.ts'
import { auditEvent } from '../db/schema/audit.ts'
import { application, job } from '../db/schema/requisition.ts'
import type { jobPayloads } from '../jobs/job-payloads.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { refitBatch } from './refit-applications.ts'
import { scoreBatch } from './score-batch.ts'
import { countScored } from './scored-applications.ts'

/** Looked up at a time. */
const PAGE = 200
/**
 * Scored in one transaction: no one who submits waits for more than these. The embedded database works in this process, so
 * its statements are smaller.
 */
const BATCH = { postgres: 50, embedded: 5 } as const
/** The database and this process may tell the time differently. What changed shortly before is looked at again, which does no harm. */
const CLOCKS_DIFFER_MS = 60_000
/** Named in one job that lets rules act. */
const OF_A_JOB = 5000
const FIRST = '00000000-0000-0000-0000-000000000000'

type Order = z.output<(typeof jobPayloads)['recalculate-scores']>

type Deps = { readonly database: Database; readonly jobs: Jobs; readonly now: () => Date }

/**
 * Scores all applicants again; what has not all of its answers keeps its scores, and the trail counts both. Safe to repeat from the beginning; an order that a later one replaced does nothing more.
 */
export async function recalculateScores(deps: Deps, order: Order): Promise<void> {
  const inScope = <T>(work: (tx: Tx) => Promise<T>) =>
    deps.database.inScope({ kind: 'account', accountId: order.accountId, userId: null }, work)
  await inScope((tx) => begin(tx, order))
  const counts: Counts = order.fit === 'only' ? {} : await scoreAll(deps, { order, inScope })
  const weighed: Counts = order.fit === undefined ? {} : await refitAll(order, inScope)
  await inScope((tx) => end(tx, { jobs: deps.jobs, order, counts: { ...counts, ...weighed } }))
  deps.jobs.wake('run-automations')
}

type Counts = Readonly<Record<string, number>>
type InScope = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

async function scoreAll(deps: Deps, { order, inScope }: { order: Order; inScope: InScope }) {
  const counts = { scored: 0, kept: 0 }
  for (let after = FIRST; ;) {
    const page = await inScope((tx) => listNext(tx, { order, after }))
    for (const attemptIds of batchesOf(page, BATCH[deps.database.kind])) {
      const { scored, kept } = await scoreOrLeave(deps, { order, attemptIds })
      counts.scored += scored
      counts.kept += kept
    }
    const last = page.at(-1)
    if (last === undefined) return counts
    after = last.attemptId
    await inScope((tx) => noteProgress(tx, { order, count: page.length }))
  }
}

// Progress is noted once a batch is over: its applications are not locked together with the requisition, whose lock others
// take first.
async function refitAll(order: Order, inScope: InScope): Promise<{ changed: number }> {
  const { accountId, jobId, actorId = null } = order
  for (let after = 0, changed = 0; ;) {
    const done = await inScope(async (tx) =>
      (await isUnderWay(tx, order)) ? refitBatch(tx, { accountId, jobId, actorId, after }) : null,
    )
    if (done === null) return { changed }
    after = done.last
    changed += done.changed
    await inScope((tx) => noteProgress(tx, { order, count: done.count }))
  }
}

// Counts what is to be done, for the banner that says how far it is.
async function begin(tx: Tx, order: Order): Promise<void> {
  const attempts = order.fit === 'only' ? 0 : await countSubmitted(tx, order)
  const applications = order.fit === undefined ? 0 : await countScored(tx, order)
  await tx.db
    .update(job)
    .set({ recalculatedCount: 0, recalculationTotal: attempts + applications })
    .where(isThis(order))
}

async function noteProgress(tx: Tx, { order, count }: { order: Order; count: number }) {
  await tx.db
    .update(job)
    .set({ recalculatedCount: sql`${job.recalculatedCount} + ${count}` })
    .where(isThis(order))
}

async function isUnderWay(tx: Tx, order: Order): Promise<boolean> {
  return (await tx.db.$count(job, isThis(order))) > 0
}

type Ending = { jobs: Deps['jobs']; order: Order; counts: Counts }

async function end(tx: Tx, { jobs, order, counts }: Ending): Promise<void> {
  const { accountId, jobId, actorId = null } = order
  const ended = await tx.db
    .update(job)
    .set({ recalculatingSince: null })
    .where(isThis(order))
    .returning({ jobId: job.jobId })
  if (ended.length === 0) return
  const about = { accountId, actorId, entity: 'requisition', entityId: jobId } as const
  await recordAudit(tx, { ...about, action: 'scores_recalculated', after: counts })
  await startRules(tx, { jobs, order })
}

// Once all is scored: what an applicant has in between, with one of two tests scored again, starts nothing. What ended stays.
async function startRules(tx: Tx, { jobs, order }: Pick<Ending, 'jobs' | 'order'>) {
  const { accountId, jobId, since } = order
  const rows = await tx.db
    .selectDistinct({ id: application.userSmartreqId })
    .from(application)
    .innerJoin(
      auditEvent,
      and(
        eq(auditEvent.accountId, application.accountId),
        eq(auditEvent.entityId, application.userSmartreqId),
      ),
    )
    .where(
      and(
        eq(application.accountId, accountId),
        eq(application.jobId, jobId),
        inArray(application.status, [...startsFrom('reject')]),
        eq(auditEvent.jobId, jobId),
        eq(auditEvent.entity, 'application'),
        eq(auditEvent.action, 'recalculate_scores'),
        gte(auditEvent.at, new Date(new Date(since).getTime() - CLOCKS_DIFFER_MS)),
      ),
    )
    .orderBy(asc(application.userSmartreqId))
  for (let from = 0; from < rows.length; from += OF_A_JOB) {
    const ids = rows.slice(from, from + OF_A_JOB).map(({ id }) => id)
    await startAutomations(tx, { jobs, accountId, ids, isOfScores: true })
  }
}

type Submitted = { readonly attemptId: string; readonly userSmartreqId: number }

// Two attempts of one application are scored one after the other.
function batchesOf(page: readonly Submitted[], size: number): string[][] {
  const batches: string[][] = []
  let applications = new Set<number>()
  for (const { attemptId, userSmartreqId } of page) {
    const current = batches.at(-1)
    if (current === undefined || current.length === size || applications.has(userSmartreqId)) {
      batches.push([attemptId])
      applications = new Set()
    } else current.push(attemptId)
    applications.add(userSmartreqId)
  }
  return batches
}

// One that cannot be scored keeps its scores and gets a job of its own, which the queue tries again and keeps with its error:
// the others do not wait for it. Where the database is the matter, this cannot be ordered either, and all of it is tried again.
async function scoreOrLeave(
  deps: Deps,
  { order, attemptIds }: { order: Order; attemptIds: readonly string[] },
): Promise<{ scored: number; kept: number }> {
  const { accountId, actorId = null } = order
  const scope = { kind: 'account', accountId, userId: null } as const
  try {
    const batch = { accountId, attemptIds, at: deps.now(), recalculation: { actorId } }
    const { scored, kept } = await deps.database.inScope(scope, (tx) => scoreBatch(tx, batch))
    return { scored: scored.length, kept }
  } catch {
    if (attemptIds.length > 1) return scoreEach(deps, { order, attemptIds })
    const jobs = attemptIds.map((attemptId) => ({ accountId, attemptId }))
    await deps.database.inScope(scope, async (tx) => {
      for (const payload of jobs) await deps.jobs.send(tx, 'score-attempt', payload)
    })
    return { scored: 0, kept: 0 }
  }
}

async function scoreEach(
  deps: Deps,
  { order, attemptIds }: { order: Order; attemptIds: readonly string[] },
): Promise<{ scored: number; kept: number }> {
  const counts = { scored: 0, kept: 0 }
  for (const attemptId of attemptIds) {
    const { scored, kept } = await scoreOrLeave(deps, { order, attemptIds: [attemptId] })
    counts.scored += scored
    counts.kept += kept
  }
  return counts
}

// None once another order has taken this one's place.
async function listNext(
  tx: Tx,
  { order, after }: { order: Order; after: string },
): Promise<Submitted[]> {
  return submitted(tx)
    .where(and(isThis(order), isNotNull(attempt.submittedAt), gt(attempt.attemptId, after)))
    .orderBy(asc(attempt.attemptId))
    .limit(PAGE)
}

async function countSubmitted(tx: Tx, order: Order): Promise<number> {
  return tx.db.$count(
    submitted(tx)
      .where(and(isThis(order), isNotNull(attempt.submittedAt)))
      .as('submitted'),
  )
}

function submitted(tx: Tx) {
  return tx.db
    .select({ attemptId: attempt.attemptId, userSmartreqId: attempt.userSmartreqId })
    .from(job)
    .innerJoin(
      application,
      and(eq(application.accountId, job.accountId), eq(application.jobId, job.jobId)),
    )
    .innerJoin(
      attempt,
      and(
        eq(attempt.accountId, application.accountId),
        eq(attempt.userSmartreqId, application.userSmartreqId),
      ),
    )
    .$dynamic()
}

function isThis({ accountId, jobId, since }: Order) {
  return and(
    eq(job.accountId, accountId),
    eq(job.jobId, jobId),
    eq(job.recalculatingSince, new Date(since)),
  )
}
