import { describe, expect, it } from 'vitest'

import { contentOfKind, plan } from '#contract/examples/requisition-setup.ts'

import { activityFrom, draftOf, type DraftStep } from '../plan-draft.ts'
import { differencesOf, withIdsOf } from './plan-difference.ts'

const steps = draftOf(plan)
const [first, second] = steps
if (first === undefined || second === undefined) throw new Error('The plan has two steps.')
const numerical = activityFrom(contentOfKind('skill-test'), 'new')

function kindsOf(after: readonly DraftStep[]) {
  return differencesOf(steps, after).map(({ kind, step, activity }) =>
    [kind, step?.title, activity?.title.en].filter((part) => part !== undefined).join(': '),
  )
}

describe('two states of a plan', () => {
  it('are the same, though what was stored again has other ids', () => {
    const again = steps.map((step) => ({
      ...step,
      key: `${step.key} again`,
      job_step_id: 9000 + (step.job_step_id ?? 0),
    }))
    expect(kindsOf(again)).toEqual([])
  })

  it('differ by steps', () => {
    const added = { ...second, key: 'x', title: 'References' }
    expect(kindsOf([...steps, added])).toEqual(['step_added: References'])
    expect(kindsOf([first])).toEqual(['step_removed: Trial shift'])
    expect(kindsOf([second, first])).toEqual(['steps_reordered'])
  })

  it('differ by rules', () => {
    const ruled = { ...second, pass_rule: { kind: 'all_done' } } as const
    expect(kindsOf([first, ruled])).toEqual(['rule_changed: Trial shift'])
  })

  it('differ by activities', () => {
    const more = { ...first, activities: [...first.activities, numerical] }
    expect(kindsOf([more, second])).toEqual([
      'activity_added: Application & assessments: Numerical reasoning',
    ])
    expect(kindsOf([{ ...first, activities: [] }, second])).toEqual([
      'activity_removed: Application & assessments: Personality',
    ])
    const optional = first.activities.map((one) => ({ ...one, is_required: false }))
    expect(kindsOf([{ ...first, activities: optional }, second])).toEqual([
      'activity_changed: Application & assessments: Personality',
    ])
    const turned = { ...more, activities: more.activities.toReversed() }
    expect(differencesOf([more], [turned])).toMatchObject([{ kind: 'activities_reordered' }])
  })

  it('tell two steps of one title apart', () => {
    expect(kindsOf([...steps, { ...second, key: 'twin' }])).toEqual(['step_added: Trial shift'])
  })
})

it('steps that replace those of another editor take their ids, and what is new has none', () => {
  const theirs = steps.map((step, index) => ({ ...step, job_step_id: 700 + index }))
  const mine = [{ ...second, title: 'References' }, first]
  const [references, assessments] = withIdsOf(mine, theirs)
  expect(references).not.toHaveProperty('job_step_id')
  expect(assessments?.job_step_id).toBe(700)
  expect(assessments?.activities[0]).not.toHaveProperty('job_step_activity_id')
  expect(assessments?.activities[0]?.instruction).toBe(first.activities[0]?.instruction)
})
