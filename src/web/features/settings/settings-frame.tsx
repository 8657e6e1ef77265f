// The frame of every settings screen: the list of sections, which can be searched, beside the open section.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'

import type { Person } from '#contract/access/screen-access.ts'
import { currentSection, findSections } from '#web/features/staff-shell/find-sections.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'

import styles from './settings.module.css'

type SettingsFrameProps = { pathname: string; user: Person; children: ReactNode }

export function SettingsFrame({ pathname, user, children }: SettingsFrameProps) {
  return (
    <div className={styles.area}>
      <Sections pathname={pathname} user={user} />
      <div className={styles.screen}>{children}</div>
    </div>
  )
}

function Sections({ pathname, user }: Omit<SettingsFrameProps, 'children'>) {
  const { t, i18n } = useLingui()
  // Remembers where it was written: arriving elsewhere shows all sections again.
  const [search, setSearch] = useState({ at: pathname, text: '' })
  const text = search.at === pathname ? search.text : ''
  const groups = findSections({ user, text, say: (words) => i18n._(words) })
  const count = groups.reduce((sum, { sections }) => sum + sections.length, 0)
  const current = currentSection(pathname)
  return (
    <div className={styles.sections}>
      <search>
        <SearchField
          label={t`Search settings`}
          placeholder={t`Search`}
          value={text}
          onSearch={(wanted) => setSearch({ at: pathname, text: wanted.trim() })}
        />
      </search>
      <p role="status" className={styles.found}>
        {text !== '' && count === 0 && <Trans>No matches</Trans>}
        {text !== '' && count > 0 && <Plural value={count} one="# section" other="# sections" />}
      </p>
      <nav className={styles.nav} aria-label={t`Settings`}>
        {groups.map(({ name, sections }) => (
          <div key={name.id} className={styles.navGroup}>
            <p className={styles.navLabel}>{i18n._(name)}</p>
            <ul role="list" className={styles.navList}>
              {sections.map((section) => (
                <li key={section.href}>
                  <AppLink
                    className={styles.navLink}
                    href={section.href}
                    aria-current={section.href === current ? 'page' : undefined}
                    ref={section.href === current ? showLink : undefined}
                  >
                    {i18n._(section.name)}
                  </AppLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  )
}

// On a phone the list is a line that scrolls, and the section that is open may stand beyond its end.
function showLink(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
