// Which model scores a requisition's applicants: what a change would do, and making it. The scores follow in the background.
// The model that is chosen for a job profile scores no applicant.
import type { z } from 'zod'

import * as contract from '#contract/requisitions/predictive-models.ts'
import type { ConvertedScores, ModelEffect } from '#contract/requisitions/predictive-models.ts'
import { convertScore } from '#contract/scorecards/score-converter.ts'

import type { JobAccess, StaffScopes } from '../../access/staff-access.ts'
import { jobCommand, type By, type Changing } from '../../access/staff-command.ts'
import { listScored } from '../../assessments/scored-applications.ts'
import {
  getModelScorer,
  getOwnScorer,
  getScorer,
  scoreBy,
  type Scorer,
} from '../../assessments/scoring/scorer.ts'
import type { Tx } from '../../db/database.ts'
import { auditEntityOf, REQUISITION_TYPE } from '../../db/job-types.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import {
  addWeightsVersion,
  listGroups,
  replaceWeights,
} from '../../plan-editor/setup/attribute-repository.ts'
import { lockWeighing } from '../../plan-editor/setup/setup-repository.ts'
import { orderRefit } from '../recalculation-service.ts'
import { describeEffect } from './model-effect.ts'
import * as repository from './model-repository.ts'
import type { JobKey } from './model-repository.ts'
import { lockModel } from './model-service.ts'

const replySchema = contract.selectPredictiveModel.responses[200].shape.data
type Reply = z.output<typeof replySchema>

type Selection = {
  readonly jobId: number
  readonly predictiveModelId: number | null
  readonly version: number | undefined
}

type Conversion = {
  readonly jobId: number
  readonly predictiveModelId: number | undefined
  readonly rawScores: readonly number[]
}

type Deps = { readonly scopes: StaffScopes; readonly jobs: Jobs; readonly now: () => Date }

export function createModelSelection({ scopes, jobs, now }: Deps) {
  const select = async (
    by: By,
    { selection, isWeighing }: { selection: Selection; isWeighing: boolean },
  ): Promise<Reply> => {
    const reply = await jobCommand(scopes, {
      by,
      jobId: selection.jobId,
      policy: contract.selectPredictiveModel.policy,
      name: isWeighing ? 'select-and-weight-predictive-model' : 'select-predictive-model',
      request: selection,
      replySchema,
      change: (changing) => change(changing, { selection, isWeighing, jobs, at: now() }),
    })
    jobs.wake('recalculate-scores')
    return reply
  }
  return {
    /** What a model, or without one the requisition's own weights, would make of the scores. @throws AppError `not_found`. */
    effect: (
      caller: Caller,
      given: { jobId: number; predictiveModelId: number | undefined; cut: number },
    ): Promise<ModelEffect> =>
      scopes.atJob(
        { caller, jobId: given.jobId, policy: contract.previewModelEffect.policy },
        (tx, { accountId }) => effect(tx, { ...given, accountId }),
      ),

    /** The scores of raw fits (0–100) by a model, or by what scores the applicants now. @throws AppError `not_found`. */
    convert: (caller: Caller, given: Conversion): Promise<ConvertedScores> =>
      scopes.atJob(
        { caller, jobId: given.jobId, policy: contract.convertRawScores.policy },
        (tx, { accountId }) => convert(tx, { ...given, accountId }),
      ),

    /** @throws AppError `not_found`, `conflict` where there is a newer version of the model. */
    select: (by: By, selection: Selection) => select(by, { selection, isWeighing: false }),

    /** The same, and stores the weights of the model as the requisition's own. */
    selectAndWeight: (by: By, selection: Selection) => select(by, { selection, isWeighing: true }),
  }
}

async function effect(
  tx: Tx,
  given: JobKey & { predictiveModelId: number | undefined; cut: number },
): Promise<ModelEffect> {
  const scorer = await scorerOf(tx, given)
  const rows = await listScored(tx, given)
  const weighed = rows.map(({ score: before, scores }) => {
    const { score: after, missing } = scoreBy(scorer, scores)
    return { before, after, isPartly: missing.length > 0 }
  })
  return describeEffect(weighed, given.cut)
}

