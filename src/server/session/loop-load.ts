// How busy the server's own thread is: what it does beside hashing, above all saving answers.
import { performance } from 'node:perf_hooks'

/** Shorter, it would say what one request did; longer, it would come late. */
const WINDOW_MS = 100

/** A function that tells which part of the last one or two tenths of a second the thread was at work, from 0 to 1. */
export function createLoadMeter(): () => number {
  let [older, newer] = [performance.eventLoopUtilization(), performance.eventLoopUtilization()]
  let turnedAt = performance.now()
  return () => {
    const { utilization } = performance.eventLoopUtilization(older)
    const ageMs = performance.now() - turnedAt
    if (ageMs > WINDOW_MS) {
      const now = performance.eventLoopUtilization()
      // Nobody asked for a while: what was then says nothing of now.
      older = ageMs > 2 * WINDOW_MS ? now : newer
      newer = now
      turnedAt = performance.now()
    }
    return utilization
  }
}
