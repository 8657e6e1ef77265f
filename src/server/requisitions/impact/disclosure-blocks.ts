// Keeps figures about equal-opportunity answers from telling one person's answer, whatever is asked and how often. Knows no
// database and no answer: it goes by who was asked about alone, so that a refusal tells nothing either.
//
// One threshold for each reply is not enough. Who asks about a selection, and again with one person more, reads that
// person's answer from the difference, however large both are; sums of three or four selections do the same where no two
// of them are alike. Rounding hides that only from groups of hundreds, and noise can be averaged away, and neither suits
// figures by which decisions are made. So figures are exact, and made of whole blocks:
//
// - Every reply that was shown cuts the applicants of the requisition into blocks: those who were always on the same side,
//   staying, rejected, or out of the process.
// - Each further reply cuts these blocks. A piece of fewer than five people is not cut off: it is counted with the largest
//   piece of its block. So every block has at least five people, and every figure that was ever shown, and any sum or
//   difference of them, is a figure about whole blocks. Selections that differ by one person have the same figures.
// - People who apply, withdraw or are decided about one by one in the meantime are pieces like any other: fewer than
//   five who joined are not counted yet, fewer than five who left are counted as before.
// - Where an answer was erased, its block is left out for good: without that, the figures before and after would tell it.
//
// What it does not hide: that an answer came or changed between two replies, but not whose; staff see nowhere who answered.
import { FEWEST_TOLD } from '#contract/eeoc-choices.ts'

export const SIDES = ['staying', 'rejected', 'out'] as const
export type Side = (typeof SIDES)[number]

/** Applicants of one block on one side of a selection. Block 0 is of those about whom nothing was shown yet. */
export type Piece = {
  readonly block: number
  readonly side: Side
  readonly people: number
  /** How many of them were erased, with their answers. */
  readonly erased: number
}

/** The people of a piece get another block. */
export type Move = { readonly block: number; readonly side: Side; readonly to: number }

export type CountedSide = Exclude<Side, 'out'>

export type Cut = {
  readonly moves: readonly Move[]
  /** The blocks that figures are made of, by their numbers after the moves, and on which side they are. */
  readonly counted: ReadonlyMap<number, CountedSide>
  /** How many people are counted on another side than the one they are on. */
  readonly regrouped: number
  /** How many of these are rejected, or counted as such. */
  readonly regroupedRejected: number
}

type Placed = Piece & { readonly as: Side }

/** Cuts the blocks of a requisition by a selection; see above. */
export function cutBlocks(pieces: readonly Piece[]): Cut {
  const blocks = Map.groupBy(pieces, ({ block }) => block)
  let lastBlock = Math.max(0, ...blocks.keys())
  const moves: Move[] = []
  const counted = new Map<number, CountedSide>()
  const regrouped: Placed[] = []
  for (const [block, parts] of blocks) {
    const placed = place(parts)
    regrouped.push(...placed.filter(({ side, as }) => as !== side))
    let isTaken = block === 0
    for (const side of SIDES) {
      const together = placed.filter(({ as }) => as === side)
      // Nothing was shown about those of block 0 who stay out of the figures: they may join another cut.
      if (together.length === 0 || (block === 0 && side === 'out')) continue
      const to = isTaken ? (lastBlock += 1) : block
      isTaken = true
      if (to !== block) moves.push(...together.map((one) => ({ block, side: one.side, to })))
      if (side !== 'out') counted.set(to, side)
    }
  }
  const isOfRejected = ({ side, as }: Placed) => side === 'rejected' || as === 'rejected'
  return {
    moves,
    counted,
    regrouped: peopleIn(regrouped),
    regroupedRejected: peopleIn(regrouped.filter(isOfRejected)),
  }
}

/** How many people are in pieces. */
export function peopleIn(pieces: readonly { readonly people: number }[]): number {
  return pieces.reduce((sum, { people }) => sum + people, 0)
}

function place(parts: readonly Piece[]): Placed[] {
  const isLeftOut = parts.some(({ block, erased }) => block > 0 && erased > 0)
  if (isLeftOut || peopleIn(parts) < FEWEST_TOLD) return parts.map((one) => ({ ...one, as: 'out' }))
  const ranked = parts.toSorted(
    (one, other) =>
      other.people - one.people || SIDES.indexOf(one.side) - SIDES.indexOf(other.side),
  )
  const largest = ranked[0]?.side ?? 'out'
  return parts.map((one) => ({ ...one, as: one.people < FEWEST_TOLD ? largest : one.side }))
}
