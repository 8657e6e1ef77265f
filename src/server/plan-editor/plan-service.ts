// Rules of screening plans: one draft at a time, changes that see each other, publication as a new version. No HTTP.
import { measuresPeople } from '#contract/plan-editor/measurement-rules.ts'
import { MANUAL } from '#contract/plan-editor/pass-rule.ts'
import { ANSWER_DAYS } from '#contract/plan-editor/plan-editor-rules.ts'
import * as contract from '#contract/plan-editor/screening-plan.ts'
import type { PlanBody, PlanContent, ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { jobCommand, type By, type Changing } from '../access/staff-command.ts'
import type { Tx } from '../db/database.ts'
import { auditEntityOf, PROFILE_TYPE } from '../db/job-types.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { assertMeasures, assertOfAttributes, measuringSteps } from './measurement-plan.ts'
import { columnsOf, passRuleOf } from './pass-rules.ts'
import * as repository from './plan-repository.ts'
import type { JobKey, PlanRow } from './plan-repository.ts'
import { getPlan, shownRows } from './plan-view.ts'
import { deleteUnused, writeActivities, type StandingActivity } from './written-content.ts'

const replySchema = contract.getScreeningPlan.responses[200].shape.data

export function createPlanService({ scopes }: { scopes: StaffScopes }) {
  return {
    get: (caller: Caller, jobId: number): Promise<ScreeningPlan> =>
      scopes.atJob({ caller, jobId, policy: contract.getScreeningPlan.policy }, (tx, access) =>
        getPlan(tx, { accountId: access.accountId, jobId }),
      ),

    content: (caller: Caller, jobId: number): Promise<PlanContent[]> =>
      scopes.atJob({ caller, jobId, policy: contract.listPlanContent.policy }, listContent),

    /** @throws AppError `plan_changed`, or `validation_failed` for an activity that does not exist. */
    save: (by: By, given: { jobId: number; body: PlanBody }): Promise<ScreeningPlan> =>
      command(scopes, {
        by,
        jobId: given.jobId,
        name: 'save-screening-plan',
        request: given,
        change: (changing, key) => save(changing, { ...key, body: given.body }),
      }),

    /** @throws AppError `plan_changed`, `plan_has_problems`. */
    publish: (by: By, given: { jobId: number; revision: number }): Promise<ScreeningPlan> =>
      command(scopes, {
        by,
        jobId: given.jobId,
        name: 'publish-screening-plan',
        request: given,
        change: (changing, key) => publish(changing, { ...key, revision: given.revision }),
      }),

    /** Drops the draft of a plan; nothing happens where there is none. */
    discard: (by: By, jobId: number): Promise<ScreeningPlan> =>
      command(scopes, {
        by,
        jobId,
        name: 'discard-screening-plan',
        request: { jobId },
        change: discard,
      }),
  }
}

async function listContent(
  tx: Tx,
  { jobTypeId }: { readonly jobTypeId: number },
): Promise<PlanContent[]> {
  const content = await repository.listContent(tx)
  return jobTypeId === PROFILE_TYPE ? content.filter(({ kind }) => measuresPeople(kind)) : content
}

function command(
  scopes: StaffScopes,
  given: {
    by: By
    jobId: number
    name: string
    request: unknown
    change: (changing: Changing, key: JobKey) => Promise<void>
  },
): Promise<ScreeningPlan> {
  const { jobId, change, ...rest } = given
  return jobCommand(scopes, {
    ...rest,
    jobId,
    policy: contract.saveScreeningPlan.policy,
    replySchema,
    change: async (changing) => {
      const key = { accountId: changing.access.accountId, jobId }
      await change(changing, key)
      return getPlan(changing.tx, key)
    },
  })
}

async function save(
  { tx, audit }: Changing,
  { body, ...key }: JobKey & { body: PlanBody },
): Promise<void> {
  const stands = await lock(tx, { ...key, revision: body.revision })
  const before = await shownRows(tx, { ...key, published: stands.planVersion })
  const draft = { ...key, version: stands.planVersion + 1 }
  const steps = measuringSteps(body.steps, before)
  if (stands.jobTypeId === PROFILE_TYPE) await assertMeasures(tx, { steps, before })
  else assertOfAttributes(steps)
  const activities = await writeActivities(tx, {
    ...key,
    steps,
    activities: activitiesOf(before),
  })
  const removed = await repository.deleteVersion(tx, draft)
  const origins = originsOf(before)
  const rules = new Map(before.map((row) => [row.job_step_id, passRuleOf(row)]))
  const promised = new Map(before.map((row) => [row.job_step_id, row.answer_days]))
  await repository.insertVersion(tx, {
    ...draft,
    steps: steps.map((step) => ({
      title: step.title,
      standardTitle: step.standard_title,
      ...columnsOf(step.pass_rule ?? rules.get(step.job_step_id ?? 0) ?? MANUAL),
      answerDays: stands.jobTypeId === PROFILE_TYPE ? null : answerDaysOf(step, promised),
      usageType: step.usage_type,
      originStepId: origins.get(step.job_step_id ?? 0) ?? null,
    })),
    activities,
  })
  await deleteUnused(tx, { ...key, ids: removed })
  await repository.updatePlan(tx, { ...key, planRevision: stands.planRevision + 1 })
  const entity = auditEntityOf(stands.jobTypeId)
  await audit({ entity, entityId: key.jobId, action: 'save_plan' })
}

// A screen that does not know of promises leaves a step's as it is, and gives a new step the usual one.
function answerDaysOf(
  { job_step_id, answer_days }: PlanBody['steps'][number],
  before: ReadonlyMap<number, number | null>,
): number | null {
  if (answer_days !== undefined) return answer_days
  return before.get(job_step_id ?? 0) ?? (before.has(job_step_id ?? 0) ? null : ANSWER_DAYS.usual)
}

/** Refuses a plan that cannot be published as it is. @throws AppError `plan_has_problems`. */
export async function assertPlanIsReady(tx: Tx, key: JobKey): Promise<void> {
  const { problems } = await getPlan(tx, key)
  if (problems.length > 0) throw new AppError('plan_has_problems', { details: { problems } })
}

/** Publishes the draft of a plan. @throws AppError `plan_has_problems`. */
export async function publishDraft(tx: Tx, key: JobKey): Promise<number> {
  const stands = await repository.lockPlan(tx, key)
  if (stands === null) throw new AppError('not_found')
  await assertPlanIsReady(tx, key)
  const version = stands.planVersion + 1
  const isDraft = await repository.hasVersion(tx, { ...key, version })
  if (!isDraft) return stands.planVersion
  const planRevision = stands.planRevision + 1
  await repository.updatePlan(tx, { ...key, planVersion: version, planRevision })
  return version
}

async function publish(
  { tx, audit }: Changing,
  { revision, ...key }: JobKey & { revision: number },
): Promise<void> {
  const before = await lock(tx, { ...key, revision })
  const version = await publishDraft(tx, key)
  if (version === before.planVersion) return
  await audit({
    entity: auditEntityOf(before.jobTypeId),
    entityId: key.jobId,
    action: 'publish_plan',
    before: { version: before.planVersion },
    after: { version },
  })
}

async function discard({ tx, audit }: Changing, key: JobKey): Promise<void> {
  const stands = await repository.lockPlan(tx, key)
  if (stands === null) throw new AppError('not_found')
  const draft = { ...key, version: stands.planVersion + 1 }
  if (!(await repository.hasVersion(tx, draft))) return
  await deleteUnused(tx, { ...key, ids: await repository.deleteVersion(tx, draft) })
  await repository.updatePlan(tx, { ...key, planRevision: stands.planRevision + 1 })
  const entity = auditEntityOf(stands.jobTypeId)
  await audit({ entity, entityId: key.jobId, action: 'discard_plan' })
}

/** Gives a requisition or a profile without a plan the one of another, as its draft. */
export async function copyPlan(
  tx: Tx,
  { accountId, from, to }: { accountId: number; from: number; to: number },
): Promise<void> {
  const { steps } = await getPlan(tx, { accountId, jobId: from })
  await repository.insertVersion(tx, {
    accountId,
    jobId: to,
    version: 1,
    steps: steps.map(({ title, standard_title, pass_rule, answer_days, usage_type }) => ({
      title,
      standardTitle: standard_title,
      ...columnsOf(pass_rule),
      answerDays: answer_days,
      usageType: usage_type,
      originStepId: null,
    })),
    activities: steps.flatMap(({ activities }, step) =>
      activities.map((one) => ({
        step,
        asmtId: one.asmt_id,
        isRequired: one.is_required,
        instruction: one.instruction,
        originActivityId: null,
      })),
    ),
  })
}

/** Removes the plan of a requisition that was never open, or of a profile that no one held. */
export async function dropPlan(tx: Tx, key: JobKey): Promise<void> {
  const ids = await repository.deleteVersion(tx, { ...key, version: 'all' })
  await deleteUnused(tx, { ...key, ids })
}

async function lock(tx: Tx, { revision, ...key }: JobKey & { revision: number }) {
  const stands = await repository.lockPlan(tx, key)
  if (stands === null) throw new AppError('not_found')
  if (stands.planRevision !== revision)
    throw new AppError('plan_changed', { details: { revision: stands.planRevision } })
  return stands
}

// By their ids.
function activitiesOf(rows: readonly PlanRow[]): Map<number, StandingActivity> {
  return new Map(
    rows.flatMap(({ job_step_activity_id: id, instruction, origin_activity_id: origin }) =>
      id === null ? [] : [[id, { instruction: instruction ?? '', originId: origin ?? id }]],
    ),
  )
}

// What a step is called across versions: by the first of them.
function originsOf(rows: readonly PlanRow[]): Map<number, number> {
  return new Map(rows.map((row) => [row.job_step_id, row.origin_step_id ?? row.job_step_id]))
}
