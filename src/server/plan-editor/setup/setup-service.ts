// Rules of making requisitions and of changing what they say and where they stand. Knows no HTTP.
import { z } from 'zod'

import { requisitionStatusSchema } from '#contract/applicants/application.ts'
import * as contract from '#contract/plan-editor/requisition-setup.ts'
import type { RequisitionDetails } from '#contract/plan-editor/requisition-setup.ts'
import type { RequisitionAction } from '#contract/requisitions/requisition-actions.ts'

import { assertSeesJob } from '../../access/job-access.ts'
import type { StaffAccess, StaffScopes } from '../../access/staff-access.ts'
import {
  assertBegunFrom,
  jobCommand,
  staffCommand,
  type By,
  type Changing,
} from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import { PROFILE_TYPE } from '../../db/job-types.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { MailContext, MailDeps } from '../../mail/order-mail.ts'
import { assertPermitted, followApproval } from '../../requisitions/approval/approve-requisition.ts'
import { changeStatus } from '../../requisitions/requisition-machine.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { assertPlanIsReady, dropPlan, publishDraft } from '../plan-service.ts'
import { createDraft, duplicateDraft, getDetails, type NewRequisition } from './new-requisition.ts'
import * as repository from './setup-repository.ts'

const detailsSchema = contract.getRequisitionDetails.responses[200].shape.data
const statusSchema = contract.changeRequisitionStatus.responses[200].shape.data
const madeSchema = z.object({ job_id: z.number() })

type Of = { readonly jobId: number }
type StatusChange = Of & { action: RequisitionAction; reason: string | undefined }
type Writing = { readonly writesAs: MailContext }
type Deps = MailDeps & { readonly scopes: StaffScopes }

export function createSetupService(deps: Deps) {
  return { ...making(deps.scopes), ...changing(deps) }
}

function making(scopes: StaffScopes) {
  return {
    /** Makes a draft with the caller as its recruiter. @throws AppError as `createDraft` does. */
    create: (by: By, given: NewRequisition) =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        policy: contract.createRequisition.policy,
        name: 'create-requisition',
        request: given,
        replySchema: madeSchema,
        change: async (changing) => ({ job_id: await createDraft(changing, given) }),
      }),

    /** The same as a copy of the requisition, with its title and its team. */
    duplicate: (by: By, jobId: number) =>
      jobCommand(scopes, {
        by,
        jobId,
        policy: contract.duplicateRequisition.policy,
        name: 'duplicate-requisition',
        request: { jobId },
        replySchema: contract.duplicateRequisition.responses[201].shape.data,
        change: async (changing) => ({ new_job_id: await duplicateDraft(changing, jobId) }),
      }),

    /** @throws AppError `requisition_was_open`. */
    delete: (by: By, jobId: number) =>
      jobCommand(scopes, {
        by,
        jobId,
        policy: contract.deleteRequisition.policy,
        name: 'delete-requisition',
        request: { jobId },
        replySchema: madeSchema,
        change: (changing) => remove(changing, jobId),
      }),
  }
}

function changing({ scopes, ...deps }: Deps) {
  return {
    getDetails: (caller: Caller, jobId: number): Promise<RequisitionDetails> =>
      scopes.atJob({ caller, jobId, policy: contract.getRequisitionDetails.policy }, (tx, access) =>
        getDetails(tx, { accountId: access.accountId, jobId }),
      ),

    saveDetails: (by: By, given: Of & { details: Partial<RequisitionDetails> }) =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.saveRequisitionDetails.policy,
        name: 'save-requisition-details',
        request: given,
        replySchema: detailsSchema,
        change: (changing) => saveDetails(changing, given),
      }),

    /**
     * @throws AppError `conflict` when the action does not fit, `plan_has_problems` when a draft is opened or its approval
     * asked for, `requisition_needs_approval`, or `forbidden` to those who do not approve.
     */
    async changeStatus({ writesAs, ...by }: By & Writing, given: StatusChange) {
      const changed = await jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.changeRequisitionStatus.policy,
        name: 'change-requisition-status',
        request: given,
        replySchema: statusSchema,
        change: (changing) => act(changing, { ...given, deps, writesAs }),
      })
      deps.jobs.wake('send-mail')
      return changed
    },
  }
}

