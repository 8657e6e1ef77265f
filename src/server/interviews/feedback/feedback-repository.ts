// SQL of interviews as they are conducted, and of what interviewers write. Runs in the company's scope, unless said
// otherwise.
import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'

import type { ActivitySettings } from '#contract/assessments/activity-kinds.ts'
import type { InterviewGuide } from '#contract/plan-editor/interview-setup.ts'

import type { Tx } from '../../db/database.ts'
import { applicantOfApplication, jobOfApplication, stepOfActivity } from '../../db/joins.ts'
import { assessment, attributeType, userStepActivity } from '../../db/schema/assessment.ts'
import { interviewFeedback } from '../../db/schema/interview-feedback.ts'
import { interview, interviewInterviewer } from '../../db/schema/interview.ts'
import {
  applicant,
  application,
  job,
  jobStep,
  jobStepActivity,
} from '../../db/schema/requisition.ts'
import { appUser } from '../../db/schema/session.ts'

type Key = { readonly accountId: number; readonly interviewUuid: string }

/** The application that an interview is of; null when there is no such interview. In any scope. */
export async function findApplicationOf(tx: Tx, interviewUuid: string): Promise<number | null> {
  const [row] = await tx.db
    .select({ userSmartreqId: interview.userSmartreqId })
    .from(interview)
    .where(eq(interview.interviewUuid, interviewUuid))
  return row?.userSmartreqId ?? null
}

/** Those have no feedback. */
const WITHOUT_FEEDBACK = ['cancelled', 'declined', 'no_show'] as const

const columns = {
  accountId: interview.accountId,
  interviewUuid: interview.interviewUuid,
  userSmartreqId: interview.userSmartreqId,
  userStepActivityId: interview.userStepActivityId,
  status: interview.status,
  mode: interview.mode,
  startsAt: interview.startsAt,
  endsAt: interview.endsAt,
  minutes: interview.minutes,
  format: interview.format,
  place: interview.place,
  applicantName: sql<string>`${applicant.firstName} || ' ' || ${applicant.lastName}`,
  jobId: application.jobId,
  jobTitle: job.title,
  jobTypeId: job.jobTypeId,
  stepTitle: jobStep.title,
  stepStandardTitle: jobStep.standardTitle,
  settings: assessment.settings,
}

const isOfInterview = and(
  eq(application.accountId, interview.accountId),
  eq(application.userSmartreqId, interview.userSmartreqId),
)
const isActivity = and(
  eq(jobStepActivity.accountId, interview.accountId),
  eq(jobStepActivity.jobStepActivityId, interview.jobStepActivityId),
)

/** Interviews with what is asked in them, newest first: all of an application, or one. */
export async function listInterviews(
  tx: Tx,
  of: { accountId: number } & ({ userSmartreqId: number } | { interviewUuid: string }),
) {
  const isAsked =
    'interviewUuid' in of
      ? eq(interview.interviewUuid, of.interviewUuid)
      : eq(interview.userSmartreqId, of.userSmartreqId)
  const takesPlace = notInArray(interview.status, [...WITHOUT_FEEDBACK])
  const rows = await tx.db
    .select(columns)
    .from(interview)
    .innerJoin(application, isOfInterview)
    .innerJoin(applicant, applicantOfApplication)
    .innerJoin(job, jobOfApplication)
    .innerJoin(jobStepActivity, isActivity)
    .innerJoin(jobStep, stepOfActivity)
    .innerJoin(assessment, eq(assessment.asmtId, jobStepActivity.asmtId))
    .where(and(eq(interview.accountId, of.accountId), isAsked, takesPlace))
    .orderBy(desc(interview.createdAt))
    .limit(MOST_INTERVIEWS)
  return rows.map(({ settings, ...row }) => ({ ...row, guide: guideOf(settings) }))
}

/** Of one application. */
const MOST_INTERVIEWS = 100

export type ConductedRow = Awaited<ReturnType<typeof listInterviews>>[number]

/** Locks an interview, if it is there: its last two interviewers must not submit without seeing each other. */
export async function lockInterview(tx: Tx, key: Key): Promise<boolean> {
  const rows = await tx.db
    .select({ status: interview.status })
    .from(interview)
    .where(isOf(key))
    .for('update')
  return rows.length > 0
}

