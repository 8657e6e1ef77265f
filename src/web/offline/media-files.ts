import { sha1Of, sha256Of } from '#contract/assessments/recording-digest.ts'
import { MAX_CHUNK_BYTES } from '#contract/assessments/recording-rules.ts'
// Keeps a file that a candidate chose as an answer: whole or not at all, so that no half of one is ever an answer. It is
// sent as a recording is.
import type { FileType, UploadType } from '#contract/core/file-rules.ts'

import type { ActivityKey } from './database.ts'
import type { KeptPart, TakeRow } from './media-database.ts'
import { uuidv7 } from './uuid.ts'

export type NewTake = {
  readonly activity: ActivityKey
  readonly questionId: string
  readonly attemptId: string
  readonly ownerId: number
  readonly mime: UploadType
  readonly take: number
  /** By the device's clock, in ms. */
  readonly now: number
}

export type ChosenFile = {
  readonly name: string
  readonly mime: FileType
  readonly bytes: ArrayBuffer
}

/** A take before its first byte. */
export function newTake({ activity, now, ...given }: NewTake): TakeRow {
  return {
    ...given,
    recordingId: uuidv7(now),
    refId: activity.refId,
    jobStepActivityId: activity.jobStepActivityId,
    state: 'recording',
    createdAt: new Date(now).toISOString(),
    durationMs: 0,
    parts: [],
    bytes: 0,
    sentChunks: 0,
    sentBytes: 0,
    isBegun: false,
    round: 1,
    progress: 0,
    refusal: null,
    isWaiting: 1,
  }
}

/** The chunks of a file, with the hashes that they are checked by. */
export async function chunksOf(
  file: ArrayBuffer,
): Promise<{ part: KeptPart; chunk: ArrayBuffer }[]> {
  const chunks: { part: KeptPart; chunk: ArrayBuffer }[] = []
  for (let from = 0; from < file.byteLength; from += MAX_CHUNK_BYTES) {
    const chunk = file.slice(from, from + MAX_CHUNK_BYTES)
    const hashes = await hashesOf(chunk)
    chunks.push({ part: { index: chunks.length, size: chunk.byteLength, ...hashes }, chunk })
  }
  return chunks
}

/** By what a chunk is checked on its way, and for good. */
export async function hashesOf(chunk: ArrayBuffer): Promise<{ sha1: string; sha256: string }> {
  const bytes = new Uint8Array(chunk)
  const [sha1, sha256] = await Promise.all([sha1Of(bytes), sha256Of(bytes)])
  return { sha1, sha256 }
}
