// SQL of recordings and their chunks.
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'

import type { ManifestChunk, RecordingFailure } from '#contract/assessments/media.ts'
import { formatOfType } from '#contract/core/file-rules.ts'

import type { Tx } from '../../db/database.ts'
import { commitLate } from '../../db/late-commit.ts'
import { onboardingActivitiesOf } from '../../db/onboarding-plan.ts'
import { answer, attempt } from '../../db/schema/assessment.ts'
import { recording, recordingChunk } from '../../db/schema/media.ts'
import type { Checksum } from './chunk-checksum.ts'

// Everything but the text of a file, which may be long.
const { fileText: _, ...columns } = getTableColumns(recording)

export type RecordingRow = Omit<typeof recording.$inferSelect, 'fileText'>

/** Inserts a recording unless its id is taken; whose it is then shows by looking for it. */
export async function insertRecording(
  tx: Tx,
  values: typeof recording.$inferInsert,
): Promise<void> {
  await tx.db.insert(recording).values(values).onConflictDoNothing()
}

/** A recording in the caller's scope; `lock` holds off other writers until the commit. */
export async function findRecording(
  tx: Tx,
  given: { recordingId: string; lock: boolean },
): Promise<RecordingRow | null> {
  const query = tx.db
    .select(columns)
    .from(recording)
    .where(eq(recording.recordingId, given.recordingId))
  const [row] = await (given.lock ? query.for('update') : query)
  return row ?? null
}

/** How many recordings there are for one question of an attempt. */
export function countRecordings(
  tx: Tx,
  given: { attemptId: string; questionId: string },
): Promise<number> {
  return tx.db.$count(
    recording,
    and(eq(recording.attemptId, given.attemptId), eq(recording.questionId, given.questionId)),
  )
}

/**
 * Notes a chunk that is in the storage, and how far the recording is with it. The commit does not wait for the log to be
 * on the disk: the device keeps a recording until it is verified, and sends again what a power cut took from this table.
 */
export async function addChunk(
  tx: Tx,
  given: { row: RecordingRow; size: number; checksum: Checksum },
): Promise<void> {
  const { row, size, checksum } = given
  const { accountId, recordingId, round, userId, receivedChunks: index } = row
  const hash = { [checksum.algorithm]: checksum.hash }
  // Asked at once: one way to the database and back.
  await Promise.all([
    commitLate(tx),
    tx.db
      .insert(recordingChunk)
      .values({ accountId, recordingId, round, userId, index, size, ...hash }),
    tx.db
      .update(recording)
      .set({
        receivedBytes: row.receivedBytes + size,
        storedBytes: row.storedBytes + size,
        receivedChunks: index + 1,
      })
      .where(eq(recording.recordingId, recordingId)),
  ])
}

/** The chunks of a recording's present round, in order. */
export async function listChunks(
  tx: Tx,
  { recordingId, round }: Pick<RecordingRow, 'recordingId' | 'round'>,
) {
  return tx.db
    .select({
      index: recordingChunk.index,
      size: recordingChunk.size,
    })
    .from(recordingChunk)
    .where(and(eq(recordingChunk.recordingId, recordingId), eq(recordingChunk.round, round)))
    .orderBy(asc(recordingChunk.index))
}

/** Begins another round of a recording that failed. */
export async function restartRecording(
  tx: Tx,
  given: { recordingId: string; round: number },
): Promise<void> {
  await tx.db
    .update(recording)
    .set({
      round: given.round,
      status: 'uploading',
      reason: null,
      receivedBytes: 0,
      receivedChunks: 0,
      manifest: null,
      totalBytes: null,
      digest: null,
      closedAt: null,
    })
    .where(eq(recording.recordingId, given.recordingId))
}

export async function closeRecording(
  tx: Tx,
  given: {
    recordingId: string
    manifest: ManifestChunk[]
    totalBytes: number
    digest: string
    durationMs: number
    at: Date
  },
): Promise<void> {
  const { recordingId, at, ...values } = given
  await tx.db
    .update(recording)
    .set({ ...values, status: 'processing', closedAt: at })
    .where(eq(recording.recordingId, recordingId))
}

/** Holds off the submission of the attempt that a recording belongs to until the commit. */
export async function lockAttempt(tx: Tx, { attemptId }: { attemptId: string }): Promise<void> {
  await tx.db
    .select({ attemptId: attempt.attemptId })
    .from(attempt)
    .where(eq(attempt.attemptId, attemptId))
    .for('no key update')
}

/** Ends the verification of a round; false when it was ended before. */
export async function endVerification(
  tx: Tx,
  given: Pick<RecordingRow, 'recordingId' | 'round' | 'mime'> & {
    reason: RecordingFailure | null
    at: Date
  },
): Promise<boolean> {
  const { reason, mime, at: verifiedAt } = given
  const textState = formatOfType(mime) === null ? null : 'waiting'
  const ended = await tx.db
    .update(recording)
    .set(
      reason === null ? { status: 'ready', verifiedAt, textState } : { status: 'failed', reason },
    )
    .where(
      and(
        eq(recording.recordingId, given.recordingId),
        eq(recording.round, given.round),
        eq(recording.status, 'processing'),
      ),
    )
    .returning({ recordingId: recording.recordingId })
  return ended.length > 0
}

/** How many of these recordings of an attempt are verified. */
export function countReady(
  tx: Tx,
  given: { attemptId: string; recordingIds: readonly string[] },
): Promise<number> {
  return tx.db.$count(
    recording,
    and(
      eq(recording.attemptId, given.attemptId),
      inArray(recording.recordingId, [...given.recordingIds]),
      eq(recording.status, 'ready'),
    ),
  )
}

/** The recordings of an application, and of the onboarding form that came with its hire, that answers name. Runs in the company's scope. */
export async function listAnswered(
  tx: Tx,
  given: { accountId: number; userSmartreqId: number; recordingId?: string },
): Promise<RecordingRow[]> {
  const rows = await tx.db
    .select(columns)
    .from(recording)
    .innerJoin(
      answer,
      and(
        eq(answer.attemptId, recording.attemptId),
        eq(answer.questionId, recording.questionId),
        sql`${answer.value} = to_jsonb(${recording.recordingId}::text)`,
      ),
    )
    .where(
      and(
        eq(recording.accountId, given.accountId),
        sql`${recording.attemptId} in (
          select t.attempt_id from attempt t
          where t.account_id = ${given.accountId} and t.user_smartreq_id = ${given.userSmartreqId}
          union all
          select t.attempt_id from attempt t
          where t.account_id = ${given.accountId}
            and t.user_step_activity_id in ${onboardingActivitiesOf(given)})`,
        given.recordingId === undefined ? undefined : eq(recording.recordingId, given.recordingId),
      ),
    )
    .orderBy(asc(recording.createdAt))
  return rows
}

/** Stores what a file says, or that it cannot be read; false when that was stored before. */
export async function endExtraction(
  tx: Tx,
  { recordingId, fileText }: { recordingId: string; fileText: string | null },
): Promise<boolean> {
  const textState = fileText === null ? 'unreadable' : 'ready'
  const ended = await tx.db
    .update(recording)
    .set({ textState, fileText })
    .where(and(eq(recording.recordingId, recordingId), eq(recording.textState, 'waiting')))
    .returning({ recordingId: recording.recordingId })
  return ended.length > 0
}

/** What a file says; null for none, or before it is known. */
export async function findFileText(tx: Tx, recordingId: string): Promise<string | null> {
  const [row] = await tx.db
    .select({ fileText: recording.fileText })
    .from(recording)
    .where(eq(recording.recordingId, recordingId))
  return row?.fileText ?? null
}
