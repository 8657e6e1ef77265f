import { useFormatter } from '#web/i18n/use-formatter.ts'

import { AppLink } from '../app-link.tsx'

import styles from './tabs.module.css'

export type Tab = { href: string; label: string; isCurrent: boolean; count?: number }

/** The parts of a page, as links: each has its address, and back leads to the one before. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const format = useFormatter()
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
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
