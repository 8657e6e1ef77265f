import type { ListView } from '#contract/core/list-view.ts'
// The views of a company's library of interviews as their addresses hold them.
import { INTERVIEW_GUIDE_LIST, INTERVIEW_QUESTION_LIST } from '#contract/settings/settings-rules.ts'
import { listSearch } from '#web/api/list-search.ts'

export type QuestionView = ListView<typeof INTERVIEW_QUESTION_LIST>
export type GuideView = ListView<typeof INTERVIEW_GUIDE_LIST>

export const questionSearch = listSearch(INTERVIEW_QUESTION_LIST)
export const guideSearch = listSearch(INTERVIEW_GUIDE_LIST)
