// The step of an applicant follows its interview: with a time, the step is in progress; when that falls away, and nothing
// else of the step has begun, it is not started again. That it is complete, `settle-interview.ts` says.
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { z } from 'zod'

import { hasBegunInStep } from '#contract/interviews/interview-states.ts'

import type { Tx } from '../db/database.ts'
import { plannedActivity } from '../db/joins.ts'
import { userStepActivity } from '../db/schema/assessment.ts'
import { application, jobStepActivity } from '../db/schema/requisition.ts'
import { listRows } from './calibration/interview-facts.ts'
import type { InterviewRow } from './interview-repository.ts'

/** An activity of these has begun, or more. */
const BEGUN = ['in_progress', 'awaiting_recordings', 'submitted', 'scoring', 'scored'] as const

/** Runs after a change of an interview, in its transaction. The caller has locked the application, and then the interview. */
export async function noteInStep(tx: Tx, row: InterviewRow): Promise<void> {
  const isBegun = hasBegunInStep(row.status)
  await tx.db
    .update(userStepActivity)
    .set({ status: isBegun ? 'in_progress' : 'available' })
    .where(
      and(
        eq(userStepActivity.accountId, row.accountId),
        eq(userStepActivity.userStepActivityId, row.userStepActivityId),
        eq(userStepActivity.status, isBegun ? 'available' : 'in_progress'),
      ),
    )
  await noteStepBegun(tx, { ...row, isBegun })
}

type ActivityKey = Pick<
  InterviewRow,
  'accountId' | 'userSmartreqId' | 'userStepActivityId' | 'jobStepActivityId'
>

/** Moves the step of an applicant after an activity in it has begun, or has not begun after all. */
export async function noteStepBegun(
  tx: Tx,
  { isBegun, ...row }: ActivityKey & { readonly isBegun: boolean },
): Promise<void> {
  await tx.db
    .update(application)
    .set({ stepStatus: isBegun ? 'in_progress' : 'not_started' })
    .where(
      and(
        eq(application.accountId, row.accountId),
        eq(application.userSmartreqId, row.userSmartreqId),
        eq(application.stepStatus, isBegun ? 'not_started' : 'in_progress'),
        eq(application.jobStepId, stepOf(tx, row)),
        isBegun ? undefined : sql`not exists ${othersBegun(tx, row)}`,
      ),
    )
}

/**
 * Of some applications, those whose step is in progress by a booked interview alone: where that is cancelled, nothing of
 * the step has begun.
 */
export async function listBegunByInterview(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<ReadonlySet<number>> {
  const isBooked = sql`exists (select 1 from interview i where i.account_id = u.account_id
    and i.user_step_activity_id = u.user_step_activity_id and i.status = 'scheduled')`
  const query = sql`
    select a.user_smartreq_id as id
    from application a
    join user_step_activity u on u.account_id = a.account_id and u.user_smartreq_id = a.user_smartreq_id
      and u.status = any(${sql.param([...BEGUN])}::text[])
    join job_step_activity j on j.account_id = u.account_id and j.job_step_activity_id = u.job_step_activity_id
      and j.job_step_id = a.job_step_id
    where a.account_id = ${accountId} and a.user_smartreq_id = any(${sql.param([...ids])}::bigint[])
      and a.step_status = 'in_progress'
    group by a.user_smartreq_id
    having bool_and(${isBooked})`
  const rows = await listRows(tx, { query, schema: begunSchema })
  return new Set(rows.map(({ id }) => id))
}

const begunSchema = z.object({ id: z.coerce.number() })

// An interview of another step than the one that the applicant is at changes nothing of that.
function stepOf(tx: Tx, { accountId, jobStepActivityId }: ActivityKey) {
  return tx.db
    .select({ jobStepId: jobStepActivity.jobStepId })
    .from(jobStepActivity)
    .where(
      and(
        eq(jobStepActivity.accountId, accountId),
        eq(jobStepActivity.jobStepActivityId, jobStepActivityId),
      ),
    )
}

function othersBegun(tx: Tx, row: ActivityKey) {
  return tx.db
    .select({ one: sql`1` })
    .from(userStepActivity)
    .innerJoin(jobStepActivity, plannedActivity)
    .where(
      and(
        eq(userStepActivity.accountId, row.accountId),
        eq(userStepActivity.userSmartreqId, row.userSmartreqId),
        ne(userStepActivity.userStepActivityId, row.userStepActivityId),
        inArray(userStepActivity.status, [...BEGUN]),
        eq(jobStepActivity.jobStepId, stepOf(tx, row)),
      ),
    )
}
