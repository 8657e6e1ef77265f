// The end of an application ends the interviews that were still to come.
import { and, eq, inArray, sql } from 'drizzle-orm'

import { LIVE_INTERVIEW_STATUSES } from '#contract/interview-states.ts'

import type { Tx } from '../db/database.ts'
import { interview } from '../db/schema/interview.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { chosenOf, orderInterviewMail } from './interview-changes.ts'

/** Cancels what is live of applications, in the caller's transaction, and orders the mail about booked ones. */
export async function cancelInterviews(
  tx: Tx,
  given: { jobs: Pick<Jobs, 'send'>; accountId: number; ids: readonly number[] },
): Promise<void> {
  const { jobs, accountId, ids } = given
  const cancelled = await tx.db
    .update(interview)
    .set({ status: 'cancelled', eventVersion: sql`${interview.eventVersion} + 1` })
    .where(
      and(
        eq(interview.accountId, accountId),
        inArray(interview.userSmartreqId, [...ids]),
        inArray(interview.status, [...LIVE_INTERVIEW_STATUSES]),
      ),
    )
    .returning()
  // Without a time there is nothing in a calendar: the candidate hears of the decision itself.
  for (const row of cancelled.filter(({ startsAt }) => startsAt !== null))
    await orderInterviewMail(tx, {
      jobs,
      row,
      kind: 'interview-cancelled',
      to: [row.userId, ...(await chosenOf(tx, row))],
    })
}
