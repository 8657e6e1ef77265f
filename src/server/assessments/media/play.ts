// The reply that plays a recording or downloads a file.
import type { FastifyReply, FastifyRequest } from 'fastify'

import { AppError } from '../../http/app-error.ts'
import { parseByteRange } from '../../http/byte-range.ts'
import type { Storage } from '../../storage/storage.ts'
import { attachmentNamed } from './file-name.ts'
import type { Playable } from './media-service.ts'

/** The type is one of a closed list and was found in the file's own bytes: never a page of the app's origin. */
export function play(given: {
  playable: Playable
  storage: Storage
  request: FastifyRequest
  reply: FastifyReply
}): FastifyReply {
  const { playable, storage, request, reply } = given
  const { key, size, mime, recordingId, fileName } = playable
  const extension = mime.slice(mime.indexOf('/') + 1)
  const range = parseByteRange(request.headers.range, size)
  reply.header('Accept-Ranges', 'bytes')
  if (range === 'unsatisfiable') {
    reply.header('Content-Range', `bytes */${size}`)
    throw new AppError('range_not_satisfiable')
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range !== null) reply.status(206).header('Content-Range', `bytes ${start}-${end}/${size}`)
  reply
    .header('Content-Type', mime)
    .header('Content-Length', end - start + 1)
    .header(
      'Content-Disposition',
      fileName === null
        ? `inline; filename="recording-${recordingId}.${extension}"`
        : attachmentNamed(fileName),
    )
    .header('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cache-Control', 'private, no-store')
  return request.method === 'HEAD' ? reply.send() : reply.send(storage.read(key, { start, end }))
}
