// Adds a document: its bytes to the storage and its row to the database, both or none. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import {
  DOCUMENT_LIMITS,
  DOCUMENT_MIMES,
  type DocumentType,
} from '#contract/applicant-documents/applicant-documents-rules.ts'
import {
  addDocument as endpoint,
  type StoredDocument,
} from '#contract/applicant-documents/applicant-documents.ts'
import { documentFormatOf } from '#contract/applicant-documents/document-format.ts'

import { seesPrivateData, type JobAccess, type StaffScopes } from '../access/staff-access.ts'
import { applicationCommand, type By, type Changing } from '../access/staff-command.ts'
import { safeFileName, stemOf } from '../assessments/media/file-name.ts'
import type { ReceivedFile } from '../careers/company-media/receive-form.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Storage } from '../storage/storage.ts'
import { describeStored, recordDocument } from './describe-document.ts'
import { documentKey } from './document-key.ts'
import * as repository from './document-repository.ts'

type Deps = {
  readonly database: Database
  readonly scopes: StaffScopes
  readonly storage: Pick<Storage, 'remove'>
  readonly jobs: Jobs
  readonly now: () => Date
}
type Adding = {
  readonly userSmartreqId: number
  readonly fields: z.output<typeof endpoint.form>
  readonly file: ReceivedFile
}
type NewDocument = Adding & { readonly documentId: string; readonly mime: DocumentType }

const { policy } = endpoint
const replySchema = endpoint.responses[201].shape.data

/** Asked before any byte is taken in. @throws AppError `not_found`, `forbidden`. */
export function assertMayAddDocument(
  scopes: StaffScopes,
  given: { caller: Caller; userSmartreqId: number },
): Promise<void> {
  return scopes.atApplication({ ...given, policy }, () => Promise.resolve())
}

/**
 * Stores a file that arrived as a document; a request that is repeated under its key adds nothing.
 * @throws AppError `validation_failed` for a file of another type, `forbidden` for a private one by a user who would not
 * see it, `documents_full`, `application_merged`.
 */
export async function addDocument(deps: Deps, { by, ...adding }: Adding & { by: By }) {
  const { userSmartreqId, fields, file } = adding
  const document = { ...adding, documentId: randomUUID(), mime: typeOf(file) }
  let stored: repository.DocumentKey | null = null
  try {
    const reply = await applicationCommand(deps.scopes, {
      by,
      userSmartreqId,
      policy,
      name: 'add-document',
      request: { userSmartreqId, ...fields, name: file.name, sha256: file.sha256 },
      replySchema,
      change: async (changing) => {
        const added = await insert(changing, { ...document, deps })
        stored = { accountId: changing.access.accountId, documentId: document.documentId }
        // Last, so that little can fail behind it: in the storage before it counts, which is at the commit.
        await file.staged.commit(documentKey(stored))
        return added
      },
    })
    deps.jobs.wake('read-document')
    return reply
  } catch (error) {
    if (stored !== null) await removeUnlessStored(deps, stored)
    throw error
  }
}

/** Locks the application, so that two documents of the same moment are counted. @throws AppError `documents_full`, `not_found`. */
export async function assertRoomForDocument(
  tx: Tx,
  application: { accountId: number; userSmartreqId: number },
): Promise<void> {
  if (!(await repository.lockApplication(tx, application))) throw new AppError('not_found')
  const count = await repository.countDocuments(tx, application)
  if (count >= DOCUMENT_LIMITS.perApplication) throw new AppError('documents_full')
}

async function insert(
  changing: Changing<JobAccess>,
  { deps, documentId, userSmartreqId, mime, fields, file }: NewDocument & { deps: Deps },
): Promise<StoredDocument> {
  const { tx, access } = changing
  const { accountId, userId: addedBy } = access
  const isPrivate = fields.is_private === 'true'
  if (isPrivate && !seesPrivateData(access)) throw new AppError('forbidden')
  await assertRoomForDocument(tx, { accountId, userSmartreqId })
  const fileName = safeFileName(file.name, mime)
  const title = fields.title === '' ? stemOf(fileName) : fields.title
  const facts = { documentId, userSmartreqId, isPrivate, addedAt: deps.now(), changedAt: null }
  await repository.insertDocument(tx, {
    ...facts,
    accountId,
    addedBy,
    title,
    description: fields.description,
    fileName,
    mime,
    size: file.size,
  })
  await recordDocument(changing, { action: 'add_document', document: facts })
  await deps.jobs.send(tx, 'read-document', { accountId, documentId })
  return describeStored(facts)
}

function typeOf({ head, name }: ReceivedFile): DocumentType {
  const format = documentFormatOf(head, name)
  if (format !== null) return DOCUMENT_MIMES[format]
  const fields = { file: 'Choose a PDF, Word, text or CSV file without macros.' }
  throw new AppError('validation_failed', { fields })
}

// A connection that broke at the commit leaves open whether it was done.
async function removeUnlessStored(
  { database, storage }: Deps,
  key: repository.DocumentKey,
): Promise<void> {
  const isStored = await database.inScope({ kind: 'system' }, (tx) => repository.isStored(tx, key))
  if (!isStored) await storage.remove(documentKey(key))
}
