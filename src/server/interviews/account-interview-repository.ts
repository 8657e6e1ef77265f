// SQL of the interviews of a company, over all requisitions that a user sees. Runs in the company's scope.
import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

import type { listAccountInterviews } from '#contract/interviews/account-interviews.ts'
import { BEFORE_BOOKING, type InterviewStatus } from '#contract/interviews/interview-states.ts'

import type { Tx } from '../db/database.ts'
import { jobOfApplication } from '../db/joins.ts'
import { isListed } from '../db/listed-applications.ts'
import { interview, interviewInterviewer } from '../db/schema/interview.ts'
import { applicant, application, job, jobStepActivity } from '../db/schema/requisition.ts'

type Query = z.output<typeof listAccountInterviews.query> & {
  readonly accountId: number
  /** The requisitions whose interviews are listed beside the user's own; null for all. */
  readonly seen: readonly number[] | null
  readonly userId: number
  readonly at: Date
}

/** One page of them, and how many there are. */
export async function listOfAccount(tx: Tx, query: Query) {
  const where = and(
    eq(interview.accountId, query.accountId),
    isNull(application.erasedAt),
    isListed(),
    isSeen(tx, query),
    ...filtersOf(tx, query),
  )
  const rows = await selectInterviews(tx, query.userId)
    .where(where)
    .orderBy(orderOf(query.ordering), interview.interviewUuid)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  const [counted] = await tx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(interview)
    .innerJoin(application, ofApplication)
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}
export type AccountInterviewRow = Awaited<ReturnType<typeof selectInterviews>>[number]

// Each half by its own index: as one condition, every interview of the company would be looked at.
function isSeen(tx: Tx, { accountId, seen, userId }: Query): SQL | undefined {
  if (seen === null) return undefined
  const own = tx.db
    .select({ uuid: interviewInterviewer.interviewUuid })
    .from(interviewInterviewer)
    .where(conducts({ accountId, userId }))
  if (seen.length === 0) return inArray(interview.interviewUuid, own)
  const ofSeen = tx.db
    .select({ uuid: interview.interviewUuid })
    .from(interview)
    .innerJoin(application, ofApplication)
    .where(and(eq(application.accountId, accountId), inArray(application.jobId, [...seen])))
  return inArray(interview.interviewUuid, union(own, ofSeen))
}

function conducts({ accountId, userId }: { accountId: number; userId: number }) {
  return and(
    eq(interviewInterviewer.accountId, accountId),
    eq(interviewInterviewer.userId, userId),
    eq(interviewInterviewer.isChosen, true),
  )
}

function filtersOf(tx: Tx, query: Query): (SQL | undefined)[] {
  const { status = [], job_id: jobId, from, before, search, at } = query
  const hasTime = notInArray(interview.status, [...BEFORE_BOOKING])
  return [
    status.length === 0 ? undefined : or(...status.map((one) => hasStatus(one, at))),
    jobId === undefined ? undefined : eq(application.jobId, jobId),
    isOfInterviewer(tx, query),
    from === undefined ? undefined : and(hasTime, gte(interview.startsAt, new Date(from))),
    before === undefined ? undefined : and(hasTime, lt(interview.startsAt, new Date(before))),
    search === '' ? undefined : sql`${interview.userId} in (select search_applicants(${search}))`,
  ]
}

// An interview whose time is over awaits feedback before the job that looks after interviews has noted it.
function hasStatus(status: InterviewStatus, at: Date): SQL | undefined {
  const isStored = eq(interview.status, status)
  if (status === 'scheduled') return and(isStored, gt(interview.endsAt, at))
  if (status === 'awaiting_feedback')
    return or(isStored, and(eq(interview.status, 'scheduled'), lte(interview.endsAt, at)))
  return isStored
}

// While no time is set, everyone who may be chosen counts.
function isOfInterviewer(tx: Tx, { accountId, interviewer_id: userId }: Query): SQL | undefined {
  if (userId === undefined) return undefined
  const named = tx.db
    .select({ uuid: interviewInterviewer.interviewUuid })
    .from(interviewInterviewer)
    .innerJoin(
      interview,
      and(
        eq(interview.accountId, interviewInterviewer.accountId),
        eq(interview.interviewUuid, interviewInterviewer.interviewUuid),
      ),
    )
    .where(
      and(
        eq(interviewInterviewer.accountId, accountId),
        eq(interviewInterviewer.userId, userId),
        isNull(interviewInterviewer.declinedAt),
        or(eq(interviewInterviewer.isChosen, true), inArray(interview.status, [...BEFORE_BOOKING])),
      ),
    )
  return inArray(interview.interviewUuid, named)
}

function orderOf(ordering: Query['ordering']): SQL {
  return ordering === '-starts_at'
    ? sql`${interview.startsAt} desc nulls last`
    : asc(interview.startsAt)
}

const ofApplication = and(
  eq(application.accountId, interview.accountId),
  eq(application.userSmartreqId, interview.userSmartreqId),
)
const ofApplicant = and(
  eq(applicant.accountId, interview.accountId),
  eq(applicant.userId, interview.userId),
)

function selectInterviews(tx: Tx, userId: number) {
  const own = tx.db
    .select({ one: sql`1` })
    .from(interviewInterviewer)
    .where(
      and(
        eq(interviewInterviewer.accountId, interview.accountId),
        eq(interviewInterviewer.interviewUuid, interview.interviewUuid),
        eq(interviewInterviewer.userId, userId),
        eq(interviewInterviewer.isChosen, true),
      ),
    )
  return tx.db
    .select({
      interview,
      isMine: sql<boolean>`${exists(own)}`,
      title: jobStepActivity.title,
      jobId: job.jobId,
      jobTitle: job.title,
      applicantName: sql<string>`${applicant.firstName} || ' ' || ${applicant.lastName}`,
    })
    .from(interview)
    .innerJoin(application, ofApplication)
    .innerJoin(applicant, ofApplicant)
    .innerJoin(
      jobStepActivity,
      and(
        eq(jobStepActivity.accountId, interview.accountId),
        eq(jobStepActivity.jobStepActivityId, interview.jobStepActivityId),
      ),
    )
    .innerJoin(job, jobOfApplication)
    .$dynamic()
}
