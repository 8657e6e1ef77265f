// Puts the flat scores of an activity in order: scales, and the facets under each.

/** A score as far as the order needs it. */
type TreeScore = {
  readonly attribute: string
  readonly parent: string | null
  readonly answered: number
  readonly items: number
}

export type Scale<Score extends TreeScore> = { score: Score; facets: Score[] }

/** Scales in the order of the server, each with its facets; a facet without its scale stands alone. */
export function scalesOf<Score extends TreeScore>(scores: readonly Score[]): Scale<Score>[] {
  const known = new Set(scores.map((score) => score.attribute))
  const isFacet = (score: Score) => score.parent !== null && known.has(score.parent)
  return scores
    .filter((score) => !isFacet(score))
    .map((score) => ({ score, facets: scores.filter((facet) => facet.parent === score.attribute) }))
}

/** How many items were answered, counting each once: facets are parts of their scale. */
export function answeredOf(scores: readonly TreeScore[]): { answered: number; items: number } {
  const scales = scalesOf(scores)
  return {
    answered: scales.reduce((sum, { score }) => sum + score.answered, 0),
    items: scales.reduce((sum, { score }) => sum + score.items, 0),
  }
}
