// How two states of a plan differ, for two who edit it at once. Pure. What a draft stores again has other ids, so that
// steps are compared by their titles and activities by what they are.
import type { DraftActivity, DraftStep } from '../plan-draft.ts'

type Steps = readonly DraftStep[]

export type PlanDifference = {
  readonly kind:
    | 'step_added'
    | 'step_removed'
    | 'steps_reordered'
    | 'rule_changed'
    | 'answer_days_changed'
    | 'activity_added'
    | 'activity_removed'
    | 'activity_changed'
    | 'activities_reordered'
  /** Undefined where it is about all steps. */
  readonly step?: DraftStep
  readonly activity?: DraftActivity
}

/** What was done to `before` to get `after`, in the order of the plan. */
export function differencesOf(before: Steps, after: Steps): PlanDifference[] {
  const old = byName(before, stepName)
  const next = byName(after, stepName)
  const removed = [...old].flatMap(([name, step]): PlanDifference[] =>
    next.has(name) ? [] : [{ kind: 'step_removed', step }],
  )
  const others = [...next].flatMap(([name, step]): PlanDifference[] => {
    const was = old.get(name)
    return was === undefined ? [{ kind: 'step_added', step }] : inStep(was, step)
  })
  const order: PlanDifference[] = isReordered(old, next) ? [{ kind: 'steps_reordered' }] : []
  return [...removed, ...order, ...others]
}

/** The steps of one editor with the ids that the server has by now, so that steps stay what they were for filters. */
export function withIdsOf(mine: Steps, theirs: Steps): DraftStep[] {
  const known = byName(theirs, stepName)
  return [...byName(mine, stepName)].map(([name, step]) => {
    const id = known.get(name)?.job_step_id
    const { job_step_id: _, activities, ...own } = step
    const said = { ...own, activities: activities.map(asNew) }
    return id === undefined ? said : { ...said, job_step_id: id }
  })
}

function asNew(activity: DraftActivity): DraftActivity {
  const { key, asmt_id, title, kind, minutes, question_count } = activity
  const { is_required, instruction, settings } = activity
  const asked = { asmt_id, title, kind, minutes, question_count }
  return { key, ...asked, is_required, instruction, settings }
}

function inStep(before: DraftStep, step: DraftStep): PlanDifference[] {
  const old = byName(before.activities, activityName)
  const next = byName(step.activities, activityName)
  const rule: PlanDifference[] = isSame(before.pass_rule, step.pass_rule)
    ? []
    : [{ kind: 'rule_changed', step }]
  const days: PlanDifference[] =
    before.answer_days === step.answer_days ? [] : [{ kind: 'answer_days_changed', step }]
  const removed = [...old].flatMap(([name, activity]): PlanDifference[] =>
    next.has(name) ? [] : [{ kind: 'activity_removed', step, activity }],
  )
  const others = [...next].flatMap(([name, activity]): PlanDifference[] => {
    const was = old.get(name)
    if (was === undefined) return [{ kind: 'activity_added', step, activity }]
    return isSame(saidOf(was), saidOf(activity))
      ? []
      : [{ kind: 'activity_changed', step, activity }]
  })
  const order: PlanDifference[] = isReordered(old, next)
    ? [{ kind: 'activities_reordered', step }]
    : []
  return [...rule, ...days, ...removed, ...order, ...others]
}

function saidOf({ is_required, instruction, settings }: DraftActivity) {
  return { is_required, instruction, settings }
}

// Of those that are in both, whether they follow each other otherwise.
function isReordered(old: ReadonlyMap<string, unknown>, next: ReadonlyMap<string, unknown>) {
  const common = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
    [...one.keys()].filter((name) => other.has(name))
  return !isSame(common(old, next), common(next, old))
}

function stepName({ title, standard_title }: DraftStep): string {
  return standard_title ?? `own ${title}`
}

function activityName({ kind, title }: DraftActivity): string {
  return `${kind} ${title.en}`
}

// The second one of a name is another one.
function byName<T>(list: readonly T[], nameOf: (one: T) => string): Map<string, T> {
  const found = new Map<string, T>()
  for (const one of list) {
    const name = nameOf(one)
    let place = 1
    while (found.has(`${name} ${place}`)) place += 1
    found.set(`${name} ${place}`, one)
  }
  return found
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
