// The order that decides which revision of an answer holds (I7), and what is safe on the server by it.
import type { Seen } from './witness.ts'

export type Applied = Seen['applied'][number]
type Ordered = { readonly answered_at: number; readonly device_id: string; readonly rev: number }

/** The server takes no answer for later than this much after it came. */
export const FUTURE_MS = 60_000

/** Later by instant, then device, then revision. */
export function isAfter(one: Ordered, other: Ordered): boolean {
  if (one.answered_at !== other.answered_at) return one.answered_at > other.answered_at
  if (one.device_id !== other.device_id) return one.device_id > other.device_id
  return one.rev > other.rev
}

/** The same JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
