import { idOf } from '#web/api/page-search.ts'

/** The version of a text that an address names; none for the one that counts. */
export function legalSearch(search: Record<string, unknown>): { text?: number } {
  const text = idOf(search['text'])
  return text === undefined ? {} : { text }
}
