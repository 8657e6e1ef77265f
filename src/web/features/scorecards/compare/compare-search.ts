// Whom the comparison is about, as its address holds it; the way to it from the lists.
import { COMPARE_LIMITS } from '#contract/scorecards/scorecards-rules.ts'
import { idOf } from '#web/api/page-search.ts'

export type CompareSearch = {
  /** Comma-separated applications, in the order of the columns. */
  ids?: string
  /** Names are hidden. */
  blind?: true
}

export function compareSearch(search: Record<string, unknown>): CompareSearch {
  const ids = idsIn(search['ids'])
  return {
    ...(ids.length === 0 ? {} : { ids: ids.join(',') }),
    ...(search['blind'] === true ? { blind: true } : {}),
  }
}

/** The applications that an address names: each once, and no more than fit. */
export function idsIn(value: unknown): number[] {
  // The router reads ?ids=7 as a number.
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return []
  const ids = text.split(',').flatMap((part) => idOf(part) ?? [])
  return [...new Set(ids)].slice(0, COMPARE_LIMITS.most)
}

/** The comparison of those who are selected in a list; null when they are too few or too many to be compared. */
export function compareHrefOfSeveral(ids: readonly number[]): string | null {
  return ids.length > 1 && ids.length <= COMPARE_LIMITS.most ? compareHref(ids) : null
}

function compareHref(ids: readonly number[]): string {
  return `/applicants-multi-compare?${new URLSearchParams({ ids: ids.join(',') }).toString()}`
}
