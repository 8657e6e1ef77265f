// What the public device check measures. As a speed test, but without an account: each call moves less, and the contract
// limits how many an address may make.
import type { FastifyInstance } from 'fastify'

import { DEVICE_CHECK_LIMITS } from '#contract/assessments/assessments-rules.ts'
import * as contract from '#contract/assessments/device-check.ts'

import { route, type Authenticate } from '../../http/route.ts'
import { countBodies, receivedBytes, sendRandomBytes } from './measured-bytes.ts'

type Deps = { now: () => Date; authenticate: Authenticate }

export function deviceCheckRoutes(app: FastifyInstance, { now, authenticate }: Deps): void {
  route({ app, authenticate, endpoint: contract.pingDeviceCheck }, async ({ reply }) => {
    reply.header('Cache-Control', 'no-store')
    return { data: { server_time: now().toISOString() } }
  })

  route({ app, authenticate, endpoint: contract.downloadDeviceCheck }, async (call) =>
    sendRandomBytes(call),
  )

  // In a scope of its own, where a body is bytes.
  app.register((bytes, _, done) => {
    countBodies(bytes, DEVICE_CHECK_LIMITS.uploadBytes)
    route({ app: bytes, authenticate, endpoint: contract.uploadDeviceCheck }, async (call) => ({
      data: { received_bytes: receivedBytes(call.request) },
    }))
    done()
  })
}
