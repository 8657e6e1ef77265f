// Where a request to sign in comes from, and what it would have to answer: the same for every way in.
import type { FastifyRequest } from 'fastify'

import type { MailContext } from '../mail/order-mail.ts'
import type { KnownDevices } from './known-device.ts'
import type { Caller } from './second-factors/second-step-proof.ts'
import type { SessionCookies } from './session-cookies.ts'

/** A device counts as known only for the address of the user who signed in there before. */
export function callerBy(deps: {
  readonly devices: KnownDevices
  readonly sessionCookies: SessionCookies
  readonly mailContextOf: (request: FastifyRequest) => MailContext
}): (request: FastifyRequest) => Caller {
  const { devices, sessionCookies, mailContextOf } = deps
  return (request) => ({
    origin: mailContextOf(request).origin,
    fromOf: (email) => ({
      address: request.ip,
      device: devices.findOf(email, sessionCookies.deviceOf(request)),
    }),
    userAgent: request.headers['user-agent'],
  })
}
