// The answers of one attempt, on screen and on disk. What is chosen shows at once; where it is safe is said apart.
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import type { AnswerValue } from '#contract/assessments/assessments.ts'
import type { AnswerWriter, Choice } from '#web/offline/answer-writer.ts'
import { writerOf } from '#web/offline/answer-writers.ts'
import type { ActivityKey, AnswerRow, AttemptRow } from '#web/offline/database.ts'
import type { JournalNote } from '#web/offline/journal.ts'
import type { LiveTab } from '#web/offline/live-tab.ts'
import type { Offline } from '#web/offline/offline.ts'
import { askToPersist } from '#web/offline/persist-storage.ts'
import { nextPaint } from '#web/ui/next-paint.ts'

import { ScreenAnswers, type Answers } from './screen-answers.ts'
import { useRevival, useVanishing, type Revival } from './use-revival.ts'

export type Player = ReturnType<typeof useAnswers>

type AnswersInput = {
  offline: Offline
  activity: ActivityKey
  attempt: AttemptRow
  /** The answers as the screen found them. */
  rows: readonly AnswerRow[]
  /** What was chosen before and was not among them yet. */
  unwritten: readonly Choice[]
  tab: LiveTab
  /** Some of it has a limit of time: what is done is noted in the journal as well. */
  isTimed: boolean
}

export function useAnswers(given: AnswersInput) {
  const { offline, activity, attempt, rows, tab, isTimed } = given
  const revival = useRevival({ offline, attempt, rows })
  const writer = useWriter({ offline, activity, tab, isTimed, revival })
  useVanishing(given, { writer, revival })
  const [screenAnswers] = useState(() => new ScreenAnswers(withUnwritten(given, writer)))
  const readAgain = useReading({ offline, activity, screenAnswers, writer })
  const hasOthersAnswers = useMergedAnswers({ attempt, readAgain, tab })

  const note = noting({ tab, screenAnswers })

  return {
    screenAnswers,
    writer,
    /** True once answers of another device came in while this one was answering. */
    hasOthersAnswers,
    /** True once this device's storage was dropped, and what the page holds was stored again. */
    isRevived: revival.isRevived,
    readAgain,
    /** Hands the attempt in, once everything chosen is on disk. @throws when the device does not store it. */
    handIn: async () => {
      if (!tab.isLive()) return
      await writer.writeAll()
      if (isTimed) await noteQuietly(offline, { activity, note: { kind: 'submit' } })
      await revival.storing(writer, () => offline.store.handIn(activity))
    },
    /** Takes what a control on screen shows already; nothing from a tab that only shows. */
    choose: (questionId: string, value: AnswerValue) => {
      note({ questionId, value }, writer.write)
    },
    /** The same for what changes with every key, which is written once a second. */
    stream(questionId: string, value: AnswerValue) {
      note({ questionId, value }, writer.stream)
    },
  }
}

// A choice, on the way that its writer brings it to disk.
function noting({ tab, screenAnswers }: { tab: LiveTab; screenAnswers: ScreenAnswers }) {
  return (choice: Pick<Choice, 'questionId' | 'value'>, write: AnswerWriter['write']): void => {
    if (!tab.isLive()) {
      screenAnswers.adopt(new Map())
      return
    }
    screenAnswers.note(choice.questionId, choice.value)
    write(choice.questionId, choice.value)
    // The control shows the choice by itself; what depends on it can follow the frame.
    void nextPaint().then(() => {
      screenAnswers.announce()
      return askToPersist()
    })
  }
}

/** True while sending waits for a sign-in. */
export function useIsSignedOut({ engine }: Offline): boolean {
  return useSyncExternalStore(engine.subscribe, () => engine.status === 'signed-out')
}

// What an earlier screen chose and this device has not stored yet, or stored since the rows were read.
function withUnwritten(
  { rows, unwritten }: Pick<AnswersInput, 'rows' | 'unwritten'>,
  writer: AnswerWriter,
): Answers {
  const all = [...rows, ...unwritten, ...writer.unwritten()]
  return new Map(all.map(({ questionId, value }): [string, AnswerValue] => [questionId, value]))
}

function useWriter(given: {
  offline: Offline
  activity: ActivityKey
  tab: LiveTab
  isTimed: boolean
  revival: Revival
}): AnswerWriter {
  const { offline, activity, tab, isTimed, revival } = given
  const [writer] = useState(() => {
    const made: AnswerWriter = writerOf(
      { ownerId: offline.ownerId, activity },
      {
        put: async (choice) => {
          const put = () => offline.store.put({ ...choice, activity, isLate: !tab.isLive() })
          await revival.storing(made, put)
          const note = { kind: 'answer', detail: choice.questionId } as const
          if (isTimed) await noteQuietly(offline, { activity, note })
        },
        now: offline.store.now,
        onStored: offline.engine.wakeWhenQuiet,
        whenPainted: nextPaint,
      },
    )
    return made
  })
  useEffect(() => {
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') void writer.flush()
    }
    document.addEventListener('visibilitychange', flushHidden)
    return () => {
      document.removeEventListener('visibilitychange', flushHidden)
      void writer.flush()
    }
  }, [writer])
  return writer
}

// Evidence that cannot be noted is no reason to keep an answer waiting.
async function noteQuietly(
  { journal }: Offline,
  { activity, note }: { activity: ActivityKey; note: JournalNote },
): Promise<void> {
  await journal.note(activity, note).catch(() => undefined)
}

// Shows what the device holds by now; returns whether that is something else than what was on screen.
function useReading(given: {
  offline: Offline
  activity: ActivityKey
  screenAnswers: ScreenAnswers
  writer: AnswerWriter
}): () => Promise<boolean> {
  const { offline, activity, screenAnswers, writer } = given
  return useCallback(async () => {
    const attempt = await offline.store.findAttempt(activity)
    if (attempt === null) return false
    const rows = await offline.store.listAnswers(attempt.attemptId)
    // What was chosen here since is newer, and about to be written.
    const others = rows.filter((row) => !writer.isPending(row.questionId))
    const shown = screenAnswers.all()
    screenAnswers.adopt(new Map(others.map((row) => [row.questionId, row.value])))
    return others.some(
      ({ questionId, value }) => JSON.stringify(shown.get(questionId)) !== JSON.stringify(value),
    )
  }, [offline, activity, screenAnswers, writer])
}

// Answers of another device came in: show what now holds.
function useMergedAnswers(given: {
  attempt: AttemptRow
  readAgain: () => Promise<boolean>
  tab: LiveTab
}): boolean {
  const { attempt, readAgain, tab } = given
  const { attemptId, merges } = attempt
  const [hasCome, setHasCome] = useState(false)
  const seen = useRef(`${attemptId}/${merges}`)
  useEffect(() => {
    const now = `${attemptId}/${merges}`
    if (seen.current === now) return
    seen.current = now
    const readWhatIsStored = async () => {
      const wasLive = tab.isLive()
      const isNews = await readAgain()
      // A tab that only shows is behind the live one, which is no other device.
      if (isNews && wasLive) setHasCome(true)
    }
    void readWhatIsStored()
  }, [attemptId, merges, readAgain, tab])
  return hasCome
}
