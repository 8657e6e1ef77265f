// Rules of retention that an address tries, that a form holds, and that the server is asked for.
import type { RetentionDays } from '#contract/privacy/retention.ts'

import { isDays, type Tried, type TriedRules } from './retention-search.ts'

/** The rules that an address tries; those that are saved where it says nothing. */
export function rulesTried(search: TriedRules, saved: RetentionDays): RetentionDays {
  return {
    ended_applications_days: daysTried(search.ended) ?? saved.ended_applications_days,
    hired_applications_days: daysTried(search.hired) ?? saved.hired_applications_days,
    ...(search.ended === 'off' ? { ended_applications_days: null } : {}),
    ...(search.hired === 'off' ? { hired_applications_days: null } : {}),
  }
}

/** Rules as an address tries them. */
export function triedSearch(days: RetentionDays): TriedRules {
  return {
    ended: days.ended_applications_days ?? 'off',
    hired: days.hired_applications_days ?? 'off',
  }
}

/** What a field of days holds: empty keeps for good; undefined for what no rule can be. */
export function readDays(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const days = Number(text)
  return isDays(days) ? days : undefined
}

/** True when the rules anonymise what those before would have kept. */
export function isStricter(days: RetentionDays, before: RetentionDays): boolean {
  return (['ended_applications_days', 'hired_applications_days'] as const).some(
    (rule) => (days[rule] ?? Number.POSITIVE_INFINITY) < (before[rule] ?? Number.POSITIVE_INFINITY),
  )
}

/** Rules as the server is asked for what they would do: one that is off is left out. */
export function wantedQuery(days: RetentionDays) {
  return {
    ended_applications_days: days.ended_applications_days ?? undefined,
    hired_applications_days: days.hired_applications_days ?? undefined,
  }
}

function daysTried(tried: Tried | undefined): number | undefined {
  return tried === 'off' ? undefined : tried
}
