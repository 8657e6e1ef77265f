// The way to the previous and next applicant of the list that a scorecard was opened from.
import { useQuery } from '@tanstack/react-query'

import { applicantListQuery } from '../requisitions/requisition-queries.ts'
import {
  edgePageOf,
  type NeighbourAddress,
  type Neighbours,
  neighboursIn,
} from './applicant-neighbours.ts'
import { applicantRequest, type ApplicantView, scorecardHref } from './applicant-search.ts'
import { useLastNeighbours } from './use-last-neighbours.ts'

export type ApplicantNeighbours = {
  /** Counted from 1; null for one who has left the list. */
  position: number | null
  total: number
  previousHref: string | null
  nextHref: string | null
  /** The applications beside this one, as far as they are known. */
  ids: number[]
}

/** Null while the list loads, and when the applicant was never on its page. */
export function useApplicantNeighbours(
  id: number,
  list: ApplicantView,
): ApplicantNeighbours | null {
  const found = useNeighboursInList(id, list)
  if (found === null) return null
  const { position, total, previous, next } = found
  const hrefOf = (neighbour: NeighbourAddress | null) =>
    neighbour === null
      ? null
      : scorecardHref(neighbour.id, {
          ...list,
          view: { ...list.view, page: pageInAddress(neighbour.page) },
        })
  return {
    position,
    total,
    previousHref: hrefOf(previous),
    nextHref: hrefOf(next),
    ids: [previous, next].flatMap((neighbour) => (neighbour === null ? [] : [neighbour.id])),
  }
}

/** The same as addresses in the list; `id` is 0 where no one is shown. */
export function useNeighboursInList(id: number, list: ApplicantView): Neighbours | null {
  const { page, page_size: pageSize } = applicantRequest(list.view)
  const here = { ...useListPage(list, id === 0 ? null : page), page, pageSize }
  const there = useListPage(list, edgePageOf(here, id))
  return useLastNeighbours(id, neighboursIn(here, { id, otherIds: there.ids }))
}

/** One page of the list; empty while it loads, and when there is none to load. */
function useListPage({ jobId, view }: ApplicantView, page: number | null) {
  const { data } = useQuery({
    ...applicantListQuery(jobId, { ...view, page: pageInAddress(page ?? 1) }),
    enabled: jobId > 0 && page !== null,
    placeholderData: undefined,
  })
  const isWanted = page !== null && data !== undefined
  return isWanted
    ? { ids: data.data.map((row) => row.user_smartreq_id), total: data.meta.total }
    : { ids: [], total: 0 }
}

function pageInAddress(page: number): number | undefined {
  return page === 1 ? undefined : page
}
