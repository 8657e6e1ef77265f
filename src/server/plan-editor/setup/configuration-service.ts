import { localeSchema } from '#contract/core/shape.ts'
// The rules for applying to a requisition. Knows no HTTP.
import type { RequiredDetail } from '#contract/people/required-details.ts'
import * as contract from '#contract/plan-editor/requisition-configuration.ts'
import type { RequisitionConfiguration } from '#contract/plan-editor/requisition-configuration.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { assertBegunFrom, jobCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { detailsNotPublished } from '../plan-view.ts'
import * as repository from './configuration-repository.ts'
import { lockRequisition, type JobKey } from './setup-repository.ts'

const NOT_ASKED = 'Add the field to the application form first, and publish the plan.'
const replySchema = contract.saveRequisitionConfiguration.responses[200].shape.data

type Save = { readonly jobId: number; readonly configuration: repository.ConfigurationChange }

export function createConfigurationService({ scopes }: { scopes: StaffScopes }) {
  return {
    /** @throws AppError `not_found`. */
    get: (caller: Caller, jobId: number): Promise<RequisitionConfiguration> =>
      scopes.atJob(
        { caller, jobId, policy: contract.getRequisitionConfiguration.policy },
        async (tx, { accountId }) => {
          const found = await repository.findConfiguration(tx, { accountId, jobId })
          if (found === null) throw new AppError('not_found')
          return found
        },
      ),

    /** @throws AppError `not_found`, `conflict`, or `validation_failed` for what the published plan does not ask for. */
    save: (by: By, given: Save): Promise<RequisitionConfiguration> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.saveRequisitionConfiguration.policy,
        name: 'save-requisition-configuration',
        request: given,
        replySchema,
        change: (changing) => save(changing, given),
      }),
  }
}

async function save(
  changing: Changing,
  { jobId, configuration }: Save,
): Promise<RequisitionConfiguration> {
  const { tx, access, audit } = changing
  const key = { accountId: access.accountId, jobId }
  if ((await lockRequisition(tx, key)) === null) throw new AppError('not_found')
  const before = await repository.findConfiguration(tx, key)
  if (before === null) throw new AppError('not_found')
  assertBegunFrom(changing, before)
  await assertAskedFor(tx, { ...key, configuration })
  await repository.updateConfiguration(tx, { ...key, configuration: ordered(configuration) })
  const after = await repository.findConfiguration(tx, key)
  if (after === null) throw new AppError('not_found')
  await audit({ entity: 'requisition', entityId: jobId, action: 'update', before, after })
  return after
}

// What no form asks for could never be given: everyone's application would stay incomplete.
async function assertAskedFor(
  tx: Tx,
  { configuration, ...key }: JobKey & Pick<Save, 'configuration'>,
): Promise<void> {
  const wanted: RequiredDetail[] = []
  if (configuration.is_resume_required === true) wanted.push('resume')
  if (configuration.is_linkedin_required === true) wanted.push('linkedin')
  const missing = await detailsNotPublished(tx, { ...key, required: wanted })
  if (missing.length === 0) return
  const entries = missing.map((name) => [`is_${name}_required`, NOT_ASKED] as const)
  throw new AppError('validation_failed', { fields: Object.fromEntries(entries) })
}

function ordered({ languages, ...rest }: Save['configuration']): Save['configuration'] {
  if (languages === undefined) return rest
  return { ...rest, languages: localeSchema.options.filter((one) => languages.includes(one)) }
}
