// The order in which an attempt shows options: drawn, stored as values, and applied to the content. Pure; knows no SQL.
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import { shuffled, type RandomBelow } from '#contract/core/shuffle.ts'

type Content = Pick<AssessmentPackage, 'response_sets' | 'shuffled_response_sets'>

/**
 * The values of the options of every shuffled response set in an order by chance, one set after the other; empty for
 * content that shuffles none.
 */
export function chooseOrder(content: Content, randomBelow?: RandomBelow): number[] {
  return shuffledSets(content).flatMap(({ options }) =>
    shuffled(options, randomBelow).map(({ value }) => value),
  )
}

/**
 * The content with its options in a stored order; as it is without one, and wherever the order does not name exactly the
 * options of a set.
 */
export function inOrder<Of extends Content>(content: Of, order: readonly number[] | null): Of {
  if (order === null) return content
  const sets = { ...content.response_sets }
  let start = 0
  for (const { name, options } of shuffledSets(content)) {
    const values = order.slice(start, start + options.length)
    start += options.length
    const byValue = new Map(options.map((option) => [option.value, option]))
    const ordered = [...new Set(values)].flatMap((value) => byValue.get(value) ?? [])
    if (ordered.length === options.length) sets[name] = ordered
  }
  return { ...content, response_sets: sets }
}

function shuffledSets({ response_sets, shuffled_response_sets: names = [] }: Content) {
  return names.map((name) => ({ name, options: response_sets[name] ?? [] }))
}
