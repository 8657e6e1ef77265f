// The formulas of adverse impact: selection rates, impact ratios and Fisher's exact test. Every screen and report that
// shows one has it from here. Knows no database, no questions and no rule about small numbers.

/** How many people of a group were considered, and how many of them were selected: hired, advanced, or still in process. */
export type GroupCounts = { readonly considered: number; readonly selected: number }

export type GroupImpact = {
  /** selected / considered, from 0 to 1. */
  readonly rate: number
  /** rate / highest rate, from 0 to 1; null where no group has anyone selected. */
  readonly ratio: number | null
  /** Whether it is the group of the highest rate, to which the others are compared: of equal ones, the largest. */
  readonly isReference: boolean
  /** Whether the ratio is below 0.80. */
  readonly isFlagged: boolean
  /** Fisher's exact two-sided p against the reference; null for the reference, and where the ratio is null. */
  readonly pValue: number | null
  /** Whether the opposite decision about one person of the group would set or clear its flag. */
  readonly isFlippedByOne: boolean
}

/** The four-fifths rule, 29 CFR 1607.4(D), as a fraction of whole numbers: 0.8 is no exact binary number. */
const FOUR_FIFTHS = { numerator: 4, denominator: 5 }

/**
 * The impact of one selection on each group, in the order given. Every group needs at least one person considered and no
 * more people selected than considered, in whole numbers.
 *
 * @throws RangeError for other counts.
 */
export function impactOf(groups: readonly GroupCounts[]): GroupImpact[] {
  for (const group of groups) assertCounts(group)
  const reference = groups.reduce<GroupCounts | null>(
    (best, group) => (best === null || isHigher(group, best) ? group : best),
    null,
  )
  if (reference === null) return []
  return groups.map((group) => compare(group, reference))
}

/**
 * Fisher's exact two-sided p of two groups: the probability, all margins fixed, of a table that is no more probable than
 * this one. From 0 to 1. R's `fisher.test` sums the same tables, with the same tolerance for rounding.
 */
export function fisherExactP(one: GroupCounts, other: GroupCounts): number {
  assertCounts(one)
  assertCounts(other)
  const selected = one.selected + other.selected
  const from = Math.max(0, selected - other.considered)
  const to = Math.min(one.considered, selected)
  const logFactorials = logFactorialsTo(one.considered + other.considered)
  const choose = (n: number, k: number) =>
    (logFactorials[n] ?? 0) - (logFactorials[k] ?? 0) - (logFactorials[n - k] ?? 0)
  const logProbability = (count: number) =>
    choose(one.considered, count) +
    choose(other.considered, selected - count) -
    choose(one.considered + other.considered, selected)
  const limit = logProbability(one.selected) + TOLERANCE
  let p = 0
  for (let count = from; count <= to; count += 1) {
    const probability = logProbability(count)
    if (probability <= limit) p += Math.exp(probability)
  }
  return Math.min(1, p)
}

const TOLERANCE = 1e-7

function compare(group: GroupCounts, reference: GroupCounts): GroupImpact {
  const rate = rateOf(group)
  const isReference = group === reference
  if (reference.selected === 0)
    return {
      rate,
      ratio: null,
      isReference,
      isFlagged: false,
      pValue: null,
      isFlippedByOne: false,
    }
  const isFlagged = isBelowFourFifths(group, reference)
  return {
    rate,
    ratio: rate / rateOf(reference),
    isReference,
    isFlagged,
    pValue: isReference ? null : fisherExactP(group, reference),
    isFlippedByOne: !isReference && isFlippedByOne({ group, reference, isFlagged }),
  }
}

// The reference stays as it is: the note is about the numbers of the smaller group, as in question 21 of the Uniform
// Guidelines' questions and answers (44 FR 11996), which warns of differences that one person makes.
function isFlippedByOne(given: {
  group: GroupCounts
  reference: GroupCounts
  isFlagged: boolean
}): boolean {
  const { group, reference, isFlagged } = given
  const { considered, selected } = group
  const other = { considered, selected: selected + (isFlagged ? 1 : -1) }
  if (other.selected < 0 || other.selected > considered) return false
  return isBelowFourFifths(other, reference) !== isFlagged
}

function isBelowFourFifths(group: GroupCounts, reference: GroupCounts): boolean {
  return (
    FOUR_FIFTHS.denominator * group.selected * reference.considered <
    FOUR_FIFTHS.numerator * reference.selected * group.considered
  )
}

function isHigher(group: GroupCounts, best: GroupCounts): boolean {
  const difference = group.selected * best.considered - best.selected * group.considered
  return difference > 0 || (difference === 0 && group.considered > best.considered)
}

function rateOf({ considered, selected }: GroupCounts): number {
  return selected / considered
}

function logFactorialsTo(most: number): number[] {
  const logs = [0]
  for (let n = 1; n <= most; n += 1) logs.push((logs[n - 1] ?? 0) + Math.log(n))
  return logs
}

function assertCounts({ considered, selected }: GroupCounts): void {
  const isWhole = Number.isSafeInteger(considered) && Number.isSafeInteger(selected)
  if (!isWhole || considered < 1 || selected < 0 || selected > considered)
    throw new RangeError(`Not the counts of a group: ${selected} of ${considered}.`)
}
