// Rules of making requisitions and of changing what they say and where they stand. Knows no HTTP.
import { z } from 'zod'

import { requisitionStatusSchema } from '#contract/applicants/application.ts'
import * as contract from '#contract/plan-editor/requisition-setup.ts'
import type { RequisitionDetails } from '#contract/plan-editor/requisition-setup.ts'
import type { RequisitionAction } from '#contract/requisitions/requisition-actions.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import {
  assertBegunFrom,
  jobCommand,
  staffCommand,
  type By,
  type Changing,
} from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { MailContext, MailDeps } from '../../mail/order-mail.ts'
import { assertPermitted, followApproval } from '../../requisitions/approval/approve-requisition.ts'
import { changeStatus } from '../../requisitions/requisition-machine.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { assertPlanIsReady, copyPlan, dropPlan, publishDraft } from '../plan-service.ts'
import * as attributes from './attribute-repository.ts'
import { findConfiguration, updateConfiguration } from './configuration-repository.ts'
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
    /** Makes a draft with the caller as its recruiter. @throws AppError `not_found` for a source that is not there. */
    create: (by: By, given: { accountId: number; title: string; fromJobId: number | undefined }) =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        policy: contract.createRequisition.policy,
        name: 'create-requisition',
        request: given,
        replySchema: madeSchema,
        change: async (changing) => ({ job_id: await create(changing, given) }),
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
        change: async (changing) => ({ new_job_id: await duplicate(changing, jobId) }),
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

async function create(
  { tx, access, audit }: Changing,
  given: { accountId: number; title: string; fromJobId: number | undefined },
): Promise<number> {
  const { accountId, title, fromJobId } = given
  const jobId = await repository.insertDraft(tx, { accountId, title })
  if (fromJobId !== undefined) await copyFrom(tx, { accountId, from: fromJobId, to: jobId, title })
  const recruiter = { userId: access.userId, teamRole: 'recruiter' } as const
  await repository.upsertTeamMember(tx, { accountId, jobId, ...recruiter })
  await audit({ entity: 'requisition', entityId: jobId, action: 'create', toState: 'draft' })
  return jobId
}

async function duplicate(changing: Changing, from: number): Promise<number> {
  const { accountId } = changing.access
  const { title } = await getDetails(changing.tx, { accountId, jobId: from })
  const jobId = await create(changing, { accountId, title, fromJobId: from })
  await repository.copyTeam(changing.tx, { accountId, from, to: jobId })
  return jobId
}

// Of another requisition of the company; where its own title stands, the new one stays.
async function copyFrom(
  tx: Tx,
  { accountId, from, to, title }: { accountId: number; from: number; to: number; title: string },
): Promise<void> {
  const details = await getDetails(tx, { accountId, jobId: from })
  await repository.updateDetails(tx, { accountId, jobId: to, details: { ...details, title } })
  const weights = await attributes.listWeights(tx, { accountId, jobId: from })
  await attributes.replaceWeights(tx, { accountId, jobId: to, weights })
  await copyPlan(tx, { accountId, from, to })
  const configuration = await findConfiguration(tx, { accountId, jobId: from })
  if (configuration === null) throw new Error('The requisition has no configuration.')
  // The deadline was for that one.
  const copied = { ...configuration, apply_until: null }
  await updateConfiguration(tx, { accountId, jobId: to, configuration: copied })
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
  const { description } = details
  const clean = description === undefined ? {} : { description: cleanRichText(description) }
  await repository.updateDetails(tx, { ...key, details: { ...details, ...clean } })
  const after = await getDetails(tx, key)
  await audit({ entity: 'requisition', entityId: jobId, action: 'update', before, after })
  return after
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

/** @throws AppError `not_found`. */
async function getDetails(
  tx: Tx,
  key: { accountId: number; jobId: number },
): Promise<RequisitionDetails> {
  const details = await repository.findDetails(tx, key)
  if (details === null) throw new AppError('not_found')
  return details
}
