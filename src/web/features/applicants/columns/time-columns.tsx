import { useLingui } from '@lingui/react/macro'

import type { ApplicantRow } from '#contract/requisitions/requisitions.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { Column } from '#web/ui/staff/table/table.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import styles from '../../requisitions/requisitions.module.css'

/** How long they have been at their step, and when something last happened. */
export function useTimeColumns(): Array<Column<ApplicantRow>> {
  const { t } = useLingui()
  const format = useFormatter()
  return [
    {
      id: 'days_in_step',
      header: t`Time in step`,
      isSortable: true,
      firstSort: 'descending',
      align: 'end',
      isTertiary: true,
      cell: (row) => (
        <time dateTime={row.step_since} title={format.dateTime(row.step_since)}>
          {format.shortAge(row.step_since)}
        </time>
      ),
    },
    {
      id: 'last_activity',
      header: t`Last activity`,
      isSortable: true,
      firstSort: 'descending',
      align: 'end',
      isTertiary: true,
      cell: (row) => <RelativeTime at={row.last_activity_at} className={styles.date} />,
    },
  ]
}
