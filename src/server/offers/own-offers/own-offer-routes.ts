// Routes of a candidate's own offers.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/offers/own-offers.ts'

import { AppError } from '../../http/app-error.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { Storage } from '../../storage/storage.ts'
import { sendDocument } from '../documents/attached-documents.ts'
import { sendPdf } from '../send-pdf.ts'
import { createOwnOfferService, type Deps } from './own-offer-service.ts'

export function ownOfferRoutes(
  app: FastifyInstance,
  deps: Deps & { readonly authenticate: Authenticate; readonly storage: Storage },
): void {
  const { authenticate, storage } = deps
  const offers = createOwnOfferService(deps)

  route({ app, authenticate, endpoint: contract.listOwnOffers }, async ({ caller, query }) => {
    const { rows, total } = await offers.list(caller, query)
    return { data: rows, meta: { ...query, total } }
  })

  route({ app, authenticate, endpoint: contract.getOwnOfferDocument }, async (call) => {
    const { caller, params, reply } = call
    const { key, title } = await offers.findDocument(caller, params.user_offer_id)
    if ((await storage.size(key)) === null) throw new AppError('not_found')
    return sendPdf({ reply, title, content: storage.read(key) })
  })

  route({ app, authenticate, endpoint: contract.getOwnOfferAttachment }, async (call) => {
    const { caller, params, reply } = call
    const { user_offer_id: userOfferId, user_offer_document_id: userOfferDocumentId } = params
    const file = await offers.findAttachment(caller, { userOfferId, userOfferDocumentId })
    return sendDocument(reply, { storage, file })
  })

  route({ app, authenticate, endpoint: contract.listOwnOfferMessages }, async (call) => {
    const { caller, params, query } = call
    const asked = { ...query, userOfferId: params.user_offer_id }
    const { rows, total } = await offers.messages(caller, asked)
    return { data: rows, meta: { ...query, total } }
  })

  route({ app, authenticate, endpoint: contract.askAboutOffer }, async (call) => {
    const { caller, params, body, idempotencyKey } = call
    const question = { userOfferId: params.user_offer_id, text: body.text, idempotencyKey }
    return { data: await offers.ask(caller, question) }
  })
}
