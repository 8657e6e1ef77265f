import { describe, expect, it } from 'vitest'

import { plan } from '#contract/examples/requisition-setup.ts'
import type { ScreeningPlan } from '#contract/screening-plan.ts'

import { bodyOf, draftOf, minutesOf, sentTo, withIds, type DraftStep } from './plan-draft.ts'

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

  it('adds up the minutes of its activities', () => expect(minutesOf(steps)).toBe(15))

  it('sends ids of what the server knows, and none of what is new', () => {
    const fresh: DraftStep = {
      key: 'x',
      title: 'New',
      standard_title: null,
      pass_rule: { kind: 'manual' },
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
      activities: [],
    }
    const after = withIds([fresh, ...steps], { sent: steps, stored: plan })
    expect(after[0]).toEqual(fresh)
  })
})
