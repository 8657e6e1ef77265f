// Appending a chunk: only whole, only in order, only as it left the device.
import { MAX_RECORDING_BYTES } from '#contract/recording-rules.ts'

import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Storage } from '../storage/storage.ts'
import * as repository from './media-repository.ts'
import type { ReceivedChunk } from './receive-chunk.ts'
import { chunkKey } from './recording-keys.ts'

export type Chunk = {
  /** How many bytes of the recording the device takes the server to have. */
  readonly offset: number
  /** As it left the device. */
  readonly sha256: string
  readonly received: ReceivedChunk
}

type Appending = {
  readonly recordingId: string
  /** Whoever asks for what is not theirs, or closed, is told nothing else about the request: it is read after that. */
  readonly read: () => Chunk
  readonly storage: Storage
}

/**
 * Stores a chunk and returns the offset after it. @throws AppError `not_found`, `recording_closed` after the manifest,
 * `upload_offset_differs` with the offset to go on from, `payload_too_large` beyond the limit of a recording,
 * `checksum_differs` for bytes that changed on the way.
 */
export async function appendChunk(
  tx: Tx,
  { recordingId, read, storage }: Appending,
): Promise<number> {
  const row = await repository.findRecording(tx, { recordingId, lock: true })
  if (row === null) throw new AppError('not_found')
  if (row.status !== 'uploading') throw new AppError('recording_closed')
  const { offset, received, sha256 } = read()
  const { size, parts } = received
  if (row.receivedBytes !== offset)
    throw new AppError('upload_offset_differs', { details: { offset: row.receivedBytes } })
  if (row.receivedBytes + size > MAX_RECORDING_BYTES) throw new AppError('payload_too_large')
  if (received.sha256 !== sha256) throw new AppError('checksum_differs')
  // In the storage before it counts; what was written and not counted is written again under the same name.
  await storage.write(chunkKey({ ...row, index: row.receivedChunks }), parts)
  await repository.addChunk(tx, { row, size, sha256 })
  return row.receivedBytes + size
}
