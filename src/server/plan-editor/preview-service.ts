// What a candidate would get of a plan, for staff who look at it before it is published. Stores nothing.
import { and, eq } from 'drizzle-orm'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import { previewPlanActivity } from '#contract/plan-editor/screening-plan.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { packageOf } from '../assessments/describe-package.ts'
import type { Tx } from '../db/database.ts'
import { stepOfActivity } from '../db/joins.ts'
import { assessment } from '../db/schema/assessment.ts'
import { jobStep, jobStepActivity } from '../db/schema/requisition.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'

type ActivityKey = { readonly jobId: number; readonly jobStepActivityId: number }

export function createPreviewService({ scopes }: { scopes: StaffScopes }) {
  return {
    /** The package of an activity, in the draft or in any version. @throws AppError `not_found`. */
    activity: (caller: Caller, given: ActivityKey): Promise<AssessmentPackage> =>
      scopes.atJob(
        { caller, jobId: given.jobId, policy: previewPlanActivity.policy },
        async (tx, { accountId }) => {
          const found = await findContent(tx, { ...given, accountId })
          if (found === null) throw new AppError('not_found')
          return packageOf(found, found)
        },
      ),
  }
}

async function findContent(
  tx: Tx,
  { accountId, jobId, jobStepActivityId }: ActivityKey & { accountId: number },
) {
  const [row] = await tx.db
    .select({
      asmtId: assessment.asmtId,
      content: assessment.content,
      instruction: jobStepActivity.instruction,
    })
    .from(jobStepActivity)
    .innerJoin(jobStep, stepOfActivity)
    .innerJoin(assessment, eq(assessment.asmtId, jobStepActivity.asmtId))
    .where(
      and(
        eq(jobStepActivity.accountId, accountId),
        eq(jobStepActivity.jobStepActivityId, jobStepActivityId),
        eq(jobStep.jobId, jobId),
      ),
    )
  return row ?? null
}
