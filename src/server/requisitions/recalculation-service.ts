// Ordering that everyone's answers to a requisition are scored again. The job does it: assessments/recalculate-scores.ts.
import type { z } from 'zod'

import {
  previewRecalculation,
  recalculateScores,
  type RecalculationPreview,
} from '#contract/requisitions/requisitions.ts'

import type { StaffAccess, StaffScopes } from '../access/staff-access.ts'
import { jobCommand, type By, type Changing } from '../access/staff-command.ts'
import { countRecalculable } from '../assessments/recalculable-attempts.ts'
import type { Tx } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import type { Jobs } from '../jobs/jobs.ts'
import * as repository from './requisition-repository.ts'

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
      scopes.atJob({ caller, jobId, policy: previewRecalculation.policy }, (tx, { accountId }) =>
        countRecalculable(tx, { accountId, jobId }),
      ),

    /** @throws AppError `not_found`, `forbidden`, `idempotency_key_reused`. */
    async order(by: By, jobId: number): Promise<Reply> {
      const reply = await jobCommand(scopes, {
        by,
        jobId,
        policy: recalculateScores.policy,
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
  given: { jobs: Jobs; jobId: number; at: Date },
): Promise<Reply> {
  const { jobId } = given
  await sendOrder(tx, { ...given, access })
  await audit({ entity: 'requisition', entityId: jobId, action: 'recalculate_scores' })
  return { job_id: jobId, is_recalculating: true }
}

/**
 * Has what was measured of the applicants weighed again, after the change of this transaction. Where their answers are
 * just being scored again, that is done from the beginning as well: the new order takes the place of that one.
 */
export async function orderRefit(
  { tx, access }: Changing,
  given: { jobs: Jobs; jobId: number; at: Date },
): Promise<void> {
  const key = { accountId: access.accountId, jobId: given.jobId }
  const isUnderWay = await repository.isRecalculating(tx, key)
  await sendOrder(tx, { ...given, access, fit: isUnderWay ? 'also' : 'only' })
}

type Sending = {
  jobs: Jobs
  jobId: number
  at: Date
  access: StaffAccess
  fit?: 'only' | 'also'
}

async function sendOrder(tx: Tx, { jobs, jobId, at, access, ...fit }: Sending): Promise<void> {
  const { accountId } = access
  await repository.beginRecalculation(tx, { accountId, jobId, since: at })
  const order = { accountId, jobId, since: at.toISOString(), actorId: access.userId, ...fit }
  await jobs.send(tx, 'recalculate-scores', order)
}
