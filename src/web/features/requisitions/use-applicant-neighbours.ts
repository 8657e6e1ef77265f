// The way to the previous and next applicant of the list that a scorecard was opened from.
import { useQuery } from '@tanstack/react-query'

import { placeIn } from './applicant-neighbours.ts'
import { applicantRequest, type ApplicantView, scorecardHref } from './applicant-search.ts'
import { applicantListQuery } from './requisition-queries.ts'

export type ApplicantNeighbours = {
  /** Counted from 1. */
  position: number
  total: number
  previousHref: string | null
  nextHref: string | null
}

/** Null while the list loads, and when the applicant is not on its page any more. */
export function useApplicantNeighbours(
  id: number,
  given: ApplicantView,
): ApplicantNeighbours | null {
  const { jobId, view } = given
  const isFromList = jobId > 0
  const list = useQuery({
    ...applicantListQuery(jobId, view),
    enabled: isFromList,
    placeholderData: undefined,
  })
  const { page, page_size } = applicantRequest(view)
  const ids = list.data?.data.map((row) => row.user_smartreq_id) ?? []
  const place = placeIn({ ids, page, pageSize: page_size, total: list.data?.meta.total ?? 0 }, id)

  // At the edge of a page the neighbour is on another one.
  const edge = [place?.previous, place?.next].find((neighbour) => typeof neighbour?.id === 'string')
  const otherPage = useQuery({
    ...applicantListQuery(jobId, { ...view, page: edge?.page }),
    enabled: isFromList && edge !== undefined,
    placeholderData: undefined,
  })
  if (place === null) return null

  const hrefOf = (neighbour: typeof place.next): string | null => {
    if (neighbour === null) return null
    const others = otherPage.data?.data
    const other = neighbour.id === 'first' ? others?.at(0) : others?.at(-1)
    const target = typeof neighbour.id === 'number' ? neighbour.id : other?.user_smartreq_id
    if (target === undefined) return null
    return scorecardHref(target, {
      jobId,
      view: { ...view, page: neighbour.page === 1 ? undefined : neighbour.page },
    })
  }
  return {
    position: place.position,
    total: place.total,
    previousHref: hrefOf(place.previous),
    nextHref: hrefOf(place.next),
  }
}
