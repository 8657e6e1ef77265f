// Routes of what people ask about their own data, and companies about that of their candidates.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import * as holdContract from '#contract/privacy/legal-holds.ts'
import * as contract from '#contract/privacy/privacy.ts'

import { actorOf } from '../access/staff-command.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { MailContext } from '../mail/order-mail.ts'
import type { Storage } from '../storage/storage.ts'
import type { ErasureService } from './erasure-service.ts'
import { exportKey } from './export-key.ts'
import type { ExportService } from './export-service.ts'
import type { HoldService } from './hold-service.ts'

type Deps = {
  readonly erasures: ErasureService
  readonly exports: ExportService
  readonly holds: HoldService
  readonly storage: Storage
  readonly mailContextOf: (request: FastifyRequest) => MailContext
  readonly authenticate: Authenticate
}

export function privacyRoutes(app: FastifyInstance, deps: Deps): void {
  erasureRoutes(app, deps)
  ownExportRoutes(app, deps)
  candidateExportRoutes(app, deps)
  holdRoutes(app, deps)
}

function erasureRoutes(app: FastifyInstance, deps: Deps): void {
  const { erasures, mailContextOf, authenticate } = deps

  route({ app, authenticate, endpoint: contract.getErasurePlan }, async ({ caller, params }) => ({
    data: await erasures.plan(caller, params.user_id),
  }))

  route({ app, authenticate, endpoint: contract.requestErasure }, async (call) => {
    const { caller, params, body, idempotencyKey, request } = call
    const wish = { userId: params.user_id, password: body.password, idempotencyKey }
    return { data: await erasures.request(caller, { ...wish, by: mailContextOf(request) }) }
  })

  route({ app, authenticate, endpoint: contract.takeBackErasure }, async ({ caller, params }) => {
    await erasures.takeBack(caller, params.user_id)
    return null
  })
}

function ownExportRoutes(app: FastifyInstance, deps: Deps): void {
  const { exports, storage, mailContextOf, authenticate } = deps

  route({ app, authenticate, endpoint: contract.listExports }, ({ caller, params, query }) =>
    exports.list(caller, { ...query, userId: params.user_id }),
  )

  route({ app, authenticate, endpoint: contract.requestExport }, async (call) => {
    const { caller, params, idempotencyKey, request } = call
    const by = mailContextOf(request)
    return { data: await exports.request(caller, { userId: params.user_id, idempotencyKey, by }) }
  })

  route({ app, authenticate, endpoint: contract.downloadExport }, async (call) => {
    const { caller, params, reply } = call
    const key = { userId: params.user_id, exportId: params.export_id }
    return sendFile(reply, { storage, copy: await exports.get(caller, key) })
  })
}

function candidateExportRoutes(app: FastifyInstance, deps: Deps): void {
  const { exports, storage, mailContextOf, authenticate } = deps
  const candidateOf = (params: { account_id: number; user_id: number }) => ({
    accountId: params.account_id,
    userId: params.user_id,
  })

  route({ app, authenticate, endpoint: contract.listCandidateExports }, (call) =>
    exports.listOfCandidate(call.caller, { ...call.query, ...candidateOf(call.params) }),
  )

  route({ app, authenticate, endpoint: contract.requestCandidateExport }, async (call) => {
    const mailContext = mailContextOf(call.request)
    const given = { ...candidateOf(call.params), mailContext: mailContext }
    return { data: await exports.requestOfCandidate(actorOf(call), given) }
  })

  route({ app, authenticate, endpoint: contract.downloadCandidateExport }, async (call) => {
    const { caller, params, reply } = call
    const key = { ...candidateOf(params), exportId: params.company_export_id }
    return sendFile(reply, { storage, copy: await exports.getOfCandidate(caller, key) })
  })
}

function holdRoutes(app: FastifyInstance, { holds, authenticate }: Deps): void {
  const keyOf = (params: { account_id: number; user_smartreq_id: number }) => ({
    accountId: params.account_id,
    userSmartreqId: params.user_smartreq_id,
  })

  route({ app, authenticate, endpoint: holdContract.listLegalHolds }, (call) =>
    holds.list(call.caller, { ...call.query, accountId: call.params.account_id }),
  )

  route({ app, authenticate, endpoint: holdContract.listHoldable }, (call) =>
    holds.listHoldable(call.caller, { ...call.query, accountId: call.params.account_id }),
  )

  route({ app, authenticate, endpoint: holdContract.placePersonHold }, async (call) => {
    const { account_id: accountId, user_id: userId } = call.params
    const { reason } = call.body
    return { data: await holds.placeOnPerson(actorOf(call), { accountId, userId, reason }) }
  })

  route({ app, authenticate, endpoint: holdContract.placeLegalHold }, async (call) => ({
    data: await holds.place(actorOf(call), { ...keyOf(call.params), reason: call.body.reason }),
  }))

  route({ app, authenticate, endpoint: holdContract.liftLegalHold }, async (call) => ({
    data: await holds.lift(actorOf(call), keyOf(call.params)),
  }))
}

function sendFile(
  reply: FastifyReply,
  { storage, copy }: { storage: Storage; copy: contract.DataExport },
): FastifyReply {
  const day = copy.requested_at.slice(0, 10)
  return reply
    .header('Content-Type', 'application/json; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="my-data-${day}.json"`)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cache-Control', 'private, no-store')
    .send(storage.read(exportKey(copy.export_id)))
}