async function saveDetails(
  changing: Changing,
  { jobId, details }: Of & { details: Partial<RequisitionDetails> },
): Promise<RequisitionDetails> {
  const { tx, access, audit } = changing
  const key = { accountId: access.accountId, jobId }
  if ((await repository.lockRequisition(tx, key)) === null) throw new AppError('not_found')
  const before = await getDetails(tx, key)
  assertBegunFrom(changing, before)
  if (Object.keys(details).length === 0) return before
  const { description, profile_job_id: profileJobId } = details
  if (typeof profileJobId === 'number' && profileJobId !== before.profile_job_id)
    await assertProfile(tx, { access, jobId: profileJobId })
  const clean = description === undefined ? {} : { description: cleanRichText(description) }
  await repository.updateDetails(tx, { ...key, details: { ...details, ...clean } })
  const after = await getDetails(tx, key)
  await audit({ entity: 'requisition', entityId: jobId, action: 'update', before, after })
  return after
}

/** @throws AppError `forbidden`, or `validation_failed` for what is no profile of the company or is archived. */
async function assertProfile(
  tx: Tx,
  { access, jobId }: Of & { access: StaffAccess },
): Promise<void> {
  if (await repository.isProfileInUse(tx, { accountId: access.accountId, jobId }))
    return assertSeesJob(tx, { access, jobId, jobTypeId: PROFILE_TYPE })
  throw new AppError('validation_failed', {
    fields: { profile_job_id: 'This profile does not exist or is archived.' },
  })
}

async function act(
  { tx, access, audit }: Changing,
  { jobId, action, reason, deps, writesAs }: StatusChange & Writing & { deps: MailDeps },
): Promise<z.output<typeof statusSchema>> {
  const key = { accountId: access.accountId, jobId }
  const row = await repository.lockRequisition(tx, key)
  if (row === null) throw new AppError('not_found')
  const before = requisitionStatusSchema.parse(row.status)
  const status = changeStatus(before, action)
  const at = deps.now()
  await assertPermitted(tx, { access, action, status: before, openedAt: row.openedAt })
  if (action === 'request_approval') await assertPlanIsReady(tx, key)
  // Opened for the first time, it takes applications by the plan that was drafted.
  if (status === 'open' && row.planVersion === 0) await publishDraft(tx, key)
  const closedAt = status === 'closed' || status === 'cancelled' ? at : null
  const openedAt = status === 'open' ? { openedAt: row.openedAt ?? at } : {}
  await repository.updateStatus(tx, { ...key, status, closedAt, ...openedAt })
  await followApproval(tx, { access, jobId, action, reason, deps, by: writesAs })
  await audit({
    entity: 'requisition',
    entityId: jobId,
    action,
    fromState: before,
    toState: status,
    ...(reason === undefined || reason === '' ? {} : { reason }),
  })
  return { job_id: jobId, status }
}

async function remove(
  { tx, access, audit }: Changing,
  jobId: number,
): Promise<z.output<typeof madeSchema>> {
  const key = { accountId: access.accountId, jobId }
  const row = await repository.lockRequisition(tx, key)
  if (row === null) throw new AppError('not_found')
  const isUsed = (await repository.countApplications(tx, key)) > 0
  if (row.openedAt !== null || isUsed) throw new AppError('requisition_was_open')
  await dropPlan(tx, key)
  await repository.deleteDraft(tx, key)
  const before = { title: row.title }
  await audit({ entity: 'requisition', entityId: jobId, action: 'delete', before })
  return { job_id: jobId }
}
