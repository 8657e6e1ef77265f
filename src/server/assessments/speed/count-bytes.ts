import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'

import { AppError } from '../../http/app-error.ts'

type Body = { headers: IncomingHttpHeaders; maxBytes: number }

/**
 * Counts the bytes of a body and lets go of each at once. @throws AppError `payload_too_large` as soon as there are more
 * than `maxBytes`.
 */
export function countBytes(stream: Readable, { headers, maxBytes }: Body): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  let count = 0
  const add = (part: Buffer) => {
    count += part.byteLength
    if (count > maxBytes) refuse()
  }
  const refuse = () => {
    stream.off('data', add)
    // Unread: a connection that breaks would hide the reply.
    stream.resume()
    reject(new AppError('payload_too_large'))
  }
  stream.once('end', () => resolve(count))
  stream.once('error', reject)
  if (Number(headers['content-length'] ?? 0) > maxBytes) refuse()
  else stream.on('data', add)
  return promise
}
