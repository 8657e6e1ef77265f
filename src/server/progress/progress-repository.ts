// SQL of trackers: a candidate's applications with their steps and activities. Runs in the person's scope.
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import type { ApplicationStatus } from '#contract/applicants/application.ts'
import type { ExtraTime } from '#contract/assessments/extra-time-factors.ts'
import { DIRECT_SOURCE } from '#contract/careers/careers-rules.ts'
import { LIVE_INTERVIEW_STATUSES } from '#contract/interviews/interview-states.ts'
import { askedCount } from '#server/db/schema/asked-count.ts'

import type { Tx } from '../db/database.ts'
import { attemptOfActivity, jobOfApplication } from '../db/joins.ts'
import { account } from '../db/schema/account.ts'
import { assessment, attempt, userStepActivity } from '../db/schema/assessment.ts'
import { isWithoutPlayer, percentComplete } from '../db/schema/percent-complete.ts'
import { applicant, application, job, jobStep, jobStepActivity } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'

const trackerColumns = {
  accountId: application.accountId,
  userSmartreqId: application.userSmartreqId,
  userId: application.userId,
  refId: application.refId,
  jobId: application.jobId,
  jobUuid: job.uuid,
  jobTypeId: job.jobTypeId,
  isOfEmployee: application.isOfEmployee,
  jobTitle: job.title,
  jobStatus: job.status,
  accountName: account.name,
  logoUrl: account.logoUrl,
  /** The requisition's, else the company's; null without one. */
  contact: sql<
    string | null
  >`coalesce(nullif(${job.candidateContact}, ''), nullif(${account.candidateContact}, ''))`,
  applyUntil: job.applyUntil,
  city: job.city,
  stateCode: job.stateCode,
  createdAt: application.createdAt,
  status: application.status,
  stepStandardTitle: jobStep.standardTitle,
  hasLiveInterview: sql<boolean>`exists (select 1 from interview i where i.account_id = ${application.accountId}
    and i.user_smartreq_id = ${application.userSmartreqId} and i.status = any(${sql.param([...LIVE_INTERVIEW_STATUSES])}::text[]))`,
  pctComplete: percentComplete(),
  /** The activities that the percentage counts: required ones, open or done, without interviews and offers. */
  activityCount: sql<number>`(select count(*)::int from user_step_activity u
    join job_step_activity a on a.account_id = u.account_id and a.job_step_activity_id = u.job_step_activity_id
    join assessment s on s.asmt_id = a.asmt_id
    where u.account_id = ${application.accountId} and u.user_smartreq_id = ${application.userSmartreqId}
      and a.is_required and u.status <> 'locked' and not ${isWithoutPlayer(sql`s.kind`)})`,
  /** Interviews that are still to take place. */
  openInterviews: sql<number>`(select count(*)::int from interview i where i.account_id = ${application.accountId}
    and i.user_smartreq_id = ${application.userSmartreqId} and i.status = any(${sql.param([...LIVE_INTERVIEW_STATUSES])}::text[])
    and not (i.status = 'scheduled' and i.ends_at is not null and i.ends_at <= now()))`,
  externalApplicationId: application.externalApplicationId,
  planVersion: application.planVersion,
  jobStepId: application.jobStepId,
  retakeIntervalDays: job.retakeIntervalDays,
  /** The application to another requisition in whose stead this one is. */
  movedFromTitle: sql<string | null>`(select j.title from application o
    join job j on j.account_id = o.account_id and j.job_id = o.job_id
    where o.account_id = ${application.accountId} and o.user_smartreq_id = ${application.movedFrom})`,
  /** Where it goes on, once staff moved it to another requisition; null while it is itself. */
  movedToRef: sql<number | null>`case when ${application.status} = 'transferred' then (
    select max(n.ref_id) from application n where n.account_id = ${application.accountId}
      and n.moved_from = ${application.userSmartreqId} and n.deleted_at is null) end`.mapWith(
    Number,
  ),
  newestAt: sql<string>`max(${application.createdAt}) over (partition by ${application.jobId})`,
}

/** All trackers of a user, newest first. A person has few, so there is no paging. */
export async function listTrackers(tx: Tx, userId: number) {
  return tx.db
    .select(trackerColumns)
    .from(application)
    .innerJoin(job, jobOfApplication)
    .innerJoin(account, eq(account.accountId, application.accountId))
    .leftJoin(
      jobStep,
      and(
        eq(jobStep.accountId, application.accountId),
        eq(jobStep.jobStepId, application.jobStepId),
      ),
    )
    .where(and(eq(application.userId, userId), isNull(application.deletedAt)))
    .orderBy(desc(application.createdAt), desc(application.refId))
}

export type TrackerRow = Awaited<ReturnType<typeof listTrackers>>[number]

const activityColumns = {
  jobStepId: jobStep.jobStepId,
  stepTitle: jobStep.title,
  standardTitle: jobStep.standardTitle,
  stepOrder: jobStep.sortOrder,
  answerDays: jobStep.answerDays,
  jobStepActivityId: jobStepActivity.jobStepActivityId,
  title: jobStepActivity.title,
  isRequired: jobStepActivity.isRequired,
  /** The version that the attempt began with; before it, the planned one. Null for a step without activities. */
  asmtId: assessment.asmtId,
  kind: assessment.kind,
  minutes: assessment.minutes,
  questionCount: askedCount(),
  userStepActivityId: userStepActivity.userStepActivityId,
  status: userStepActivity.status,
  attemptId: attempt.attemptId,
  answeredCount: attempt.answeredCount,
  extraTime: sql<ExtraTime | null>`(select e.extra_time from extra_time_setting e
    where e.account_id = ${userStepActivity.accountId} and e.user_smartreq_id = ${userStepActivity.userSmartreqId}
    order by e.setting_id desc limit 1)`,
}

