// How far applicants are in the steps of their plans. Read for the rows of one page, in one query; lists are never sorted
// or counted by it.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import type { StepStatus } from '#contract/applicants/application.ts'
import type { StepProgress, StepState } from '#contract/progress/step-progress.ts'

import type { Tx } from '../db/database.ts'
import {
  activityOfApplication,
  plannedActivity,
  stepOfActivity,
  stepOfApplication,
} from '../db/joins.ts'
import { DONE_ACTIVITY_STATUSES } from '../db/schema/activity-status.ts'
import { userStepActivity } from '../db/schema/assessment.ts'
import { application, jobStep, jobStepActivity } from '../db/schema/requisition.ts'
import { stepStateAt } from '../requisitions/step-state.ts'

type Row = {
  readonly user_smartreq_id: number
  readonly job_step_id: number | null
  readonly step_status: StepStatus
}

/** Rows of a list, each with the steps of the plan that its applicant is on. */
export async function withStepProgress<Listed extends Row>(
  tx: Tx,
  { accountId, rows }: { accountId: number; rows: readonly Listed[] },
): Promise<Array<Listed & { step_progress: StepProgress[] }>> {
  const ids = rows.map((row) => row.user_smartreq_id)
  const steps = Map.groupBy(await listSteps(tx, { accountId, ids }), (step) => step.id)
  return rows.map((row) => ({
    ...row,
    step_progress: describeProgress(steps.get(row.user_smartreq_id) ?? [], row),
  }))
}

const isOneOfThem = and(
  eq(application.accountId, sql.placeholder('accountId')),
  sql`${application.userSmartreqId} = any(${sql.placeholder('ids')}::bigint[])`,
)
const isDone = inArray(userStepActivity.status, [...DONE_ACTIVITY_STATUSES])

/** The steps of each application in their order; the activities of the one that it is at are counted. */
function listSteps(tx: Tx, key: { accountId: number; ids: readonly number[] }) {
  // Prepared once for each connection: to plan it takes longer than to run it.
  return selectSteps(tx).prepare('steps_of_applications').execute(key)
}

function selectSteps(tx: Tx) {
  const { userSmartreqId } = application
  return tx.db
    .select({
      id: userSmartreqId,
      job_step_id: jobStep.jobStepId,
      title: jobStep.title,
      standard_title: jobStep.standardTitle,
      complete: sql<number>`(count(*) filter (where ${isDone}))::int`,
      total: sql<number>`count(${userStepActivity.userStepActivityId})::int`,
    })
    .from(application)
    .innerJoin(jobStep, stepOfApplication)
    .leftJoin(
      jobStepActivity,
      and(stepOfActivity, eq(jobStepActivity.jobStepId, application.jobStepId)),
    )
    .leftJoin(userStepActivity, and(activityOfApplication, plannedActivity))
    .where(isOneOfThem)
    .groupBy(userSmartreqId, jobStep.accountId, jobStep.jobStepId)
    .orderBy(asc(jobStep.sortOrder))
}

type StepRow = Awaited<ReturnType<typeof listSteps>>[number]

function describeProgress(steps: readonly StepRow[], row: Row): StepProgress[] {
  const current = steps.findIndex((step) => step.job_step_id === row.job_step_id)
  return steps.map(({ job_step_id, title, standard_title, complete, total }, index) => {
    const state = STATES[stepStateAt({ index, current, stepStatus: row.step_status })]
    const activities = state === 'current' ? { complete, total } : null
    return { job_step_id, title, standard_title, state, activities }
  })
}

const STATES: Readonly<Record<ReturnType<typeof stepStateAt>, StepState>> = {
  not_started: 'current',
  in_progress: 'current',
  awaiting_decision: 'current',
  passed: 'done',
  failed: 'failed',
  skipped: 'skipped',
  not_reached: 'ahead',
}
