import { describe, expect, it } from 'vitest'

import { areOverlapping } from '#contract/people/user-job-rules.ts'

import { DEMO_SEPARATION_REASONS } from './company-lists.ts'
import { planWorkforce } from './plan-workforce.ts'
import { DEMO_WORKFORCES, type DemoWorkforce } from './workforce.ts'

const TODAY = new Date('2026-05-13T00:00:00Z')

describe.each(DEMO_WORKFORCES)('a demo workforce of $people people', (workforce) => {
  const people = planWorkforce(workforce, TODAY)
  const stretches = people.flatMap((one) => one.stretches)

  it('is the same on the same day', () => {
    expect(planWorkforce(workforce, TODAY)).toEqual(people)
    expect(people).toHaveLength(workforce.people)
  })

  it('has no person in two jobs at once', () => {
    const pairs = people.flatMap(({ stretches: own }) =>
      own.slice(1).map((later, index) => [own[index], later] as const),
    )
    expect(pairs.filter(([one, later]) => one !== undefined && areOverlapping(one, later))).toEqual(
      [],
    )
  })

  it('has people who work there now in every profile', () => {
    const current = new Set(
      stretches.filter(({ endDate }) => endDate === null).map(({ profile }) => profile.title),
    )
    expect([...current].toSorted()).toEqual(workforce.profiles.map(({ title }) => title).toSorted())
  })
})

describe('the leavers of the demo', () => {
  it('left for every reason, where the company has records of them', () => {
    const [withLeavers, without] = [true, false].map((hasLeavers) =>
      reasonsOf(DEMO_WORKFORCES.filter((one) => one.hasLeavers === hasLeavers)),
    )
    expect(withLeavers).toEqual(DEMO_SEPARATION_REASONS.map(([name]) => name).toSorted())
    expect(without).toEqual([])
  })
})

function reasonsOf(workforces: readonly DemoWorkforce[]): string[] {
  const names = workforces
    .flatMap((one) => planWorkforce(one, TODAY))
    .flatMap(({ stretches }) => stretches.flatMap(({ separationReason: name }) => name ?? []))
  return [...new Set(names)].toSorted()
}
