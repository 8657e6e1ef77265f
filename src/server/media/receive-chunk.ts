// Takes in the bytes of a chunk while they arrive, and hashes them on the way: by the time that the last one is there,
// what they are is known, and nothing was copied. Decides nothing about them but that they are not too many.
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'

import { MAX_CHUNK_BYTES } from '#contract/recording-rules.ts'

import { AppError } from '../http/app-error.ts'

/** The bytes of a chunk, in the pieces that they came in. */
export class ReceivedChunk {
  readonly parts: readonly Uint8Array[]
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string

  constructor(given: { parts: readonly Uint8Array[]; size: number; sha256: string }) {
    this.parts = given.parts
    this.size = given.size
    this.sha256 = given.sha256
  }
}

/** @throws AppError `payload_too_large` as soon as there are more bytes than a chunk may have. */
export function receiveChunk(
  stream: Readable,
  { headers }: { headers: IncomingHttpHeaders },
): Promise<ReceivedChunk> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const hash = createHash('sha256')
    let size = 0
    const refuse = () => {
      // The rest is let through unread: a connection that breaks would hide the reply.
      stream.removeAllListeners('data')
      stream.resume()
      reject(new AppError('payload_too_large'))
    }
    if (Number(headers['content-length'] ?? 0) > MAX_CHUNK_BYTES) {
      refuse()
      return
    }
    stream.on('data', (part: Buffer) => {
      size += part.byteLength
      if (size > MAX_CHUNK_BYTES) {
        refuse()
        return
      }
      hash.update(part)
      parts.push(part)
    })
    stream.once('end', () =>
      resolve(new ReceivedChunk({ parts, size, sha256: hash.digest('hex') })),
    )
    stream.once('error', reject)
  })
}
