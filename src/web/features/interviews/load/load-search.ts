import type { ListView } from '#contract/core/list-view.ts'
// The view of the load of interviewers as its address holds it.
import {
  CALIBRATION_PERIODS,
  INTERVIEW_LOAD_LIST,
} from '#contract/interviews/interview-calibration-rules.ts'
import { listSearch } from '#web/api/list-search.ts'

export type LoadSearch = ListView<typeof INTERVIEW_LOAD_LIST>

const read = listSearch(INTERVIEW_LOAD_LIST)

/** Without the default period. */
export function loadSearch(search: Record<string, unknown>): LoadSearch {
  const { period, ...view } = read(search)
  return period === undefined || period === CALIBRATION_PERIODS[0] ? view : { ...view, period }
}
