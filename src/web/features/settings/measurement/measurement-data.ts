// The requests of the lists of questions and assessments.
import type { QuestionMeasurementRow } from '#contract/settings/measurements.ts'
import type { QuestionMeasurement } from '#contract/settings/settings-rules.ts'

import type { LibraryView } from './library-search.ts'

/** The questions of a company of one type. */
export type QuestionKind = {
  readonly accountId: number
  readonly measurementType: QuestionMeasurement
}

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
