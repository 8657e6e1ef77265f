// Routes of the files of documents: taking them in, and sending them out.
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

import { DOCUMENT_LIMITS } from '#contract/applicant-documents/applicant-documents-rules.ts'
import * as contract from '#contract/applicant-documents/applicant-documents.ts'
import { MAX_FILE_BYTES } from '#contract/core/file-rules.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { actorOf } from '../access/staff-command.ts'
import { play } from '../assessments/media/play.ts'
import { receiveForm } from '../careers/company-media/receive-form.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Storage } from '../storage/storage.ts'
import { addDocument, assertMayAddDocument } from './add-document.ts'
import { documentKey } from './document-key.ts'
import { getDocument } from './document-service.ts'

/** UTF-8 takes at most so many bytes for each unit of a text's length. */
const BYTES_PER_UNIT = 3

type Deps = {
  database: Database
  scopes: StaffScopes
  storage: Storage
  jobs: Jobs
  authenticate: Authenticate
  now: () => Date
}

export function documentRoutes(app: FastifyInstance, deps: Deps): void {
  const { scopes, storage, authenticate } = deps

  app.register(async (forms) => {
    await forms.register(multipart)
    route({ app: forms, authenticate, endpoint: contract.addDocument }, async (call) => {
      const userSmartreqId = call.params.user_smartreq_id
      await assertMayAddDocument(scopes, { caller: call.caller, userSmartreqId })
      const { fields, file } = await receiveForm(call.request, {
        storage,
        fields: contract.addDocument.form,
        maxBytes: MAX_FILE_BYTES,
        // The names of its parts tell a document, wherever they stand in it.
        headBytes: MAX_FILE_BYTES,
        // One more character than is allowed, so that what is cut off is refused.
        fieldBytes: (DOCUMENT_LIMITS.description + 1) * BYTES_PER_UNIT,
      })
      try {
        return {
          data: await addDocument(deps, { by: actorOf(call), userSmartreqId, fields, file }),
        }
      } finally {
        await file.staged.discard()
      }
    })
  })

  route({ app, authenticate, endpoint: contract.getDocumentFile }, async (call) => {
    const { caller, params, request, reply } = call
    const playable = await scopes.atApplication(
      { caller, userSmartreqId: params.user_smartreq_id, policy: contract.getDocumentFile.policy },
      async (tx, access) => {
        const document = await getDocument({ tx, access, params })
        const { documentId: recordingId, fileName, mime, size } = document
        return { key: documentKey(document), recordingId, fileName, mime, size }
      },
    )
    // A file that was lost is refused in words, and not broken off in the middle of a reply.
    if ((await storage.size(playable.key)) === null) throw new AppError('not_found')
    return play({ playable, storage, request, reply })
  })
}
