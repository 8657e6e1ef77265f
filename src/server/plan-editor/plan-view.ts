// What a screening plan looks like to who edits it. Runs in the company's scope.
import { REQUIRED_DETAILS, type RequiredDetail } from '#contract/people/required-details.ts'
import type { PlanProblem, PlanStep, ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'

import type { Tx } from '../db/database.ts'
import { PROFILE_TYPE } from '../db/job-types.ts'
import { AppError } from '../http/app-error.ts'
import { detailProblemsOf, detailsNotAsked } from './detail-problems.ts'
import { passRuleOf } from './pass-rules.ts'
import { measurementProblemsOf, problemsOf } from './plan-problems.ts'
import * as repository from './plan-repository.ts'
import type { JobKey, PlanRow } from './plan-repository.ts'
import { ruleProblemsOf } from './rule-problems.ts'
import * as attributes from './setup/attribute-repository.ts'

/** The plan to edit. @throws AppError `not_found`. */
export async function getPlan(tx: Tx, key: JobKey): Promise<ScreeningPlan> {
  const stands = await repository.findPlan(tx, key)
  if (stands === null) throw new AppError('not_found')
  const published = stands.planVersion
  const isDraft = await repository.hasVersion(tx, { ...key, version: published + 1 })
  const rows = await shownRows(tx, { ...key, published })
  const steps = stepsOf(rows)
  return {
    published_version: published === 0 ? null : published,
    version: isDraft || published === 0 ? published + 1 : published,
    is_draft: isDraft,
    revision: stands.planRevision,
    steps,
    problems:
      stands.jobTypeId === PROFILE_TYPE
        ? measurementProblemsOf({ steps, measures: await measuresOf(tx, steps) })
        : [
            ...(await screeningProblems(tx, { ...key, steps })),
            ...detailProblemsOf(steps, requiredDetails(stands)),
          ],
    under_way: await repository.countUnderWay(tx, key),
  }
}

/** What a requisition would require of everyone who applies, and its published plan does not ask for. */
export async function detailsNotPublished(
  tx: Tx,
  { required, ...key }: JobKey & { required: readonly RequiredDetail[] },
): Promise<RequiredDetail[]> {
  const stands = await repository.findPlan(tx, key)
  if (stands === null || stands.planVersion === 0) return []
  const rows = await repository.listPlanRows(tx, { ...key, version: stands.planVersion })
  return detailsNotAsked(stepsOf(rows), required)
}

/** The activities that the next applicant gets, in order; none before a plan is published. */
export async function listPublishedActivities(
  tx: Tx,
  key: JobKey,
): Promise<PlanStep['activities']> {
  const stands = await repository.findPlan(tx, key)
  if (stands === null || stands.planVersion === 0) return []
  const rows = await repository.listPlanRows(tx, { ...key, version: stands.planVersion })
  return stepsOf(rows).flatMap(({ activities }) => activities)
}

/** The attributes that the activities of the plan measure, the draft before what is published. */
export async function measuredAttributes(tx: Tx, key: JobKey): Promise<Set<number>> {
  const stands = await repository.findPlan(tx, key)
  if (stands === null) throw new AppError('not_found')
  const rows = await shownRows(tx, { ...key, published: stands.planVersion })
  return new Set([...(await measuresOf(tx, stepsOf(rows))).values()].flat())
}

/** The rows of the draft where there is one, else of what is published. */
export async function shownRows(
  tx: Tx,
  { published, ...key }: JobKey & { published: number },
): Promise<PlanRow[]> {
  const draft = await repository.listPlanRows(tx, { ...key, version: published + 1 })
  return draft.length > 0 ? draft : repository.listPlanRows(tx, { ...key, version: published })
}

type Requiring = { resumeRequiredAt: Date | null; linkedinRequiredAt: Date | null }

function requiredDetails({ resumeRequiredAt, linkedinRequiredAt }: Requiring): RequiredDetail[] {
  const since = { resume: resumeRequiredAt, linkedin: linkedinRequiredAt }
  return REQUIRED_DETAILS.filter((name) => since[name] !== null)
}

// Of the plan as a whole, then of the rules of its steps.
async function screeningProblems(
  tx: Tx,
  { steps, ...key }: JobKey & { steps: readonly PlanStep[] },
): Promise<PlanProblem[]> {
  const weights = await attributes.listWeights(tx, key)
  const measures = await measuresOf(tx, steps)
  const counted = new Set(
    weights.filter(({ weight }) => weight > 0).map((one) => one.attribute_type_id),
  )
  return [
    ...problemsOf({ steps, weights, measures }),
    ...ruleProblemsOf({ steps, counted, measures }),
  ]
}

/** The attributes that the activities of steps measure, by their content. */
async function measuresOf(tx: Tx, steps: readonly PlanStep[]): Promise<Map<number, number[]>> {
  const ids = steps.flatMap(({ activities }) => activities.map(({ asmt_id }) => asmt_id))
  const content = await repository.findContent(tx, ids)
  return new Map(content.map((one) => [one.asmt_id, one.attribute_type_ids]))
}

function stepsOf(rows: readonly PlanRow[]): PlanStep[] {
  const steps = new Map<number, PlanStep>()
  for (const row of rows) {
    const { job_step_id, step_title, standard_title } = row
    const step = steps.get(job_step_id) ?? {
      job_step_id,
      title: step_title,
      standard_title,
      pass_rule: passRuleOf(row),
      answer_days: row.answer_days,
      usage_type: row.usage_type,
      activities: [],
    }
    steps.set(job_step_id, step)
    const activity = activityOf(row)
    if (activity !== null) step.activities.push(activity)
  }
  return [...steps.values()]
}

// A step without activities comes as one row, with nothing on the right.
function activityOf(row: PlanRow): PlanStep['activities'][number] | null {
  const { job_step_activity_id, title, asmt_id, is_required, kind, minutes, question_count } = row
  if (job_step_activity_id === null || title === null || asmt_id === null) return null
  if (is_required === null || kind === null || minutes === null || question_count === null)
    return null
  const { settings, instruction } = row
  return {
    job_step_activity_id,
    title,
    asmt_id,
    is_required,
    kind,
    minutes,
    question_count,
    instruction: instruction ?? '',
    settings,
  }
}
