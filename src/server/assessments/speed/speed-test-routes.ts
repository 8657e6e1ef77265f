// What a speed test measures: a quick reply, bytes on their way out, and bytes on their way in. Stores nothing, and knows
// nothing of results, which are answers like any other.
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import { CHUNK_CONTENT_TYPE } from '#contract/recording-rules.ts'
import * as contract from '#contract/speed-tests.ts'

import { AppError } from '../../http/app-error.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { countBytes } from './count-bytes.ts'

type Deps = { now: () => Date; authenticate: Authenticate }

export function speedTestRoutes(app: FastifyInstance, { now, authenticate }: Deps): void {
  route({ app, authenticate, endpoint: contract.pingSpeedTest }, async ({ reply }) => {
    reply.header('Cache-Control', 'no-store')
    return { data: { server_time: now().toISOString() } }
  })

  route(
    { app, authenticate, endpoint: contract.downloadSpeedTest },
    async ({ query, request, reply }) => {
      reply
        .header('Content-Type', RANDOM_TYPE)
        .header('Content-Length', query.bytes)
        .header('X-Content-Type-Options', 'nosniff')
        .header('Cache-Control', 'no-store, no-transform')
      return request.method === 'HEAD' ? reply.send() : reply.send(streamOf(query.bytes))
    },
  )

  app.register((bytes, _, done) => {
    uploadRoute(bytes, authenticate)
    done()
  })
}

// In a scope of its own, where a body is bytes.
function uploadRoute(app: FastifyInstance, authenticate: Authenticate): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(CHUNK_CONTENT_TYPE, (request: FastifyRequest, stream: Readable) =>
    countBytes(stream, request.headers),
  )
  // No bytes are taken in before it is known whose they are.
  app.addHook('onRequest', async (request) => {
    if ((await authenticate(request)) === null) throw new AppError('unauthenticated')
  })
  route({ app, authenticate, endpoint: contract.uploadSpeedTest }, async ({ request }) => {
    // Without a body nothing was parsed, and nothing came.
    const received = typeof request.body === 'number' ? request.body : 0
    return { data: { received_bytes: received } }
  })
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
