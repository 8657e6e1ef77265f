// How the list of a company's users may be sorted and narrowed.
import { listSpec } from '../core/list-view.ts'

export const USER_LIST = listSpec({
  sort: ['name', 'email'],
  defaultSort: 'name',
  filters: { role_id: 'id' },
})
