import { MAX_RECORDING_BYTES } from '#contract/assessments/recording-rules.ts'
// Appending a chunk: only whole, only in order, only as it left the device.
import { formatOfType, MAX_FILE_BYTES } from '#contract/core/file-rules.ts'

import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './media-repository.ts'
import type { ReceivedChunk } from './receive-chunk.ts'
import { chunkKey } from './recording-keys.ts'

export type Chunk = {
  /** How many bytes of the recording the device takes the server to have. */
  readonly offset: number
  readonly received: ReceivedChunk
}

type Appending = {
  readonly recordingId: string
  /** The user who asks for what is not theirs, or closed, is told nothing else about the request: it is read after that. */
  readonly read: () => Chunk
}

/**
 * Stores a chunk and returns the offset after it. @throws AppError `not_found`, `recording_closed` after the manifest,
 * `upload_offset_differs` with the offset to go on from, `payload_too_large` beyond the limit of a recording,
 * `checksum_differs` for bytes that changed on the way.
 */
export async function appendChunk(tx: Tx, { recordingId, read }: Appending): Promise<number> {
  const row = await repository.findRecording(tx, { recordingId, lock: true })
  if (row === null) throw new AppError('not_found')
  if (row.status !== 'uploading') throw new AppError('recording_closed')
  const { offset, received } = read()
  const { size, staged } = received
  if (row.receivedBytes !== offset)
    throw new AppError('upload_offset_differs', { details: { offset: row.receivedBytes } })
  const most = formatOfType(row.mime) === null ? MAX_RECORDING_BYTES : MAX_FILE_BYTES
  if (row.receivedBytes + size > most) throw new AppError('payload_too_large')
  if (!received.isAsSent) throw new AppError('checksum_differs')
  // In the storage before it counts, which is at the commit; what was stored and not counted is stored again under the
  // same name. Disk and database work at the same time; both have ended before the lock is given up, so that neither
  // touches what the next request of this chunk does.
  const outcomes = await Promise.allSettled([
    staged.commit(chunkKey({ ...row, index: row.receivedChunks })),
    repository.addChunk(tx, { row, size, checksum: received.declared }),
  ])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return row.receivedBytes + size
}