/**
 * The steps and activities of one go, in order, with the attempt at each. What an employee has comes of every version of
 * the plan that they opened.
 */
export async function listActivities(tx: Tx, tracker: TrackerRow) {
  return tx.db
    .select(activityColumns)
    .from(jobStep)
    .leftJoin(
      jobStepActivity,
      and(
        eq(jobStepActivity.accountId, jobStep.accountId),
        eq(jobStepActivity.jobStepId, jobStep.jobStepId),
      ),
    )
    .leftJoin(
      userStepActivity,
      and(
        eq(userStepActivity.accountId, jobStepActivity.accountId),
        eq(userStepActivity.jobStepActivityId, jobStepActivity.jobStepActivityId),
        eq(userStepActivity.userSmartreqId, tracker.userSmartreqId),
      ),
    )
    .leftJoin(attempt, attemptOfActivity)
    .leftJoin(
      assessment,
      eq(assessment.asmtId, sql`coalesce(${attempt.asmtId}, ${jobStepActivity.asmtId})`),
    )
    .where(
      and(
        eq(jobStep.accountId, tracker.accountId),
        eq(jobStep.jobId, tracker.jobId),
        tracker.isOfEmployee
          ? isNotNull(userStepActivity.userStepActivityId)
          : eq(jobStep.planVersion, tracker.planVersion),
      ),
    )
    .orderBy(asc(jobStep.planVersion), asc(jobStep.sortOrder), asc(jobStepActivity.sortOrder))
}

export type ActivityRow = Awaited<ReturnType<typeof listActivities>>[number]

/** Holds back a second application of the same person to the same job until this transaction ends. */
export async function lockApplying(
  tx: Tx,
  given: { userId: number; jobId: number },
): Promise<void> {
  await tx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`apply ${given.userId} ${given.jobId}`}, 0))`,
  )
}

/** An application of the person, locked; null when there is none. */
export async function lockApplication(tx: Tx, given: { userId: number; refId: number }) {
  const { accountId, userSmartreqId, status, isOfEmployee } = application
  const [row] = await tx.db
    .select({ accountId, userSmartreqId, status, isOfEmployee })
    .from(application)
    .where(
      and(
        eq(application.userId, given.userId),
        eq(application.refId, given.refId),
        isNull(application.deletedAt),
      ),
    )
    .for('update')
  return row ?? null
}

/** Ends an application in a status. */
export async function endApplication(
  tx: Tx,
  given: { accountId: number; userSmartreqId: number; status: ApplicationStatus; at: Date },
): Promise<void> {
  const { accountId, userSmartreqId, status, at } = given
  await tx.db
    .update(application)
    .set({ status, decidedAt: at })
    .where(
      and(eq(application.accountId, accountId), eq(application.userSmartreqId, userSmartreqId)),
    )
}

/** Keeps a company's own copy of who applied. */
export async function upsertApplicant(
  tx: Tx,
  values: typeof applicant.$inferInsert,
): Promise<void> {
  await tx.db
    .insert(applicant)
    .values(values)
    .onConflictDoUpdate({ target: [applicant.accountId, applicant.userId], set: values })
}

type Source = {
  sourceId: number
  sourceType: string
  /** Of the tracked link; null where no link led to the application. */
  token: string | null
}

/** Inserts an application with its activities: those of the first step available, the later ones locked. */
export async function insertApplication(
  tx: Tx,
  {
    source,
    ...own
  }: {
    accountId: number
    jobId: number
    userId: number
    externalApplicationId: string | null
    source: Source | null
  },
): Promise<{ userSmartreqId: number; refId: number }> {
  // Read once, so that a plan published meanwhile cannot give steps of two versions.
  const [plan] = await tx.db
    .select({ planVersion: job.planVersion })
    .from(job)
    .where(and(eq(job.accountId, own.accountId), eq(job.jobId, own.jobId)))
  const planVersion = plan?.planVersion ?? 0
  const firstStep = sql<number>`(select job_step_id from job_step where account_id = ${own.accountId} and job_id = ${own.jobId} and plan_version = ${planVersion} order by sort_order limit 1)`
  const [row] = await tx.db
    .insert(application)
    .values({
      ...own,
      planVersion,
      jobStepId: firstStep,
      ...sourceColumns(source),
    })
    .returning({ userSmartreqId: application.userSmartreqId, refId: application.refId })
  if (row === undefined) throw new Error('An insert returned no row.')
  await tx.db.execute(sql`
    insert into user_step_activity (account_id, user_smartreq_id, job_step_activity_id, user_id, status)
    select a.account_id, ${row.userSmartreqId}, a.job_step_activity_id, ${own.userId},
           case when a.job_step_id = ${firstStep} then 'available' else 'locked' end
    from job_step_activity a
    join job_step s on s.account_id = a.account_id and s.job_step_id = a.job_step_id
    where a.account_id = ${own.accountId} and s.job_id = ${own.jobId} and s.plan_version = ${planVersion}
    order by s.sort_order, a.sort_order`)
  return row
}

// Without one they came by the link of the position itself.
function sourceColumns(source: Source | null) {
  if (source === null) return { sourceType: DIRECT_SOURCE }
  const { sourceType, sourceId, token } = source
  return { sourceType, sourceId, sourceToken: token }
}

/** The language that a user chose; null for none. */
export async function findLanguage(tx: Tx, userId: number): Promise<string | null> {
  const [row] = await tx.db
    .select({ language: appUser.language })
    .from(appUser)
    .where(eq(appUser.userId, userId))
  return row?.language ?? null
}
