import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'

import { MAX_UPLOAD_BYTES } from '#contract/speed-limits.ts'

import { AppError } from '../../http/app-error.ts'

/**
 * Counts the bytes of a body and lets go of each at once. @throws AppError `payload_too_large` as soon as there are more
 * than an upload may have.
 */
export function countBytes(stream: Readable, headers: IncomingHttpHeaders): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  let count = 0
  const add = (part: Buffer) => {
    count += part.byteLength
    if (count > MAX_UPLOAD_BYTES) refuse()
  }
  const refuse = () => {
    stream.off('data', add)
    // Unread: a connection that breaks would hide the reply.
    stream.resume()
    reject(new AppError('payload_too_large'))
  }
  stream.once('end', () => resolve(count))
  stream.once('error', reject)
  if (Number(headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES) refuse()
  else stream.on('data', add)
  return promise
}
