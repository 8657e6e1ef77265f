// The view of a list of attributes or outcomes as its address holds it.
import type { ListView } from '#contract/core/list-view.ts'
import { ATTRIBUTE_LIST } from '#contract/settings/settings-rules.ts'
import { listSearch } from '#web/api/list-search.ts'

export type AttributeView = ListView<typeof ATTRIBUTE_LIST>

export const attributeSearch = listSearch(ATTRIBUTE_LIST)
