import type { Sort } from './table-header.tsx'

/** The sort of a table whose column ids are the names that the server orders by: `-score` is score, descending. */
export function sortOf(ordering: string): Sort {
  return ordering.startsWith('-')
    ? { column: ordering.slice(1), direction: 'descending' }
    : { column: ordering, direction: 'ascending' }
}

/** The server's ordering of a sort. */
export function orderingOf({ column, direction }: Sort): string {
  return direction === 'descending' ? `-${column}` : column
}
