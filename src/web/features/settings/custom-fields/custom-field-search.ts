// The view of a list of custom fields as its address holds it.
import type { ListView } from '#contract/core/list-view.ts'
import { ACCOUNT_FIELD_LIST } from '#contract/settings/settings-rules.ts'
import { listSearch } from '#web/api/list-search.ts'

export type CustomFieldView = ListView<typeof ACCOUNT_FIELD_LIST>

export const customFieldSearch = listSearch(ACCOUNT_FIELD_LIST)
