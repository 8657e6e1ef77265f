import { useLingui } from '@lingui/react/macro'

import { AppLink } from '#web/ui/controls/app-link.tsx'

import {
  isCurrentSection,
  type StaffDestinations,
  type StaffPermissions,
  visibleSections,
} from './staff-navigation.ts'

import styles from '../shell/shell.module.css'

type SectionLinksProps = {
  permissions: StaffPermissions
  destinations: StaffDestinations
  pathname: string
}

/** The links to the sections that this person may see. */
export function SectionLinks({ permissions, destinations, pathname }: SectionLinksProps) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Sections`}>
      <ul role="list" className={styles.sections}>
        {visibleSections(permissions, destinations).map((section) => (
          <li key={section.name}>
            <AppLink
              className={styles.section}
              href={section.href}
              aria-current={isCurrentSection(section, pathname) ? 'page' : undefined}
            >
              {i18n._(section.label)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
