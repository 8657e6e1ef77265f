// Which figures of one question are shown. Knows no database.
//
// Suppressed is what is about fewer than five people: a group of whom fewer than five are considered, or of whom one to
// four stay or are rejected. Since all applicants are known by number, what is hidden would follow by subtraction: while the
// hidden people together are such a small number, the next smallest group is hidden as well. And a block whose people all
// gave one answer (see `disclosure-blocks.ts`) would tell the answer of each: the question is withheld then.
import { FEWEST_TOLD } from '#contract/eeoc-choices.ts'

import { impactOf, type GroupImpact } from '../../analytics/adverse-impact.ts'
import type { CountedSide } from './disclosure-blocks.ts'

/** The blocks that figures are made of, by their numbers: on which side they are, and how many people they have. */
export type CountedBlocks = ReadonlyMap<number, { side: CountedSide; people: number }>

/** How many people of a block gave an answer to the question. */
export type BlockCount = {
  readonly block: number
  readonly choice: string
  readonly people: number
}

export type ShownGroup = Cell & GroupImpact & { readonly choice: string; readonly ratio: number }

export type ShownQuestion = {
  /** In the order of the choices; at least two. */
  readonly groups: readonly ShownGroup[]
  /** People of the groups that are not shown, together. */
  readonly hidden: number
  /** People without an answer; null where they are among the hidden ones. */
  readonly unanswered: number | null
}

/** People who are considered, and how many of them stay. */
type Cell = { readonly considered: number; readonly selected: number }

/** No choice of a question: stands for people who did not answer or declined. */
const NONE = ''

/**
 * The figures of one question that may be shown, null for none: with fewer than two groups there is nothing to compare.
 * `choices` are those that make a group; who made another one counts like those who did not answer.
 */
export function shownFigures(given: {
  counted: CountedBlocks
  choices: readonly string[]
  counts: readonly BlockCount[]
}): ShownQuestion | null {
  const { counted, choices } = given
  const counts = given.counts.filter((one) => choices.includes(one.choice))
  if (counts.some((one) => counted.get(one.block)?.people === one.people)) return null
  const cells = cellsOf({ counted, choices, counts })
  const shown = safeCells(cells)
  const groups = choices.flatMap((choice) => {
    const cell = shown.get(choice)
    return cell === undefined ? [] : [{ choice, ...cell }]
  })
  if (groups.length < 2) return null
  const compared = compare(groups)
  if (compared.length === 0) return null
  const hidden = [...cells].filter(([name]) => !shown.has(name)).map(([, cell]) => cell)
  return {
    groups: compared,
    hidden: sumOf(hidden).considered,
    unanswered: shown.get(NONE)?.considered ?? null,
  }
}

// None where no one of these groups stays: there is no highest rate then.
function compare(groups: readonly (Cell & { readonly choice: string })[]): ShownGroup[] {
  const impacts = impactOf(groups)
  return groups.flatMap((group, index) => {
    const impact = impacts[index]
    if (impact === undefined || impact.ratio === null) return []
    return [{ ...group, ...impact, ratio: impact.ratio }]
  })
}

function cellsOf(given: {
  counted: CountedBlocks
  choices: readonly string[]
  counts: readonly BlockCount[]
}): Map<string, Cell> {
  const { counted, choices, counts } = given
  const cells = new Map<string, Cell>(choices.map((choice) => [choice, NO_PEOPLE]))
  for (const { block, choice, people } of counts) {
    const side = counted.get(block)?.side
    if (side === undefined) continue
    const cell = { considered: people, selected: side === 'staying' ? people : 0 }
    cells.set(choice, sumOf([cells.get(choice) ?? NO_PEOPLE, cell]))
  }
  const all = sumOf(
    [...counted.values()].map(({ side, people }) => ({
      considered: people,
      selected: side === 'staying' ? people : 0,
    })),
  )
  const answered = sumOf([...cells.values()])
  cells.set(NONE, {
    considered: all.considered - answered.considered,
    selected: all.selected - answered.selected,
  })
  return cells
}

const NO_PEOPLE: Cell = { considered: 0, selected: 0 }

function sumOf(cells: readonly Cell[]): Cell {
  return cells.reduce(
    (sum, { considered, selected }) => ({
      considered: sum.considered + considered,
      selected: sum.selected + selected,
    }),
    NO_PEOPLE,
  )
}

// That no one did not answer is no secret; that no one made a choice counts like a small number.
function safeCells(cells: ReadonlyMap<string, Cell>): Map<string, Cell> {
  const ranked = [...cells].toSorted(([, one], [, other]) => one.considered - other.considered)
  const shown = ranked.filter(
    ([name, cell]) => isSafe(cell) || (name === NONE && cell.considered === 0),
  )
  const hidden = ranked.filter((entry) => !shown.includes(entry)).map(([, cell]) => cell)
  for (;;) {
    const together = sumOf(hidden)
    const [smallest] = shown
    if (together.considered === 0 || isSafe(together) || smallest === undefined)
      return new Map(shown)
    shown.shift()
    hidden.push(smallest[1])
  }
}

function isSafe({ considered, selected }: Cell): boolean {
  return considered >= FEWEST_TOLD && isNoneOrMany(selected) && isNoneOrMany(considered - selected)
}

function isNoneOrMany(people: number): boolean {
  return people === 0 || people >= FEWEST_TOLD
}
