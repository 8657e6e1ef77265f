// SQL of screening plans: steps and activities by version. Runs in the company's scope.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { PassRule } from '#contract/plan-editor/pass-rule.ts'
import type { PlanBody } from '#contract/plan-editor/screening-plan.ts'
import type { UsageType } from '#contract/settings/settings-rules.ts'

import type { Tx } from '../db/database.ts'
import { isListed } from '../db/listed-applications.ts'
import { assessment } from '../db/schema/assessment.ts'
import { application, job, jobStep, jobStepActivity } from '../db/schema/requisition.ts'

export type JobKey = { readonly accountId: number; readonly jobId: number }
export type VersionKey = JobKey & { readonly version: number }

const OPEN_STATUSES = ['incomplete', 'new', 'active', 'on_hold', 'offer']

/** Where a plan stands; locked until the transaction ends, so that changes of it come one after another. */
export async function lockPlan(tx: Tx, key: JobKey) {
  const [row] = await tx.db
    .select({
      jobTypeId: job.jobTypeId,
      planVersion: job.planVersion,
      planRevision: job.planRevision,
    })
    .from(job)
    .where(ofJob(key))
    .for('update')
  return row ?? null
}

/** The same without waiting, to read, with what the requisition requires of who applies. */
export async function findPlan(tx: Tx, key: JobKey) {
  const [row] = await tx.db
    .select({
      jobTypeId: job.jobTypeId,
      planVersion: job.planVersion,
      planRevision: job.planRevision,
      resumeRequiredAt: job.resumeRequiredAt,
      linkedinRequiredAt: job.linkedinRequiredAt,
    })
    .from(job)
    .where(ofJob(key))
  return row ?? null
}

/** The steps of a version in their order, each with its activities in theirs. */
export async function listPlanRows(tx: Tx, { accountId, jobId, version }: VersionKey) {
  return tx.db
    .select({
      job_step_id: jobStep.jobStepId,
      origin_step_id: jobStep.originStepId,
      step_title: jobStep.title,
      standard_title: jobStep.standardTitle,
      passRule: jobStep.passRule,
      passScore: jobStep.passScore,
      answer_days: jobStep.answerDays,
      usage_type: jobStep.usageType,
      job_step_activity_id: jobStepActivity.jobStepActivityId,
      origin_activity_id: jobStepActivity.originActivityId,
      title: jobStepActivity.title,
      asmt_id: jobStepActivity.asmtId,
      is_required: jobStepActivity.isRequired,
      instruction: jobStepActivity.instruction,
      kind: assessment.kind,
      minutes: assessment.minutes,
      question_count: assessment.questionCount,
      settings: assessment.settings,
    })
    .from(jobStep)
    .leftJoin(
      jobStepActivity,
      and(
        eq(jobStepActivity.accountId, jobStep.accountId),
        eq(jobStepActivity.jobStepId, jobStep.jobStepId),
      ),
    )
    .leftJoin(assessment, eq(assessment.asmtId, jobStepActivity.asmtId))
    .where(
      and(
        eq(jobStep.accountId, accountId),
        eq(jobStep.jobId, jobId),
        eq(jobStep.planVersion, version),
      ),
    )
    .orderBy(asc(jobStep.sortOrder), asc(jobStepActivity.sortOrder))
}
export type PlanRow = Awaited<ReturnType<typeof listPlanRows>>[number]

/** Whether a version has a step. */
export async function hasVersion(tx: Tx, { accountId, jobId, version }: VersionKey) {
  const steps = and(
    eq(jobStep.accountId, accountId),
    eq(jobStep.jobId, jobId),
    eq(jobStep.planVersion, version),
  )
  return (await tx.db.$count(jobStep, steps)) > 0
}

/** Applications that are still open, by the version that they go through. */
export async function countUnderWay(tx: Tx, { accountId, jobId }: JobKey) {
  return tx.db
    .select({ version: application.planVersion, count: sql<number>`count(*)::int` })
    .from(application)
    .where(
      and(
        eq(application.accountId, accountId),
        eq(application.jobId, jobId),
        inArray(application.status, OPEN_STATUSES),
        isListed(),
      ),
    )
    .groupBy(application.planVersion)
    .orderBy(asc(application.planVersion))
}

/** Sets the published version, the revision, or both. */
export async function updatePlan(
  tx: Tx,
  { accountId, jobId, ...set }: JobKey & { planVersion?: number; planRevision?: number },
): Promise<void> {
  await tx.db.update(job).set(set).where(ofJob({ accountId, jobId }))
}

