// Takes in the bytes of a chunk: on their way to the disk and hashed while they arrive, so that by the last one little
// is left to do. Decides nothing about them but that they are not too many.
import { createHash } from 'node:crypto'
import { IncomingMessage, type IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'

import { MAX_CHUNK_BYTES } from '#contract/assessments/recording-rules.ts'

import { AppError } from '../../http/app-error.ts'
import type { StagedFile, Storage } from '../../storage/storage.ts'
import { parseChecksum, type Checksum } from './chunk-checksum.ts'

type Arrived = { staged: StagedFile; size: number; declared: Checksum; hash: string }

/** The bytes of a chunk, staged in the storage. Discard them when they were not committed. */
export class ReceivedChunk {
  readonly staged: StagedFile
  readonly size: number
  /** What they should be by their sender. */
  readonly declared: Checksum
  readonly #hash: string

  constructor({ staged, size, declared, hash }: Arrived) {
    this.staged = staged
    this.size = size
    this.declared = declared
    this.#hash = hash
  }

  /** Whether they arrived as they left. */
  get isAsSent(): boolean {
    return this.#hash === this.declared.hash
  }
}

/**
 * Null for a chunk without a checksum that is known here: nothing of it is taken in. @throws AppError
 * `payload_too_large` as soon as there are more bytes than a chunk may have.
 */
export async function receiveChunk(
  stream: Readable,
  { headers, storage }: { headers: IncomingHttpHeaders; storage: Pick<Storage, 'stage'> },
): Promise<ReceivedChunk | null> {
  if (Number(headers['content-length'] ?? 0) > MAX_CHUNK_BYTES) {
    letThrough(stream)
    throw new AppError('payload_too_large')
  }
  const declared = parseChecksum(headers['upload-checksum'])
  if (declared === null) {
    letThrough(stream)
    return null
  }
  const staged = storage.stage()
  try {
    return new ReceivedChunk({ staged, declared, ...(await takeIn(stream, { staged, declared })) })
  } catch (error) {
    await staged.discard()
    throw error
  }
}

function takeIn(
  stream: Readable,
  { staged, declared }: { staged: StagedFile; declared: Checksum },
): Promise<{ size: number; hash: string }> {
  const hash = createHash(declared.algorithm)
  let size = 0
  return new Promise((resolve, reject) => {
    stream.on('data', (part: Buffer) => {
      size += part.byteLength
      if (size > MAX_CHUNK_BYTES) {
        letThrough(stream)
        reject(new AppError('payload_too_large'))
        return
      }
      // No more than one chunk waits for the disk: no one needs to be told to slow down.
      const written = staged.add(part)
      hash.update(part)
      // No other user holds what the parser of a connection has made.
      if (stream instanceof IncomingMessage) void written.then(() => giveBack(part))
    })
    stream.once('end', () => {
      staged.end()
      resolve({ size, hash: hash.digest('hex') })
    })
    stream.once('error', reject)
  })
}

// Memory outside of the heap is given back by a collection of the whole heap, of which a recording would cause one with
// each chunk: more work than hashing it. So it is given back by hand. Small buffers share theirs.
function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

// Unread: a connection that breaks would hide the reply.
function letThrough(stream: Readable): void {
  stream.removeAllListeners('data')
  stream.resume()
}
