// The rules for applying to a requisition. Knows no HTTP.
import * as contract from '#contract/requisition-configuration.ts'
import type { RequisitionConfiguration } from '#contract/requisition-configuration.ts'

import { jobCommand, type By, type Changing } from '../../audit/staff-command.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { StaffScopes } from '../staff-access.ts'
import * as repository from './setup-repository.ts'

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

    /** @throws AppError `not_found`. */
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
  { tx, access, audit }: Changing,
  { jobId, configuration }: Save,
): Promise<RequisitionConfiguration> {
  const key = { accountId: access.accountId, jobId }
  if ((await repository.lockRequisition(tx, key)) === null) throw new AppError('not_found')
  const before = await repository.findConfiguration(tx, key)
  await repository.updateConfiguration(tx, { ...key, configuration })
  const after = await repository.findConfiguration(tx, key)
  if (after === null) throw new AppError('not_found')
  await audit({ entity: 'requisition', entityId: jobId, action: 'update', before, after })
  return after
}
