import { startAutomations } from '../automation/start-automations.ts'
// The scoring job: answers of a submitted attempt become attribute scores and the application's fit.
import type { Database } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { scoreBatch } from './score-batch.ts'

/**
 * Scores one attempt, once all of its answers are there, and orders the rules of its requisition. Safe to repeat: the same
 * answers and key give the same rows.
 */
export async function scoreAttempt(
  { database, now, jobs }: { database: Database; now: () => Date; jobs?: Pick<Jobs, 'send'> },
  { accountId, attemptId }: { accountId: number; attemptId: string },
): Promise<void> {
  await database.inScope({ kind: 'account', accountId, userId: null }, async (tx) => {
    const { scored } = await scoreBatch(tx, { accountId, attemptIds: [attemptId], at: now() })
    if (jobs !== undefined && scored.length > 0)
      await startAutomations(tx, { jobs, accountId, ids: scored })
  })
}
