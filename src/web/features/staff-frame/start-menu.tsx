import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardCheck, Plus, Video } from 'lucide-react'

import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { Menu } from '#web/ui/controls/menu.tsx'

import type { StaffDestinations } from './staff-navigation.ts'

import styles from '../shell/shell.module.css'

/** What can be begun from anywhere: an interview or a performance review. */
export function StartMenu({ destinations }: { destinations: StaffDestinations }) {
  const { t } = useLingui()
  const items: MenuItem[] = []
  if (destinations.startInterview !== undefined) {
    const icon = <Video size={17} aria-hidden="true" />
    items.push({ id: 'interview', label: t`Interview`, href: destinations.startInterview, icon })
  }
  if (destinations.startPerformanceReview !== undefined) {
    const icon = <ClipboardCheck size={17} aria-hidden="true" />
    items.push({
      id: 'review',
      label: t`Performance Review`,
      href: destinations.startPerformanceReview,
      icon,
    })
  }
  if (items.length === 0) return null
  return (
    <Menu
      variant="primary"
      size="small"
      align="end"
      label={t`Start`}
      hasChevron={false}
      trigger={
        <>
          <Plus size={17} aria-hidden="true" />
          <span className={styles.startWords}>
            <Trans>Start</Trans>
          </span>
        </>
      }
      sections={[{ id: 'start', items }]}
    />
  )
}
