// SQL of a person's own results: the activities that they finished. Runs in the person's scope.
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'

import type { ActivityKind } from '#contract/assessments/kind-names.ts'

import type { Tx } from '../../db/database.ts'
import { applicationOfAttempt, jobOfApplication, plannedActivity } from '../../db/joins.ts'
import { account } from '../../db/schema/account.ts'
import { assessment, attempt, userStepActivity } from '../../db/schema/assessment.ts'
import { application, job, jobStepActivity } from '../../db/schema/requisition.ts'

type Asked = { readonly userId: number; readonly kinds: readonly ActivityKind[] }

type Wanted = Asked & { readonly userStepActivityId?: number }

const finishedColumns = {
  accountId: userStepActivity.accountId,
  userSmartreqId: userStepActivity.userSmartreqId,
  userStepActivityId: userStepActivity.userStepActivityId,
  status: userStepActivity.status,
  kind: assessment.kind,
  title: jobStepActivity.title,
  jobTitle: job.title,
  accountName: account.name,
  submittedAt: attempt.submittedAt,
}

/** All that a person finished of some kinds, newest first. A person has few, so there is no paging. */
export async function listFinished(tx: Tx, asked: Asked) {
  return selectFinished(tx, asked)
}

/** One of them; null when there is none, or it is not finished. */
export async function findFinished(tx: Tx, asked: Asked & { readonly userStepActivityId: number }) {
  const [row] = await selectFinished(tx, asked)
  return row ?? null
}

export type FinishedRow = Awaited<ReturnType<typeof listFinished>>[number]

function selectFinished(tx: Tx, { userId, kinds, userStepActivityId }: Wanted) {
  return fromAttempts(tx)
    .where(
      and(
        eq(attempt.userId, userId),
        isNotNull(attempt.submittedAt),
        isNull(application.deletedAt),
        inArray(assessment.kind, [...kinds]),
        userStepActivityId === undefined
          ? undefined
          : eq(userStepActivity.userStepActivityId, userStepActivityId),
      ),
    )
    .orderBy(desc(attempt.submittedAt), desc(attempt.attemptId))
}

function fromAttempts(tx: Tx) {
  return tx.db
    .select(finishedColumns)
    .from(attempt)
    .innerJoin(
      userStepActivity,
      and(
        eq(userStepActivity.accountId, attempt.accountId),
        eq(userStepActivity.userStepActivityId, attempt.userStepActivityId),
      ),
    )
    .innerJoin(assessment, eq(assessment.asmtId, attempt.asmtId))
    .innerJoin(jobStepActivity, plannedActivity)
    .innerJoin(application, applicationOfAttempt)
    .innerJoin(job, jobOfApplication)
    .innerJoin(account, eq(account.accountId, application.accountId))
    .$dynamic()
}
