// The job that puts a recording together and verifies it: each chunk, the whole, and what it is.
import { buffer } from 'node:stream/consumers'

import type { RecordingFailure } from '#contract/assessments/media.ts'
import { recordingDigest, sha256Of } from '#contract/assessments/recording-digest.ts'
import { SIGNATURE_BYTES } from '#contract/assessments/recording-rules.ts'
import { formatOfBytes } from '#contract/core/file-format.ts'
import { formatOfType } from '#contract/core/file-rules.ts'

import type { Database, Tx } from '../../db/database.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { StagedFile, Storage } from '../../storage/storage.ts'
import { completeAttempt } from '../complete-attempt.ts'
import * as repository from './media-repository.ts'
import { chunkKey, wholeKey } from './recording-keys.ts'
import { isOfType } from './recording-type.ts'

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
 * Makes a recording ready, or failed with the reason; its chunks stay as evidence then. Safe to repeat, from any point
 * where it broke off, and at the same time: each run puts a file of its own together, and only the one that ends the
 * verification gives its file the recording's name and removes the chunks. The last recording that a submitted attempt
 * waits for completes it.
 */
export async function verifyRecording(deps: Deps, job: Job): Promise<void> {
  const { database, storage, jobs } = deps
  const scope = { kind: 'account', accountId: job.accountId, userId: null } as const
  const row = await database.inScope(scope, (tx) =>
    repository.findRecording(tx, { recordingId: job.recordingId, lock: false }),
  )
  // The run that ended it may have died before it removed them.
  if (row?.status === 'ready') await removeChunks(storage, row)
  if (row?.status !== 'processing') return
  const staged = storage.stage()
  try {
    const reason = await assemble(staged, { storage, row })
    const isEnded = await database.inScope(scope, (tx) => end(tx, { deps, row, reason, staged }))
    if (!isEnded || reason !== null) return
  } finally {
    await staged.discard()
  }
  jobs.wake('score-attempt')
  jobs.wake('extract-text')
  await removeChunks(storage, row)
}

// The attempt first, as the user who submits it: both then see what the other did.
async function end(
  tx: Tx,
  given: {
    deps: Deps
    row: repository.RecordingRow
    reason: RecordingFailure | null
    staged: StagedFile
  },
): Promise<boolean> {
  const { deps, row, reason, staged } = given
  const at = deps.now()
  await repository.lockAttempt(tx, row)
  if (!(await repository.endVerification(tx, { ...row, reason, at }))) return false
  if (reason !== null) return true
  // In the storage before it counts, which is at the commit; a run after one that got no further stores it again.
  await staged.commit(wholeKey(row))
  const { attemptId, userId } = row
  await completeAttempt(tx, { attemptId, userId, at, jobs: deps.jobs })
  if (formatOfType(row.mime) !== null) {
    const { accountId, recordingId } = row
    await deps.jobs.send(tx, 'extract-text', { accountId, recordingId })
  }
  return true
}

async function assemble(
  staged: StagedFile,
  { storage, row }: { storage: Storage; row: repository.RecordingRow },
): Promise<RecordingFailure | null> {
  const format = formatOfType(row.mime)
  const whole: Uint8Array[] = []
  // The first chunk may be a single byte.
  let head = Buffer.alloc(0)
  let size = 0
  try {
    if ((await recordingDigest(row.manifest ?? [])) !== row.digest)
      throw new UnfitError('digest_differs')
    for await (const bytes of verifiedChunks(storage, row)) {
      size += bytes.byteLength
      if (head.byteLength < SIGNATURE_BYTES)
        head = Buffer.concat([head, bytes.subarray(0, SIGNATURE_BYTES)])
      // A file is small, and what it is shows in all of it.
      if (format !== null) whole.push(bytes)
      await staged.add(bytes)
    }
    if (size !== row.totalBytes) throw new UnfitError('size_differs')
    if (format === null && !isOfType(head.subarray(0, SIGNATURE_BYTES), row.mime))
      throw new UnfitError('not_media')
    if (format !== null && formatOfBytes(Buffer.concat(whole)) !== format)
      throw new UnfitError('not_this_format')
    // On its way to the disk before the transaction that waits for it.
    staged.end()
    return null
  } catch (error) {
    if (!(error instanceof UnfitError)) throw error
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
    yield bytes
  }
}

async function removeChunks(storage: Storage, row: repository.RecordingRow): Promise<void> {
  for (const { index } of row.manifest ?? []) await storage.remove(chunkKey({ ...row, index }))
}
