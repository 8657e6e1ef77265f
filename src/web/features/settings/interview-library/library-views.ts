// The views of interview questions and guides, and a new one's origin, as their addresses hold them.
import { INTERVIEW_GUIDE_LIST, INTERVIEW_QUESTION_LIST } from '#contract/interview-library-lists.ts'
import { idOf, listSearch } from '#web/api/list-search.ts'

export const questionSearch = listSearch(INTERVIEW_QUESTION_LIST)
export const guideSearch = listSearch(INTERVIEW_GUIDE_LIST)

/** What a new question or guide begins as a copy of. */
export function fromSearch({ from }: Record<string, unknown>): { from?: number } {
  const id = idOf(from)
  return id === undefined ? {} : { from: id }
}
