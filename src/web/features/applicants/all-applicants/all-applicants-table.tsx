import { useLingui } from '@lingui/react/macro'

import type { ListedApplicant } from '#contract/applicants/account-applicants.ts'
import { ACCOUNT_APPLICANT_LIST } from '#contract/applicants/applicants-rules.ts'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { type Column, type Selection, Table } from '#web/ui/staff/table/table.tsx'

import { useApplicantColumns } from '../applicant-columns.tsx'
import { scorecardHref } from '../applicant-search.ts'
import { sortedBy, sortOfView } from '../applicant-sort.ts'
import { useAnswerColumns } from '../columns/answer-columns.tsx'
import { arrangementOf, shownColumns } from '../columns/arrange-columns.ts'
import { useArrangedColumns } from '../columns/layout-queries.ts'
import type { OpenPanel } from '../list-with-panel.tsx'
import type { AllApplicantsSearch } from './all-applicants-search.ts'

/** The rest has no room on a laptop; the requisition takes the place of the progress. */
export const SHOWN_BY_ITSELF = {
  progress: false,
  knock_outs: false,
  days_in_step: false,
  last_activity: false,
  source: false,
  email: false,
  location: false,
  class: false,
  tags: false,
}

type AllApplicantsTableProps = {
  accountId: number
  rows: readonly ListedApplicant[]
  view: AllApplicantsSearch
  onView: ChangeView<AllApplicantsSearch>
  isBusy: boolean
  selection: Selection
  panel: OpenPanel
}

/** The applicants, with what each applied to. */
export function AllApplicantsTable(props: AllApplicantsTableProps) {
  const { rows, view, onView, isBusy, selection, panel } = props
  const { t } = useLingui()
  const { accountId } = props
  const arranged = useArrangedColumns({ accountId, list: 'all_applicants' })
  const answers = useAnswerColumns({ accountId, jobId: view.requisition, rows, arranged })
  const columns = [...useAllApplicantColumns(), ...answers]
  const arrangement = arrangementOf(columns, { arranged, isShownByItself: SHOWN_BY_ITSELF })
  return (
    <Table
      caption={t`Applicants`}
      columns={shownColumns(columns, arrangement)}
      rows={rows}
      rowId={(row) => String(row.user_smartreq_id)}
      rowName={(row) => `${row.first_name} ${row.last_name}`}
      selection={selection}
      // The scorecard leads back to the requisition, and from there to its other applicants.
      rowHref={(row) => scorecardHref(row.user_smartreq_id, { jobId: row.job_id, view: {} })}
      onRowOpen={(row) => panel.open(row.user_smartreq_id)}
      openId={panel.id === undefined ? undefined : String(panel.id)}
      sort={sortOfView(view)}
      onSort={(sort) => {
        const { ordering, answer_of } = sortedBy(sort)
        onView({ ordering, answer_of, page: undefined })
      }}
      isBusy={isBusy}
      density="line"
    />
  )
}

/** The columns of the list of all applicants, the name first. */
export function useAllApplicantColumns(): Array<Column<ListedApplicant>> {
  const { t } = useLingui()
  const { sort } = ACCOUNT_APPLICANT_LIST
  const [name, ...others] = useApplicantColumns()
  const requisition: Column<ListedApplicant> = {
    id: 'requisition',
    header: t`Requisition`,
    isSecondary: true,
    cell: (row) => row.job_title,
  }
  const columns = name === undefined ? others : [name, requisition, ...others]
  return columns.map((column) => ({
    ...column,
    isSortable: sort.some((one) => one === column.id),
  }))
}
