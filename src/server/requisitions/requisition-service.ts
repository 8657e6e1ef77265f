// Rules of what staff see of requisitions. Knows no HTTP.
import type { z } from 'zod'

import { requisitionStatusSchema } from '#contract/applicants/application.ts'
import { listOffers } from '#contract/offers/offers.ts'
import type * as contract from '#contract/requisitions/requisitions.ts'
import type { Requisition } from '#contract/requisitions/requisitions.ts'

import { managesJob } from '../access/job-access.ts'
import { seenRequisitions } from '../access/seen-requisitions.ts'
import type { JobAccess, StaffScopes } from '../access/staff-access.ts'
import type { Tx } from '../db/database.ts'
import { countKept } from '../decisions/promises/promised-answers.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { findApproval, listActions } from './approval/approve-requisition.ts'
import * as repository from './requisition-repository.ts'

const OFFER_SENDERS = listOffers.policy.alsoForTeam

export type RequisitionService = ReturnType<typeof createRequisitionService>

export function createRequisitionService(deps: { scopes: StaffScopes; now: () => Date }) {
  const { scopes, now } = deps
  return {
    /**
     * The requisitions of a company: all when the first role has smartreq_access, or those listed for
     * a user who is kept to some, and always those of the caller's teams.
     */
    list(
      caller: Caller,
      query: z.output<typeof contract.listRequisitions.query> & { accountId: number },
    ) {
      return scopes.inAccount({ caller, accountId: query.accountId }, async (tx, access) => {
        const only = seenRequisitions(access, { isMine: query.smartreq_access === '0' })
        const { rows, total } = await repository.listRequisitions(tx, { ...query, only })
        return {
          data: rows.map(describeRequisition),
          meta: { page: query.page, page_size: query.page_size, total },
        }
      })
    },

    /** Whether the caller may open the screens of a job, by a flag or by being listed for it. */
    getAccess(caller: Caller, jobId: number) {
      return scopes.atJob({ caller, jobId }, async (_tx, { jobTypeId }) => ({
        job_id: jobId,
        job_type_id: jobTypeId,
      }))
    },

    get: (caller: Caller, jobId: number) =>
      scopes.atJob({ caller, jobId }, (tx, access) => getDetail(tx, { access, jobId, at: now() })),
  }
}

async function getDetail(
  tx: Tx,
  { access, jobId, at }: { access: JobAccess; jobId: number; at: Date },
) {
  const { accountId, jobTypeId } = access
  const row = await repository.findRequisition(tx, { accountId, jobId })
  if (row === null) throw new AppError('not_found')
  // Before the first publication, those of the draft.
  const version = Math.max(row.job.planVersion, 1)
  const steps = await repository.listSteps(tx, { accountId, jobId, version })
  const team = await repository.listTeam(tx, { accountId, jobId })
  const attributes = await repository.listWeighed(tx, { accountId, jobId })
  const canDecide = await managesJob(tx, { access, jobId, jobTypeId })
  const canOffer =
    canDecide || (await managesJob(tx, { access, jobId, jobTypeId, also: OFFER_SENDERS }))
  const detail = { ...describeRequisition(row), ...describeDetail(row) }
  const { openedAt } = row.job
  const actions = canDecide
    ? await listActions(tx, { access, status: detail.status, openedAt })
    : []
  const approval = await findApproval(tx, { access, jobId })
  const answers = await countKept(tx, { accountId, jobId, at })
  const may = { can_decide: canDecide, can_offer: canOffer }
  return { ...detail, ...may, actions, approval, answers, steps, team, attributes }
}

function describeDetail({ job }: repository.RequisitionRow) {
  const isRecalculating = job.recalculatingSince !== null
  const { recalculatedCount: done, recalculationTotal: total } = job
  return {
    description: job.description,
    is_recalculating: isRecalculating,
    recalculation: isRecalculating ? { done, total } : null,
    returned_note: job.returnedNote,
    is_use_pred_models: job.predictiveModelId !== null,
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
    owner_name: row.ownerName,
  }
}
