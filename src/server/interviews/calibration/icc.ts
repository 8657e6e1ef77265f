// The intraclass correlation of ratings, from sums that a database can make. Pure.
// P. E. Shrout, J. L. Fleiss: Intraclass correlations: uses in assessing rater reliability. Psychological Bulletin 86
// (1979), 420–428.

/** Of a complete table: each target is rated once by each rater. */
export type RatingSums = {
  readonly targets: number
  readonly raters: number
  /** Of all ratings. */
  readonly sum: number
  /** Of the squares of all ratings. */
  readonly squares: number
  /** Of the squares of the totals of the targets. */
  readonly targetSquares: number
  /** Of the squares of the totals of the raters. */
  readonly raterSquares: number
}

/** Below this, a variance of ratings from 1 to 5 is what rounding left. */
const NO_VARIANCE = 1e-9

/** ICC(1,1): each target has other raters. Null when the ratings do not differ, or for fewer than two of either. */
export function iccOneWay(sums: RatingSums): number | null {
  const { raters } = sums
  const { betweenTargets, withinTargets } = meanSquares(sums)
  return ratioOf(sums, {
    above: betweenTargets - withinTargets,
    below: betweenTargets + (raters - 1) * withinTargets,
  })
}

/** ICC(2,1): the same raters, taken from many, rate every target. Null as above. */
export function iccTwoWay(sums: RatingSums): number | null {
  const { targets, raters } = sums
  const { betweenTargets, betweenRaters, residual } = meanSquares(sums)
  return ratioOf(sums, {
    above: betweenTargets - residual,
    below:
      betweenTargets + (raters - 1) * residual + (raters * (betweenRaters - residual)) / targets,
  })
}

function ratioOf(
  { targets, raters }: RatingSums,
  { above, below }: { above: number; below: number },
): number | null {
  return targets < 2 || raters < 2 || below < NO_VARIANCE ? null : above / below
}

function meanSquares(sums: RatingSums) {
  const { targets, raters } = sums
  const correction = sums.sum ** 2 / (targets * raters)
  const ofTargets = sums.targetSquares / raters - correction
  const ofRaters = sums.raterSquares / targets - correction
  const ofAll = sums.squares - correction
  return {
    betweenTargets: ofTargets / (targets - 1),
    withinTargets: (ofAll - ofTargets) / (targets * (raters - 1)),
    betweenRaters: ofRaters / (raters - 1),
    residual: (ofAll - ofTargets - ofRaters) / ((targets - 1) * (raters - 1)),
  }
}
