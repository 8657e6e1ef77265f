// Routes of a person's own second factors.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import * as passkeyContract from '#contract/session/passkeys.ts'
import * as contract from '#contract/session/second-factors.ts'

import { route, type Authenticate } from '../../http/route.ts'
import type { MailContext } from '../../mail/order-mail.ts'
import type { PasskeyService } from './passkey-service.ts'
import type { SecondFactorService } from './second-factor-service.ts'

type Deps = {
  readonly factors: SecondFactorService
  readonly passkeys: PasskeyService
  readonly mailContextOf: (request: FastifyRequest) => MailContext
  readonly authenticate: Authenticate
}

export function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  const { factors, authenticate, mailContextOf } = deps

  route({ app, authenticate, endpoint: contract.getSecondFactors }, async ({ caller }) => ({
    data: await factors.get(caller),
  }))

  route({ app, authenticate, endpoint: contract.beginAuthenticator }, async (call) => {
    const { caller, params, body } = call
    return { data: await factors.begin(caller, { ...body, userId: params.user_id }) }
  })

  route({ app, authenticate, endpoint: contract.confirmAuthenticator }, async (call) => {
    const { caller, params, body, request } = call
    const own = { userId: params.user_id, by: mailContextOf(request) }
    return { data: { recovery_codes: await factors.confirm(caller, { ...body, ...own }) } }
  })

  route({ app, authenticate, endpoint: contract.removeAuthenticator }, async (call) => {
    const { caller, params, body, request } = call
    const own = { userId: params.user_id, by: mailContextOf(request) }
    await factors.remove(caller, { ...body, ...own })
    return null
  })

  route({ app, authenticate, endpoint: contract.renewRecoveryCodes }, async (call) => {
    const { caller, params, body, request } = call
    const own = { userId: params.user_id, by: mailContextOf(request) }
    return { data: { recovery_codes: await factors.renewCodes(caller, { ...body, ...own }) } }
  })

  passkeyRoutes(app, deps)
}

function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  const { passkeys, authenticate, mailContextOf } = deps

  route({ app, authenticate, endpoint: passkeyContract.beginPasskey }, async (call) => {
    const { caller, params, body, request } = call
    const own = { userId: params.user_id, by: mailContextOf(request) }
    return { data: await passkeys.begin(caller, { ...body, ...own }) }
  })

  route({ app, authenticate, endpoint: passkeyContract.addPasskey }, async (call) => {
    const { caller, params, body, request } = call
    const own = { userId: params.user_id, by: mailContextOf(request) }
    return { data: await passkeys.add(caller, { ...body, ...own }) }
  })

  route({ app, authenticate, endpoint: passkeyContract.renamePasskey }, async (call) => {
    const { caller, params, body } = call
    const key = { userId: params.user_id, passkeyId: params.passkey_id }
    return { data: await passkeys.rename(caller, { ...body, ...key }) }
  })

  route({ app, authenticate, endpoint: passkeyContract.removePasskey }, async (call) => {
    const { caller, params, body, request } = call
    const own = { userId: params.user_id, by: mailContextOf(request) }
    await passkeys.remove(caller, { ...body, ...own, passkeyId: params.passkey_id })
    return null
  })
}
