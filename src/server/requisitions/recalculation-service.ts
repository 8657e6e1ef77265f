// Ordering that everybody's answers to a requisition are scored anew. The job does it: assessments/recalculate-scores.ts.
import type { z } from 'zod'

import { recalculateScores, type RecalculationPreview } from '#contract/requisitions.ts'

import { jobCommand, type By, type Changing } from '../audit/staff-command.ts'
import type { Caller } from '../http/access-token.ts'
import type { Jobs } from '../jobs/jobs.ts'
import * as repository from './requisition-repository.ts'
import type { StaffScopes } from './staff-access.ts'

const replySchema = recalculateScores.responses[200].shape.data
type Reply = z.output<typeof replySchema>

export type RecalculationService = ReturnType<typeof createRecalculationService>

export function createRecalculationService(deps: {
  scopes: StaffScopes
  jobs: Jobs
  now: () => Date
}) {
  const { scopes, jobs, now } = deps
  return {
    /** What an order would do, in numbers. @throws AppError `not_found`, `forbidden`. */
    preview: (caller: Caller, jobId: number): Promise<RecalculationPreview> =>
      scopes.atJob({ caller, jobId }, (tx, { accountId }) =>
        repository.countRecalculable(tx, { accountId, jobId }),
      ),

    /** @throws AppError `not_found`, `forbidden`, `idempotency_key_reused`. */
    async order(by: By, jobId: number): Promise<Reply> {
      const reply = await jobCommand(scopes, {
        by,
        jobId,
        name: 'recalculate-scores',
        request: { jobId },
        replySchema,
        change: (changing) => order(changing, { jobs, jobId, at: now() }),
      })
      jobs.wake('recalculate-scores')
      return reply
    },
  }
}

async function order(
  { tx, access, audit }: Changing,
  { jobs, jobId, at }: { jobs: Jobs; jobId: number; at: Date },
): Promise<Reply> {
  const { accountId } = access
  await repository.beginRecalculation(tx, { accountId, jobId, since: at })
  const order = { accountId, jobId, since: at.toISOString(), actorId: access.userId }
  await jobs.send(tx, 'recalculate-scores', order)
  await audit({ entity: 'requisition', entityId: jobId, action: 'recalculate_scores' })
  return { job_id: jobId, is_recalculating: true }
}
