// The view of the list of templates as its address holds it.
import type { ListView } from '#contract/core/list-view.ts'
import { TEMPLATE_LIST } from '#contract/plan-editor/template-list.ts'
import { listSearch } from '#web/api/list-search.ts'

export type TemplateSearch = ListView<typeof TEMPLATE_LIST>

export const templateSearch = listSearch(TEMPLATE_LIST)
