import { useFormatter } from '#web/i18n/use-formatter.ts'

import { AppLink } from '../../controls/app-link.tsx'

import styles from './tabs.module.css'

export type Tab = { href: string; label: string; isCurrent: boolean; count?: number }

/** The parts of a page, as links: each has its address, and back leads to the one before. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const format = useFormatter()
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href} ref={tab.isCurrent ? scrollIntoTabs : undefined}>
            <AppLink
              className={styles.tab}
              href={tab.href}
              aria-current={tab.isCurrent ? 'page' : undefined}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className={styles.count}>{format.number(tab.count)}</span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone the tabs slide: the current one is not left outside. The page itself stays still. */
function scrollIntoTabs(tab: HTMLElement | null) {
  const bar = tab?.closest('nav')
  if (tab === null || bar === null || bar === undefined) return
  const hidden = tab.getBoundingClientRect().right - bar.getBoundingClientRect().right
  if (hidden > 0) bar.scrollLeft += hidden
}
