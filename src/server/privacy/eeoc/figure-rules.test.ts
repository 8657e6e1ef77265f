import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { FEWEST_TOLD } from '#contract/privacy/eeoc-choices.ts'

import { isDue, nextCells, OUTCOMES, type Cell } from './figure-rules.ts'

const CHOICES = ['female', 'male', 'another', 'decline']
const person = fc.record({
  choice: fc.constantFrom(...CHOICES),
  outcome: fc.constantFrom(...OUTCOMES),
})
type Person = { readonly choice: string; readonly outcome: Cell['outcome'] }
/** Who is decided about on each day. */
const days = fc.array(fc.array(person, { maxLength: 30 }), { minLength: 1, maxLength: 12 })

describe('published figures', () => {
  it('show five people or none, and change by five people or none', () => {
    fc.assert(
      fc.property(days, (arrivals) => {
        const history = publishDaily(arrivals)
        expect(smallDifferences(history)).toEqual([])
      }),
    )
  })

  it('are the same whatever one person answers who is the only new one', () => {
    fc.assert(
      fc.property(days, person, (arrivals, victim) => {
        const [before, after] = publishDaily([...arrivals, [], [victim]]).slice(-2)
        // What waited before the victim came is less than five people, or was published.
        fc.pre(waitingAfter(arrivals) < FEWEST_TOLD - 1)
        expect(after).toEqual(before)
      }),
    )
  })

  it('tell of no change in which all people of an outcome gave one answer', () => {
    const rejected = (choice: string, people: number): Cell[] => [
      { question: 'gender', choice, outcome: 'rejected', people },
    ]
    expect(nextCells([], rejected('female', 9))).toEqual([])
    const mixed = [...rejected('female', 9), ...rejected('male', 5)]
    expect(nextCells([], mixed)).toEqual(mixed)
    // The hired are known by name: that others were rejected does not hide that all of them are men.
    const hired: Cell = { question: 'gender', choice: 'male', outcome: 'selected', people: 6 }
    expect(nextCells([], [...mixed, hired])).toEqual(mixed)
  })

  it('publish none of a choice that few are left of once answers were erased', () => {
    const cells = (female: number, male: number): Cell[] =>
      Object.entries({ female, male }).map(([choice, people]) => ({
        question: 'gender',
        choice,
        outcome: 'rejected',
        people,
      }))
    expect(nextCells(cells(10, 12), cells(10, 11))).toEqual(cells(10, 12))
    expect(nextCells(cells(10, 12), cells(2, 6))).toEqual(cells(2, 6).slice(1))
  })

  it('wait for five people who are new or gone, and count who changed an answer once', () => {
    expect(isDue({ added: 4, removed: 4 })).toBe(false)
    expect(isDue({ added: 5, removed: 0 })).toBe(true)
    expect(isDue({ added: 0, removed: 5 })).toBe(true)
  })
})

function publishDaily(arrivals: readonly (readonly Person[])[]): Cell[][] {
  let published: Cell[] = []
  let counted: Person[] = []
  let waiting: Person[] = []
  return arrivals.map((today) => {
    waiting = [...waiting, ...today]
    if (isDue({ added: waiting.length, removed: 0 })) {
      counted = [...counted, ...waiting]
      waiting = []
      published = nextCells(published, cellsOf(counted))
    }
    return published
  })
}

function waitingAfter(arrivals: readonly (readonly Person[])[]): number {
  return arrivals.reduce((waiting, { length }) => {
    const all = waiting + length
    return all < FEWEST_TOLD ? all : 0
  }, 0)
}

function cellsOf(people: readonly Person[]): Cell[] {
  const groups = Map.groupBy(people, ({ choice, outcome }) => `${choice} ${outcome}`)
  return [...groups.values()].flatMap((some) => {
    const [first] = some
    return first === undefined ? [] : [{ question: 'gender', ...first, people: some.length }]
  })
}

/** Differences of one to four people between any two days, for each cell and for sums of cells over outcomes. */
function smallDifferences(history: readonly (readonly Cell[])[]): number[] {
  type Of = { choice: string; outcome: string | undefined }
  const peopleOn = (day: readonly Cell[], { choice, outcome }: Of) =>
    day
      .filter((cell) => cell.choice === choice && (outcome ?? cell.outcome) === cell.outcome)
      .reduce((sum, { people }) => sum + people, 0)
  const days = [[], ...history]
  return days.flatMap((before, at) =>
    days
      .slice(at)
      .flatMap((after) =>
        CHOICES.flatMap((choice) =>
          [...OUTCOMES, undefined]
            .map(
              (outcome) =>
                peopleOn(after, { choice, outcome }) - peopleOn(before, { choice, outcome }),
            )
            .filter((difference) => difference !== 0 && Math.abs(difference) < FEWEST_TOLD),
        ),
      ),
  )
}
