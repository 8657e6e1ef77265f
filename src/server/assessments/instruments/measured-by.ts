import type { LocalizedText } from '#contract/core/shape.ts'

import { INSTRUMENTS } from './instruments.ts'

/** The titles of the instruments that measure each attribute, by its slug. */
export const MEASURED_BY: ReadonlyMap<string, readonly LocalizedText[]> = measuredBy()

function measuredBy() {
  const titles = new Map<string, LocalizedText[]>()
  for (const { attributes, content } of INSTRUMENTS)
    for (const { slug } of attributes) {
      const before = titles.get(slug) ?? []
      // Two passages of a typing test are one test for staff.
      const isKnown = before.some(({ en }) => en === content.title.en)
      if (!isKnown) titles.set(slug, [...before, content.title])
    }
  return titles
}
