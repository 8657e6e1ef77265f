// How well an application fits a requisition: one number from the attributes that the requisition weighs.
import { roundParts } from '#contract/core/rounded-parts.ts'

type AttributeWeight = { readonly attribute: string; readonly weight: number }

/** A score as far as the fit needs it; `ScaleScore` is one. `points`: the share of the possible points, 0–100. */
type WeighedScore = { readonly attribute: string; readonly points: number | null }

/** What one weighted attribute brings to a fit. */
type FitPart<Weight extends AttributeWeight> = Weight & {
  /** Null without a score: the others are weighed without it. */
  readonly points: number | null
  /** points · weight / Σ(weight), to two decimals, so that all of them add up to the fit; null without a score. */
  readonly contribution: number | null
}

export type Fit<Weight extends AttributeWeight> = {
  /** 0–100; null when nothing that counts is scored. */
  readonly score: number | null
  /** Every attribute with a weight above zero, in the order of the weights. */
  readonly parts: readonly FitPart<Weight>[]
  /** Attributes that count but have no score: the others were weighed without them. */
  readonly missing: readonly string[]
}

const HUNDREDTHS = 100

/**
 * Fit = Σ(weight·points)/Σ(weight) over the weighted attributes that have a score, rounded to two decimals. All are on one
 * scale, the share of the possible points (POMP): a percentile compares people, and averaged with points it would say
 * neither. Weights of zero or less count for nothing. A missing score is left out, not taken as zero, so that a fit from
 * part of the plan stays on the same 0–100 scale; `missing` says what it lacks.
 */
export function fitOf<Weight extends AttributeWeight>(
  scores: readonly WeighedScore[],
  weights: readonly Weight[],
): Fit<Weight> {
  const pointsOf = new Map(scores.map(({ attribute, points }) => [attribute, points]))
  const counted = weights
    .filter(({ weight }) => weight > 0)
    .map((one) => ({ ...one, points: pointsOf.get(one.attribute) ?? null }))
  const scored = counted.filter(isScored)
  const total = scored.reduce((sum, { weight }) => sum + weight, 0)
  const exact = scored.map(({ weight, points }) => (weight * points) / total)
  const rounded = roundParts(exact, { perUnit: HUNDREDTHS })
  const contributionOf = new Map(
    scored.map(({ attribute }, index) => [attribute, rounded[index] ?? 0]),
  )
  return {
    score: scored.length === 0 ? null : sumOf(rounded),
    parts: counted.map((part) => ({
      ...part,
      contribution: contributionOf.get(part.attribute) ?? null,
    })),
    missing: counted.filter((part) => !isScored(part)).map(({ attribute }) => attribute),
  }
}

// In whole hundredths: they would not add up exactly otherwise.
function sumOf(rounded: readonly number[]): number {
  return rounded.reduce((sum, one) => sum + Math.round(one * HUNDREDTHS), 0) / HUNDREDTHS
}

function isScored<Part extends { points: number | null }>(
  part: Part,
): part is Part & { points: number } {
  return part.points !== null
}
