import { describe, expect, it } from 'vitest'

import { plan } from '#contract/examples/requisition-setup.ts'
import type { ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'

import {
  bodyOf,
  draftOf,
  minutesOf,
  sentTo,
  withActivityAgain,
  withIds,
  withoutActivity,
  withStep,
  withStepAgain,
  type DraftStep,
} from './plan-draft.ts'

const steps = draftOf(plan)
const [first, second] = steps
if (first === undefined || second === undefined) throw new Error('The example has two steps.')

describe('a plan under edit', () => {
  it('sends an activity to the end of another step', () => {
    const activityKey = first.activities[0]?.key ?? ''
    const sent = sentTo(steps, { activityKey, stepKey: second.key })
    expect(sent.map(({ activities }) => activities.length)).toEqual([0, 1])
    expect(sentTo(steps, { activityKey: 'none', stepKey: second.key })).toEqual(steps)
  })

  it('puts a removed step back between what was changed since', () => {
    const renamed = withStep([second], { key: second.key, change: () => ({ title: 'Renamed' }) })
    const after = withStepAgain(renamed, { step: first, index: 0 })
    expect(after).toEqual([first, { ...second, title: 'Renamed' }])
    expect(withStepAgain(after, { step: first, index: 0 })).toEqual(after)
  })

  it('puts a removed activity back into its step, or into the last one', () => {
    const [activity] = first.activities
    if (activity === undefined) throw new Error('The first step of the example has an activity.')
    const removed = { activity, stepKey: first.key, position: 0 }
    const rest = withoutActivity(steps, activity.key)
    expect(rest[0]?.activities).toEqual([])
    expect(withActivityAgain(rest, removed)).toEqual(steps)
    expect(withActivityAgain(steps, removed)).toEqual(steps)
    expect(withActivityAgain([second], removed)).toEqual([{ ...second, activities: [activity] }])
  })

  it('does not double an activity that went elsewhere before its step came back', () => {
    const [activity] = first.activities
    const elsewhere = { ...second, activities: first.activities }
    const after = withStepAgain([elsewhere], { step: first, index: 0 })
    expect(after.map((step) => step.activities)).toEqual([[], [activity]])
  })

  it('adds up the minutes of its activities', () => expect(minutesOf(steps)).toBe(15))

  it('sends ids of what the server knows, and none of what is new', () => {
    const fresh: DraftStep = {
      key: 'x',
      title: 'New',
      standard_title: null,
      pass_rule: { kind: 'manual' },
      answer_days: 5,
      usage_type: 1,
      activities: [],
    }
    expect(bodyOf([first, fresh]).map(({ job_step_id }) => job_step_id)).toEqual([401, undefined])
  })

  it('gives the ids of the server to what was sent, though it was moved meanwhile', () => {
    const stored: ScreeningPlan = {
      ...plan,
      steps: plan.steps.map((step, index) => ({ ...step, job_step_id: 900 + index })),
    }
    const after = withIds(steps.toReversed(), { sent: steps, stored })
    expect(after.map(({ key, job_step_id }) => [key, job_step_id])).toEqual([
      [second.key, 901],
      [first.key, 900],
    ])
  })

  it('leaves what was added meanwhile without an id', () => {
    const fresh: DraftStep = {
      key: 'x',
      title: 'New',
      standard_title: null,
      pass_rule: { kind: 'manual' },
      answer_days: 5,
      usage_type: 1,
      activities: [],
    }
    const after = withIds([fresh, ...steps], { sent: steps, stored: plan })
    expect(after[0]).toEqual(fresh)
  })
})
