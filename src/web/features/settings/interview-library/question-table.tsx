import { useLingui } from '@lingui/react/macro'
import { Archive, ArchiveRestore, Copy, Pencil, Trash } from 'lucide-react'

import type { InterviewQuestion } from '#contract/settings/interview-library.ts'
import { INTERVIEW_QUESTION_LIST } from '#contract/settings/settings-rules.ts'
import { orderingIn } from '#web/api/list-search.ts'
import type { QuestionView } from '#web/features/staff-shell/interview-library-search.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { RowMenu } from '#web/ui/staff/table/row-menu.tsx'
import { orderingOf, sortOf } from '#web/ui/staff/table/sort-ordering.ts'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { interviewQuestionHref, newInterviewQuestionHref } from '../settings-paths.ts'
import { useQuestionActions } from './use-question-actions.tsx'

import styles from '../settings.module.css'

type QuestionTableProps = {
  accountId: number
  rows: readonly InterviewQuestion[]
  view: QuestionView
  onView: ChangeView<QuestionView>
  isBusy: boolean
}

/** The questions, one a row; a row opens the question. */
export function QuestionTable({ accountId, rows, view, onView, isBusy }: QuestionTableProps) {
  const { t } = useLingui()
  return (
    <Table
      caption={t`Interview questions`}
      columns={useColumns(accountId)}
      rows={rows}
      rowId={(row) => String(row.interview_question_id)}
      rowHref={(row) => interviewQuestionHref(row.interview_question_id)}
      sort={sortOf(view.ordering ?? INTERVIEW_QUESTION_LIST.defaultSort)}
      onSort={(sort) =>
        onView({
          ordering: orderingIn(INTERVIEW_QUESTION_LIST, orderingOf(sort)),
          page: undefined,
        })
      }
      isBusy={isBusy}
    />
  )
}

function useColumns(accountId: number): Array<Column<InterviewQuestion>> {
  const { t } = useLingui()
  const format = useFormatter()
  const attributeOf = (row: InterviewQuestion) => row.attribute_name?.[currentLocale()] ?? '–'
  return [
    {
      id: 'text',
      header: t`Question`,
      isSortable: true,
      cell: (row) => row.text,
      // On a phone there is no room for a column of its own.
      detail: (row) =>
        row.attribute_name !== null && (
          <span className={styles.onlyOnPhone}>{attributeOf(row)}</span>
        ),
    },
    { id: 'attribute', header: t`Attribute`, isSecondary: true, cell: attributeOf },
    {
      id: 'minutes',
      header: t`Minutes`,
      isSortable: true,
      isSecondary: true,
      align: 'end',
      cell: (row) => (row.minutes === null ? '–' : format.number(row.minutes)),
    },
    {
      id: 'guides',
      header: t`Guides`,
      isTertiary: true,
      align: 'end',
      cell: (row) => format.number(row.guide_count),
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
      cell: (row) => <QuestionMenu accountId={accountId} question={row} />,
    },
  ]
}

function QuestionMenu({ accountId, question }: { accountId: number; question: InterviewQuestion }) {
  const { t } = useLingui()
  const { remove, restore } = useQuestionActions(accountId)
  const { interview_question_id: id, text, is_archived: isArchived, guide_count: uses } = question
  const items: MenuItem[] = [
    {
      id: 'edit',
      label: t`Edit`,
      icon: <Pencil size={17} aria-hidden="true" />,
      href: interviewQuestionHref(id),
    },
    {
      id: 'duplicate',
      label: t`Duplicate`,
      icon: <Copy size={17} aria-hidden="true" />,
      href: newInterviewQuestionHref(id),
    },
    isArchived
      ? {
          id: 'restore',
          label: t`Restore`,
          icon: <ArchiveRestore size={17} aria-hidden="true" />,
          onSelect: () => restore(question),
        }
      : {
          id: 'delete',
          label: uses > 0 ? t`Archive` : t`Delete`,
          icon:
            uses > 0 ? (
              <Archive size={17} aria-hidden="true" />
            ) : (
              <Trash size={17} aria-hidden="true" />
            ),
          isDestructive: true,
          onSelect: () => remove(question),
        },
  ]
  return <RowMenu label={t`Actions for “${text}”`} items={items} />
}
