// Takes out of the interviews of applications whatever names the person. Runs in the system's scope.
import { and, eq, inArray, sql } from 'drizzle-orm'

import { LIVE_INTERVIEW_STATUSES } from '#contract/interviews/interview-states.ts'

import type { Tx } from '../db/database.ts'
import { interviewFeedback } from '../db/schema/interview-feedback.ts'
import { interview, interviewInterviewer } from '../db/schema/interview.ts'

/**
 * That they took place counts, by the day; what was written goes, and so does the link. One that was still to come is
 * cancelled.
 */
export async function emptyInterviews(
  tx: Tx,
  given: { readonly accountId: number; readonly userSmartreqIds: readonly number[] },
): Promise<void> {
  const isTheirs = and(
    eq(interview.accountId, given.accountId),
    inArray(interview.userSmartreqId, [...given.userSmartreqIds]),
  )
  const theirs = tx.db.select({ uuid: interview.interviewUuid }).from(interview).where(isTheirs)
  await tx.db
    .delete(interviewFeedback)
    .where(
      and(
        eq(interviewFeedback.accountId, given.accountId),
        inArray(interviewFeedback.interviewUuid, theirs),
      ),
    )
  const isPartOfTheirs = and(
    eq(interviewInterviewer.accountId, given.accountId),
    inArray(interviewInterviewer.interviewUuid, theirs),
  )
  const noTime = { startsAt: null, endsAt: null, declineReason: null }
  await tx.db.update(interviewInterviewer).set(noTime).where(isPartOfTheirs)
  const isLive = inArray(interview.status, [...LIVE_INTERVIEW_STATUSES])
  await tx.db
    .update(interview)
    .set({
      status: sql`case when ${isLive} then 'cancelled' else ${interview.status} end`,
      linkUuid: sql`gen_random_uuid()`,
      startsAt: sql`date_trunc('day', starts_at)`,
      endsAt: sql`date_trunc('day', ends_at)`,
      place: '',
      candidateZone: null,
      inviteMessage: '',
      candidateNote: null,
      endReason: null,
    })
    .where(isTheirs)
}
