// SQL of interviews: what a plan asks for, what was arranged, and who conducts it. Runs in the company's scope, or the
// system's for a link and for jobs.
import { and, asc, desc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { ENDED_STATUSES } from '#contract/applicants/application.ts'
import type { ActivitySettings } from '#contract/assessments/activity-kinds.ts'
import type { ActivityKind } from '#contract/assessments/kind-names.ts'
import type { InterviewSetup } from '#contract/plan-editor/interview-setup.ts'

import type { Tx } from '../db/database.ts'
import { jobOfApplication, plannedActivity, stepOfActivity } from '../db/joins.ts'
import { account, userRole } from '../db/schema/account.ts'
import { assessment, userStepActivity } from '../db/schema/assessment.ts'
import { interview, interviewInterviewer } from '../db/schema/interview.ts'
import { application, job, jobStep, jobStepActivity } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'

export type InterviewRow = typeof interview.$inferSelect
export type Key = { readonly accountId: number; readonly interviewUuid: string }
type Interviewer = Omit<typeof interviewInterviewer.$inferInsert, 'accountId' | 'interviewUuid'>
type Of = { readonly accountId: number; readonly userSmartreqId: number }

const candidate = alias(appUser, 'candidate')
const MEETING: ActivityKind = 'interview'
const fullName = sql<
  string | null
>`nullif(trim(${appUser.firstName} || ' ' || ${appUser.lastName}), '')`

/** The interviews of an application's plan, in its order; `activity` is what the plan says. */
export async function listPlanned(tx: Tx, { accountId, userSmartreqId }: Of) {
  const rows = await tx.db
    .select({
      jobStepActivityId: jobStepActivity.jobStepActivityId,
      userStepActivityId: userStepActivity.userStepActivityId,
      userSmartreqId: userStepActivity.userSmartreqId,
      userId: userStepActivity.userId,
      title: jobStepActivity.title,
      status: userStepActivity.status,
      settings: assessment.settings,
    })
    .from(userStepActivity)
    .innerJoin(jobStepActivity, plannedActivity)
    .innerJoin(jobStep, stepOfActivity)
    .innerJoin(assessment, eq(assessment.asmtId, jobStepActivity.asmtId))
    .where(
      and(
        eq(userStepActivity.accountId, accountId),
        eq(userStepActivity.userSmartreqId, userSmartreqId),
        eq(assessment.kind, MEETING),
      ),
    )
    .orderBy(asc(jobStep.sortOrder), asc(jobStepActivity.sortOrder))
  return rows.map(({ settings, ...row }) => ({ ...row, setup: setupOf(settings) }))
}
export type PlannedRow = Awaited<ReturnType<typeof listPlanned>>[number]

function setupOf(settings: ActivitySettings | null): InterviewSetup | null {
  return settings?.kind === 'interview' ? settings : null
}

/** All interviews of an application, the latest first. */
export function listOfApplication(tx: Tx, { accountId, userSmartreqId }: Of) {
  return tx.db
    .select()
    .from(interview)
    .where(and(eq(interview.accountId, accountId), eq(interview.userSmartreqId, userSmartreqId)))
    .orderBy(desc(interview.createdAt))
}

/** Who conducts interviews, or may be chosen to: of a sequence in its order, else by name. */
export async function listInterviewers(
  tx: Tx,
  { accountId, uuids }: { accountId: number; uuids: readonly string[] },
) {
  return tx.db
    .select({
      interviewUuid: interviewInterviewer.interviewUuid,
      userId: interviewInterviewer.userId,
      isChosen: interviewInterviewer.isChosen,
      position: interviewInterviewer.position,
      declinedAt: interviewInterviewer.declinedAt,
      declineReason: interviewInterviewer.declineReason,
      leftOutAt: interviewInterviewer.leftOutAt,
      startsAt: interviewInterviewer.startsAt,
      endsAt: interviewInterviewer.endsAt,
      fullName,
    })
    .from(interviewInterviewer)
    .leftJoin(appUser, eq(appUser.userId, interviewInterviewer.userId))
    .where(
      and(
        eq(interviewInterviewer.accountId, accountId),
        inArray(interviewInterviewer.interviewUuid, [...uuids]),
      ),
    )
    .orderBy(asc(interviewInterviewer.position), fullName, interviewInterviewer.userId)
}

/** The names of users who have a role in the company; others are left out. */
export async function listMembers(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
) {
  return tx.db
    .selectDistinct({ userId: appUser.userId, fullName })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.userId, userRole.userId))
    .where(and(eq(userRole.accountId, accountId), inArray(userRole.userId, [...ids])))
}

