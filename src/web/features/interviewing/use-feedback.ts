// What an interviewer writes: on screen at once, on this device right after, with the server when there is a network.
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'

import {
  mergeEntries,
  type FeedbackEntries,
  type FeedbackEntry,
} from '#contract/feedback-entries.ts'
import type { FeedbackStatus } from '#contract/interview-feedback-rules.ts'
import type { InterviewToConduct } from '#contract/interview-feedback.ts'
import type { AnswerWriter, WriterState } from '#web/offline/answer-writer.ts'
import { writerOf } from '#web/offline/answer-writers.ts'
import { feedbackWork, type FeedbackRow } from '#web/offline/database.ts'
import { findFeedback, type FeedbackPlace } from '#web/offline/feedback-rows.ts'
import { retryFeedback, saveFeedback, submitFeedback } from '#web/offline/feedback-store.ts'
import type { Offline } from '#web/offline/offline.ts'
import { nextPaint } from '#web/ui/next-paint.ts'
import type { SaveState } from '#web/ui/save-badge.tsx'

export type Feedback = ReturnType<typeof useFeedback>

/** What was written since the screen was opened; null where it was taken back. */
type Typed = Readonly<Record<string, string | number | null>>

/** The feedback of one interviewer: what of it is where, and the ways to change it. */
export function useFeedback(given: { offline: Offline; interview: InterviewToConduct }) {
  const { offline, interview } = given
  const { db, ownerId } = offline
  const place: FeedbackPlace = { db, ownerId, interviewUuid: interview.interview_uuid }
  // What is not with the server; undefined before this device was asked.
  const row = useLiveQuery(() => findFeedback(place), [db, ownerId, place.interviewUuid])
  const [typed, setTyped] = useState<Typed>({})
  const writer = useWriter(offline, place)
  const writing = useSyncExternalStore(writer.subscribe, writer.current)
  const held = { row: row ?? null, typed, writing }

  function show(key: string, value: string | number | null): void {
    setTyped((before) => ({ ...before, [key]: value }))
  }

  return {
    row,
    writing,
    entries: entriesOf(interview, held),
    status: statusOf(interview, held.row),
    saveState: saveStateOf(held),
    /** Takes a choice. */
    choose: (key: string, value: string | number | null) => {
      show(key, value)
      writer.write(key, value ?? '')
    },
    /** Takes text that changes with every key. */
    type: (key: string, value: string) => {
      show(key, value)
      writer.stream(key, value)
    },
    /** Submits it, once everything is on this device. @throws when the device does not store it. */
    submit: async () => {
      await writer.writeAll()
      await submitFeedback(place, { now: offline.store.now() })
      offline.engine.wake()
    },
    retry: () => void retryFeedback(place).then(() => offline.engine.wake()),
  }
}

function useWriter(offline: Offline, place: FeedbackPlace): AnswerWriter {
  const [writer] = useState(() =>
    writerOf(
      { ownerId: place.ownerId, activity: { work: feedbackWork(place.interviewUuid) } },
      {
        put: ({ questionId: key, value, chosenAt }) =>
          saveFeedback(place, { values: { [key]: asEntry(value) }, now: chosenAt }),
        now: offline.store.now,
        onStored: offline.engine.wakeWhenQuiet,
        whenPainted: nextPaint,
      },
    ),
  )
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

// The writer knows no null: nothing chosen is an empty text on its way.
function asEntry(value: unknown): string | number | null {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value !== '' ? value : null
}

/** What the server has, under what waits, under what was typed on this screen. */
function entriesOf(
  { feedback }: InterviewToConduct,
  { row, typed }: { row: FeedbackRow | null; typed: Typed },
): FeedbackEntries {
  const stored = mergeEntries(feedback.entries, row?.body.entries ?? {})
  const fresh = Object.entries(typed).map(([key, value]): [string, FeedbackEntry] => [
    key,
    { value, at: '' },
  ])
  return { ...stored, ...Object.fromEntries(fresh) }
}

// A submission that was refused is a draft again, with the reason beside it.
function statusOf({ feedback }: InterviewToConduct, row: FeedbackRow | null): FeedbackStatus {
  const isSubmitted = row !== null && row.body.submittedAt !== null && row.refusal === null
  return isSubmitted ? 'submitted' : feedback.status
}

function saveStateOf({
  row,
  writing,
}: {
  row: FeedbackRow | null
  writing: WriterState
}): SaveState {
  if (writing.pending > 0) return 'saving'
  if (row === null) return 'saved'
  return row.refusal === null ? 'saved-on-device' : 'refused'
}