export async function updateInterview(
  tx: Tx,
  { status, ...key }: Key & Pick<typeof interview.$inferSelect, 'status'>,
): Promise<void> {
  await tx.db.update(interview).set({ status }).where(isOf(key))
}

/** The interviewers who meet the candidate, with what each wrote: of a sequence in its order, else by name. */
export async function listPanel(
  tx: Tx,
  { accountId, uuids }: { accountId: number; uuids: string[] },
) {
  if (uuids.length === 0) return []
  return tx.db
    .select({
      interviewUuid: interviewInterviewer.interviewUuid,
      userId: interviewInterviewer.userId,
      fullName: sql<string>`${appUser.firstName} || ' ' || ${appUser.lastName}`,
      startsAt: interviewInterviewer.startsAt,
      status: interviewFeedback.status,
      entries: interviewFeedback.entries,
      submittedAt: interviewFeedback.submittedAt,
      unlockReason: interviewFeedback.unlockReason,
    })
    .from(interviewInterviewer)
    .innerJoin(appUser, eq(appUser.userId, interviewInterviewer.userId))
    .leftJoin(
      interviewFeedback,
      and(
        eq(interviewFeedback.accountId, interviewInterviewer.accountId),
        eq(interviewFeedback.interviewUuid, interviewInterviewer.interviewUuid),
        eq(interviewFeedback.userId, interviewInterviewer.userId),
      ),
    )
    .where(
      and(
        eq(interviewInterviewer.accountId, accountId),
        inArray(interviewInterviewer.interviewUuid, uuids),
        eq(interviewInterviewer.isChosen, true),
      ),
    )
    .orderBy(
      asc(interviewInterviewer.position),
      asc(appUser.firstName),
      asc(appUser.lastName),
      asc(appUser.userId),
    )
}

export type PanelRow = Awaited<ReturnType<typeof listPanel>>[number]

/**
 * Stores what an interviewer wrote, over what was there; when it was first submitted stays. The caller locked the
 * interview.
 */
export async function putFeedback(
  tx: Tx,
  row: Omit<typeof interviewFeedback.$inferInsert, 'firstSubmittedAt'>,
): Promise<void> {
  const { status, entries, submittedAt, unlockReason, updatedAt } = row
  const { firstSubmittedAt: first, submittedAt: last } = interviewFeedback
  const firstSubmittedAt = sql`coalesce(${first}, ${last}, excluded.submitted_at)`
  await tx.db
    .insert(interviewFeedback)
    .values({ ...row, firstSubmittedAt: submittedAt })
    .onConflictDoUpdate({
      target: [
        interviewFeedback.accountId,
        interviewFeedback.interviewUuid,
        interviewFeedback.userId,
      ],
      set: { status, entries, submittedAt, firstSubmittedAt, unlockReason, updatedAt },
    })
}

/** The names of attributes, by id. */
export async function listAttributes(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  return tx.db
    .select({ attributeTypeId: attributeType.attributeTypeId, name: attributeType.name })
    .from(attributeType)
    .where(inArray(attributeType.attributeTypeId, [...ids]))
}

/** Notes that the activity of an interview is done, or is not any more. */
export async function setActivity(
  tx: Tx,
  {
    accountId,
    userStepActivityId,
    ...values
  }: {
    accountId: number
    userStepActivityId: number
    status: 'in_progress' | 'scored'
    scoredAt: Date | null
  },
): Promise<void> {
  await tx.db
    .update(userStepActivity)
    .set(values)
    .where(
      and(
        eq(userStepActivity.accountId, accountId),
        eq(userStepActivity.userStepActivityId, userStepActivityId),
      ),
    )
}

function isOf({ accountId, interviewUuid }: Key) {
  return and(eq(interview.accountId, accountId), eq(interview.interviewUuid, interviewUuid))
}

function guideOf(settings: ActivitySettings | null): InterviewGuide {
  return settings?.kind === 'interview' ? settings.guide : { intro: '', questions: [] }
}
