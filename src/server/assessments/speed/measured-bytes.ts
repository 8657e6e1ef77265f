// Bytes that are sent and received only to measure a connection: random on their way out, thrown away on their way in.
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { CHUNK_CONTENT_TYPE } from '#contract/assessments/recording-rules.ts'

import { countBytes } from './count-bytes.ts'

type Call = { query: { bytes: number }; request: FastifyRequest; reply: FastifyReply }

/** Sends as many random bytes as were asked for; no cache stores them and nothing compresses them. */
export function sendRandomBytes({ query: { bytes }, request, reply }: Call): FastifyReply {
  reply
    .header('Content-Type', RANDOM_TYPE)
    .header('Content-Length', bytes)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cache-Control', 'no-store, no-transform')
  return request.method === 'HEAD' ? reply.send() : reply.send(streamOf(bytes))
}

/** Lets the routes of this scope read a body as bytes, which it counts and throws away. */
export function countBodies(app: FastifyInstance, maxBytes: number): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(CHUNK_CONTENT_TYPE, (request: FastifyRequest, stream: Readable) =>
    countBytes(stream, { headers: request.headers, maxBytes }),
  )
}

/** How many bytes came. Without a body nothing was parsed, and nothing came. */
export function receivedBytes({ body }: FastifyRequest): number {
  return typeof body === 'number' ? body : 0
}

/** A type that neither this server nor a proxy compresses: brotli would see that the parts repeat. */
const RANDOM_TYPE = 'application/vnd.fairlead.random'

/** Random, so that nothing on the way compresses it; the same for every test, so that making it costs nothing. */
const PART = randomBytes(64 * 1024)

function streamOf(bytes: number): Readable {
  return Readable.from(partsOf(bytes), { objectMode: false })
}

function* partsOf(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= PART.byteLength)
    yield left < PART.byteLength ? PART.subarray(0, left) : PART
}
