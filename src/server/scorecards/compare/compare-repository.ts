// SQL of what a comparison adds to the applicants: how each was scored, and by what plan. Runs in the company's scope.
import { and, eq, inArray, sql } from 'drizzle-orm'

import type { StandardTitle } from '#contract/applicants/application-states.ts'
import type { LocalizedText } from '#contract/core/shape.ts'
import type { ScoreMetric } from '#contract/scorecards/score-metrics.ts'

import type { Tx } from '../../db/database.ts'
import { predictiveModel } from '../../db/schema/predictive-model.ts'
import { application } from '../../db/schema/requisition.ts'

export type PlanStep = {
  readonly job_step_id: number
  /** Names the step across the versions of its plan. */
  readonly origin_id: number
  readonly title: string
  readonly standard_title: StandardTitle | null
}

export type ScoreRow = {
  readonly attribute: string
  readonly parent: string | null
  readonly name: LocalizedText
  readonly score: number | null
  /** The share of the possible points, which fits weigh. */
  readonly points: number | null
  readonly metric: ScoreMetric
  /** The step whose activity measured it. */
  readonly job_step_id: number
}

const steps = sql<
  PlanStep[]
>`(select coalesce(json_agg(json_build_object('job_step_id', s.job_step_id,
    'origin_id', coalesce(s.origin_step_id, s.job_step_id), 'title', s.title, 'standard_title', s.standard_title)
    order by s.sort_order), '[]')
  from job_step s where s.account_id = ${application.accountId} and s.job_id = ${application.jobId}
    and s.plan_version = ${application.planVersion})`

const scores = sql<ScoreRow[]>`(select coalesce(json_agg(json_build_object('attribute', t.slug,
    'parent', t.parent_slug, 'name', t.name, 'score', v.score, 'points', v.points, 'metric', v.metric, 'job_step_id', j.job_step_id)
    order by t.attribute_type_id), '[]')
  from attribute_score v
  join attribute_type t on t.attribute_type_id = v.attribute_type_id
  join user_step_activity u on u.account_id = v.account_id and u.user_step_activity_id = v.user_step_activity_id
  join job_step_activity j on j.account_id = u.account_id and j.job_step_activity_id = u.job_step_activity_id
  where v.account_id = ${application.accountId} and v.user_smartreq_id = ${application.userSmartreqId})`

const weights = sql<{ attribute: string; weight: number }[]>`(select
    coalesce(json_agg(json_build_object('attribute', t.slug, 'weight', w.weight) order by w.sort_order), '[]')
  from job_attribute w
  join attribute_type t on t.attribute_type_id = w.attribute_type_id
  where w.account_id = ${application.accountId} and w.job_id = ${application.jobId})`

/** The plan, the scores and the weights of each application. */
export function listScored(tx: Tx, key: { accountId: number; ids: readonly number[] }) {
  return tx.db
    .select({
      userSmartreqId: application.userSmartreqId,
      scoreVersion: application.scoreVersion,
      predictiveModel: predictiveModel.name,
      steps,
      scores,
      weights,
    })
    .from(application)
    .leftJoin(
      predictiveModel,
      and(
        eq(predictiveModel.accountId, application.accountId),
        eq(predictiveModel.predictiveModelId, application.scoreModelId),
      ),
    )
    .where(
      and(
        eq(application.accountId, key.accountId),
        inArray(application.userSmartreqId, [...key.ids]),
      ),
    )
}

export type ScoredRow = Awaited<ReturnType<typeof listScored>>[number]