/** True while an application is under way. */
export async function isUnderWay(tx: Tx, of: Of): Promise<boolean> {
  return (await selectUnderWay(tx, of)).length > 0
}

/** The same; locked, so that it does not end before this transaction. */
export async function lockUnderWay(tx: Tx, of: Of): Promise<boolean> {
  return (await selectUnderWay(tx, of).for('update')).length > 0
}

function selectUnderWay(tx: Tx, { accountId, userSmartreqId }: Of) {
  return tx.db
    .select({ status: application.status })
    .from(application)
    .where(
      and(
        eq(application.accountId, accountId),
        eq(application.userSmartreqId, userSmartreqId),
        isNull(application.deletedAt),
        notInArray(application.status, [...ENDED_STATUSES]),
      ),
    )
}

/** The interview of an activity that is not cancelled, locked. */
export async function lockCurrent(
  tx: Tx,
  given: { accountId: number; userStepActivityId: number },
): Promise<InterviewRow | null> {
  const [row] = await tx.db
    .select()
    .from(interview)
    .where(
      and(
        eq(interview.accountId, given.accountId),
        eq(interview.userStepActivityId, given.userStepActivityId),
        ne(interview.status, 'cancelled'),
      ),
    )
    .for('update')
  return row ?? null
}

/** An interview, locked. */
export async function lockInterview(tx: Tx, key: Key): Promise<InterviewRow | null> {
  const [row] = await tx.db.select().from(interview).where(ofKey(key)).for('update')
  return row ?? null
}

/** An interview by the candidate's link, with what it is about. */
export async function findByLink(tx: Tx, linkUuid: string) {
  const [row] = await tx.db
    .select({
      interview,
      jobTitle: job.title,
      companyName: account.name,
      arrangedBy: appUser.email,
      candidate: {
        email: candidate.email,
        firstName: candidate.firstName,
        language: candidate.language,
      },
    })
    .from(interview)
    .innerJoin(
      application,
      and(
        eq(application.accountId, interview.accountId),
        eq(application.userSmartreqId, interview.userSmartreqId),
      ),
    )
    .innerJoin(job, jobOfApplication)
    .innerJoin(account, eq(account.accountId, interview.accountId))
    .innerJoin(appUser, eq(appUser.userId, interview.createdBy))
    .innerJoin(candidate, eq(candidate.userId, interview.userId))
    .where(and(eq(interview.linkUuid, linkUuid), isNull(application.deletedAt)))
  return row ?? null
}

export async function insertInterview(
  tx: Tx,
  values: typeof interview.$inferInsert,
): Promise<InterviewRow> {
  const [row] = await tx.db.insert(interview).values(values).returning()
  if (row === undefined) throw new Error('An insert returned no row.')
  return row
}

export async function updateInterview(
  tx: Tx,
  { set, ...key }: Key & { set: Partial<typeof interview.$inferInsert> },
): Promise<InterviewRow> {
  const [row] = await tx.db.update(interview).set(set).where(ofKey(key)).returning()
  if (row === undefined) throw new Error('An update returned no row.')
  return row
}

/** Replaces who may conduct an interview, and who does. */
export async function replaceInterviewers(
  tx: Tx,
  { interviewers, ...key }: Key & { interviewers: readonly Interviewer[] },
): Promise<void> {
  const { accountId, interviewUuid } = key
  await tx.db
    .delete(interviewInterviewer)
    .where(
      and(
        eq(interviewInterviewer.accountId, accountId),
        eq(interviewInterviewer.interviewUuid, interviewUuid),
      ),
    )
  const rows = interviewers.map((one) => ({ accountId, interviewUuid, ...one }))
  await tx.db.insert(interviewInterviewer).values(rows)
}

function ofKey({ accountId, interviewUuid }: Key) {
  return and(eq(interview.accountId, accountId), eq(interview.interviewUuid, interviewUuid))
}
