// The answers of one attempt, on screen and on disk. What is chosen shows at once; where it is safe is said apart.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import type { AnswerValue } from '#contract/assessments.ts'
import { AnswerWriter } from '#web/offline/answer-writer.ts'
import type { ActivityKey, AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { askToPersist } from '#web/offline/persist-storage.ts'
import { nextPaint } from '#web/ui/next-paint.ts'

import { AnswerSheet, type Answers } from './answer-sheet.ts'

export function useAnswers(given: {
  offline: Offline
  activity: ActivityKey
  attempt: AttemptRow
  initial: Answers
}) {
  const { offline, activity, attempt } = given
  const [sheet] = useState(() => new AnswerSheet(given.initial))
  const writer = useWriter(offline, activity)
  useMergedAnswers({ offline, attempt, sheet, writer })

  return {
    sheet,
    writer,
    /** Hands the attempt in, once everything chosen is on disk. @throws when the device does not store it. */
    handIn: async () => {
      await writer.writeAll()
      await offline.store.handIn(activity)
    },
    /** Takes what a control on screen shows already. */
    choose(questionId: string, value: AnswerValue) {
      sheet.note(questionId, value)
      writer.write(questionId, value)
      // The control shows the choice by itself; what depends on it can follow the frame.
      void nextPaint().then(() => {
        sheet.announce()
        return askToPersist()
      })
    },
    /** Takes an answer that was given before this screen was there. */
    takeOver(questionId: string, value: AnswerValue) {
      sheet.takeOver(new Map([[questionId, value]]))
      writer.write(questionId, value)
    },
  }
}

/** True while sending waits for a sign-in. */
export function useIsSignedOut({ engine }: Offline): boolean {
  return useSyncExternalStore(engine.subscribe, () => engine.status === 'signed-out')
}

function useWriter(offline: Offline, activity: ActivityKey): AnswerWriter {
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
  return writer
}

// Answers of another device came in: show what now holds.
function useMergedAnswers(given: {
  offline: Offline
  attempt: AttemptRow
  sheet: AnswerSheet
  writer: AnswerWriter
}): void {
  const { offline, attempt, sheet, writer } = given
  const { attemptId, merges } = attempt
  const seen = useRef(`${attemptId}/${merges}`)
  useEffect(() => {
    const now = `${attemptId}/${merges}`
    if (seen.current === now) return
    seen.current = now
    const takeOver = async () => {
      const rows = await offline.store.listAnswers(attemptId)
      // What was chosen here since is newer, and about to be written.
      const others = rows.filter((row) => !writer.isPending(row.questionId))
      sheet.takeOver(new Map(others.map((row) => [row.questionId, row.value])))
    }
    void takeOver()
  }, [offline, attemptId, merges, sheet, writer])
}
