// SQL of the interviews that a user conducts. Runs in the company's scope.
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'

import type { MyInterviewsWhen } from '#contract/interviews/interviews-rules.ts'

import type { Tx } from '../db/database.ts'
import { jobOfApplication } from '../db/joins.ts'
import { interviewFeedback } from '../db/schema/interview-feedback.ts'
import { interview, interviewInterviewer } from '../db/schema/interview.ts'
import { applicant, application, job, jobStepActivity } from '../db/schema/requisition.ts'
import { partEndsAt, partStartsAt } from './part-times.ts'

type Query = {
  readonly accountId: number
  readonly userId: number
  readonly when: MyInterviewsWhen
  readonly at: Date
  readonly page: number
  readonly page_size: number
}

/** One page of them, and how many there are: the next ones first, or the latest of those that are over. */
export async function listMine(tx: Tx, query: Query) {
  const isUpcoming = query.when === 'upcoming'
  const where = and(
    eq(interviewInterviewer.accountId, query.accountId),
    eq(interviewInterviewer.userId, query.userId),
    isNull(application.erasedAt),
    isThen(query),
  )
  const rows = await selectMine(tx)
    .where(where)
    .orderBy(isUpcoming ? asc(partStartsAt) : desc(partStartsAt), interview.interviewUuid)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  const [counted] = await countMine(tx).where(where)
  return { rows, total: counted?.total ?? 0 }
}

function isThen({ when, at }: Query): SQL | undefined {
  const isScheduled = eq(interview.status, 'scheduled')
  const isChosen = eq(interviewInterviewer.isChosen, true)
  // What the user declined stays in sight, to be taken back, until staff have decided how it goes on.
  const { declinedAt, leftOutAt } = interviewInterviewer
  const isListed = or(isChosen, and(isNotNull(declinedAt), isNull(leftOutAt)))
  if (when === 'upcoming') return and(isScheduled, gt(partEndsAt, at), isListed)
  const hasEnded = and(isScheduled, lte(partEndsAt, at))
  if (when === 'to_score')
    return and(
      isChosen,
      or(eq(interview.status, 'awaiting_feedback'), hasEnded),
      sql`not ${hasSubmitted}`,
    )
  const isOver = inArray(interview.status, ['awaiting_feedback', 'complete', 'no_show'])
  return and(isChosen, or(isOver, hasEnded))
}

/** Whether the interviewer's own feedback is submitted. */
const hasSubmitted = sql<boolean>`exists (
  select 1 from ${interviewFeedback}
  where ${interviewFeedback.accountId} = ${interviewInterviewer.accountId}
    and ${interviewFeedback.interviewUuid} = ${interviewInterviewer.interviewUuid}
    and ${interviewFeedback.userId} = ${interviewInterviewer.userId}
    and ${interviewFeedback.status} = 'submitted')`

const ofInterview = and(
  eq(interview.accountId, interviewInterviewer.accountId),
  eq(interview.interviewUuid, interviewInterviewer.interviewUuid),
)
const ofApplication = and(
  eq(application.accountId, interview.accountId),
  eq(application.userSmartreqId, interview.userSmartreqId),
)

function countMine(tx: Tx) {
  return tx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(interviewInterviewer)
    .innerJoin(interview, ofInterview)
    .innerJoin(application, ofApplication)
    .$dynamic()
}

function selectMine(tx: Tx) {
  return tx.db
    .select({
      interview,
      startsAt: partStartsAt,
      endsAt: partEndsAt,
      hasSubmitted,
      declinedAt: interviewInterviewer.declinedAt,
      title: jobStepActivity.title,
      jobId: job.jobId,
      jobTitle: job.title,
      applicantName: sql<string>`${applicant.firstName} || ' ' || ${applicant.lastName}`,
    })
    .from(interviewInterviewer)
    .innerJoin(interview, ofInterview)
    .innerJoin(application, ofApplication)
    .innerJoin(
      jobStepActivity,
      and(
        eq(jobStepActivity.accountId, interview.accountId),
        eq(jobStepActivity.jobStepActivityId, interview.jobStepActivityId),
      ),
    )
    .innerJoin(job, jobOfApplication)
    .innerJoin(
      applicant,
      and(eq(applicant.accountId, interview.accountId), eq(applicant.userId, interview.userId)),
    )
    .$dynamic()
}
