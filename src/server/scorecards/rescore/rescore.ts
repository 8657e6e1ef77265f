// Scoring one applicant again, where an answer key or a weight has changed since.
import { previewRescore, rescoreApplicant } from '#contract/scorecards/rescore.ts'

import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { countRecalculableOf } from '../../assessments/recalculable-attempts.ts'
import { rescoreApplication } from '../../assessments/rescore-application.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { lockScore } from './rescore-repository.ts'

type Deps = { readonly jobs: Jobs; readonly now: () => Date }

export function serveRescoring({ query, command }: StaffEndpoints, { jobs, now }: Deps): void {
  query(previewRescore, async ({ tx, access, params }) => {
    const { recalculated, kept } = await countRecalculableOf(tx, {
      accountId: access.accountId,
      userSmartreqId: params.user_smartreq_id,
    })
    return { recalculated, kept }
  })

  command(rescoreApplicant, async ({ tx, access, params, audit }) => {
    const { accountId, userId: actorId } = access
    const { user_smartreq_id: userSmartreqId } = params
    const key = { accountId, userSmartreqId }
    const before = await lockScore(tx, key)
    if (before === null) throw new AppError('not_found')
    const { jobId } = before
    const counts = await rescoreApplication(tx, { ...key, jobs, jobId, actorId, at: now() })
    const after = await lockScore(tx, key)
    const score = after?.score ?? null
    await audit({
      entity: 'application',
      entityId: userSmartreqId,
      action: 'rescore',
      before: { score: before.score },
      after: { score, ...counts },
    })
    return { user_smartreq_id: userSmartreqId, score_before: before.score, score }
  })
}
