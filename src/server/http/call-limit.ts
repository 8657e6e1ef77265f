// How many calls one session may make in a minute. A person makes a few, and a device that sends what it kept for weeks
// some dozens; a program that fetches or writes without end makes thousands.
import { LRUCache } from 'lru-cache'

const MINUTE_MS = 60_000
/** Sessions that are counted at a time; who is forgotten begins again. */
const COUNTED = 20_000

export type CallLimit = {
  /** Takes a call; false when the session made all that it may make in this minute. */
  take(sessionId: string): boolean
}

/** Without `callsPerMinute` every call is taken. Counts in this process: of several, each counts its own. */
export function createCallLimit(options: {
  callsPerMinute?: number | undefined
  now: () => Date
}): CallLimit {
  const { callsPerMinute, now } = options
  if (callsPerMinute === undefined) return { take: () => true }
  const counts = new LRUCache<string, { since: number; calls: number }>({ max: COUNTED })
  return {
    take(sessionId) {
      const at = now().getTime()
      const count = counts.get(sessionId)
      if (count === undefined || at - count.since >= MINUTE_MS) {
        counts.set(sessionId, { since: at, calls: 1 })
        return true
      }
      count.calls += 1
      return count.calls <= callsPerMinute
    },
  }
}
