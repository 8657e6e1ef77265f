// Where a request to sign in comes from, and what it would have to answer: the same for every way in.
import type { FastifyRequest } from 'fastify'

import type { Correspondence } from '../mail/order-mail.ts'
import type { KnownDevices } from './known-device.ts'
import type { Asker } from './second-factors/second-step-proof.ts'
import type { SessionCookies } from './session-cookies.ts'

/** A device counts as known only for the address of whoever signed in there before. */
export function askerBy(deps: {
  readonly devices: KnownDevices
  readonly sessionCookies: SessionCookies
  readonly correspondenceOf: (request: FastifyRequest) => Correspondence
}): (request: FastifyRequest) => Asker {
  const { devices, sessionCookies, correspondenceOf } = deps
  return (request) => ({
    origin: correspondenceOf(request).origin,
    fromOf: (email) => ({
      address: request.ip,
      device: devices.findOf(email, sessionCookies.deviceOf(request)),
    }),
    userAgent: request.headers['user-agent'],
  })
}
