// The end of an application, or its way back out of a step, ends the interviews that were still to come.
import { and, eq, inArray, sql } from 'drizzle-orm'

import { LIVE_INTERVIEW_STATUSES } from '#contract/interviews/interview-states.ts'

import type { Tx } from '../db/database.ts'
import { userStepActivity } from '../db/schema/assessment.ts'
import { interview } from '../db/schema/interview.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { chosenOf, orderInterviewMail } from './interview-changes.ts'
import type { InterviewRow } from './interview-repository.ts'

/** Cancels what is live of applications, in the caller's transaction, and orders the mail about booked ones; true where there are any. */
export async function cancelInterviews(
  tx: Tx,
  given: {
    jobs: Pick<Jobs, 'send'>
    accountId: number
    ids: readonly number[]
    /** Those of activities of these steps alone; all where it is left out. */
    stepIds?: readonly number[]
  },
): Promise<boolean> {
  const { jobs, accountId, ids, stepIds } = given
  const cancelled = await tx.db
    .update(interview)
    .set({
      status: 'cancelled',
      eventVersion: sql`${interview.eventVersion} + 1`,
      // A time that the candidate gave up is not called off once more.
      startsAt: sql`case when ${interview.status} = 'scheduled' then ${interview.startsAt} end`,
      endsAt: sql`case when ${interview.status} = 'scheduled' then ${interview.endsAt} end`,
    })
    .where(
      and(
        eq(interview.accountId, accountId),
        inArray(interview.userSmartreqId, [...ids]),
        inArray(interview.status, [...LIVE_INTERVIEW_STATUSES]),
        stepIds === undefined ? undefined : isOfSteps(stepIds),
      ),
    )
    .returning()
  await reopenActivities(tx, { accountId, cancelled })
  // Without a time there is nothing in a calendar: the candidate hears of the decision itself.
  const booked = cancelled.filter(({ startsAt }) => startsAt !== null)
  for (const row of booked)
    await orderInterviewMail(tx, {
      jobs,
      row,
      kind: 'interview-cancelled',
      to: [row.userId, ...(await chosenOf(tx, row))],
    })
  return booked.length > 0
}

// Nothing of them has begun any more: those who move the applications back lock them again by that.
async function reopenActivities(
  tx: Tx,
  { accountId, cancelled }: { accountId: number; cancelled: readonly InterviewRow[] },
): Promise<void> {
  const ids = cancelled.map((row) => row.userStepActivityId)
  await tx.db
    .update(userStepActivity)
    .set({ status: 'available' })
    .where(
      and(
        eq(userStepActivity.accountId, accountId),
        inArray(userStepActivity.userStepActivityId, ids),
        eq(userStepActivity.status, 'in_progress'),
      ),
    )
}

function isOfSteps(stepIds: readonly number[]) {
  return sql`exists (select 1 from job_step_activity j where j.account_id = ${interview.accountId}
    and j.job_step_activity_id = ${interview.jobStepActivityId}
    and j.job_step_id = any(${sql.param([...stepIds])}::bigint[]))`
}
