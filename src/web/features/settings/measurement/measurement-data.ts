// What the lists of questions and assessments ask of the server.
import type { ListView } from '#contract/core/list-view.ts'
import type { QuestionMeasurementRow } from '#contract/settings/measurements.ts'
import { QUESTION_LIST, type QuestionMeasurement } from '#contract/settings/settings-rules.ts'
import { listSearch } from '#web/api/list-search.ts'

/** The questions of a company of one type. */
export type QuestionKind = {
  readonly accountId: number
  readonly measurementType: QuestionMeasurement
}
export type LibraryView = ListView<typeof QUESTION_LIST>

export const librarySearch = listSearch(QUESTION_LIST)

export const MEASUREMENTS = '/account/v1/{account_id}/measurements/'
export const LIBRARY_QUESTIONS = `${MEASUREMENTS}questions/` as const
export const LIBRARY_QUESTION = `${LIBRARY_QUESTIONS}{account_question_id}/` as const

export function questionsAsked({ accountId, measurementType }: QuestionKind, view: LibraryView) {
  const { ordering: _ordering, page = 1, ...narrowed } = view
  const asked = { ...narrowed, page, page_size: 25 }
  return {
    path: { account_id: accountId },
    query: { ...asked, usageMeasurementTypeId: measurementType },
  }
}

type Key = Pick<QuestionMeasurementRow, 'account_question_id'>

export function questionPath({ accountId }: QuestionKind, { account_question_id }: Key) {
  return { path: { account_id: accountId, account_question_id } }
}
