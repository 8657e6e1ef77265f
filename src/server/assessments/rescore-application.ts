// Scores one application again within the caller's transaction. A whole requisition is rescored by a job.
import { startAutomations } from '../automation/start-automations.ts'
import type { Tx } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { listRecalculable } from './recalculable-attempts.ts'
import { refitApplication } from './refit-applications.ts'
import { scoreBatch } from './score-batch.ts'

type Order = {
  readonly jobs: Pick<Jobs, 'send'>
  readonly accountId: number
  readonly jobId: number
  readonly userSmartreqId: number
  /** The history says that they ordered it. */
  readonly actorId: number
  readonly at: Date
}

/** How many of its attempts were scored, and how many keep their scores as not all of their answers are stored any more. */
export async function rescoreApplication(
  tx: Tx,
  order: Order,
): Promise<{ scored: number; kept: number }> {
  const { jobs, accountId, userSmartreqId, actorId, at } = order
  const counts = { scored: 0, kept: 0 }
  // One after the other: of two that measure the same attribute, the later one counts.
  for (const attemptId of await listRecalculable(tx, order)) {
    const batch = { accountId, attemptIds: [attemptId], at, recalculation: { actorId } }
    const { scored, kept } = await scoreBatch(tx, batch)
    counts.scored += scored.length
    counts.kept += kept
  }
  await refitApplication(tx, order)
  await startAutomations(tx, { jobs, accountId, ids: [userSmartreqId], isOfScores: true })
  return counts
}
