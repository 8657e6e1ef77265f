// Rules of predictive models: who may change them, when a version begins, and what cannot be deleted. Knows no HTTP.
import type { z } from 'zod'

import * as contract from '#contract/requisitions/predictive-models.ts'
import type { PredictiveModel, PredictiveModels } from '#contract/requisitions/predictive-models.ts'

import type { JobAccess, StaffScopes } from '../../access/staff-access.ts'
import { jobCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import { auditEntityOf } from '../../db/job-types.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { countKnown, listWeights } from '../../plan-editor/setup/attribute-repository.ts'
import { lockWeighing } from '../../plan-editor/setup/setup-repository.ts'
import * as repository from './model-repository.ts'
import type { JobKey, ModelKey, ModelRow } from './model-repository.ts'

type Addition = z.output<typeof contract.createPredictiveModel.body>
type Change = z.output<typeof contract.savePredictiveModel.body>
type Of = { readonly jobId: number; readonly predictiveModelId: number }

export function createModelService(deps: { scopes: StaffScopes; now: () => Date }) {
  const { scopes, now } = deps
  return {
    list: (caller: Caller, jobId: number): Promise<PredictiveModels> =>
      scopes.atJob(
        { caller, jobId, policy: contract.listPredictiveModels.policy },
        (tx, { accountId }) => listModels(tx, { accountId, jobId }),
      ),

    /** @throws AppError `model_name_taken`, `too_many_models`, or `validation_failed` for an unknown attribute. */
    create: (by: By, given: { jobId: number; model: Addition }): Promise<PredictiveModel> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.createPredictiveModel.policy,
        name: 'create-predictive-model',
        request: given,
        replySchema: contract.createPredictiveModel.responses[201].shape.data,
        change: (changing) => create(changing, given),
      }),

    /** @throws AppError `not_found`, `conflict` where there is a newer version, and as above. */
    save: (by: By, given: Of & { change: Change }): Promise<PredictiveModel> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.savePredictiveModel.policy,
        name: 'save-predictive-model',
        request: given,
        replySchema: contract.savePredictiveModel.responses[200].shape.data,
        change: (changing) => save(changing, given),
      }),

    /** @throws AppError `not_found`, `model_in_use`. */
    remove: (by: By, of: Of) =>
      jobCommand(scopes, {
        by,
        jobId: of.jobId,
        policy: contract.deletePredictiveModel.policy,
        name: 'delete-predictive-model',
        request: of,
        replySchema: contract.deletePredictiveModel.responses[200].shape.data,
        change: (changing) => remove(changing, { of, at: now() }),
      }),
  }
}

async function listModels(tx: Tx, key: JobKey): Promise<PredictiveModels> {
  const rows = await repository.listModels(tx, key)
  const counts = await repository.countScoredBy(tx, key)
  return {
    is_use_pred_models: rows.some((row) => row.versionInUse !== null),
    models: rows.map((row) => describe(row, counts)),
  }
}

async function create(
  changing: Changing<JobAccess>,
  { jobId, model }: { jobId: number; model: Addition },
): Promise<PredictiveModel> {
  const { tx, access } = changing
  const key = { accountId: access.accountId, jobId }
  if ((await lockWeighing(tx, key)) === null) throw new AppError('not_found')
  const { name, attributes, converter } = model
  await assertKnown(tx, { ...key, attributes, before: await listWeights(tx, key) })
  if ((await repository.listModels(tx, key)).length >= contract.MAX_MODELS)
    throw new AppError('too_many_models')
  const predictiveModelId = await repository.insertModel(tx, { ...key, name })
  if (predictiveModelId === null) throw new AppError('model_name_taken')
  const version = { accountId: key.accountId, predictiveModelId, version: 1 }
  await repository.insertVersion(tx, {
    ...version,
    attributes,
    converter,
    createdBy: access.userId,
  })
  return written(changing, { key: { ...key, predictiveModelId }, action: 'create_model' })
}

async function save(
  changing: Changing<JobAccess>,
  { change, jobId, predictiveModelId }: Of & { change: Change },
): Promise<PredictiveModel> {
  const { tx, access } = changing
  const key = { accountId: access.accountId, jobId, predictiveModelId }
  const before = await lockModel(tx, key)
  if (before.version !== change.version)
    throw new AppError('conflict', { details: { version: before.version } })
  const { name = before.name } = change
  if (await repository.isNameTaken(tx, { ...key, name })) throw new AppError('model_name_taken')
  await repository.updateModel(tx, { ...key, name })
  await saveVersion(changing, { key, before, change })
  return written(changing, { key, action: 'save_model', before })
}

