// Routes of the page on which an offer is signed.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import * as contract from '#contract/offers/signing.ts'

import { AppError } from '../../http/app-error.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { Storage } from '../../storage/storage.ts'
import { sendDocument } from '../documents/attached-documents.ts'
import { sendPdf } from '../send-pdf.ts'
import { findAttachment, findDocument } from './signing-files.ts'
import * as service from './signing-service.ts'
import type { Client } from './signing-service.ts'

type Deps = service.Deps & {
  readonly authenticate: Authenticate
  readonly storage: Storage
}

export function signingRoutes(app: FastifyInstance, deps: Deps): void {
  const { authenticate, storage } = deps

  route({ app, authenticate, endpoint: contract.getSigningPage }, async ({ body }) => ({
    data: await service.showLink(deps, body.token),
  }))

  route({ app, authenticate, endpoint: contract.openLetter }, async ({ body, request }) => ({
    data: await service.openLetter(deps, { token: body.token, client: clientOf(request) }),
  }))

  route({ app, authenticate, endpoint: contract.signLetter }, async ({ body, request }) => {
    const { token, sha256, consent_version: consentVersion, name, signature } = body
    const signing = { token, sha256, consentVersion, name, signature, client: clientOf(request) }
    return { data: await service.signLetter(deps, signing) }
  })

  route({ app, authenticate, endpoint: contract.declineLetter }, async ({ body, request }) => ({
    data: await service.declineLetter(deps, { ...body, client: clientOf(request) }),
  }))

  route({ app, authenticate, endpoint: contract.getSigningDocument }, async ({ body, reply }) => {
    const { key, title } = await findDocument(deps, body.token)
    if ((await storage.size(key)) === null) throw new AppError('not_found')
    return sendPdf({ reply, title, content: storage.read(key) })
  })

  route({ app, authenticate, endpoint: contract.getSigningAttachment }, async ({ body, reply }) => {
    const { token, user_offer_document_id: userOfferDocumentId } = body
    const file = await findAttachment(deps, { token, userOfferDocumentId })
    return sendDocument(reply, { storage, file })
  })
}

function clientOf(request: FastifyRequest): Client {
  return { address: request.ip, device: request.headers['user-agent'] ?? '' }
}
