// Rules of what staff see of requisitions and their applicants. Knows no HTTP.
import type { z } from 'zod'

import {
  applicationStatusSchema,
  requisitionStatusSchema,
  stepStatusSchema,
} from '#contract/application.ts'
import type * as contract from '#contract/requisitions.ts'
import type { Applicant, Requisition } from '#contract/requisitions.ts'

import type { Tx } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import * as applicants from './applicant-repository.ts'
import * as repository from './requisition-repository.ts'
import type { StaffScopes } from './staff-access.ts'

export type RequisitionService = ReturnType<typeof createRequisitionService>

export function createRequisitionService(deps: { scopes: StaffScopes }) {
  const { scopes } = deps
  return {
    /** The requisitions of a company: all with smartreq_access, else those whose team the caller is on. */
    list(
      caller: Caller,
      query: z.output<typeof contract.listRequisitions.query> & { accountId: number },
    ) {
      return scopes.inAccount({ caller, accountId: query.accountId }, async (tx, access) => {
        const teamOf = access.has('smartreq_access') ? null : caller.userId
        const { rows, total } = await repository.listRequisitions(tx, { ...query, teamOf })
        return {
          data: rows.map(describeRequisition),
          meta: { page: query.page, page_size: query.page_size, total },
        }
      })
    },

    get(caller: Caller, jobId: number) {
      return scopes.atJob({ caller, jobId }, async (tx, { accountId }) => {
        const row = await repository.findRequisition(tx, { accountId, jobId })
        if (row === null) throw new AppError('not_found')
        const steps = await repository.listSteps(tx, { accountId, jobId })
        const team = await repository.listTeam(tx, { accountId, jobId })
        return { ...describeRequisition(row), description: row.job.description, steps, team }
      })
    },

    /** One page of a requisition's applicants. */
    listApplicants(
      caller: Caller,
      query: z.output<typeof contract.listApplicants.query> & { jobId: number },
    ) {
      return scopes.atJob({ caller, jobId: query.jobId }, async (tx, { accountId }) => {
        const { rows, total } = await applicants.listApplicants(tx, { ...query, accountId })
        return {
          data: rows.map(describeApplicant),
          meta: { page: query.page, page_size: query.page_size, total },
        }
      })
    },
  }
}

function describeRequisition(row: repository.RequisitionRow): Requisition {
  const { job } = row
  return {
    job_id: job.jobId,
    account_id: job.accountId,
    uuid: job.uuid,
    title: job.title,
    department: job.department,
    city: job.city,
    state: job.stateCode,
    status: requisitionStatusSchema.parse(job.status),
    openings: job.openings,
    opened_at: job.openedAt?.toISOString() ?? null,
    applicant_count: row.applicantCount,
    new_count: row.newCount,
    hired_count: row.hiredCount,
  }
}

/** An applicant by their application, for other slices' views of it. @throws AppError `not_found`. */
export async function getApplicant(
  tx: Tx,
  key: { accountId: number; userSmartreqId: number },
): Promise<Applicant> {
  const row = await applicants.findApplicant(tx, key)
  if (row === null) throw new AppError('not_found')
  return describeApplicant(row)
}

function describeApplicant(row: applicants.ApplicantRow): Applicant {
  return {
    ...row,
    status: applicationStatusSchema.parse(row.status),
    step_status: stepStatusSchema.parse(row.step_status),
    application_date: row.application_date.toISOString(),
  }
}
