import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'

import type { RequisitionTemplate } from '#contract/plan-editor/requisition-templates.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { bin, RowMenu } from '#web/ui/staff/table/row-menu.tsx'
import type { Column } from '#web/ui/staff/table/table.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { TemplateContent } from '../new/start-with.tsx'
import { fromTemplateHref } from '../setup-paths.ts'

import styles from '../setup.module.css'

type Ask = (what: 'rename' | 'delete', template: RequisitionTemplate) => void

/** The columns of the list of templates; `onAsk` hears what is wanted of one. */
export function useTemplateColumns(onAsk: Ask): Array<Column<RequisitionTemplate>> {
  const { t } = useLingui()
  return [
    {
      id: 'name',
      header: t`Name`,
      isSortable: true,
      cell: (row) => row.name,
      detail: (row) => <TemplateContent template={row} />,
    },
    {
      id: 'team',
      header: t`Team`,
      isTertiary: true,
      cell: ({ team }) =>
        team.length === 0 ? (
          <span className={styles.faint}>—</span>
        ) : (
          team.map((one) => one.full_name).join(', ')
        ),
    },
    {
      id: 'saved_at',
      header: t`Saved`,
      isSortable: true,
      firstSort: 'descending',
      isSecondary: true,
      cell: (row) => <RelativeTime at={row.saved_at} />,
    },
    {
      id: 'actions',
      header: t`Actions`,
      align: 'end',
      cell: (row) => {
        const { name, requisition_template_id: id } = row
        return (
          <span className={styles.rowActions}>
            <AppLink
              className={linkButton({ size: 'small' })}
              href={fromTemplateHref(id)}
              aria-label={t`New requisition from ${name}`}
            >
              <Trans>New requisition</Trans>
            </AppLink>
            <RowMenu
              label={t`Actions for ${name}`}
              items={[
                {
                  id: 'rename',
                  label: t`Rename`,
                  icon: <Pencil size={17} aria-hidden="true" />,
                  onSelect: () => onAsk('rename', row),
                },
                {
                  id: 'delete',
                  label: t`Delete`,
                  icon: bin,
                  isDestructive: true,
                  onSelect: () => onAsk('delete', row),
                },
              ]}
            />
          </span>
        )
      },
    },
  ]
}
