// The answers of one attempt, on screen and on disk. What is chosen shows at once; where it is safe is said apart.
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import type { AnswerValue } from '#contract/assessments.ts'
import { AnswerWriter } from '#web/offline/answer-writer.ts'
import type { ActivityKey, AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { askToPersist } from '#web/offline/persist-storage.ts'
import { nextPaint } from '#web/ui/next-paint.ts'
import type { SaveState } from '#web/ui/save-badge.tsx'

export type Answers = ReadonlyMap<string, AnswerValue>

export function useAnswers(given: {
  offline: Offline
  activity: ActivityKey
  attempt: AttemptRow
  initial: Answers
}) {
  const { offline, activity, attempt } = given
  const [answers, setAnswers] = useState(given.initial)
  const { writer, state } = useWriter(offline, activity)
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
    isUnsaved: state.isLate,
    saveState: saveStateOf({
      isWriting: state.pending > 0,
      waiting,
      isRefused: attempt.refusal !== null,
    }),
    /** Hands the attempt in, once everything chosen is on disk. @throws when the device does not store it. */
    handIn: async () => {
      await writer.writeAll()
      await offline.store.handIn(activity)
    },
    choose(questionId: string, value: AnswerValue) {
      writer.write(questionId, value)
      // The control shows the choice by itself; what depends on it can follow the frame.
      void nextPaint().then(() => {
        setAnswers((before) => new Map(before).set(questionId, value))
        return askToPersist()
      })
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

function useWriter(offline: Offline, activity: ActivityKey) {
  const [writer] = useState(
    () =>
      new AnswerWriter({
        put: (questionId, value) => offline.store.put({ activity, questionId, value }),
        onStored: offline.engine.wakeWhenQuiet,
        whenPainted: nextPaint,
      }),
  )
  useEffect(() => {
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') void writer.flush()
    }
    document.addEventListener('visibilitychange', flushHidden)
    return () => document.removeEventListener('visibilitychange', flushHidden)
  }, [writer])
  return { writer, state: useSyncExternalStore(writer.subscribe, writer.current) }
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
