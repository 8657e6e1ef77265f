// The answers of one attempt, on screen and on disk. What is chosen shows at once; where it is safe is said apart.
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import type { AnswerValue } from '#contract/assessments.ts'
import type { ActivityKey, AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { askToPersist } from '#web/offline/persist-storage.ts'
import type { SaveState } from '#web/ui/save-badge.tsx'

/** Sending waits this long after an answer, so that quick answers travel together. */
const SEND_AFTER_MS = 400
/** A write that takes longer, or fails, is said to the candidate within this time (I1). */
const PATIENCE_MS = 1000

export type Answers = ReadonlyMap<string, AnswerValue>

export function useAnswers(given: {
  offline: Offline
  activity: ActivityKey
  attempt: AttemptRow
  initial: Answers
}) {
  const { offline, activity, attempt } = given
  const [answers, setAnswers] = useState(given.initial)
  const writing = useWriting(offline, activity)
  const waiting = useLiveQuery(
    () => offline.store.countWaiting(attempt.attemptId),
    [attempt.attemptId],
    0,
  )
  useMergedAnswers({ offline, attempt, onMerged: setAnswers })

  return {
    answers,
    waiting,
    /** True while an answer is on screen but not on disk for longer than it should take. */
    isUnsaved: writing.isUnsaved,
    saveState: saveStateOf({
      isWriting: writing.isWriting,
      waiting,
      isRefused: attempt.refusal !== null,
    }),
    choose(questionId: string, value: AnswerValue) {
      setAnswers((before) => new Map(before).set(questionId, value))
      writing.write(questionId, value)
      void askToPersist()
    },
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

/** How sending goes; follows the engine. */
export function useSyncStatus(offline: Offline) {
  return useSyncExternalStore(offline.engine.subscribe, () => offline.engine.status)
}

// Writes one answer after the other. A write that fails stays on screen and is tried again until it holds.
function useWriting(offline: Offline, activity: ActivityKey) {
  const pending = useRef(new Map<string, AnswerValue>())
  const [pendingCount, setPendingCount] = useState(0)
  const [isUnsaved, setIsUnsaved] = useState(false)
  const isRunning = useRef(false)

  async function flush(): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    const alarm = setTimeout(() => setIsUnsaved(true), PATIENCE_MS)
    try {
      for (let next = firstOf(pending.current); next !== null; next = firstOf(pending.current)) {
        const [questionId, value] = next
        await offline.store.put({ activity, questionId, value })
        // Chosen anew while it was written: that one is still to come.
        if (pending.current.get(questionId) === value) pending.current.delete(questionId)
      }
      setIsUnsaved(false)
      offline.engine.wake(SEND_AFTER_MS)
    } catch {
      // Said on screen, kept in the field, and tried again.
      setIsUnsaved(true)
      setTimeout(() => void flush(), PATIENCE_MS)
    } finally {
      clearTimeout(alarm)
      isRunning.current = false
      setPendingCount(pending.current.size)
    }
  }

  return {
    isWriting: pendingCount > 0,
    isUnsaved,
    write(questionId: string, value: AnswerValue) {
      pending.current.set(questionId, value)
      setPendingCount(pending.current.size)
      void flush()
    },
  }
}

// Answers of another device came in: show what now holds.
function useMergedAnswers(given: {
  offline: Offline
  attempt: AttemptRow
  onMerged: (answers: Answers) => void
}): void {
  const { offline, attempt, onMerged } = given
  const { attemptId, merges } = attempt
  const seen = useRef(`${attemptId}/${merges}`)
  useEffect(() => {
    const now = `${attemptId}/${merges}`
    if (seen.current === now) return
    seen.current = now
    void offline.store
      .listAnswers(attemptId)
      .then((rows) => onMerged(new Map(rows.map((row) => [row.questionId, row.value]))))
  }, [offline, attemptId, merges, onMerged])
}

function firstOf<K, V>(map: ReadonlyMap<K, V>): [K, V] | null {
  for (const entry of map) return entry
  return null
}
