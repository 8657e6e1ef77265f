// How a table of applicants is sorted, between its columns and the address. Not read with the address: routes are loaded
// before the screens of staff.
import { idOf } from '#web/api/page-search.ts'
import { orderingOf, sortOf } from '#web/ui/staff/table/sort-ordering.ts'
import type { Sort } from '#web/ui/staff/table/table-header.tsx'

import { applicantOrdering, type ApplicantSearch, DEFAULT_ORDERING } from './applicant-search.ts'

type Sorted = Pick<ApplicantSearch, 'ordering' | 'score_of' | 'answer_of'>

/** The column that a list is sorted by; that of an attribute or of a question has its id in its name. */
export function sortOfView({ ordering, score_of, answer_of }: Sorted): Sort {
  const sort = sortOf(ordering ?? DEFAULT_ORDERING)
  if (score_of !== undefined && sort.column === 'score')
    return { ...sort, column: attributeColumn(score_of) }
  return answer_of !== undefined && sort.column === 'answer'
    ? { ...sort, column: answerColumnId(answer_of) }
    : sort
}

/** A view sorted by a column. */
export function sortedBy({ column, direction }: Sort) {
  const attributeId = idOf(
    column.startsWith(ATTRIBUTE) ? column.slice(ATTRIBUTE.length) : undefined,
  )
  const question = answerKeyIn(column)
  const sorted = (name: string) => applicantOrdering(orderingOf({ column: name, direction }))
  if (attributeId !== undefined)
    return { ...FIRST, ordering: sorted('score'), score_of: attributeId }
  if (question !== undefined) return { ...FIRST, ordering: sorted('answer'), answer_of: question }
  return { ...FIRST, ordering: sorted(column) }
}

/** A view in one of the orders that have a name. */
export function orderedBy(ordering: string) {
  return { ...FIRST, ordering: applicantOrdering(ordering) }
}

const FIRST = { score_of: undefined, answer_of: undefined, page: undefined }

const ATTRIBUTE = 'attribute_'
const ANSWER = 'answer_'

/** The column of an attribute's scores. */
export function attributeColumn(attributeTypeId: number): string {
  return `${ATTRIBUTE}${attributeTypeId}`
}

/** The column of the answers to a question. */
export function answerColumnId(key: string): string {
  return `${ANSWER}${key}`
}

/** The question that a column is of. */
export function answerKeyIn(columnId: string): string | undefined {
  return columnId.startsWith(ANSWER) ? columnId.slice(ANSWER.length) : undefined
}

/** True for columns that a list has only where its user chose them. */
export function isOfChoice(columnId: string): boolean {
  return columnId.startsWith(ANSWER) || columnId.startsWith(ATTRIBUTE)
}
