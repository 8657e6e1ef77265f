// SQL of predictive models. Runs in the company's scope.
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import type { ModelAttribute } from '#contract/requisitions/predictive-models.ts'
import type { ScoreConverter } from '#contract/scorecards/score-converter.ts'

import type { Tx } from '../../db/database.ts'
import { isListed } from '../../db/listed-applications.ts'
import {
  predictiveModel,
  predictiveModelAttribute,
  predictiveModelVersion,
} from '../../db/schema/predictive-model.ts'
import { application, job } from '../../db/schema/requisition.ts'

export type JobKey = { readonly accountId: number; readonly jobId: number }
export type ModelKey = JobKey & { readonly predictiveModelId: number }
type VersionKey = {
  readonly accountId: number
  readonly predictiveModelId: number
  readonly version: number
}

const attributes = sql<ModelAttribute[]>`(
  select jsonb_agg(jsonb_build_object('attribute_type_id', a.attribute_type_id, 'weight', a.weight)
    order by a.sort_order)
  from predictive_model_attribute a
  where a.account_id = ${predictiveModel.accountId}
    and a.predictive_model_id = ${predictiveModel.predictiveModelId} and a.version = ${predictiveModel.version})`

const columns = {
  predictiveModelId: predictiveModel.predictiveModelId,
  name: predictiveModel.name,
  version: predictiveModel.version,
  attributes,
  converter: predictiveModelVersion.converter,
  savedAt: predictiveModelVersion.createdAt,
  versionInUse: sql<
    number | null
  >`case when ${job.predictiveModelId} = ${predictiveModel.predictiveModelId}
    then ${job.predictiveModelVersion} end`,
}

/** The models of a requisition in their newest versions, by name. */
export async function listModels(tx: Tx, key: JobKey) {
  const { accountId, jobId } = key
  return selectModels(tx, { accountId, jobId }).orderBy(asc(sql`lower(${predictiveModel.name})`))
}

export async function findModel(tx: Tx, key: ModelKey) {
  const [row] = await selectModels(tx, key)
  return row ?? null
}
export type ModelRow = NonNullable<Awaited<ReturnType<typeof findModel>>>

/** How many applicants have a score that each model made. */
export async function countScoredBy(
  tx: Tx,
  { accountId, jobId }: JobKey,
): Promise<Map<number, number>> {
  const rows = await tx.db
    .select({ id: application.scoreModelId, count: sql<number>`count(*)::int` })
    .from(application)
    .where(
      and(
        eq(application.accountId, accountId),
        eq(application.jobId, jobId),
        isListed(),
        isNotNull(application.scoreModelId),
        isNotNull(application.score),
      ),
    )
    .groupBy(application.scoreModelId)
  return new Map(rows.map(({ id, count }) => [id ?? 0, count]))
}

/** A model without a version; its id, or null when another one of the requisition has the name. */
export async function insertModel(
  tx: Tx,
  { accountId, jobId, name }: JobKey & { name: string },
): Promise<number | null> {
  const [row] = await tx.db
    .insert(predictiveModel)
    .values({ accountId, jobId, name })
    .onConflictDoNothing()
    .returning({ id: predictiveModel.predictiveModelId })
  return row?.id ?? null
}

/** Whether another model of the requisition has that name. */
export async function isNameTaken(
  tx: Tx,
  { accountId, jobId, predictiveModelId, name }: ModelKey & { name: string },
): Promise<boolean> {
  const { accountId: account, jobId: of, predictiveModelId: id, deletedAt } = predictiveModel
  const isOther = and(
    eq(account, accountId),
    eq(of, jobId),
    isNull(deletedAt),
    sql`${id} <> ${predictiveModelId}`,
    sql`lower(${predictiveModel.name}) = lower(${name})`,
  )
  return (await tx.db.$count(predictiveModel, isOther)) > 0
}

export async function updateModel(
  tx: Tx,
  { accountId, jobId, predictiveModelId, ...set }: ModelKey & { name?: string; deletedAt?: Date },
): Promise<void> {
  await tx.db
    .update(predictiveModel)
    .set(set)
    .where(isModel({ accountId, jobId, predictiveModelId }))
}

type Version = VersionKey & {
  attributes: readonly ModelAttribute[]
  converter: ScoreConverter | null
  createdBy: number
}

/** Stores a version of a model, which is its newest from now on. */
export async function insertVersion(tx: Tx, given: Version): Promise<void> {
  const { attributes: weighed, converter, createdBy, ...key } = given
  await tx.db.insert(predictiveModelVersion).values({ ...key, converter, createdBy })
  await tx.db.insert(predictiveModelAttribute).values(
    weighed.map(({ attribute_type_id: attributeTypeId, weight }, index) => ({
      ...key,
      attributeTypeId,
      weight,
      sortOrder: index + 1,
    })),
  )
  await tx.db
    .update(predictiveModel)
    .set({ version: key.version })
    .where(
      and(
        eq(predictiveModel.accountId, key.accountId),
        eq(predictiveModel.predictiveModelId, key.predictiveModelId),
      ),
    )
}

/** From now on this scores a requisition's applicants: a version of a model, or its own weights. */
export async function updateScorer(
  tx: Tx,
  given: JobKey & { predictiveModelId: number | null; version: number | null },
): Promise<void> {
  const { predictiveModelId, version } = given
  await tx.db
    .update(job)
    .set({ predictiveModelId, predictiveModelVersion: version })
    .where(and(eq(job.accountId, given.accountId), eq(job.jobId, given.jobId)))
}

function selectModels(
  tx: Tx,
  { accountId, jobId, predictiveModelId }: JobKey & { predictiveModelId?: number },
) {
  const model = predictiveModel
  return tx.db
    .select(columns)
    .from(model)
    .innerJoin(job, and(eq(job.accountId, model.accountId), eq(job.jobId, model.jobId)))
    .innerJoin(
      predictiveModelVersion,
      and(
        eq(predictiveModelVersion.accountId, model.accountId),
        eq(predictiveModelVersion.predictiveModelId, model.predictiveModelId),
        eq(predictiveModelVersion.version, model.version),
      ),
    )
    .where(
      and(
        eq(model.accountId, accountId),
        eq(model.jobId, jobId),
        isNull(model.deletedAt),
        predictiveModelId === undefined
          ? undefined
          : eq(model.predictiveModelId, predictiveModelId),
      ),
    )
    .$dynamic()
}

function isModel({ accountId, jobId, predictiveModelId }: ModelKey) {
  return and(
    eq(predictiveModel.accountId, accountId),
    eq(predictiveModel.jobId, jobId),
    eq(predictiveModel.predictiveModelId, predictiveModelId),
  )
}
