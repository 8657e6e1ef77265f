// The tab of a scorecard as its address holds it: none for the overview.
import { oneOf } from '#web/api/list-search.ts'

const TABS = ['answers', 'interviews', 'offer', 'messages', 'documents', 'history'] as const
type NamedTab = (typeof TABS)[number]
export type ScorecardTab = 'overview' | NamedTab

/** The tabs in the order in which they stand. */
export const SCORECARD_TABS: readonly ScorecardTab[] = ['overview', ...TABS]

export function tabSearch(search: Record<string, unknown>): { tab?: NamedTab } {
  return { tab: oneOf(TABS, search['tab']) }
}

/** An address without a tab may name a section, such as `#documents`, which leads to the tab of it. */
export function tabOf({ tab, hash }: { tab?: NamedTab; hash: string }): ScorecardTab {
  return tab ?? oneOf(TABS, hash) ?? 'overview'
}

/** The address of a scorecard with one of its tabs. */
export function withTab(href: string, tab: ScorecardTab): string {
  if (tab === 'overview') return href
  return `${href}${href.includes('?') ? '&' : '?'}tab=${tab}`
}
