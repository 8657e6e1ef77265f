// Follows the limited parts of an attempt for a screen that only shows their clocks. It must not write: a part ends, and
// is announced, where its questions are.
import { liveQuery } from 'dexie'

import { type TimeLimit, listTimeLimits } from '#contract/assessments/time-limits.ts'

import type { ActivityKey, TimerRow } from './database.ts'
import type { Offline } from './offline.ts'
import { TimeKeeper } from './time-keeper.ts'

export type WatchedTime = {
  readonly keeper: TimeKeeper
  /** Counts until what it returns is called. */
  readonly run: () => () => void
}

/** `rows`: the parts that began on this device. */
export function watchTime(
  offline: Offline,
  given: {
    activity: ActivityKey
    attemptId: string
    limits: readonly TimeLimit[]
    rows: readonly TimerRow[]
  },
): WatchedTime {
  const { activity, attemptId, limits, rows } = given
  const keeper = new TimeKeeper({ limits, rows, time: offline.time, store: readOnly, onJump })
  return {
    keeper,
    run() {
      const stop = keeper.run(() => undefined)
      const follow = liveQuery(() => offline.timers.list(activity)).subscribe(keeper.hear)
      const followPackage = liveQuery(() => offline.store.findPackage(activity)).subscribe(
        (row) => {
          if (row !== null) keeper.allow(listTimeLimits(row.content))
        },
      )
      const noteAway = () => keeper.noteAway(document.visibilityState === 'hidden')
      document.addEventListener('visibilitychange', noteAway)
      // The server's clock is the one that counts; without network this device's stands.
      offline.refreshStartTimes(attemptId).catch(() => undefined)
      return () => {
        document.removeEventListener('visibilitychange', noteAway)
        follow.unsubscribe()
        followPackage.unsubscribe()
        stop()
      }
    },
  }
}

const readOnly = {
  start: () => Promise.reject(new Error('A part begins where its questions are.')),
  note: () => Promise.resolve(),
  end: () => Promise.resolve(),
  reopen: () => Promise.resolve(),
}

// Noted where the questions are.
function onJump(): void {}
