// Counts the time to prepare a spoken answer down, from when it began first: a reload gives no more of it.
import type { Offline } from '#web/offline/offline.ts'

import type { Activity } from './package-queries.ts'

const TICK_MS = 250

/** Names the preparation of an answer among the timers of this device. */
export function preparationOf(questionId: string): string {
  return `preparation:${questionId}`
}

/**
 * Begins the preparation, durable before it shows, or goes on with one that began before; counts until what it returns is
 * called. `onOver` is called once the time is over, and nothing at all where it was over before: then the candidate says when
 * to begin. @throws what the storage throws.
 */
export async function beginPreparation(given: {
  offline: Offline
  activity: Activity
  questionId: string
  /** How long it lasts by now; null without a limit. */
  seconds: () => number | null
  /** The page went away meanwhile. */
  isGone: () => boolean
  onBegin: () => void
  onLeft: (seconds: number) => void
  onOver: () => void
}): Promise<() => void> {
  const { offline, activity, questionId, seconds, isGone, onBegin, onLeft, onOver } = given
  const startedAt = await offline.timers.startHere(activity, preparationOf(questionId))
  const left = () => {
    const all = seconds()
    if (all === null) return null
    const passed = (offline.store.now() - startedAt) / 1000
    return Math.max(0, Math.min(all, Math.ceil(all - passed)))
  }
  if (isGone()) return () => undefined
  if (left() === 0) return () => undefined
  const tick = () => {
    const secondsLeft = left()
    if (secondsLeft === 0) onOver()
    else if (secondsLeft !== null) onLeft(secondsLeft)
  }
  onBegin()
  tick()
  const ticking = setInterval(tick, TICK_MS)
  return () => clearInterval(ticking)
}
