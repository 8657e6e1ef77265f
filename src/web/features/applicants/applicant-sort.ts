// How a table of applicants is sorted, between its columns and the address. Not read with the address: routes are loaded
// before the screens of staff.
import { idOf } from '#web/api/page-search.ts'
import { orderingOf, sortOf } from '#web/ui/staff/table/sort-ordering.ts'
import type { Sort } from '#web/ui/staff/table/table-header.tsx'

import { applicantOrdering, applicantRequest, type ApplicantSearch } from './applicant-search.ts'

/** The column that the list is sorted by; that of an attribute has its id in its name. */
export function sortOfView(view: ApplicantSearch): Sort {
  const sort = sortOf(applicantRequest(view).ordering)
  const { score_of: id } = view
  return id !== undefined && sort.column === 'score'
    ? { ...sort, column: attributeColumn(id) }
    : sort
}

/** A view sorted by a column. */
export function sortedBy({ column, direction }: Sort): ApplicantSearch {
  const id = idOf(column.startsWith(ATTRIBUTE) ? column.slice(ATTRIBUTE.length) : undefined)
  const ordering = orderingOf({ column: id === undefined ? column : 'score', direction })
  return { ordering: applicantOrdering(ordering), score_of: id, page: undefined }
}

const ATTRIBUTE = 'attribute_'

/** The column of an attribute's scores. */
export function attributeColumn(attributeTypeId: number): string {
  return `${ATTRIBUTE}${attributeTypeId}`
}
