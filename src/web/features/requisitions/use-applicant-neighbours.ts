// The way to the previous and next applicant of the list that a scorecard was opened from.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { type Neighbour, placeIn } from './applicant-neighbours.ts'
import { applicantRequest, type ApplicantView, scorecardHref } from './applicant-search.ts'
import { applicantListQuery } from './requisition-queries.ts'

export type ApplicantNeighbours = {
  /** Counted from 1. */
  position: number
  total: number
  previousHref: string | null
  nextHref: string | null
  /** The applications beside this one, as far as they are known. */
  ids: number[]
}

/**
 * Null while the list loads, and when the applicant was never on its page. A decision can take the applicant out of the
 * list: the way leads on from where they were.
 */
export function useApplicantNeighbours(
  id: number,
  list: ApplicantView,
): ApplicantNeighbours | null {
  const found = useNeighboursInList(id, list)
  const [last, setLast] = useState({ id, found })
  const isNew = found !== null && JSON.stringify(found) !== JSON.stringify(last.found)
  if (last.id !== id || isNew) setLast({ id, found })
  return found ?? (last.id === id ? last.found : null)
}

function useNeighboursInList(id: number, list: ApplicantView): ApplicantNeighbours | null {
  const { jobId, view } = list
  const request = applicantRequest(view)
  const here = useListPage(list, request.page)
  const place = placeIn(
    { ids: here.ids, page: request.page, pageSize: request.page_size, total: here.total },
    id,
  )
  // At the edge of a page the neighbour is on another one.
  const edge = [place?.previous, place?.next].find((neighbour) => typeof neighbour?.id === 'string')
  const there = useListPage(list, edge?.page ?? null)
  if (place === null) return null

  const previous = resolved(place.previous, there.ids)
  const next = resolved(place.next, there.ids)
  const hrefOf = (neighbour: Resolved | null) =>
    neighbour === null
      ? null
      : scorecardHref(neighbour.id, {
          jobId,
          view: { ...view, page: pageInAddress(neighbour.page) },
        })
  return {
    position: place.position,
    total: place.total,
    previousHref: hrefOf(previous),
    nextHref: hrefOf(next),
    ids: [previous, next].flatMap((neighbour) => (neighbour === null ? [] : [neighbour.id])),
  }
}

type Resolved = { page: number; id: number }

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

function resolved(neighbour: Neighbour | null, otherIds: readonly number[]): Resolved | null {
  if (neighbour === null) return null
  const { page, id } = neighbour
  if (typeof id === 'number') return { page, id }
  const other = otherIds.at(id === 'first' ? 0 : -1)
  return other === undefined ? null : { page, id: other }
}

function pageInAddress(page: number): number | undefined {
  return page === 1 ? undefined : page
}
