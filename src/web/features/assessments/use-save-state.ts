// Where the answers are, for the badge: on their way to the disk, on it, or with the server. It must never say more than
// is known.
import { Dexie } from 'dexie'
import { useEffect, useState, useSyncExternalStore } from 'react'

import type { AnswerWriter } from '#web/offline/answer-writer.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import type { SaveState } from '#web/ui/feedback/save-badge.tsx'

/** Counting waits until the writes pause for this long, but not for longer than the second. */
const QUIET_MS = { gap: 1000, longest: 3000 }
/** How often a tab that only shows looks: where there is no BroadcastChannel, nothing tells it what the live one stores. */
const ELSEWHERE_MS = 1000

export function useSaveState(given: {
  offline: Offline
  attempt: AttemptRow
  writer: AnswerWriter
  /** How many answers waited to be sent at the opening. */
  waitingAtFirst: number
  /** Another tab writes. */
  isReadOnly: boolean
}): { state: SaveState; waiting: number } {
  const { writer, attempt } = given
  const { pending, stored } = useSyncExternalStore(writer.subscribe, writer.current)
  const counted = useCounted(given)
  // What was stored since the counting began certainly waits.
  const waiting = stored > counted.stored ? Math.max(1, counted.waiting) : counted.waiting
  return {
    waiting,
    state: saveStateOf({ isWriting: pending > 0, waiting, isRefused: attempt.refusal !== null }),
  }
}

function saveStateOf(given: {
  isWriting: boolean
  waiting: number
  isRefused: boolean
}): SaveState {
  if (given.isWriting) return 'saving'
  if (given.isRefused) return 'refused'
  return given.waiting > 0 ? 'saved-on-device' : 'saved'
}

// Not a live query: it would count, and draw, several times for each answer, while its owner is choosing the next.
// Counted whenever a round of sending ends, well or not; and after a while, because another tab may have sent.
function useCounted({
  offline,
  attempt: { attemptId },
  writer,
  waitingAtFirst,
  isReadOnly,
}: Parameters<typeof useSaveState>[0]): { waiting: number; stored: number } {
  const [counted, setCounted] = useState({ waiting: waitingAtFirst, stored: 0 })
  useEffect(() => {
    let isGone = false
    const count = async () => {
      const { stored } = writer.current()
      const waiting = await offline.store.countWaiting(attemptId)
      if (isGone) return
      setCounted((before) =>
        before.waiting === waiting && before.stored === stored ? before : { waiting, stored },
      )
    }
    const stop = followWaiting(offline, () => void count())
    const looking = isReadOnly ? setInterval(() => void count(), ELSEWHERE_MS) : undefined
    void count()
    return () => {
      isGone = true
      stop()
      clearInterval(looking)
    }
  }, [offline, attemptId, writer, isReadOnly])
  return counted
}

function followWaiting({ db, engine }: Offline, onChange: () => void): () => void {
  const quietly = whenQuiet(onChange)
  const noteWrites = (parts: object) => {
    if (Object.keys(parts).some((part) => part.startsWith(`idb://${db.name}/answers/`)))
      quietly.ask()
  }
  Dexie.on('storagemutated', noteWrites)
  const stopFollowing = engine.subscribe(() => {
    if (engine.status !== 'sending') onChange()
  })
  return () => {
    stopFollowing()
    quietly.stop()
    Dexie.on.storagemutated.unsubscribe(noteWrites)
  }
}

function whenQuiet(run: () => void): { ask: () => void; stop: () => void } {
  let waiting: { timer: ReturnType<typeof setTimeout>; since: number } | null = null
  const stop = () => {
    if (waiting !== null) clearTimeout(waiting.timer)
    waiting = null
  }
  return {
    stop,
    ask: () => {
      const now = performance.now()
      const since = waiting?.since ?? now
      stop()
      const delay = Math.min(QUIET_MS.gap, since + QUIET_MS.longest - now)
      const timer = setTimeout(() => {
        waiting = null
        run()
      }, delay)
      waiting = { timer, since }
    },
  }
}
