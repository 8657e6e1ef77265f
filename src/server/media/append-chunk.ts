import { sha256Of } from '#contract/recording-digest.ts'
// Appending a chunk: only whole, only in order, only as it left the device.
import { MAX_RECORDING_BYTES } from '#contract/recording-rules.ts'

import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Storage } from '../storage/storage.ts'
import * as repository from './media-repository.ts'
import { chunkKey } from './recording-keys.ts'

export type Chunk = {
  readonly recordingId: string
  /** How many bytes of the recording the device takes the server to have. */
  readonly offset: number
  readonly sha256: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * Stores a chunk and returns the offset after it. @throws AppError `not_found`, `recording_closed` after the manifest,
 * `upload_offset_differs` with the offset to go on from, `payload_too_large` beyond the limit of a recording,
 * `checksum_differs` for bytes that changed on the way.
 */
export async function appendChunk(
  tx: Tx,
  { chunk, storage }: { chunk: Chunk; storage: Storage },
): Promise<number> {
  const { recordingId, bytes, sha256 } = chunk
  const row = await repository.findRecording(tx, { recordingId, lock: true })
  if (row === null) throw new AppError('not_found')
  await assertTakes(row, chunk)
  // In the storage before it counts; what was written and not counted is written again under the same name.
  await storage.write(chunkKey({ ...row, index: row.receivedChunks }), bytes)
  await repository.addChunk(tx, { row, size: bytes.byteLength, sha256 })
  return row.receivedBytes + bytes.byteLength
}

async function assertTakes(row: repository.RecordingRow, chunk: Chunk): Promise<void> {
  if (row.status !== 'uploading') throw new AppError('recording_closed')
  if (row.receivedBytes !== chunk.offset)
    throw new AppError('upload_offset_differs', { details: { offset: row.receivedBytes } })
  if (row.receivedBytes + chunk.bytes.byteLength > MAX_RECORDING_BYTES)
    throw new AppError('payload_too_large')
  if ((await sha256Of(chunk.bytes)) !== chunk.sha256) throw new AppError('checksum_differs')
}