async function convert(
  tx: Tx,
  { rawScores, ...given }: Conversion & { accountId: number },
): Promise<ConvertedScores> {
  const isNamed = given.predictiveModelId !== undefined
  const scorer = isNamed ? await scorerOf(tx, given) : await getScorer(tx, given)
  const { predictiveModelId, version, converter } = scorer
  return {
    predictive_model_id: predictiveModelId,
    version: predictiveModelId === null ? null : version,
    scores: rawScores.map((raw) => ({ raw_score: raw, score: convertScore(raw, converter) })),
  }
}

async function scorerOf(
  tx: Tx,
  { predictiveModelId, ...key }: JobKey & { predictiveModelId: number | undefined },
): Promise<Scorer> {
  if (predictiveModelId === undefined) return getOwnScorer(tx, key)
  const model = await repository.findModel(tx, { ...key, predictiveModelId })
  if (model === null) throw new AppError('not_found')
  const { version } = model
  return getModelScorer(tx, { accountId: key.accountId, predictiveModelId, version })
}

type Change = { selection: Selection; isWeighing: boolean; jobs: Jobs; at: Date }

async function change(changing: Changing<JobAccess>, given: Change): Promise<Reply> {
  const { tx, access, audit } = changing
  const { selection, isWeighing, jobs, at } = given
  const { jobId, predictiveModelId } = selection
  const key = { accountId: access.accountId, jobId }
  const job = await lockWeighing(tx, key)
  if (job === null) throw new AppError('not_found')
  const chosen = await choose(changing, { key, selection, isWeighing })
  const version = chosen?.version ?? null
  const isUsed = predictiveModelId !== null
  if (job.predictiveModelId === predictiveModelId && job.predictiveModelVersion === version)
    return { job_id: jobId, is_use_pred_models: isUsed, is_recalculating: false }
  await repository.updateScorer(tx, { ...key, predictiveModelId, version })
  const hasApplicants = job.jobTypeId === REQUISITION_TYPE
  if (hasApplicants) await orderRefit(changing, { jobs, jobId, at })
  await audit({
    entity: auditEntityOf(job.jobTypeId),
    entityId: jobId,
    action: isUsed ? 'use_model' : 'stop_model',
    before: {
      predictive_model_id: job.predictiveModelId,
      version: job.predictiveModelVersion,
    },
    after: { predictive_model_id: predictiveModelId, version, predictive_model: chosen?.name },
  })
  return { job_id: jobId, is_use_pred_models: isUsed, is_recalculating: hasApplicants }
}

// The model that is chosen; null for the requisition's own weights.
async function choose(
  { tx, access, audit }: Changing<JobAccess>,
  given: { key: JobKey; selection: Selection; isWeighing: boolean },
): Promise<{ name: string; version: number } | null> {
  const { key, selection, isWeighing } = given
  const { predictiveModelId, version } = selection
  if (predictiveModelId === null) return null
  const model = await lockModel(tx, { ...key, predictiveModelId })
  if (version !== model.version)
    throw new AppError('conflict', { details: { version: model.version } })
  if (isWeighing) {
    const ids = new Set(model.attributes.map((one) => one.attribute_type_id))
    // Groups keep what still counts of them.
    const groups = (await listGroups(tx, key))
      .map((one) => ({
        ...one,
        attribute_type_ids: one.attribute_type_ids.filter((id) => ids.has(id)),
      }))
      .filter((one) => one.attribute_type_ids.length > 0)
    await replaceWeights(tx, { ...key, weights: model.attributes, groups })
    await addWeightsVersion(tx, key)
    const after = model.attributes.map(
      (one) => [String(one.attribute_type_id), one.weight] as const,
    )
    await audit({
      entity: auditEntityOf(access.jobTypeId),
      entityId: key.jobId,
      action: 'save_weights',
      after: Object.fromEntries(after),
    })
  }
  return model
}
