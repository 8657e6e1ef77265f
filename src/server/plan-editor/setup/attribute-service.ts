// Rules of what a requisition weighs. Knows no HTTP.
import { isDeepStrictEqual } from 'node:util'

import * as contract from '#contract/plan-editor/job-attributes.ts'
import type { JobAttributes } from '#contract/plan-editor/job-attributes.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { assertBegunFrom, jobCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import { auditEntityOf } from '../../db/job-types.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { measuredAttributes } from '../plan-view.ts'
import * as repository from './attribute-repository.ts'
import { deleteModels, lockWeighing } from './setup-repository.ts'

type Given = {
  readonly jobId: number
  readonly attributes: readonly repository.Weight[]
  readonly groups: readonly repository.Group[]
}

const replySchema = contract.saveJobAttributes.responses[200].shape.data

export function createJobAttributeService({ scopes }: { scopes: StaffScopes }) {
  return {
    get: (caller: Caller, jobId: number): Promise<JobAttributes> =>
      scopes.atJob({ caller, jobId, policy: contract.getJobAttributes.policy }, (tx, access) =>
        describe(tx, { accountId: access.accountId, jobId }),
      ),

    /** @throws AppError `validation_failed` for an attribute that the company does not have, `conflict` for what changed meanwhile. */
    save: (by: By, given: Given): Promise<JobAttributes> =>
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
  changing: Changing,
  { jobId, attributes, groups }: Given,
): Promise<JobAttributes> {
  const { tx, access, audit } = changing
  const key = { accountId: access.accountId, jobId }
  // Colleagues who save at once come one after another.
  const row = await lockWeighing(tx, key)
  if (row === null) throw new AppError('not_found')
  const ids = idsOf(attributes)
  const before = await stored(tx, key)
  const named = idsOf(before.attributes)
  if ((await repository.countKnown(tx, { ...key, ids, named })) !== ids.length)
    throw new AppError('validation_failed', {
      fields: { attributes: 'An attribute does not exist.' },
    })
  assertBegunFrom(changing, before)
  await repository.replaceWeights(tx, { ...key, weights: attributes, groups })
  const weights = { before: weightsById(before.attributes), after: weightsById(attributes) }
  // Another order, or other groups, change no score.
  if (!isDeepStrictEqual(weights.before, weights.after)) await repository.addWeightsVersion(tx, key)
  await audit({
    entity: auditEntityOf(row.jobTypeId),
    entityId: jobId,
    action: 'save_weights',
    before: { ...weights.before, ...namesOf(before.groups), ...targetsOf(before.attributes) },
    after: { ...weights.after, ...namesOf(groups), ...targetsOf(attributes) },
  })
  return describe(tx, key)
}

/** Gives a job that weighs nothing the attributes, weights and groups of another one. */
export async function copyWeights(
  tx: Tx,
  { accountId, from, to }: { accountId: number; from: number; to: number },
): Promise<void> {
  const { attributes: weights, groups } = await stored(tx, { accountId, jobId: from })
  await repository.replaceWeights(tx, { accountId, jobId: to, weights, groups })
}

/** Gives a job that weighs nothing attributes of the product, by their slugs. */
export async function weighBySlug(
  tx: Tx,
  given: {
    accountId: number
    jobId: number
    weights: ReadonlyArray<readonly [slug: string, weight: number]>
  },
): Promise<void> {
  const { weights: bySlug, ...key } = given
  const ids = await repository.findShared(tx, { slugs: bySlug.map(([slug]) => slug) })
  const weights = bySlug.flatMap(([slug, weight]) => {
    const id = ids.get(slug)
    return id === undefined ? [] : [{ attribute_type_id: id, weight }]
  })
  await repository.replaceWeights(tx, { ...key, weights, groups: [] })
}

/** Takes all attributes and models from a job that is about to be deleted. */
export async function dropWeights(
  tx: Tx,
  key: { accountId: number; jobId: number },
): Promise<void> {
  await repository.deleteWeights(tx, key)
  await deleteModels(tx, key)
}

// The state that a change begins from.
async function stored(tx: Tx, key: { accountId: number; jobId: number }) {
  return {
    attributes: await repository.listWeights(tx, key),
    groups: await repository.listGroups(tx, key),
  }
}

async function describe(tx: Tx, key: { accountId: number; jobId: number }): Promise<JobAttributes> {
  const measured = await measuredAttributes(tx, key)
  const state = await stored(tx, key)
  const named = [...idsOf(state.attributes), ...measured]
  const library = await repository.listLibrary(tx, { ...key, named })
  return {
    ...state,
    library: library.map((one) => ({ ...one, is_measured: measured.has(one.attribute_type_id) })),
  }
}

function idsOf(weights: readonly repository.Weight[]): number[] {
  return weights.map((one) => one.attribute_type_id)
}

function namesOf(groups: readonly repository.Group[]) {
  return { groups: groups.map(({ name }) => name) }
}

/** The targets by attribute; nothing where no attribute has one. */
function targetsOf(weights: readonly repository.Weight[]) {
  const targets = weights.flatMap(({ attribute_type_id: id, target_level: target }) =>
    target === undefined ? [] : [[String(id), target] as const],
  )
  return targets.length === 0 ? {} : { targets: Object.fromEntries(targets) }
}

function weightsById(weights: readonly repository.Weight[]): Record<string, number> {
  return Object.fromEntries(
    weights.map(({ attribute_type_id, weight }) => [String(attribute_type_id), weight]),
  )
}
