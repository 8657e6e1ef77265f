import type { z } from 'zod'

// How a requisition begins: blank, as a copy of another one, or from a template; with its team, in the same transaction.
import type {
  createRequisition,
  RequisitionDetails,
} from '#contract/plan-editor/requisition-setup.ts'

import { assertSeesJob } from '../../access/job-access.ts'
import type { Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import { REQUISITION_TYPE } from '../../db/job-types.ts'
import { AppError } from '../../http/app-error.ts'
import { copyFieldValues } from '../../settings/field-values/field-value-service.ts'
import { copyPlan } from '../plan-service.ts'
import { lockTemplateToRead } from '../templates/template-repository.ts'
import { copyWeights } from './attribute-service.ts'
import { findConfiguration, updateConfiguration } from './configuration-repository.ts'
import { addMembers } from './new-team.ts'
import * as repository from './setup-repository.ts'
import { upsertMembers } from './team-repository.ts'

export type NewRequisition = z.output<typeof createRequisition.body> & {
  readonly accountId: number
}

type Copy = { readonly accountId: number; readonly from: number; readonly to: number }

/**
 * Makes a draft with the caller as its recruiter, unless its team gives them another role. Returns the `job_id`.
 * @throws AppError `not_found` for a requisition that is not there, `validation_failed` for a template that was deleted
 * meanwhile or a colleague who has left.
 */
export async function createDraft(changing: Changing, given: NewRequisition): Promise<number> {
  const { tx, access, audit } = changing
  const { accountId, title, team = [] } = given
  const jobId = await repository.insertDraft(tx, { accountId, title })
  await begin(changing, { ...given, jobId })
  const recruiter = { userId: access.userId, teamRole: 'recruiter' } as const
  await upsertMembers(tx, { accountId, jobId, roles: [recruiter] })
  await addMembers(tx, { accountId, jobId, members: team })
  await audit({
    entity: 'requisition',
    entityId: jobId,
    action: 'create',
    toState: 'draft',
    ...(team.length === 0 ? {} : { after: { team_roles: team.map((one) => one.team_role) } }),
  })
  return jobId
}

/** The same as a copy of a requisition, with its title and its team. */
export async function duplicateDraft(changing: Changing, from: number): Promise<number> {
  const { accountId } = changing.access
  const { title } = await getDetails(changing.tx, { accountId, jobId: from })
  const jobId = await createDraft(changing, { accountId, title, from_job_id: from })
  await repository.copyTeam(changing.tx, { accountId, from, to: jobId })
  return jobId
}

/** The description and settings of a requisition or a template. @throws AppError `not_found`. */
export async function getDetails(tx: Tx, key: repository.JobKey): Promise<RequisitionDetails> {
  const details = await repository.findDetails(tx, key)
  if (details === null) throw new AppError('not_found')
  return details
}

/** Gives an empty draft or template the details, the weights, the plan and the terms of another one, but not its title. */
export async function copyContent(
  tx: Tx,
  { title, ...copy }: Copy & { title: string },
): Promise<void> {
  const { accountId, from, to } = copy
  const details = await getDetails(tx, { accountId, jobId: from })
  const profileJobId = await profileInUse(tx, { accountId, id: details.profile_job_id })
  await repository.updateDetails(tx, {
    accountId,
    jobId: to,
    details: { ...details, title, profile_job_id: profileJobId },
  })
  await copyWeights(tx, copy)
  await copyFieldValues(tx, copy)
  await copyPlan(tx, copy)
  const configuration = await findConfiguration(tx, { accountId, jobId: from })
  if (configuration === null) throw new Error('The requisition has no configuration.')
  // The deadline was for that one.
  const copied = { ...configuration, apply_until: null }
  await updateConfiguration(tx, { accountId, jobId: to, configuration: copied })
}

// A profile that is archived takes no more hires.
async function profileInUse(
  tx: Tx,
  { accountId, id }: { accountId: number; id: number | null },
): Promise<number | null> {
  if (id === null) return null
  return (await repository.isProfileInUse(tx, { accountId, jobId: id })) ? id : null
}

async function begin(
  { tx, access }: Changing,
  { accountId, jobId, title, ...source }: NewRequisition & { jobId: number },
): Promise<void> {
  const { from_job_id: fromJob, from_template_id: fromTemplate } = source
  if (fromJob !== undefined) {
    if ((await repository.lockRequisition(tx, { accountId, jobId: fromJob })) === null)
      throw new AppError('not_found')
    await assertSeesJob(tx, { access, jobId: fromJob, jobTypeId: REQUISITION_TYPE })
    await copyContent(tx, { accountId, from: fromJob, to: jobId, title })
  }
  if (fromTemplate !== undefined) {
    const key = { accountId, templateId: fromTemplate }
    if ((await lockTemplateToRead(tx, key)) === null)
      throw new AppError('validation_failed', {
        fields: { from_template_id: 'This template was deleted. Choose another one.' },
      })
    const copy = { accountId, from: fromTemplate, to: jobId }
    await copyContent(tx, { ...copy, title })
    await repository.copyTeam(tx, copy)
  }
}
