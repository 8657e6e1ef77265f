// Which scales of a report stand out.
import type { ReportScore } from '#contract/reports/reports.ts'
import { scalesOf } from '#contract/scorecards/score-tree.ts'

const MOST_NAMED = 3
/** Fewer points apart than this, one answer could have turned the order. */
const FLAT_POINTS = 10
/** From this percentile on a result is above the middle by more than chance would move it. */
const ABOVE_MOST = 60

/** The broad scales with the highest scores, highest first: at most three, and never all of them. */
export function highestOf(scores: readonly ReportScore[]): ReportScore[] {
  const scored = highestFirst(scoredOf(scores))
  const count = Math.min(MOST_NAMED, Math.max(1, scored.length - 1))
  return scored.slice(0, count)
}

/**
 * The scales on which most people are lower, highest first: of percentiles, which compare with others. Narrow ones only
 * where no broad one is above the middle; none means that no scale at all is.
 */
export function aboveMostOf(scores: readonly ReportScore[]): ReportScore[] {
  const broad = highestOf(scores).filter(isAboveMost)
  return broad.length > 0 ? broad : highestFirst(scores.filter(isAboveMost)).slice(0, MOST_NAMED)
}

function isAboveMost({ score }: ReportScore): boolean {
  return (score ?? 0) >= ABOVE_MOST
}

function highestFirst(scores: readonly ReportScore[]): ReportScore[] {
  return scores.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))
}

/** Whether the broad scales are too close together to name one before another. */
export function isFlat(scores: readonly ReportScore[]): boolean {
  const points = scoredOf(scores).map(({ score }) => score ?? 0)
  return points.length > 1 && Math.max(...points) - Math.min(...points) < FLAT_POINTS
}

function scoredOf(scores: readonly ReportScore[]): ReportScore[] {
  return scalesOf(scores).flatMap(({ score }) => (score.score === null ? [] : [score]))
}
