// Who stands before and after an applicant in the list that they were opened from.

export type ListPage = { ids: readonly number[]; page: number; pageSize: number; total: number }

/** An applicant of this page, or the first or last of another one. */
export type Neighbour = { page: number; id: number | 'first' | 'last' }

export type Place = {
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
