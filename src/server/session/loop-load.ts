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
    if (performance.now() - turnedAt > WINDOW_MS) {
      older = newer
      newer = performance.eventLoopUtilization()
      turnedAt = performance.now()
    }
    return utilization
  }
}
