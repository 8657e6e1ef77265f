import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { Tabs } from '#web/ui/staff/layout/tabs.tsx'

import { SCORECARD_TABS, type ScorecardTab } from './scorecard-search.ts'

const LABELS: Record<ScorecardTab, MessageDescriptor> = {
  overview: msg`Overview`,
  answers: msg`Answers`,
  interviews: msg`Interviews`,
  offer: msg`Offer`,
  messages: msg`Messages`,
  documents: msg`Documents`,
  history: msg`History`,
}

type ScorecardTabsProps = {
  current: ScorecardTab
  /** Tabs that the reader may not open. */
  without: readonly ScorecardTab[]
  hrefOf: (tab: ScorecardTab) => string
}

export function ScorecardTabs({ current, without, hrefOf }: ScorecardTabsProps) {
  const { t, i18n } = useLingui()
  return (
    <Tabs
      label={t`Parts of the scorecard`}
      tabs={SCORECARD_TABS.filter((tab) => !without.includes(tab)).map((tab) => ({
        href: hrefOf(tab),
        label: i18n._(LABELS[tab]),
        isCurrent: tab === current,
      }))}
    />
  )
}
