// Which activity an address means.

export type ActivitySearch = { ref: number; activity: number }

/** Reads `ref` and `activity`; 0 where they are missing or no ids. */
export function activitySearch(search: Record<string, unknown>): ActivitySearch {
  return { ref: idOf(search['ref']), activity: idOf(search['activity']) }
}

function idOf(value: unknown): number {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}
