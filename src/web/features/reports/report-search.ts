// How the address of a report for paper reads.
import { idOf } from '#web/api/page-search.ts'

/** `report`: which one; the newest of its kind without it. */
export function reportSearch({ report }: Record<string, unknown>): { report?: number } {
  const id = idOf(report)
  return id === undefined ? {} : { report: id }
}
