// What an interviewer writes: on screen at once, on this device right after, with the server when there is a network. What
// another screen wrote meanwhile shows here, beside what was typed without seeing it (I4, I7).
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { mergeEntries, type OtherText } from '#contract/interviews/feedback-entries.ts'
import type { FeedbackStatus } from '#contract/interviews/interview-feedback-rules.ts'
import type { InterviewToConduct, StoredFeedback } from '#contract/interviews/interview-feedback.ts'
import type { AnswerWriter, WriterState } from '#web/offline/answer-writer.ts'
import { writerOf } from '#web/offline/answer-writers.ts'
import { feedbackWork, type FeedbackRow } from '#web/offline/database.ts'
import { findFeedback, findStoredFeedback, type FeedbackPlace } from '#web/offline/feedback-rows.ts'
import {
  retryFeedback,
  saveFeedback,
  submitFeedback,
  type SeenEntry,
} from '#web/offline/feedback-store.ts'
import type { Offline } from '#web/offline/offline.ts'
import type { SaveState } from '#web/ui/feedback/save-badge.tsx'
import { nextPaint } from '#web/ui/next-paint.ts'

import { useLiveScreen } from './use-live-screen.ts'
import { useTyped } from './use-typed.ts'

export type Feedback = ReturnType<typeof useFeedback>

/** The feedback of one interviewer: what of it is where, and the ways to change it. */
export function useFeedback(given: { offline: Offline; interview: InterviewToConduct }) {
  const { offline, interview } = given
  const place: FeedbackPlace = { ...ownedBy(offline), interviewUuid: interview.interview_uuid }
  const { row, waiting, server, safe } = useStored(place, interview)
  const typed = useTyped()
  const writer = useWriter(offline, { place, seenFor: typed.seenFor })
  const writing = useSyncExternalStore(writer.subscribe, writer.current)
  const live = useLiveScreen({ offline, place, writer })
  const entries = typed.over(safe)

  function show(key: string, { value, settled }: Showing): void {
    const waits = { isPending: writer.isPending(key), entry: waiting[key] }
    typed.note(key, { value, before: entries[key], waits, settled, now: offline.store.now() })
  }
  const choose = (key: string, value: string | number | null) => {
    show(key, { value })
    writer.write(key, value ?? '')
  }

  const shown = { row, writing, server, entries, ...live }
  return {
    ...shown,
    status: statusOf(server, row ?? null),
    saveState: saveStateOf({ row: row ?? null, writing }),
    /** Takes a choice. */
    choose,
    /** Takes text that changes with every key. */
    type: (key: string, value: string) => {
      show(key, { value })
      writer.stream(key, value)
    },
    /** Ends the choice between two texts: `text` is what counts. */
    settle: (key: string, { other, text }: { other: OtherText; text: string }) => {
      show(key, { value: text, settled: [other.at] })
      writer.write(key, text)
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

function ownedBy({ db, ownerId }: Offline) {
  return { db, ownerId }
}

type Showing = { readonly value: string | number | null; readonly settled?: string[] }

/** What is with the server, under what waits on this device; `row` is undefined before this device was asked. */
function useStored(place: FeedbackPlace, { feedback }: InterviewToConduct) {
  const found = useLiveQuery(async () => {
    const [row, stored] = await Promise.all([findFeedback(place), findStoredFeedback(place)])
    return { row, stored }
  }, [place.db, place.ownerId, place.interviewUuid])
  const row = found?.row
  const waiting = row?.body.entries ?? {}
  // The device hears of a receipt before the interview is read again.
  const server = found?.stored ?? feedback
  const safe = mergeEntries(mergeEntries(feedback.entries, server.entries), waiting)
  return { row, waiting, server, safe }
}

function useWriter(
  offline: Offline,
  { place, seenFor }: { place: FeedbackPlace; seenFor: (key: string) => SeenEntry | undefined },
): AnswerWriter {
  const [writer] = useState(() =>
    writerOf(
      { ownerId: place.ownerId, activity: { work: feedbackWork(place.interviewUuid) } },
      {
        put: ({ questionId: key, value, chosenAt: now }) => {
          const seen = seenFor(key)
          const values = { [key]: asEntry(value) }
          return saveFeedback(place, { values, now, ...(seen && { seen: { [key]: seen } }) })
        },
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

/** `sending`: submitted on this device, and the server has not said yet that it has it. */
type Status = FeedbackStatus | 'sending'

// A submission that was refused is a draft again, with the reason beside it.
function statusOf({ status }: StoredFeedback, row: FeedbackRow | null): Status {
  const isSending = row !== null && row.body.submittedAt !== null && row.refusal === null
  return isSending && status !== 'submitted' ? 'sending' : status
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
