// The frame of every settings screen: the list of sections beside the one that is open.
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'

import { hasFlag, type Person } from '#contract/screen-access.ts'
import { AppLink } from '#web/ui/app-link.tsx'

import { currentSection, SETTINGS_SECTIONS } from './settings-sections.ts'

import styles from './settings.module.css'

type SettingsFrameProps = { pathname: string; user: Person; children: ReactNode }

export function SettingsFrame({ pathname, user, children }: SettingsFrameProps) {
  const { t, i18n } = useLingui()
  const current = currentSection(pathname)
  const nav = useRef<HTMLElement>(null)
  // On a phone the list is a line that scrolls, and the section that is open may stand beyond its end.
  useEffect(() => {
    const link = nav.current?.querySelector(`a[href="${current}"]`)
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <div className={styles.area}>
      <nav ref={nav} className={styles.nav} aria-label={t`Settings`}>
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
