// The view of the list of users as its address holds it.
import type { ListView } from '#contract/list-view.ts'
import { USER_LIST } from '#contract/role-lists.ts'
import { listSearch } from '#web/api/list-search.ts'

export type UserSearch = ListView<typeof USER_LIST>

export const userSearch = listSearch(USER_LIST)
