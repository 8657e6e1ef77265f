import { useLingui } from '@lingui/react/macro'
import { Archive, ArchiveRestore, Copy, Pencil } from 'lucide-react'

import type { InterviewGuideSummary } from '#contract/settings/interview-library.ts'
import { INTERVIEW_GUIDE_LIST } from '#contract/settings/settings-rules.ts'
import { orderingIn } from '#web/api/list-search.ts'
import type { GuideView } from '#web/features/staff-shell/interview-library-search.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { RowMenu } from '#web/ui/staff/table/row-menu.tsx'
import { orderingOf, sortOf } from '#web/ui/staff/table/sort-ordering.ts'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { interviewGuideHref, newInterviewGuideHref } from '../settings-paths.ts'
import { useArchivingGuide } from './use-archiving-guide.tsx'

import styles from '../settings.module.css'

type GuideTableProps = {
  accountId: number
  rows: readonly InterviewGuideSummary[]
  view: GuideView
  onView: ChangeView<GuideView>
  isBusy: boolean
}

/** The guides, one a row; a row opens the guide. */
export function GuideTable({ accountId, rows, view, onView, isBusy }: GuideTableProps) {
  const { t } = useLingui()
  return (
    <Table
      caption={t`Interview guides`}
      columns={useColumns(accountId)}
      rows={rows}
      rowId={(row) => String(row.interview_guide_id)}
      rowHref={(row) => interviewGuideHref(row.interview_guide_id)}
      sort={sortOf(view.ordering ?? INTERVIEW_GUIDE_LIST.defaultSort)}
      onSort={(sort) =>
        onView({ ordering: orderingIn(INTERVIEW_GUIDE_LIST, orderingOf(sort)), page: undefined })
      }
      isBusy={isBusy}
    />
  )
}

function useColumns(accountId: number): Array<Column<InterviewGuideSummary>> {
  const { t } = useLingui()
  const format = useFormatter()
  return [
    { id: 'name', header: t`Name`, isSortable: true, cell: (row) => row.name },
    {
      id: 'questions',
      header: t`Questions`,
      isSecondary: true,
      align: 'end',
      cell: (row) => format.number(row.question_count),
    },
    {
      id: 'minutes',
      header: t`Minutes`,
      isSecondary: true,
      align: 'end',
      cell: (row) => (row.minutes === 0 ? '–' : format.number(row.minutes)),
    },
    {
      id: 'updated_at',
      header: t`Changed`,
      isSortable: true,
      isTertiary: true,
      firstSort: 'descending',
      cell: (row) => <RelativeTime at={row.updated_at} className={styles.nowrap} />,
    },
    {
      id: 'actions',
      header: t`Actions`,
      align: 'end',
      cell: (row) => <GuideMenu accountId={accountId} guide={row} />,
    },
  ]
}

function GuideMenu({ accountId, guide }: { accountId: number; guide: InterviewGuideSummary }) {
  const { t } = useLingui()
  const { archive, restore } = useArchivingGuide(accountId)
  const { interview_guide_id: id, name } = guide
  const items: MenuItem[] = [
    {
      id: 'edit',
      label: t`Edit`,
      icon: <Pencil size={17} aria-hidden="true" />,
      href: interviewGuideHref(id),
    },
    {
      id: 'duplicate',
      label: t`Duplicate`,
      icon: <Copy size={17} aria-hidden="true" />,
      href: newInterviewGuideHref(id),
    },
    guide.is_archived
      ? {
          id: 'restore',
          label: t`Restore`,
          icon: <ArchiveRestore size={17} aria-hidden="true" />,
          onSelect: () => restore(guide),
        }
      : {
          id: 'archive',
          label: t`Archive`,
          icon: <Archive size={17} aria-hidden="true" />,
          onSelect: () => archive(guide),
        },
  ]
  return <RowMenu label={t`Actions for “${name}”`} items={items} />
}
