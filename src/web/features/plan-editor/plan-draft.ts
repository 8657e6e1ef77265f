// Changes of a plan as data: the steps that are edited, before the server has numbered them. Pure.
import type { PassRule } from '#contract/plan-editor/pass-rule.ts'
import type { PlanBody, PlanContent, ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import type { UsageType } from '#contract/settings/settings-rules.ts'

import { usualSections, withSections } from './form/form-draft.ts'
import { newInterview } from './interview/new-interview.ts'
import { newLanguageTest } from './language/new-language-test.ts'
import { newOffer } from './offer/new-offer.ts'

type PlanActivity = ScreeningPlan['steps'][number]['activities'][number]

/** A step under edit. `key` names it on the screen for as long as it is there. */
export type DraftActivity = Pick<
  PlanActivity,
  | 'asmt_id'
  | 'title'
  | 'kind'
  | 'minutes'
  | 'question_count'
  | 'is_required'
  | 'instruction'
  | 'settings'
> & { readonly key: string; readonly job_step_activity_id?: number }
export type DraftStep = {
  readonly key: string
  readonly job_step_id?: number
  readonly title: string
  readonly standard_title: ScreeningPlan['steps'][number]['standard_title']
  readonly pass_rule: PassRule
  /** Business days within which applicants are answered; null where no date is promised. */
  readonly answer_days: number | null
  readonly usage_type: UsageType
  readonly activities: readonly DraftActivity[]
}

type Steps = readonly DraftStep[]

/**
 * Changes the steps as they are when the change is made. What comes later than the render that it was made in, as an undo
 * does, keeps what was done in between.
 */
export type ChangeSteps = (change: (steps: Steps) => Steps) => SentChange

/** A change that is on screen, and on its way to the server. */
export type SentChange = {
  /** Rejects where the server did not store it; why not, the user is told already. */
  readonly whenStored: () => Promise<void>
}

/** The steps of a plan, to edit. */
export function draftOf(plan: ScreeningPlan): DraftStep[] {
  return plan.steps.map((step) => ({
    ...step,
    key: `step-${step.job_step_id}`,
    activities: step.activities.map((activity) => ({
      ...activity,
      key: `activity-${activity.job_step_activity_id}`,
    })),
  }))
}

/**
 * Steps under edit, with the ids that the server gave to those that were sent: what it stored stands where it was sent.
 * Keys stay, so that the focus stays where it is.
 */
export function withIds(
  steps: Steps,
  { sent, stored }: { sent: Steps; stored: ScreeningPlan },
): DraftStep[] {
  const stepIds = new Map<string, number | undefined>()
  const activityIds = new Map<string, Partial<DraftActivity>>()
  for (const [index, step] of sent.entries()) {
    stepIds.set(step.key, stored.steps[index]?.job_step_id)
    for (const [position, { key }] of step.activities.entries())
      activityIds.set(key, idsOf(stored.steps[index]?.activities[position]))
  }
  return steps.map((step) => {
    const id = stepIds.get(step.key)
    return {
      ...step,
      ...(id === undefined ? {} : { job_step_id: id }),
      activities: step.activities.map((activity) => ({
        ...activity,
        ...activityIds.get(activity.key),
      })),
    }
  })
}

// What is written for an activity is content of its own, with an id of its own.
function idsOf(activity: PlanActivity | undefined): Partial<DraftActivity> {
  if (activity === undefined) return {}
  const { job_step_activity_id, asmt_id } = activity
  return { job_step_activity_id, asmt_id }
}

/** What is sent of them. */
export function bodyOf(steps: Steps): PlanBody['steps'] {
  return steps.map(
    ({ job_step_id, title, standard_title, pass_rule, answer_days, usage_type, activities }) => ({
      ...(job_step_id === undefined ? {} : { job_step_id }),
      title,
      standard_title,
      pass_rule,
      answer_days,
      usage_type,
      activities: activities.map(activityBody),
    }),
  )
}

function activityBody(activity: DraftActivity): PlanBody['steps'][number]['activities'][number] {
  const { job_step_activity_id, asmt_id, is_required, instruction, settings } = activity
  return {
    ...(job_step_activity_id === undefined ? {} : { job_step_activity_id }),
    asmt_id,
    is_required,
    instruction,
    ...(settings === null ? {} : { settings }),
  }
}

export function activityFrom(content: PlanContent, key: string): DraftActivity {
  const { asmt_id, title, kind, minutes, question_count } = content
  const asked = { asmt_id, title, kind, minutes, question_count }
  const plain = { ...asked, key, is_required: true, instruction: '' }
  // A form that asks nothing is none: it begins with what nearly everyone asks.
  if (kind === 'application-form') return { ...plain, ...withSections(usualSections()) }
  if (kind === 'language-test') return { ...plain, settings: newLanguageTest() }
  if (kind === 'offer') return { ...plain, settings: newOffer() }
  return { ...plain, settings: kind === 'interview' ? newInterview() : null }
}

/** Changes one step, by its key. */
export function withStep(
  steps: Steps,
  { key, change }: { key: string; change: (step: DraftStep) => Partial<DraftStep> },
): DraftStep[] {
  return steps.map((step) => (step.key === key ? { ...step, ...change(step) } : step))
}

/** Changes one activity, by its key, in whichever step it is. */
export function withActivity(
  steps: Steps,
  { key, change }: { key: string; change: Partial<DraftActivity> },
): DraftStep[] {
  return steps.map((step) => ({
    ...step,
    activities: step.activities.map((one) => (one.key === key ? { ...one, ...change } : one)),
  }))
}

/** Takes one activity out of the step that it is in. */
export function withoutActivity(steps: Steps, key: string): DraftStep[] {
  return steps.map((step) => ({
    ...step,
    activities: step.activities.filter((one) => one.key !== key),
  }))
}

/** Puts a step that was removed where it stood, whatever changed since. */
export function withStepAgain(
  steps: Steps,
  { step, index }: { step: DraftStep; index: number },
): DraftStep[] {
  if (steps.some(({ key }) => key === step.key)) return [...steps]
  const elsewhere = new Set(steps.flatMap((one) => one.activities.map(({ key }) => key)))
  const activities = step.activities.filter(({ key }) => !elsewhere.has(key))
  return steps.toSpliced(index, 0, { ...step, activities })
}

/** Puts an activity that was removed where it stood, whatever changed since; at the end when its step is gone. */
export function withActivityAgain(
  steps: Steps,
  removed: { activity: DraftActivity; stepKey: string; position: number },
): DraftStep[] {
  const { activity, stepKey, position } = removed
  if (steps.some((step) => step.activities.some(({ key }) => key === activity.key)))
    return [...steps]
  const home = steps.find(({ key }) => key === stepKey) ?? steps.at(-1)
  if (home === undefined) return []
  const at = home.key === stepKey ? position : home.activities.length
  const change = ({ activities }: DraftStep) => ({
    activities: activities.toSpliced(at, 0, activity),
  })
  return withStep(steps, { key: home.key, change })
}

/** Puts an activity at the end of another step. */
export function sentTo(
  steps: Steps,
  { activityKey, stepKey }: { activityKey: string; stepKey: string },
): DraftStep[] {
  const activity = steps
    .flatMap(({ activities }) => activities)
    .find(({ key }) => key === activityKey)
  if (activity === undefined) return [...steps]
  return withStep(withoutActivity(steps, activityKey), {
    key: stepKey,
    change: ({ activities }) => ({ activities: [...activities, activity] }),
  })
}

/** How long a candidate takes for it, in minutes. */
export function minutesOf(steps: Steps): number {
  return steps.flatMap(({ activities }) => activities).reduce((sum, one) => sum + one.minutes, 0)
}
