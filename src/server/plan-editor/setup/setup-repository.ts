// SQL of making and changing requisitions. Runs in the company's scope.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { RequisitionStatus } from '#contract/applicants/application-states.ts'
import type { RequisitionDetails } from '#contract/plan-editor/requisition-setup.ts'

import type { Tx } from '../../db/database.ts'
import { PROFILE_TYPE, REQUISITION_TYPE, TEMPLATE_TYPE } from '../../db/job-types.ts'
import { predictiveModel } from '../../db/schema/predictive-model.ts'
import { application, job, jobTeam } from '../../db/schema/requisition.ts'
import { deleteWeights } from './attribute-repository.ts'

export type JobKey = { readonly accountId: number; readonly jobId: number }

/** Makes a draft without a plan: a requisition. */
export async function insertDraft(
  tx: Tx,
  { accountId, title }: { accountId: number; title: string },
): Promise<number> {
  const [row] = await tx.db
    .insert(job)
    .values({
      accountId,
      title,
      jobTypeId: REQUISITION_TYPE,
      status: 'draft',
      planVersion: 0,
      languages: sql`(select languages from account where account_id = ${accountId})`,
    })
    .returning({ jobId: job.jobId })
  if (row === undefined) throw new Error('An insert returned no row.')
  return row.jobId
}

/** A requisition, locked until the transaction ends; null when there is none. */
export async function lockRequisition(tx: Tx, key: JobKey) {
  const [row] = await tx.db
    .select()
    .from(job)
    .where(and(ofJob(key), eq(job.jobTypeId, REQUISITION_TYPE)))
    .for('update')
  return row ?? null
}

/** The same of a requisition or a job profile: both weigh attributes, and have models. */
export async function lockWeighing(tx: Tx, key: JobKey) {
  const [row] = await tx.db
    .select()
    .from(job)
    .where(and(ofJob(key), inArray(job.jobTypeId, [PROFILE_TYPE, REQUISITION_TYPE])))
    .for('update')
  return row ?? null
}

/** Whether a job is a profile in use, which stays one until the transaction ends. */
export async function isProfileInUse(tx: Tx, key: JobKey): Promise<boolean> {
  const rows = await tx.db
    .select({ jobId: job.jobId })
    .from(job)
    .where(and(ofJob(key), eq(job.jobTypeId, PROFILE_TYPE), isNull(job.archivedAt)))
    .for('share')
  return rows.length > 0
}

/** Of a requisition, or of a template. */
export async function findDetails(tx: Tx, key: JobKey): Promise<RequisitionDetails | null> {
  const [row] = await tx.db
    .select({
      title: job.title,
      department: job.department,
      description: job.description,
      city: job.city,
      state: job.stateCode,
      country_code: job.countryCode,
      openings: job.openings,
      retake_interval_days: job.retakeIntervalDays,
      profile_job_id: job.profileJobId,
    })
    .from(job)
    .where(and(ofJob(key), inArray(job.jobTypeId, [REQUISITION_TYPE, TEMPLATE_TYPE])))
  return row ?? null
}

/** What is undefined stays as it is. */
export async function updateDetails(
  tx: Tx,
  { details, ...key }: JobKey & { details: Partial<RequisitionDetails> },
): Promise<void> {
  const { state, country_code, retake_interval_days, profile_job_id, ...same } = details
  await tx.db
    .update(job)
    .set({
      ...same,
      stateCode: state,
      countryCode: country_code,
      retakeIntervalDays: retake_interval_days,
      profileJobId: profile_job_id,
    })
    .where(ofJob(key))
}

type StatusChange = { status: RequisitionStatus; openedAt?: Date; closedAt?: Date | null }

export async function updateStatus(
  tx: Tx,
  { accountId, jobId, ...set }: JobKey & StatusChange,
): Promise<void> {
  await tx.db.update(job).set(set).where(ofJob({ accountId, jobId }))
}

/** Removes a requisition that no one applied to, with its team and its weights; its plan goes first. */
export async function deleteDraft(tx: Tx, key: JobKey): Promise<void> {
  const { accountId, jobId } = key
  await deleteWeights(tx, key)
  await tx.db.delete(jobTeam).where(and(eq(jobTeam.accountId, accountId), eq(jobTeam.jobId, jobId)))
  await tx.db.execute(
    sql`delete from available_job where account_id = ${accountId} and job_id = ${jobId}`,
  )
  await tx.db.execute(
    sql`delete from source_link where account_id = ${accountId} and job_id = ${jobId}`,
  )
  await tx.db.execute(
    sql`delete from job_posting where account_id = ${accountId} and job_id = ${jobId}`,
  )
  await deleteModels(tx, key)
  await tx.db.execute(
    sql`delete from hiring_class where account_id = ${accountId} and job_id = ${jobId}`,
  )
  await tx.db.delete(job).where(ofJob(key))
}

/** Removes the models of a job that is about to be deleted. */
export async function deleteModels(tx: Tx, key: JobKey): Promise<void> {
  await tx.db
    .update(job)
    .set({ predictiveModelId: null, predictiveModelVersion: null })
    .where(ofJob(key))
  await tx.db
    .delete(predictiveModel)
    .where(and(eq(predictiveModel.accountId, key.accountId), eq(predictiveModel.jobId, key.jobId)))
}

export async function countApplications(tx: Tx, { accountId, jobId }: JobKey): Promise<number> {
  return tx.db.$count(
    application,
    and(eq(application.accountId, accountId), eq(application.jobId, jobId)),
  )
}

/** Copies the team of a requisition to another one. */
export async function copyTeam(
  tx: Tx,
  { accountId, from, to }: { accountId: number; from: number; to: number },
): Promise<void> {
  await tx.db.execute(sql`
    insert into job_team (account_id, job_id, user_id, team_role, guest_email, guest_first_name, guest_last_name, is_notified, is_assigned)
    select account_id, ${to}, user_id, team_role, guest_email, guest_first_name, guest_last_name, is_notified, is_assigned
    from job_team
    where account_id = ${accountId} and job_id = ${from}
    on conflict do nothing`)
}

function ofJob({ accountId, jobId }: JobKey) {
  return and(eq(job.accountId, accountId), eq(job.jobId, jobId))
}
