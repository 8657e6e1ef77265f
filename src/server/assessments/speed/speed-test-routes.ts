// What a speed test measures: a quick reply, bytes on their way out, and bytes on their way in. Stores nothing, and knows
// nothing of results, which are answers like any other.
import type { FastifyInstance } from 'fastify'

import { MAX_UPLOAD_BYTES } from '#contract/assessments/assessments-rules.ts'
import * as contract from '#contract/assessments/speed-tests.ts'

import { AppError } from '../../http/app-error.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { countBodies, receivedBytes, sendRandomBytes } from './measured-bytes.ts'

type Deps = { now: () => Date; authenticate: Authenticate }

export function speedTestRoutes(app: FastifyInstance, { now, authenticate }: Deps): void {
  route({ app, authenticate, endpoint: contract.pingSpeedTest }, async ({ reply }) => {
    reply.header('Cache-Control', 'no-store')
    return { data: { server_time: now().toISOString() } }
  })

  route({ app, authenticate, endpoint: contract.downloadSpeedTest }, async (call) =>
    sendRandomBytes(call),
  )

  app.register((bytes, _, done) => {
    uploadRoute(bytes, authenticate)
    done()
  })
}

// In a scope of its own, where a body is bytes.
function uploadRoute(app: FastifyInstance, authenticate: Authenticate): void {
  countBodies(app, MAX_UPLOAD_BYTES)
  // No bytes are taken in before it is known whose they are.
  app.addHook('onRequest', async (request) => {
    if ((await authenticate(request)) === null) throw new AppError('unauthenticated')
  })
  route({ app, authenticate, endpoint: contract.uploadSpeedTest }, async ({ request }) => ({
    data: { received_bytes: receivedBytes(request) },
  }))
}
