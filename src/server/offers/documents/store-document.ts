// Stores the file of a document of an offer: its bytes in the storage and its row in the database, both or none. Knows no
// HTTP.
import {
  OFFER_DOCUMENT_LIMITS,
  OFFER_DOCUMENT_MIMES,
} from '#contract/offers/offer-document-rules.ts'
import {
  addOfferDocument,
  replaceOfferDocument,
  type StoredOfferDocument,
} from '#contract/offers/offer-documents.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { applicationCommand, type By } from '../../access/staff-command.ts'
import { safeFileName, stemOf } from '../../assessments/media/file-name.ts'
import type { ReceivedFile } from '../../careers/company-media/receive-form.ts'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Storage } from '../../storage/storage.ts'
import { newOfferFileKey } from '../offer-file-key.ts'
import type { OfferRow } from '../offer-repository.ts'
import { inspectUpload } from '../signing/check-document.ts'
import { DocumentProblemError } from '../signing/document-problem.ts'
import type { OfferParams, Writing } from '../write-offer.ts'
import {
  describeStored,
  type DocumentParams,
  getDocument,
  lockWritable,
  recordChange,
  removeFileOf,
} from './change-documents.ts'
import * as repository from './document-repository.ts'
import type { DocumentRow } from './document-repository.ts'

export type StoringDeps = {
  readonly database: Database
  readonly scopes: StaffScopes
  readonly storage: Pick<Storage, 'remove'>
  readonly now: () => Date
}
type Upload = { readonly by: By; readonly file: ReceivedFile }
type FileFacts = Pick<DocumentRow, 'fileName' | 'mime' | 'size' | 'sha256'>
type Storing = Upload & {
  readonly params: OfferParams
  readonly endpoint: typeof addOfferDocument | typeof replaceOfferDocument
  readonly request: object
  /** Writes the row that has the file under its key. */
  readonly change: (
    writing: Writing,
    written: { readonly offer: OfferRow; readonly facts: FileFacts; readonly fileKey: string },
  ) => Promise<DocumentRow>
}

const replySchema = addOfferDocument.responses[201].shape.data

/**
 * Adds a document to an offer that was not sent; a request that is repeated under its key adds nothing.
 * @throws AppError `validation_failed` with the `problem` of the file, `documents_full`, `not_found`,
 * `offer_action_not_allowed` once the offer was sent.
 */
export function addDocument(
  deps: StoringDeps,
  { title, ...upload }: Upload & { params: OfferParams; title: string },
): Promise<StoredOfferDocument> {
  return storeFile(deps, {
    ...upload,
    endpoint: addOfferDocument,
    request: { title },
    change: async (writing, { offer, facts, fileKey }) => {
      const { tx, access } = writing
      const { accountId, userOfferId, version } = offer
      const key = { accountId, userOfferId, version }
      if ((await repository.countDocuments(tx, key)) >= OFFER_DOCUMENT_LIMITS.perVersion)
        throw new AppError('documents_full')
      const document = await repository.insertDocument(tx, {
        ...key,
        ...facts,
        fileKey,
        title: title === '' ? stemOf(facts.fileName) : title,
        addedBy: access.userId,
        addedAt: deps.now(),
      })
      await recordChange(writing, { offer, document, action: 'add' })
      return document
    },
  })
}

/** Another file for a document whose offer was not sent. @throws as `addDocument`. */
export function replaceDocument(
  deps: StoringDeps,
  upload: Upload & { params: DocumentParams },
): Promise<StoredOfferDocument> {
  return storeFile(deps, {
    ...upload,
    endpoint: replaceOfferDocument,
    request: {},
    change: async (writing, { offer, facts, fileKey }) => {
      const before = await getDocument(writing.tx, { offer, params: upload.params })
      const set = { ...facts, fileKey, changedAt: deps.now() }
      await repository.updateDocument(writing.tx, { ...before, set })
      await removeFileOf(writing.tx, { offer, document: before })
      await recordChange(writing, { offer, document: before, action: 'replace' })
      return { ...before, ...set }
    },
  })
}

async function storeFile(
  deps: StoringDeps,
  { by, file, params, endpoint, request, change }: Storing,
): Promise<StoredOfferDocument> {
  const facts = await factsOf(file)
  let stored: DocumentRow | null = null
  try {
    return await applicationCommand(deps.scopes, {
      by,
      userSmartreqId: params.user_smartreq_id,
      policy: endpoint.policy,
      name: `${endpoint.method} ${endpoint.url}`,
      request: { ...params, ...request, name: file.name, sha256: file.sha256 },
      replySchema,
      change: async (writing) => {
        const offer = await lockWritable(writing, params)
        stored = await change(writing, { offer, facts, fileKey: newOfferFileKey(offer) })
        // Last, so that little can fail behind it: in the storage before it counts, which is at the commit.
        await file.staged.commit(stored.fileKey)
        return describeStored(stored)
      },
    })
  } catch (error) {
    if (stored !== null) await removeUnlessStored(deps, stored)
    throw error
  }
}

async function factsOf(file: ReceivedFile): Promise<FileFacts> {
  const { head, name, size, sha256 } = file
  try {
    const mime = OFFER_DOCUMENT_MIMES[await inspectUpload(head)]
    return { fileName: safeFileName(name, mime), mime, size, sha256 }
  } catch (cause) {
    if (!(cause instanceof DocumentProblemError)) throw cause
    const { message, problem } = cause
    throw new AppError('validation_failed', {
      fields: { file: message },
      details: { problem },
      cause,
    })
  }
}

// A connection that broke at the commit leaves open whether it was done.
async function removeUnlessStored(
  { database, storage }: StoringDeps,
  document: DocumentRow,
): Promise<void> {
  const isUsed = await database.inScope({ kind: 'system' }, (tx) =>
    repository.isFileUsed(tx, document),
  )
  if (!isUsed) await storage.remove(document.fileKey)
}
