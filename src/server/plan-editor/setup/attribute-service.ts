// Rules of what a requisition weighs. Knows no HTTP.
import * as contract from '#contract/plan-editor/job-attributes.ts'
import type { JobAttributes } from '#contract/plan-editor/job-attributes.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { jobCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { measuredAttributes } from '../plan-view.ts'
import * as repository from './attribute-repository.ts'

const replySchema = contract.saveJobAttributes.responses[200].shape.data

export function createJobAttributeService({ scopes }: { scopes: StaffScopes }) {
  return {
    get: (caller: Caller, jobId: number): Promise<JobAttributes> =>
      scopes.atJob({ caller, jobId, policy: contract.getJobAttributes.policy }, (tx, access) =>
        describe(tx, { accountId: access.accountId, jobId }),
      ),

    /** @throws AppError `validation_failed` for an attribute that the company does not have. */
    save: (
      by: By,
      given: { jobId: number; attributes: readonly repository.Weight[] },
    ): Promise<JobAttributes> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.saveJobAttributes.policy,
        name: 'save-job-attributes',
        request: given,
        replySchema,
        change: (changing) => save(changing, given),
      }),
  }
}

async function save(
  { tx, access, audit }: Changing,
  { jobId, attributes }: { jobId: number; attributes: readonly repository.Weight[] },
): Promise<JobAttributes> {
  const key = { accountId: access.accountId, jobId }
  const ids = attributes.map((one) => one.attribute_type_id)
  if ((await repository.countKnown(tx, { ...key, ids })) !== ids.length)
    throw new AppError('validation_failed', {
      fields: { attributes: 'An attribute does not exist.' },
    })
  const before = await repository.listWeights(tx, key)
  await repository.replaceWeights(tx, { ...key, weights: attributes })
  await audit({
    entity: 'requisition',
    entityId: jobId,
    action: 'save_weights',
    before: weightsById(before),
    after: weightsById(attributes),
  })
  return describe(tx, key)
}

async function describe(tx: Tx, key: { accountId: number; jobId: number }): Promise<JobAttributes> {
  const measured = await measuredAttributes(tx, key)
  const library = await repository.listLibrary(tx, key)
  return {
    attributes: await repository.listWeights(tx, key),
    library: library.map((one) => ({ ...one, is_measured: measured.has(one.attribute_type_id) })),
  }
}

function weightsById(weights: readonly repository.Weight[]): Record<string, number> {
  return Object.fromEntries(
    weights.map(({ attribute_type_id, weight }) => [String(attribute_type_id), weight]),
  )
}
