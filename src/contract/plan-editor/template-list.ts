// How the list of requisition templates may be sorted. A file of its own: no candidate downloads it.
import { listSpec } from '../core/list-view.ts'

export const TEMPLATE_LIST = listSpec({
  sort: ['name', 'saved_at'],
  defaultSort: 'name',
  filters: {},
})
