// How well an application fits a requisition: one number from the attributes that the requisition weighs.

type AttributeWeight = { readonly attribute: string; readonly weight: number }

/** A score as far as the fit needs it; `ScaleScore` is one. */
type WeighedScore = { readonly attribute: string; readonly score: number | null }

type Fit = {
  /** 0–100; null when nothing that counts is scored. */
  readonly score: number | null
  /** Attributes that count but have no score: the others were weighed without them. */
  readonly missing: readonly string[]
}

/**
 * Fit = Σ(weight·score)/Σ(weight) over the weighted attributes that have a score, rounded to two
 * decimals. Weights of zero or less count for nothing. A missing score is left out, not taken as zero,
 * so that a fit from part of the plan stays on the same 0–100 scale; `missing` says what it lacks.
 */
export function fitOf(scores: readonly WeighedScore[], weights: readonly AttributeWeight[]): Fit {
  const scoreByAttribute = new Map(scores.map(({ attribute, score }) => [attribute, score]))
  const counted = weights.filter(({ weight }) => weight > 0)
  const missing = counted
    .filter(({ attribute }) => (scoreByAttribute.get(attribute) ?? null) === null)
    .map(({ attribute }) => attribute)

  let weighed = 0
  let total = 0
  for (const { attribute, weight } of counted) {
    const score = scoreByAttribute.get(attribute) ?? null
    if (score === null) continue
    weighed += weight * score
    total += weight
  }
  return { score: total === 0 ? null : Math.round((weighed / total) * 100) / 100, missing }
}
