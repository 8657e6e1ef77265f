import { Trans, useLingui } from '@lingui/react/macro'

import type { ApplicantRow } from '#contract/requisitions/requisitions.ts'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { type Column, type Selection, Table } from '#web/ui/staff/table/table.tsx'

import { type ApplicantSearch, scorecardHref } from './applicant-search.ts'
import { sortedBy, sortOfView } from './applicant-sort.ts'
import { useAnswerColumns } from './columns/answer-columns.tsx'
import { arrangementOf, type ShownByItself, shownColumns } from './columns/arrange-columns.ts'
import { useArrangedColumns } from './columns/layout-queries.ts'
import type { OpenPanel } from './list-with-panel.tsx'

import styles from '../requisitions/requisitions.module.css'

type ApplicantTableProps = {
  rows: readonly ApplicantRow[]
  /** Undefined until the requisition is loaded. */
  accountId: number | undefined
  jobId: number
  view: ApplicantSearch
  onView: ChangeView<ApplicantSearch>
  isBusy: boolean
  columns: ReadonlyArray<Column<ApplicantRow>>
  isShownByItself: ShownByItself
  /** For users who may decide. */
  selection?: Selection
  panel: OpenPanel
}

/** The applicants, one a row; a click shows one beside the list, Enter opens the scorecard, which leads back to this view. */
export function ApplicantTable(props: ApplicantTableProps) {
  const { rows, jobId, view, onView, isBusy, selection, panel } = props
  const { t } = useLingui()
  const { accountId } = props
  const arranged = useArrangedColumns({ accountId, list: 'applicants' })
  const answers = useAnswerColumns({ accountId, jobId, rows, arranged })
  const columns = [...props.columns, ...answers]
  const arrangement = arrangementOf(columns, { arranged, isShownByItself: props.isShownByItself })
  return (
    <>
      <Table
        caption={t`Applicants`}
        columns={shownColumns(columns, arrangement)}
        rows={rows}
        rowId={(row) => String(row.user_smartreq_id)}
        rowName={(row) => `${row.first_name} ${row.last_name}`}
        {...(selection === undefined ? {} : { selection })}
        rowHref={(row) => scorecardHref(row.user_smartreq_id, { jobId, view })}
        onRowOpen={(row) => panel.open(row.user_smartreq_id)}
        openId={panel.id === undefined ? undefined : String(panel.id)}
        sort={sortOfView(view)}
        onSort={(sort) => onView(sortedBy(sort))}
        isBusy={isBusy}
        density="line"
      />
      <p className={styles.keys}>
        <Trans>
          In the table, <kbd>J</kbd> and <kbd>K</kbd> or the arrow keys move between rows;{' '}
          <kbd>Enter</kbd> opens the scorecard.
        </Trans>
        {selection !== undefined && (
          <>
            {' '}
            <Trans>
              <kbd>X</kbd> selects, <kbd>A</kbd> advances, <kbd>R</kbd> rejects; <kbd>?</kbd> shows
              all keys.
            </Trans>
          </>
        )}
      </p>
    </>
  )
}
