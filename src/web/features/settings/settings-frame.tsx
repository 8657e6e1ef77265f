// The frame of every settings screen: the list of sections beside the one that is open.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { hasFlag, type Person } from '#contract/access/screen-access.ts'
import { currentSection, SETTINGS_SECTIONS } from '#web/features/staff-shell/settings-sections.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'

import styles from './settings.module.css'

type SettingsFrameProps = { pathname: string; user: Person; children: ReactNode }

export function SettingsFrame({ pathname, user, children }: SettingsFrameProps) {
  const { t, i18n } = useLingui()
  const current = currentSection(pathname)
  return (
    <div className={styles.area}>
      <nav className={styles.nav} aria-label={t`Settings`}>
        {SETTINGS_SECTIONS.map((group) => (
          <div key={group.name.id} className={styles.navGroup}>
            <p className={styles.navLabel}>{i18n._(group.name)}</p>
            <ul role="list" className={styles.navList}>
              {group.sections
                .filter(({ flag }) => flag === undefined || hasFlag(user, flag))
                .map(({ href, name }) => (
                  <li key={href}>
                    <AppLink
                      className={styles.navLink}
                      href={href}
                      aria-current={href === current ? 'page' : undefined}
                      ref={href === current ? showLink : undefined}
                    >
                      {i18n._(name)}
                    </AppLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.screen}>{children}</div>
    </div>
  )
}

// On a phone the list is a line that scrolls, and the section that is open may stand beyond its end.
function showLink(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
