// The job that scores all submitted answers of a requisition anew, after a key or a weight has changed.
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'

import { recordAudit } from '../audit/audit-trail.ts'
import type { Database, Tx } from '../db/database.ts'
import { attempt } from '../db/schema/assessment.ts'
import { application, job } from '../db/schema/requisition.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { scoreAttempt, type ScoringOutcome } from './score-attempt.ts'

/** Looked up at a time. Each is scored in a transaction of its own: nobody who hands in waits for all the others. */
const BATCH = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

type Order = {
  readonly accountId: number
  readonly jobId: number
  readonly since: string
  /** Who ordered it; left out by the build before. */
  readonly actorId?: number | undefined
}

type Deps = { readonly database: Database; readonly jobs: Jobs; readonly now: () => Date }

/**
 * Scores everybody anew; what has not all of its answers keeps its scores, and the trail counts both. Safe to repeat from the beginning; an order that a later one replaced does nothing more.
 */
export async function recalculateScores(deps: Deps, order: Order): Promise<void> {
  const { database } = deps
  const { accountId } = order
  const scope = { kind: 'account', accountId, userId: null } as const
  const counts = { scored: 0, kept: 0 }
  for (let after = FIRST; ;) {
    const attemptIds = await database.inScope(scope, (tx) => listNext(tx, { order, after }))
    for (const attemptId of attemptIds) {
      const outcome = await scoreOrLeave(deps, { order, attemptId })
      if (outcome === 'scored' || outcome === 'kept') counts[outcome] += 1
    }
    const last = attemptIds.at(-1)
    if (last === undefined) break
    after = last
  }
  await database.inScope(scope, (tx) => end(tx, { order, counts }))
}

async function end(
  tx: Tx,
  { order, counts }: { order: Order; counts: Readonly<Record<'scored' | 'kept', number>> },
): Promise<void> {
  const { accountId, jobId, actorId = null } = order
  const ended = await tx.db
    .update(job)
    .set({ recalculatingSince: null })
    .where(isThis(order))
    .returning({ jobId: job.jobId })
  if (ended.length === 0) return
  const about = { accountId, actorId, entity: 'requisition', entityId: jobId } as const
  await recordAudit(tx, { ...about, action: 'scores_recalculated', after: counts })
}

// One that cannot be scored keeps its scores and gets a job of its own, which the queue tries again and keeps with its error:
// the others do not wait for it. Where the database is the matter, this cannot be ordered either, and all of it is tried again.
async function scoreOrLeave(
  deps: Deps,
  { order, attemptId }: { order: Order; attemptId: string },
): Promise<ScoringOutcome | 'later'> {
  const { accountId, actorId = null } = order
  try {
    return await scoreAttempt(deps, { accountId, attemptId, recalculation: { actorId } })
  } catch {
    const scope = { kind: 'account', accountId, userId: null } as const
    const payload = { accountId, attemptId }
    await deps.database.inScope(scope, (tx) => deps.jobs.send(tx, 'score-attempt', payload))
    return 'later'
  }
}

// None once another order has taken this one's place.
async function listNext(
  tx: Tx,
  { order, after }: { order: Order; after: string },
): Promise<string[]> {
  const rows = await tx.db
    .select({ attemptId: attempt.attemptId })
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
    .where(and(isThis(order), isNotNull(attempt.submittedAt), gt(attempt.attemptId, after)))
    .orderBy(asc(attempt.attemptId))
    .limit(BATCH)
  return rows.map(({ attemptId }) => attemptId)
}

function isThis({ accountId, jobId, since }: Order) {
  return and(
    eq(job.accountId, accountId),
    eq(job.jobId, jobId),
    eq(job.recalculatingSince, new Date(since)),
  )
}
