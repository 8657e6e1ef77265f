// Routes of the files of an offer's documents: taking them in, and sending them out.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'

import { MAX_FILE_BYTES } from '#contract/core/file-rules.ts'
import { OFFER_DOCUMENT_LIMITS } from '#contract/offers/offer-document-rules.ts'
import * as contract from '#contract/offers/offer-documents.ts'

import { actorOf } from '../../access/staff-command.ts'
import { receiveForm, type ReceivedFile } from '../../careers/company-media/receive-form.ts'
import type { Caller } from '../../http/access-token.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { Storage } from '../../storage/storage.ts'
import { getReadable } from '../offer-document.ts'
import { sendDocument } from './attached-documents.ts'
import { getDocument, lockWritable, type DocumentParams } from './change-documents.ts'
import { addDocument, replaceDocument, type StoringDeps } from './store-document.ts'

/** UTF-8 takes at most so many bytes for each unit of a text's length. */
const BYTES_PER_UNIT = 3

type Deps = StoringDeps & { readonly storage: Storage; readonly authenticate: Authenticate }

export function documentRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (forms) => {
    await forms.register(multipart)
    takeIn(forms, deps)
  })
  sendOut(app, deps)
}

function takeIn(app: FastifyInstance, deps: Deps): void {
  const { authenticate } = deps
  route({ app, authenticate, endpoint: contract.addOfferDocument }, async (call) => {
    const { params, request } = call
    await assertMayStore(deps, call)
    const form = contract.addOfferDocument.form
    const data = await withForm({ request, storage: deps.storage, form }, ({ fields, file }) =>
      addDocument(deps, { by: actorOf(call), params, file, title: fields.title }),
    )
    return { data }
  })

  route({ app, authenticate, endpoint: contract.replaceOfferDocument }, async (call) => {
    const { params, request } = call
    await assertMayStore(deps, call)
    const form = contract.replaceOfferDocument.form
    const data = await withForm({ request, storage: deps.storage, form }, ({ file }) =>
      replaceDocument(deps, { by: actorOf(call), params, file }),
    )
    return { data }
  })
}

function sendOut(app: FastifyInstance, { scopes, storage, authenticate, now }: Deps): void {
  const endpoint = contract.getOfferDocumentFile
  route({ app, authenticate, endpoint }, async ({ caller, params, reply }) => {
    const reading = { caller, userSmartreqId: params.user_smartreq_id, policy: endpoint.policy }
    const file = await scopes.atApplication(reading, async (tx, access) => {
      // Documents can state what the letter does: the same users read them.
      const { row: offer } = await getReadable(tx, { access, params, at: now() })
      return getDocument(tx, { offer, params })
    })
    return sendDocument(reply, { storage, file })
  })
}

type Asking = {
  readonly caller: Caller
  readonly params: Pick<DocumentParams, 'user_smartreq_id' | 'user_offer_id'>
}

/** Asked before any byte is taken in. @throws AppError `not_found`, `forbidden`, `offer_action_not_allowed`. */
async function assertMayStore({ scopes }: Deps, { caller, params }: Asking): Promise<void> {
  const { policy } = contract.addOfferDocument
  const asking = { caller, userSmartreqId: params.user_smartreq_id, policy }
  await scopes.atApplication(asking, (tx, access) => lockWritable({ tx, access }, params))
}

type Receiving<S> = {
  readonly request: FastifyRequest
  readonly storage: Pick<Storage, 'stage'>
  readonly form: S
}

async function withForm<S extends z.ZodObject, Value>(
  { request, storage, form }: Receiving<S>,
  work: (received: { fields: z.output<S>; file: ReceivedFile }) => Promise<Value>,
): Promise<Value> {
  const received = await receiveForm(request, {
    storage,
    fields: form,
    maxBytes: MAX_FILE_BYTES,
    // Scripts and locks stand anywhere in a file.
    headBytes: MAX_FILE_BYTES,
    // One more character than is allowed, so that what is cut off is refused.
    fieldBytes: (OFFER_DOCUMENT_LIMITS.title + 1) * BYTES_PER_UNIT,
  })
  try {
    return await work(received)
  } finally {
    await received.file.staged.discard()
  }
}
