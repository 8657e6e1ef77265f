// The views of the retention screens as their addresses hold them. Rules that are being tried stand there too, so that the
// way back from the list of applications leads to them. What is done with the rules is in retention-rules.ts: each address
// is read by the router, which is loaded before anything shows.
import { RETENTION_DAYS } from '#contract/privacy/privacy-rules.ts'
import { oneOf, textOf } from '#web/api/list-search.ts'
import { pageOf } from '#web/api/page-search.ts'

/** Days, or that such applications are kept for good. */
export type Tried = number | 'off'
export type TriedRules = { ended?: Tried; hired?: Tried }

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

function triedOf(search: Record<string, unknown>): TriedRules {
  return { ended: triedDays(search['ended']), hired: triedDays(search['hired']) }
}

function triedDays(value: unknown): Tried | undefined {
  if (value === 'off') return 'off'
  return isDays(Number(value)) ? Number(value) : undefined
}

/** Whether a rule can have so many days. */
export function isDays(days: number): boolean {
  return Number.isInteger(days) && days >= RETENTION_DAYS.min && days <= RETENTION_DAYS.max
}
