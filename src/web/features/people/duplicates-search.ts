// The addresses of the list of possible duplicates and of a merge.
import { pageOf } from '#web/api/page-search.ts'

import { PEOPLE_HREF, personHref } from './people-search.ts'

export type DuplicatesSearch = {
  readonly page?: number | undefined
  /** The pairs that staff marked as different people. */
  readonly dismissed?: '1' | undefined
}

export function duplicatesSearch(search: Record<string, unknown>): DuplicatesSearch {
  const page = pageOf(search['page'])
  return {
    ...(page === undefined ? {} : { page }),
    ...(String(search['dismissed']) === '1' ? { dismissed: '1' as const } : {}),
  }
}

export const DUPLICATES_HREF = `${PEOPLE_HREF}/duplicates`
export const DISMISSED_HREF = `${DUPLICATES_HREF}?dismissed=1`

/** The address of the comparison of two records, the one that stays first. */
export function mergeHref(userId: number, otherUserId: number): string {
  return `${personHref(userId)}/merge/${otherUserId}`
}
