// Rules of what staff see of a requisition's applicants. Knows no HTTP.
import type { z } from 'zod'

import type { AccountApplicant } from '#contract/applicants/account-applicants.ts'
import { applicationStatusSchema, stepStatusSchema } from '#contract/applicants/application.ts'
import type * as contract from '#contract/requisitions/requisitions.ts'
import type { Applicant } from '#contract/requisitions/requisitions.ts'

import { seesPrivateData, type StaffScopes } from '../access/staff-access.ts'
import type { Tx } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { listStepVersions } from '../requisitions/step-versions.ts'
import { findAnswerSource } from './answers/answer-source.ts'
import { describeCounts } from './applicant-counts.ts'
import * as repository from './applicant-repository.ts'
import { countSteps } from './applicant-step-counts.ts'
import { withRowDetails } from './row-details.ts'

export type ApplicantService = ReturnType<typeof createApplicantService>

export function createApplicantService({ scopes }: { scopes: StaffScopes }) {
  return {
    /** One page of a requisition's applicants. */
    list(
      caller: Caller,
      query: z.output<typeof contract.listApplicants.query> & { jobId: number },
    ) {
      return scopes.atJob({ caller, jobId: query.jobId }, async (tx, access) => {
        const { accountId } = access
        const stepVersions = await findStepVersions(tx, { ...query, accountId })
        const canSeePrivate = seesPrivateData(access)
        const answerSource = await findAnswerSource(tx, { ...query, accountId, canSeePrivate })
        const narrowed = { ...query, accountId, stepVersions, answerSource }
        const { rows, total } = await repository.listApplicants(tx, narrowed)
        const described = rows.map(describeApplicant)
        const data = await withRowDetails(tx, { accountId, rows: described })
        return {
          data,
          meta: { page: query.page, page_size: query.page_size, total },
        }
      })
    },

    /** How many applicants each status, each step status and each step has, beside the other filters. */
    count(
      caller: Caller,
      query: z.output<typeof contract.countApplicants.query> & { jobId: number },
    ) {
      return scopes.atJob({ caller, jobId: query.jobId }, async (tx, { accountId }) => {
        const { status, step_status, ...others } = query
        const rows = await repository.countApplicants(tx, { ...others, accountId })
        const step = await countSteps(tx, { ...query, accountId })
        return { ...describeCounts(rows, { status, step_status }), step }
      })
    },
  }
}

/** The step that a list is narrowed by in each version of its plan; undefined where it is narrowed by none. */
export async function findStepVersions(
  tx: Tx,
  { accountId, job_step_id: jobStepId }: { accountId: number; job_step_id?: number | undefined },
): Promise<number[] | undefined> {
  return jobStepId === undefined ? undefined : listStepVersions(tx, { accountId, jobStepId })
}

/** An applicant by their application, for other slices' views of it. @throws AppError `not_found`. */
export async function getApplicant(
  tx: Tx,
  key: { accountId: number; userSmartreqId: number },
): Promise<Applicant> {
  const [one] = await listApplicantsByIds(tx, { ...key, ids: [key.userSmartreqId] })
  if (one === undefined) throw new AppError('not_found')
  return one
}

/** Some applicants, in the order of the ids of their applications; those that are erased are left out. */
export async function listApplicantsByIds(
  tx: Tx,
  key: { accountId: number; ids: readonly number[] },
): Promise<AccountApplicant[]> {
  const rows = await repository.listByIds(tx, key)
  return rows.map(describeApplicant)
}

/** A row of a list as the API shows it. */
export function describeApplicant(row: repository.ApplicantRow): AccountApplicant {
  return {
    ...row,
    status: applicationStatusSchema.parse(row.status),
    step_status: stepStatusSchema.parse(row.step_status),
    application_date: row.application_date.toISOString(),
  }
}
