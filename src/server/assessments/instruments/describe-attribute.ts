// What staff read of an attribute: the one source of its name, its explanation and where it comes from.
import type { LocalizedText } from '#contract/core/shape.ts'

import { EARLIER_INSTRUMENTS, INSTRUMENTS } from './instruments.ts'

export type AttributeDescription = {
  /** For work, free of clinical and political labels. */
  readonly name: LocalizedText
  /** One sentence: what a high score means. */
  readonly explanation: LocalizedText
  /** What the instrument itself calls the scale, for the technical notes only. */
  readonly technicalName: LocalizedText
  /** Where the instrument was published, or that it was not. */
  readonly citation: LocalizedText
}

const DESCRIPTIONS: ReadonlyMap<string, AttributeDescription> = new Map(
  [...EARLIER_INSTRUMENTS, ...INSTRUMENTS].flatMap(({ attributes, scoring, citation }) =>
    attributes.map(({ slug, name, explanation }) => {
      const scale = scoring.scales.find(({ attribute }) => attribute === slug)
      return [slug, { name, explanation, technicalName: scale?.name ?? name, citation }]
    }),
  ),
)

/** The values of an audit event, with scores under the names of their attributes instead of their slugs. */
export function withNamedScores(
  values: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> | null {
  const scores = values?.['scores']
  if (values === null || typeof scores !== 'object' || scores === null) return values
  const named: [string, unknown][] = Object.entries(scores)
  return {
    ...values,
    scores: Object.fromEntries<unknown>(
      named.map(([slug, score]) => [describeAttribute(slug)?.name.en ?? slug, score]),
    ),
  }
}

/** Null for an attribute that no instrument of this build measures. */
export function describeAttribute(slug: string): AttributeDescription | null {
  return DESCRIPTIONS.get(slug) ?? null
}
