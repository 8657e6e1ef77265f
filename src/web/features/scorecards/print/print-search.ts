// The address of a printed scorecard names its application.
import { idOf } from '#web/api/page-search.ts'

export function printSearch(search: Record<string, unknown>): { id?: number } {
  return { id: idOf(search['id']) }
}

export function printHref(userSmartreqId: number): string {
  return `/printscorecard?id=${userSmartreqId}`
}
