// SQL of the rules for applying to a requisition. Runs in the company's scope.
import { and, eq, inArray, sql } from 'drizzle-orm'

import type { RequisitionConfiguration } from '#contract/plan-editor/requisition-configuration.ts'

import type { Tx } from '../../db/database.ts'
import { REQUISITION_TYPE, TEMPLATE_TYPE } from '../../db/job-types.ts'
import { job } from '../../db/schema/requisition.ts'
import type { JobKey } from './setup-repository.ts'

/** What is left out stays. */
export type ConfigurationChange = Pick<
  RequisitionConfiguration,
  'retake_interval_days' | 'apply_until'
> & {
  readonly [Name in keyof RequisitionConfiguration]?: RequisitionConfiguration[Name] | undefined
}

/** Of a requisition, or of a template. */
export async function findConfiguration(
  tx: Tx,
  key: JobKey,
): Promise<RequisitionConfiguration | null> {
  const [row] = await tx.db
    .select({
      retake_interval_days: job.retakeIntervalDays,
      apply_until: job.applyUntil,
      asks_eeoc: job.asksEeoc,
      is_resume_required: sql<boolean>`${job.resumeRequiredAt} is not null`,
      is_linkedin_required: sql<boolean>`${job.linkedinRequiredAt} is not null`,
      languages: job.languages,
      accommodations: job.accommodations,
      accommodations_contact: job.accommodationsContact,
      candidate_contact: job.candidateContact,
    })
    .from(job)
    .where(and(ofJob(key), inArray(job.jobTypeId, [REQUISITION_TYPE, TEMPLATE_TYPE])))
  return row ?? null
}

export async function updateConfiguration(
  tx: Tx,
  { configuration, ...key }: JobKey & { configuration: ConfigurationChange },
): Promise<void> {
  const {
    retake_interval_days: retakeIntervalDays,
    apply_until: applyUntil,
    asks_eeoc: asksEeoc,
    is_resume_required: isResumeRequired,
    is_linkedin_required: isLinkedinRequired,
    languages,
    accommodations,
    accommodations_contact: accommodationsContact,
    candidate_contact: candidateContact,
  } = configuration
  const same = { retakeIntervalDays, applyUntil, asksEeoc, languages, accommodations }
  await tx.db
    .update(job)
    .set({
      ...same,
      accommodationsContact,
      candidateContact,
      resumeRequiredAt: requiredAt(isResumeRequired, job.resumeRequiredAt),
      linkedinRequiredAt: requiredAt(isLinkedinRequired, job.linkedinRequiredAt),
    })
    .where(ofJob(key))
}

// By the database's clock, as applications are: what was required before is so since then.
function requiredAt(
  isRequired: boolean | undefined,
  before: typeof job.resumeRequiredAt | typeof job.linkedinRequiredAt,
) {
  if (isRequired === undefined) return undefined
  return isRequired ? sql`coalesce(${before}, now())` : null
}

function ofJob({ accountId, jobId }: JobKey) {
  return and(eq(job.accountId, accountId), eq(job.jobId, jobId))
}
