// Keeps what an interviewer wrote until the server has it. Its promises resolve when the transaction completed (I1). It
// must not send anything.
import { mergeEntries, type FeedbackEntries } from '#contract/feedback-entries.ts'

import { feedbackWork, type FeedbackRow } from './database.ts'
import {
  findFeedback,
  isFeedback,
  isInterview,
  keptInterviewKey,
  type FeedbackPlace,
} from './feedback-rows.ts'
import { withReopen } from './reopen.ts'
import { uuidv7 } from './uuid.ts'

/** What waits of all interviews, oldest first. */
export async function listFeedback({
  db,
  ownerId,
}: Pick<FeedbackPlace, 'db' | 'ownerId'>): Promise<FeedbackRow[]> {
  return (await db.outbox.where({ ownerId }).sortBy('seq')).filter(isFeedback)
}

/**
 * Saves entries over those that still wait: one command, under a new name, so that one on its way does not count as
 * these. A submission that waits stays one; one that was refused is a draft again.
 */
export function saveFeedback(
  at: FeedbackPlace,
  { values, now }: { values: Readonly<Record<string, string | number | null>>; now: number },
): Promise<void> {
  return change(at, { now, values, submittedAt: null })
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

function change(
  at: FeedbackPlace,
  given: {
    readonly now: number
    readonly values: Readonly<Record<string, string | number | null>>
    readonly submittedAt: string | null
  },
): Promise<void> {
  const { db, ownerId, interviewUuid } = at
  return withReopen(db, () =>
    db.transaction('rw', [db.outbox, db.kept], async () => {
      const before = await findFeedback(at)
      const entries = stamp(given.values, { now: given.now, known: await knownEntries(at, before) })
      if (before?.seq !== undefined) await db.outbox.delete(before.seq)
      await db.outbox.add({
        commandId: uuidv7(given.now),
        ownerId,
        attemptId: feedbackWork(interviewUuid),
        kind: 'save-feedback',
        body: {
          interviewUuid,
          entries: { ...before?.body.entries, ...entries },
          submittedAt: given.submittedAt ?? waitingSubmission(before),
        },
        refusal: null,
      })
    }),
  )
}

// One that was refused is a draft again, for its author to submit.
function waitingSubmission(before: FeedbackRow | null): string | null {
  return before?.refusal === null ? before.body.submittedAt : null
}

async function knownEntries(
  at: FeedbackPlace,
  before: FeedbackRow | null,
): Promise<FeedbackEntries> {
  const kept = await at.db.kept.get([at.ownerId, keptInterviewKey(at.interviewUuid)])
  const stored = isInterview(kept?.value) ? kept.value.feedback.entries : {}
  return mergeEntries(stored, before?.body.entries ?? {})
}

// What is written later on this device is later, even when its clock was set back (I7).
function stamp(
  values: Readonly<Record<string, string | number | null>>,
  { now, known }: { now: number; known: FeedbackEntries },
): FeedbackEntries {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const held = known[key]
      const at = held === undefined ? now : Math.max(now, Date.parse(held.at) + 1)
      return [key, { value, at: new Date(at).toISOString() }]
    }),
  )
}
