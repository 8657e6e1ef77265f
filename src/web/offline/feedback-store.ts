// Keeps what an interviewer wrote until the server has it. Its promises resolve when the transaction completed (I1). It
// must not send anything.
import { mergeEntries, type FeedbackEntries } from '#contract/interview-feedback-rules.ts'
import type { InterviewToConduct } from '#contract/interview-feedback.ts'

import { hasShape } from '../api/has-shape.ts'
import { REPLY_SHAPES } from '../api/reply-shapes.gen.ts'
import {
  feedbackWork,
  type CommandRow,
  type FeedbackRow,
  type KeptRow,
  type OfflineDatabase,
} from './database.ts'
import { withReopen } from './reopen.ts'
import { uuidv7 } from './uuid.ts'

type Owned = { readonly db: OfflineDatabase; readonly ownerId: number }
export type FeedbackPlace = Owned & { readonly interviewUuid: string }

/** Where the server’s copy of an interview is kept. */
export function keptInterviewKey(interviewUuid: string): string {
  return `interview:${interviewUuid}`
}

/** What was written about one interview and is not with the server; null when it has everything. */
export async function findFeedback({
  db,
  ownerId,
  interviewUuid,
}: FeedbackPlace): Promise<FeedbackRow | null> {
  const rows = await db.outbox.where({ attemptId: feedbackWork(interviewUuid) }).sortBy('seq')
  return rows.filter(isFeedback).findLast((row) => row.ownerId === ownerId) ?? null
}

/** What waits of all interviews, oldest first. */
export async function listFeedback({ db, ownerId }: Owned): Promise<FeedbackRow[]> {
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

/** Submits what was written. Nothing more is written after it, unless somebody unlocks it. */
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

/** Takes what the server stored into the copy that opens without network. Nothing is put back after a wipe (I11). */
export async function noteStored(
  { db, ownerId }: Owned,
  { row, status, submittedAt }: { row: FeedbackRow } & StoredState,
): Promise<void> {
  const { interviewUuid, entries } = row.body
  await db.kept
    .where({ ownerId })
    .filter(({ key }) => key === keptInterviewKey(interviewUuid))
    .modify((kept: KeptRow) => {
      const held = kept.value
      if (!isInterview(held)) return
      const stored = mergeEntries(held.feedback.entries, entries)
      const feedback = { ...held.feedback, entries: stored, status, submitted_at: submittedAt }
      kept.value = { ...held, feedback } satisfies InterviewToConduct
    })
}

type StoredState = {
  readonly status: InterviewToConduct['feedback']['status']
  readonly submittedAt: string | null
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

function isFeedback(row: CommandRow): row is FeedbackRow {
  return row.kind === 'save-feedback'
}

const KEPT_SHAPE = REPLY_SHAPES['GET /user-response/v1/interview-questions/{interview_uuid}/']

// What is read back from storage is checked like a reply (I15).
function isInterview(value: unknown): value is InterviewToConduct {
  return KEPT_SHAPE !== undefined && hasShape({ data: value }, KEPT_SHAPE)
}
