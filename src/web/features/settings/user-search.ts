import { USER_LIST } from '#contract/access/access-rules.ts'
// The view of the list of users as its address holds it.
import type { ListView } from '#contract/core/list-view.ts'
import { listSearch } from '#web/api/list-search.ts'

export type UserSearch = ListView<typeof USER_LIST>

export const userSearch = listSearch(USER_LIST)
