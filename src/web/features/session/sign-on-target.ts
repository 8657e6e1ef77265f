// Where a single sign-on leads: to what its link named, or what the person had asked for (specification 1 §2.4, §4).
import type { EntrySearch } from './entry.ts'
import { safeRedirect } from './guards.ts'

/** A path of this app. An interview, a scorecard or a list of interviews goes before a route that was saved. */
export function signOnTarget(search: EntrySearch): string {
  const query = (given: Record<string, string>) => new URLSearchParams(given).toString()
  if (search['in'] !== undefined) return `/interview?${query({ in: search['in'] })}`
  if (search['sc'] !== undefined)
    return `/smartreq-detail-applicant?${query({ sc: search['sc'], id: search['id'] ?? '' })}`
  if (search['ins'] !== undefined)
    return `/user/interview-list/${encodeURIComponent(search['ins'])}`
  return savedTarget(search['redirect'])
}

/** What was saved before the way to the provider; storage is no more to be trusted than a link. */
export function savedTarget(saved: unknown): string {
  return safeRedirect(saved) ?? '/hire'
}
