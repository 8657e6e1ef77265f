import type { RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'

import type { ApplicantSearch } from '../applicant-search.ts'
import type { OpenPanel } from '../list-with-panel.tsx'

export type BoardProps = {
  jobId: number
  view: ApplicantSearch
  onView: ChangeView<ApplicantSearch>
  steps: RequisitionDetail['steps']
  /** How many match the filters, at whatever step. */
  total: number
  /** Whether the user may decide. */
  canMove: boolean
  panel: OpenPanel
}
