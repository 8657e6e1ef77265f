/** What decides between two answers to one question: when it was given, on which device, as which of its revisions. */
export type Rank = { readonly answeredAt: string; readonly deviceId: string; readonly rev: number }

/** The order that the server uses too: instant, then device, then revision (I7). */
export function isNewer(one: Rank, other: Rank): boolean {
  const difference = Date.parse(one.answeredAt) - Date.parse(other.answeredAt)
  if (difference !== 0) return difference > 0
  if (one.deviceId !== other.deviceId) return one.deviceId > other.deviceId
  return one.rev > other.rev
}
