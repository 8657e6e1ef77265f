// What an interviewer wrote and the server does not have, and the copy of the interview that opens without network. Every
// device loads it, with what sends it; what writes is in `feedback-store.ts`.
import { mergeEntries } from '#contract/interviews/feedback-entries.ts'
import type { InterviewToConduct } from '#contract/interviews/interview-feedback.ts'

import { hasShape } from '../api/has-shape.ts'
import { REPLY_SHAPES } from '../api/reply-shapes.gen.ts'
import {
  feedbackWork,
  type CommandRow,
  type FeedbackRow,
  type KeptRow,
  type OfflineDatabase,
} from './database.ts'

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

/** The server’s copy of the feedback, as this device noted it last; null when it has none. */
export async function findStoredFeedback({
  db,
  ownerId,
  interviewUuid,
}: FeedbackPlace): Promise<InterviewToConduct['feedback'] | null> {
  const kept = await db.kept.get([ownerId, keptInterviewKey(interviewUuid)])
  return isInterview(kept?.value) ? kept.value.feedback : null
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

export function isFeedback(row: CommandRow): row is FeedbackRow {
  return row.kind === 'save-feedback'
}

const KEPT_SHAPE = REPLY_SHAPES['GET /user-response/v1/interview-questions/{interview_uuid}/']

/** What is read back from storage is checked like a reply (I15). */
function isInterview(value: unknown): value is InterviewToConduct {
  return KEPT_SHAPE !== undefined && hasShape({ data: value }, KEPT_SHAPE)
}
