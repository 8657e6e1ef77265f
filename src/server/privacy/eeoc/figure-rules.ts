// When published figures about equal-opportunity answers change, so that no figure, and no sum or difference of figures,
// tells one person's answer. Knows no database.
//
// - A person is counted once, when their application was decided, with the outcome of that moment: no later decision moves
//   anyone from one cell to another, so no one can be varied to see what changes.
// - Figures of a position change at most once a day, and only when at least five people are new or gone. Whether they do
//   does not depend on what anyone answered.
// - A cell is one answer of those with one outcome. It is published as 0, which is not shown, or as five people and more,
//   and changes by five people and more or not at all: what is missing waits for a later day.
// - The cells of one outcome change only where at least five people of the change are in other cells than the largest: a
//   reader who knows five people by name would learn the one answer that all five gave.
// - Every view is made of these cells by addition: the answers of a position, of all positions, and the selection rates.
import { FEWEST_TOLD } from '#contract/privacy/eeoc-choices.ts'

export const OUTCOMES = ['selected', 'rejected', 'left'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** As what an application is counted, by its status; other statuses are not decided yet. */
export const OUTCOME_OF_STATUS = {
  hired: 'selected',
  rejected: 'rejected',
  withdrawn: 'left',
  transferred: 'left',
} as const satisfies Record<string, Outcome>

export type Cell = {
  readonly question: string
  readonly choice: string
  readonly outcome: Outcome
  readonly people: number
}

/** Whether a position gets new figures: by people who are new and who are gone since the last ones, never by answers. */
export function isDue({ added, removed }: { added: number; removed: number }): boolean {
  // Not their sum: who changes an answer is one person, gone and new.
  return Math.max(added, removed) >= FEWEST_TOLD
}

/** The cells to publish after `published`, where `counted` is what is true now. Cells of no people are left out. */
export function nextCells(published: readonly Cell[], counted: readonly Cell[]): Cell[] {
  const before = new Map(published.map((cell) => [nameOf(cell), cell.people]))
  const now = new Map(counted.map((cell) => [nameOf(cell), cell.people]))
  const cells = new Map([...published, ...counted].map((cell) => [nameOf(cell), cell]))
  const changes = [...cells].map(([name, cell]) => {
    const [was, is] = [before.get(name) ?? 0, now.get(name) ?? 0]
    return { cell, was, is, by: Math.abs(is - was) }
  })
  const together = Map.groupBy(changes, ({ cell }) => `${cell.question} ${cell.outcome}`)
  return [...together.values()].flatMap((some) => {
    const canChange = isMixed(some.map(({ by }) => by))
    return some.flatMap(({ cell, was, is, by }) => {
      const people = canChange && by >= FEWEST_TOLD ? toldOf(is) : was
      return people === 0 ? [] : [{ ...cell, people }]
    })
  })
}

function isMixed(changes: readonly number[]): boolean {
  const all = changes.reduce((sum, one) => sum + one, 0)
  return all - Math.max(...changes) >= FEWEST_TOLD
}

function toldOf(people: number): number {
  return people < FEWEST_TOLD ? 0 : people
}

function nameOf({ question, choice, outcome }: Cell): string {
  return `${question} ${choice} ${outcome}`
}
