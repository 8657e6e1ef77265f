// The view of a list of questions as its address holds it.
import type { ListView } from '#contract/core/list-view.ts'
import { QUESTION_LIST } from '#contract/settings/settings-rules.ts'
import { listSearch } from '#web/api/list-search.ts'

export type LibraryView = ListView<typeof QUESTION_LIST>

export const librarySearch = listSearch(QUESTION_LIST)
