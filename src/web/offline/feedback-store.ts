// Keeps what an interviewer wrote until the server has it. Its promises resolve when the transaction completed (I1). It
// must not send anything.
import {
  mergeEntries,
  type FeedbackEntries,
  type FeedbackEntry,
} from '#contract/interviews/feedback-entries.ts'

import { feedbackWork, type FeedbackRow } from './database.ts'
import { realTime } from './device-time.ts'
import {
  findFeedback,
  findStoredFeedback,
  isFeedback,
  type FeedbackPlace,
} from './feedback-rows.ts'
import { getDeviceId } from './meta.ts'
import { withReopen } from './reopen.ts'
import { uuidv7 } from './uuid.ts'

/** What waits of all interviews, oldest first. */
export async function listFeedback({
  db,
  ownerId,
}: Pick<FeedbackPlace, 'db' | 'ownerId'>): Promise<FeedbackRow[]> {
  return (await db.outbox.where({ ownerId }).sortBy('seq')).filter(isFeedback)
}

/** The entry that an author saw on screen while they wrote another value for it. */
export type SeenEntry = Pick<FeedbackEntry, 'base' | 'others' | 'settled'>

type Writing = {
  readonly values: Readonly<Record<string, string | number | null>>
  /** What was on screen; the newest entry on this device where it is not said. */
  readonly seen?: Readonly<Record<string, SeenEntry>>
  readonly now: number
}

/**
 * Saves entries over those that still wait: one command, under a new name, so that one on its way does not count as
 * these. A submission that waits stays one; one that was refused is a draft again.
 */
export function saveFeedback(at: FeedbackPlace, writing: Writing): Promise<void> {
  return change(at, { ...writing, submittedAt: null })
}

/** Submits what was written. Nothing more is written after it, unless a user unlocks it. */
export function submitFeedback(at: FeedbackPlace, { now }: { now: number }): Promise<void> {
  return change(at, { now, values: {}, submittedAt: new Date(now).toISOString() })
}

/** Lets what was refused be sent again as it is. */
export async function retryFeedback({ db, ownerId, interviewUuid }: FeedbackPlace): Promise<void> {
  await withReopen(db, async () => {
    await db.outbox.where({ attemptId: feedbackWork(interviewUuid), ownerId }).modify((row) => {
      if (isFeedback(row)) row.refusal = null
    })
  })
}

async function change(
  at: FeedbackPlace,
  given: Writing & { readonly submittedAt: string | null },
): Promise<void> {
  const { db, ownerId, interviewUuid } = at
  await withReopen(db, async () => {
    const device = await getDeviceId(db, realTime)
    await db.transaction('rw', [db.outbox, db.kept], async () => {
      const before = await findFeedback(at)
      const waiting = before?.body.entries ?? {}
      const known = mergeEntries((await findStoredFeedback(at))?.entries ?? {}, waiting)
      const entries = stamp(given, { known, waiting, device })
      if (before?.seq !== undefined) await db.outbox.delete(before.seq)
      await db.outbox.add({
        commandId: uuidv7(given.now),
        ownerId,
        attemptId: feedbackWork(interviewUuid),
        kind: 'save-feedback',
        body: {
          interviewUuid,
          entries: { ...waiting, ...entries },
          submittedAt: given.submittedAt ?? waitingSubmission(before),
        },
        refusal: null,
      })
    })
  })
}

// One that was refused is a draft again, for its author to submit.
function waitingSubmission(before: FeedbackRow | null): string | null {
  return before?.refusal === null ? before.body.submittedAt : null
}

// What is written later on this device is later, even when its clock was set back (I7).
function stamp(
  { values, seen = {}, now }: Writing,
  on: { known: FeedbackEntries; waiting: FeedbackEntries; device: string },
): FeedbackEntries {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const held = on.known[key]
      const at = held === undefined ? now : Math.max(now, Date.parse(held.at) + 1)
      const { others, settled, base } = seen[key] ?? seenOf(held, on.waiting[key])
      const entry = { value, at: new Date(at).toISOString(), device: on.device, base }
      return [key, { ...entry, ...(others && { others }), ...(settled && { settled }) }]
    }),
  )
}

/**
 * What an author goes on from who saw `entry`: that entry, or, where it still waits on this device, the one that it was
 * written over.
 */
export function seenOf(
  entry: FeedbackEntry | undefined,
  waiting: FeedbackEntry | undefined,
): SeenEntry {
  const isWaiting = entry !== undefined && entry.at === waiting?.at
  const base = isWaiting ? (entry.base ?? null) : (entry?.at ?? null)
  return { base, others: entry?.others, settled: entry?.settled }
}
