import { Trans, useLingui } from '@lingui/react/macro'

import { AppLink } from '#web/ui/app-link.tsx'

import {
  isCurrentSection,
  type StaffDestinations,
  type StaffPermissions,
  type StaffSection,
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
  const { t } = useLingui()
  return (
    <nav aria-label={t`Sections`}>
      <ul role="list" className={styles.sections}>
        {visibleSections(permissions, destinations).map((section) => {
          const href = destinations[section]
          if (href === undefined) return null
          return (
            <li key={section}>
              <AppLink
                className={styles.section}
                href={href}
                aria-current={isCurrentSection({ section, href }, pathname) ? 'page' : undefined}
              >
                <SectionName section={section} />
              </AppLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function SectionName({ section }: { section: StaffSection }) {
  switch (section) {
    case 'dashboard':
      return <Trans>Dashboard</Trans>
    case 'employees':
      return <Trans>Employees</Trans>
    case 'profiles':
      return <Trans>Profiles</Trans>
    case 'requisitions':
      return <Trans>Job Reqs</Trans>
    case 'candidates':
      return <Trans>Candidates</Trans>
    case 'pathways':
      return <Trans>Pathways</Trans>
    case 'interviews':
      return <Trans>Interviews</Trans>
    case 'customers':
      return <Trans>Customers</Trans>
    case 'users':
      return <Trans>Users</Trans>
    case 'usage':
      return <Trans>Company usage</Trans>
    case 'measurements':
      return <Trans>Measurements</Trans>
  }
}