/**
 * Removes the steps and activities of a version, or of all versions, that no one ever went through; the ids of what they
 * asked.
 */
export async function deleteVersion(
  tx: Tx,
  { accountId, jobId, version }: JobKey & { version: number | 'all' },
): Promise<number[]> {
  const isOne = and(
    eq(jobStep.accountId, accountId),
    eq(jobStep.jobId, jobId),
    version === 'all' ? undefined : eq(jobStep.planVersion, version),
  )
  const steps = tx.db.select({ id: jobStep.jobStepId }).from(jobStep).where(isOne)
  const removed = await tx.db
    .delete(jobStepActivity)
    .where(and(eq(jobStepActivity.accountId, accountId), inArray(jobStepActivity.jobStepId, steps)))
    .returning({ asmtId: jobStepActivity.asmtId })
  await tx.db.delete(jobStep).where(isOne)
  return removed.map(({ asmtId }) => asmtId)
}

type StepValues = {
  title: string
  standardTitle: PlanBody['steps'][number]['standard_title']
  passRule: PassRule['kind']
  passScore: number | null
  answerDays: number | null
  usageType: UsageType
}
export type NewStep = StepValues & { originStepId: number | null }
export type NewActivity = {
  step: number
  asmtId: number
  isRequired: boolean
  /** Cleaned. */
  instruction: string
  originActivityId: number | null
}

/** Writes a version that is empty: steps in their order, activities (`step` counts from 0) in theirs. */
export async function insertVersion(
  tx: Tx,
  plan: VersionKey & { steps: readonly NewStep[]; activities: readonly NewActivity[] },
): Promise<void> {
  const { accountId, jobId, version } = plan
  if (plan.steps.length === 0) return
  const made = await tx.db
    .insert(jobStep)
    .values(
      plan.steps.map((step, index) => ({
        ...step,
        accountId,
        jobId,
        planVersion: version,
        sortOrder: index + 1,
      })),
    )
    .returning({ id: jobStep.jobStepId, sortOrder: jobStep.sortOrder })
  if (plan.activities.length === 0) return
  const stepIds = new Map(made.map(({ id, sortOrder }) => [sortOrder - 1, id]))
  const titles = await titlesOf(tx, plan.activities)
  await tx.db.insert(jobStepActivity).values(
    plan.activities.map(({ step, asmtId, ...activity }, index) => {
      const jobStepId = stepIds.get(step)
      const title = titles.get(asmtId)
      if (jobStepId === undefined || title === undefined)
        throw new Error('An activity without step or content.')
      return { ...activity, accountId, jobStepId, asmtId, title, sortOrder: index + 1 }
    }),
  )
}

/** The newest version of each instrument, with the attributes that it measures. */
export async function listContent(tx: Tx) {
  const newest = tx.db
    .selectDistinctOn([assessment.slug], { id: assessment.asmtId })
    .from(assessment)
    .where(isNull(assessment.accountId))
    .orderBy(assessment.slug, sql`${assessment.version} desc`)
  return tx.db
    .select(contentColumns)
    .from(assessment)
    .where(inArray(assessment.asmtId, newest))
    .orderBy(assessment.slug)
}

/** Content by its ids, whatever its version. */
export async function findContent(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  return tx.db
    .select(contentColumns)
    .from(assessment)
    .where(inArray(assessment.asmtId, [...ids]))
}

const contentColumns = {
  asmt_id: assessment.asmtId,
  slug: assessment.slug,
  title: assessment.title,
  kind: assessment.kind,
  minutes: assessment.minutes,
  question_count: assessment.questionCount,
  attribute_type_ids: sql<number[]>`array(
    select t.attribute_type_id::int from attribute_type t
    where exists (select from jsonb_array_elements(${assessment.scoring} -> 'scales') as s(scale)
      where case when s.scale ? 'attribute_type_id'
        then t.attribute_type_id = (s.scale -> 'attribute_type_id')::bigint
        else t.account_id is null and t.slug = s.scale ->> 'attribute' end)
    order by t.attribute_type_id)`,
}

async function titlesOf(tx: Tx, activities: readonly NewActivity[]) {
  const rows = await findContent(
    tx,
    activities.map(({ asmtId }) => asmtId),
  )
  return new Map(rows.map((row) => [row.asmt_id, row.title]))
}

function ofJob({ accountId, jobId }: JobKey) {
  return and(eq(job.accountId, accountId), eq(job.jobId, jobId))
}
