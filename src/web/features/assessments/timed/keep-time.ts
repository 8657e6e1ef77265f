// Counts the time of an attempt while its questions are on screen, and notes what a reviewer may want to know (I8).
import { liveQuery } from 'dexie'

import { type TimeLimit, listTimeLimits } from '#contract/assessments/time-limits.ts'
import type { ActivityKey, AttemptRow, TimerRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { TimeKeeper, type OnOver } from '#web/offline/time-keeper.ts'

const ASK_EVERY_MS = 60_000

export type TimedInput = {
  readonly offline: Offline
  readonly activity: ActivityKey
  readonly limits: readonly TimeLimit[]
  /** The parts that began on this device. */
  readonly rows: readonly TimerRow[]
  readonly attempt: AttemptRow | null
}

/** The keeper of an attempt's time, with what has passed so far. */
export function createKeeper(of: TimedInput): TimeKeeper {
  const { offline, activity, limits, rows, attempt } = of
  const { timers, journal, time } = offline
  return new TimeKeeper({
    limits,
    rows,
    time,
    store: {
      start: async (timer) => {
        const row = await timers.start(activity, timer)
        offline.engine.wake()
        return row
      },
      note: (row, elapsedMs) => timers.note(row, elapsedMs),
      end: (timer) => timers.end(activity, timer),
      reopen: (timer) => timers.reopen(activity, timer),
    },
    onJump: (jumpMs) => {
      quietly(journal.note(activity, { kind: 'clock', detail: String(Math.round(jumpMs)) }))
      // Whether it was a jump or a sleep, the server knows.
      if (attempt !== null) quietly(offline.refreshStartTimes(attempt.attemptId))
    },
  })
}

/** Runs a keeper with all that the page can tell it, until what it returns is called. */
export function keepTime(
  keeper: TimeKeeper,
  { offline, activity, onOver }: Pick<TimedInput, 'offline' | 'activity'> & { onOver: OnOver },
): () => void {
  const { journal, timers, store } = offline
  const stop = keeper.run(onOver)
  const refresh = async () => {
    const attempt = await store.findAttempt(activity)
    if (attempt !== null) await offline.refreshStartTimes(attempt.attemptId)
  }
  const follow = liveQuery(() => timers.list(activity)).subscribe((rows) => keeper.hear(rows))
  const followPackage = liveQuery(() => store.findPackage(activity)).subscribe((row) => {
    if (row !== null) keeper.allow(listTimeLimits(row.content))
  })
  // Staff may give more time while a user sits there.
  const stopAsking = offline.time.every(ASK_EVERY_MS, () => quietly(refresh()))
  const noteVisibility = () => {
    const isHidden = document.visibilityState === 'hidden'
    keeper.noteAway(isHidden)
    quietly(journal.note(activity, { kind: isHidden ? 'hidden' : 'visible' }))
    if (!isHidden) quietly(refresh())
  }
  document.addEventListener('visibilitychange', noteVisibility)
  quietly(journal.note(activity, { kind: 'page' }))
  quietly(refresh())
  return () => {
    document.removeEventListener('visibilitychange', noteVisibility)
    follow.unsubscribe()
    followPackage.unsubscribe()
    stopAsking()
    stop()
  }
}

// Evidence and the server's word are worth having; the questions go on without.
function quietly(work: Promise<void>): void {
  work.catch(() => undefined)
}
