import { useQuery } from '@tanstack/react-query'

import { edgePageOf, type Neighbours, neighboursIn } from '../applicant-neighbours.ts'
import { useLastNeighbours } from '../use-last-neighbours.ts'
import { allApplicantsQuery } from './all-applicants-queries.ts'
import { allApplicantsRequest, type AllApplicantsSearch } from './all-applicants-search.ts'

type AllApplicantsView = { accountId: number; view: AllApplicantsSearch }

/** Who stands before and after an applicant in the list of all; `id` is 0 where no one is shown. */
export function useAllNeighbours(id: number, list: AllApplicantsView): Neighbours | null {
  const { page } = allApplicantsRequest(list.view)
  const here = useListPage(list, id === 0 ? null : page)
  const there = useListPage(list, edgePageOf(here, id))
  return useLastNeighbours(id, neighboursIn(here, { id, otherIds: there.ids }))
}

/** One page of the list; empty while it loads, and when there is none to load. */
function useListPage({ accountId, view }: AllApplicantsView, page: number | null) {
  const { data } = useQuery({
    ...allApplicantsQuery(accountId, { ...view, page: page === 1 ? undefined : (page ?? 1) }),
    enabled: page !== null,
    placeholderData: undefined,
  })
  if (page === null || data === undefined) return { ids: [], total: 0, page: 1, pageSize: 1 }
  const { total, page_size: pageSize } = data.meta
  return { ids: data.data.map((row) => row.user_smartreq_id), total, page, pageSize }
}
