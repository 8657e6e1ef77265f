// Who stands before and after an applicant in the list that they were opened from.

export type ListPage = { ids: readonly number[]; page: number; pageSize: number; total: number }

/** An applicant of this page, or the first or last of another one. */
type Neighbour = { page: number; id: number | 'first' | 'last' }

type Place = {
  position: number
  total: number
  previous: Neighbour | null
  next: Neighbour | null
}

/** Where an applicant stands in the list, counted from 1; null when they are not on this page of it. */
export function placeIn(list: ListPage, id: number): Place | null {
  const index = list.ids.indexOf(id)
  if (index === -1) return null
  return {
    position: (list.page - 1) * list.pageSize + index + 1,
    total: list.total,
    previous: before(list, index),
    next: after(list, index),
  }
}

function before({ ids, page }: ListPage, index: number): Neighbour | null {
  const id = ids[index - 1]
  if (id !== undefined) return { page, id }
  return page > 1 ? { page: page - 1, id: 'last' } : null
}

function after({ ids, page, pageSize, total }: ListPage, index: number): Neighbour | null {
  const id = ids[index + 1]
  if (id !== undefined) return { page, id }
  return page * pageSize < total ? { page: page + 1, id: 'first' } : null
}

export type NeighbourAddress = { page: number; id: number }

/** Who stands before and after, as far as the pages that are loaded tell. */
export type Neighbours = {
  /** Counted from 1; null for one who has left the list. */
  position: number | null
  total: number
  previous: NeighbourAddress | null
  next: NeighbourAddress | null
}

/** The other page that a neighbour is on, at the edge of this one; null where there is none. */
export function edgePageOf(list: ListPage, id: number): number | null {
  const place = placeIn(list, id)
  const edge = [place?.previous, place?.next].find((one) => typeof one?.id === 'string')
  return edge?.page ?? null
}

/** The neighbours of an applicant on this page; `otherIds` are those of the page beside it. */
export function neighboursIn(
  list: ListPage,
  { id, otherIds }: { id: number; otherIds: readonly number[] },
): Neighbours | null {
  const place = placeIn(list, id)
  if (place === null) return null
  const { position, total, previous, next } = place
  return {
    position,
    total,
    previous: resolved(previous, otherIds),
    next: resolved(next, otherIds),
  }
}

function resolved(
  neighbour: Neighbour | null,
  otherIds: readonly number[],
): NeighbourAddress | null {
  if (neighbour === null) return null
  const { page, id } = neighbour
  if (typeof id === 'number') return { page, id }
  const other = otherIds.at(id === 'first' ? 0 : -1)
  return other === undefined ? null : { page, id: other }
}