// A version is what scores are made by: a new name alone is none.
async function saveVersion(
  { tx, access }: Changing<JobAccess>,
  { key, before, change }: { key: ModelKey; before: ModelRow; change: Change },
): Promise<void> {
  const isListed = change.attributes !== undefined && change.attributes.length > 0
  const attributes = isListed ? (change.attributes ?? []) : before.attributes
  const converter = change.converter === undefined ? before.converter : change.converter
  if (isSame({ attributes, converter }, before)) return
  await assertKnown(tx, { ...key, attributes, before: before.attributes })
  await repository.insertVersion(tx, {
    accountId: key.accountId,
    predictiveModelId: key.predictiveModelId,
    version: before.version + 1,
    attributes,
    converter,
    createdBy: access.userId,
  })
}

function isSame(
  one: Pick<ModelRow, 'attributes' | 'converter'>,
  other: Pick<ModelRow, 'attributes' | 'converter'>,
): boolean {
  const textOf = ({ attributes, converter }: typeof one) =>
    JSON.stringify([
      attributes.map(({ attribute_type_id, weight }) => [attribute_type_id, weight]),
      converter?.kind,
      converter?.points.map(({ from, to }) => [from, to]),
    ])
  return textOf(one) === textOf(other)
}

async function remove({ tx, access, audit }: Changing<JobAccess>, given: { of: Of; at: Date }) {
  const { of, at } = given
  const key = { accountId: access.accountId, ...of }
  const model = await lockModel(tx, key)
  if (model.versionInUse !== null) throw new AppError('model_in_use')
  await repository.updateModel(tx, { ...key, deletedAt: at })
  const before = { predictive_model: model.name, version: model.version }
  const entity = auditEntityOf(access.jobTypeId)
  await audit({ entity, entityId: of.jobId, action: 'delete_model', before })
  return { predictive_model_id: of.predictiveModelId }
}

/** A model, with its requisition or profile locked until the transaction ends. @throws AppError `not_found`. */
export async function lockModel(tx: Tx, key: ModelKey): Promise<ModelRow> {
  if ((await lockWeighing(tx, key)) === null) throw new AppError('not_found')
  const model = await repository.findModel(tx, key)
  if (model === null) throw new AppError('not_found')
  return model
}

type Named = { readonly attribute_type_id: number }

/** An attribute that was archived stays where the requisition or the model names it already. */
async function assertKnown(
  tx: Tx,
  given: JobKey & { attributes: readonly Named[]; before: readonly Named[] },
): Promise<void> {
  const [ids = [], named = []] = [given.attributes, given.before].map((all) =>
    all.map((one) => one.attribute_type_id),
  )
  if ((await countKnown(tx, { accountId: given.accountId, ids, named })) !== ids.length)
    throw new AppError('validation_failed', {
      fields: { attributes: 'An attribute does not exist.' },
    })
}

async function written(
  { tx, access, audit }: Changing<JobAccess>,
  given: { key: ModelKey; action: string; before?: ModelRow },
): Promise<PredictiveModel> {
  const { key, action, before } = given
  const after = await repository.findModel(tx, key)
  if (after === null) throw new Error('A model that was just stored is not there.')
  const entity = auditEntityOf(access.jobTypeId)
  const about = { entity, entityId: key.jobId, action } as const
  const traces = before === undefined ? {} : { before: traceOf(before) }
  await audit({ ...about, ...traces, after: traceOf(after) })
  return describe(after, await repository.countScoredBy(tx, key))
}

function traceOf({ name, version, attributes, converter }: ModelRow) {
  const weights = attributes.map(
    ({ attribute_type_id, weight }) => [String(attribute_type_id), weight] as const,
  )
  return { predictive_model: name, version, weights: Object.fromEntries(weights), converter }
}

function describe(row: ModelRow, counts: ReadonlyMap<number, number>): PredictiveModel {
  return {
    predictive_model_id: row.predictiveModelId,
    name: row.name,
    version: row.version,
    attributes: row.attributes,
    converter:
      row.converter === null
        ? null
        : { kind: row.converter.kind, points: [...row.converter.points] },
    version_in_use: row.versionInUse,
    scored_count: counts.get(row.predictiveModelId) ?? 0,
    saved_at: row.savedAt.toISOString(),
  }
}
