// The views of the retention screens as their addresses hold them. Rules that are being tried stand there too, so that the
// way back from the list of applications leads to them.
import { RETENTION_DAYS } from '#contract/retention-limits.ts'
import type { RetentionDays } from '#contract/retention.ts'
import { oneOf, pageOf, textOf } from '#web/api/list-search.ts'

/** Days, or that such applications are kept for good. */
type Tried = number | 'off'
type TriedRules = { ended?: Tried; hired?: Tried }

export type RetentionSearch = TriedRules & {
  /** Of the runs. */
  page?: number
}
export type DueSearch = TriedRules & {
  search?: string
  due?: 'next_run'
  held?: '0' | '1'
  ordering?: '-due_at'
  page?: number
}

export function retentionSearch(search: Record<string, unknown>): RetentionSearch {
  return { ...triedOf(search), page: pageOf(search['page']) }
}

export function dueSearch(search: Record<string, unknown>): DueSearch {
  return {
    ...triedOf(search),
    search: textOf(search['search']),
    due: oneOf(['next_run'], search['due']),
    // The router reads ?held=1 as a number.
    held: oneOf(['0', '1'], String(search['held'])),
    ordering: oneOf(['-due_at'], search['ordering']),
    page: pageOf(search['page']),
  }
}

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

function triedOf(search: Record<string, unknown>): TriedRules {
  return { ended: triedDays(search['ended']), hired: triedDays(search['hired']) }
}

function triedDays(value: unknown): Tried | undefined {
  if (value === 'off') return 'off'
  return isDays(Number(value)) ? Number(value) : undefined
}

function daysTried(tried: Tried | undefined): number | undefined {
  return tried === 'off' ? undefined : tried
}

function isDays(days: number): boolean {
  return Number.isInteger(days) && days >= RETENTION_DAYS.min && days <= RETENTION_DAYS.max
}
