// The job that puts a recording together and verifies it: each chunk, the whole, and what it is.
import { buffer } from 'node:stream/consumers'

import type { RecordingFailure } from '#contract/media.ts'
import { recordingDigest, sha256Of } from '#contract/recording-digest.ts'

import { completeAttempt } from '../assessments/complete-attempt.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Storage } from '../storage/storage.ts'
import * as repository from './media-repository.ts'
import { chunkKey, wholeKey } from './recording-keys.ts'
import { isOfType, SIGNATURE_BYTES } from './recording-type.ts'

type Deps = {
  readonly database: Database
  readonly storage: Storage
  readonly jobs: Jobs
  readonly now: () => Date
}
type Job = { readonly accountId: number; readonly recordingId: string }

/** What a recording lacks; the reason is told to its owner and kept. */
class UnfitError extends Error {
  override name = 'UnfitError'
  readonly reason: RecordingFailure
  constructor(reason: RecordingFailure) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Makes a recording ready, or failed with the reason; its chunks stay as evidence then. Safe to repeat, and from any
 * point where it broke off. The last recording that a submitted attempt waits for completes it.
 */
export async function verifyRecording(deps: Deps, job: Job): Promise<void> {
  const scope = { kind: 'account', accountId: job.accountId, userId: null } as const
  const row = await deps.database.inScope(scope, (tx) =>
    repository.findRecording(tx, { recordingId: job.recordingId, lock: false }),
  )
  if (row?.status !== 'processing') return
  const reason = await assemble(deps.storage, row)
  const isEnded = await deps.database.inScope(scope, (tx) => end(tx, { deps, row, reason }))
  if (!isEnded || reason !== null) return
  deps.jobs.wake('score-attempt')
  await removeChunks(deps.storage, row)
}

// The attempt first, as whoever submits it: both then see what the other did.
async function end(
  tx: Tx,
  given: { deps: Deps; row: repository.RecordingRow; reason: RecordingFailure | null },
): Promise<boolean> {
  const { deps, row, reason } = given
  const at = deps.now()
  await repository.lockAttempt(tx, row)
  if (!(await repository.endVerification(tx, { ...row, reason, at }))) return false
  const { attemptId, userId } = row
  if (reason === null) await completeAttempt(tx, { attemptId, userId, at, jobs: deps.jobs })
  return true
}

async function assemble(
  storage: Storage,
  row: repository.RecordingRow,
): Promise<RecordingFailure | null> {
  const manifest = row.manifest ?? []
  try {
    if ((await recordingDigest(manifest)) !== row.digest) throw new UnfitError('digest_differs')
    await storage.write(wholeKey(row), verifiedChunks(storage, row))
    if ((await storage.size(wholeKey(row))) !== row.totalBytes) throw new UnfitError('size_differs')
    return null
  } catch (error) {
    if (!(error instanceof UnfitError)) throw error
    await storage.remove(wholeKey(row))
    return error.reason
  }
}

// One chunk in memory at a time.
async function* verifiedChunks(
  storage: Storage,
  row: repository.RecordingRow,
): AsyncGenerator<Uint8Array> {
  for (const { index, size, sha256 } of row.manifest ?? []) {
    const key = chunkKey({ ...row, index })
    if ((await storage.size(key)) === null) throw new UnfitError('chunk_missing')
    const bytes = new Uint8Array(await buffer(storage.read(key)))
    if (bytes.byteLength !== size) throw new UnfitError('size_differs')
    if ((await sha256Of(bytes)) !== sha256) throw new UnfitError('hash_differs')
    if (index === 0 && !isOfType(bytes.subarray(0, SIGNATURE_BYTES), row.mime))
      throw new UnfitError('not_media')
    yield bytes
  }
}

async function removeChunks(storage: Storage, row: repository.RecordingRow): Promise<void> {
  for (const { index } of row.manifest ?? []) await storage.remove(chunkKey({ ...row, index }))
}
