// Documents of an application: who sees them, and who changes, deletes and puts them back. Knows no HTTP.
import * as contract from '#contract/applicant-documents/applicant-documents.ts'
import type { ApplicantDocument } from '#contract/applicant-documents/applicant-documents.ts'

import { managesJob } from '../access/job-access.ts'
import { seesPrivateData, type JobAccess } from '../access/staff-access.ts'
import { assertBegunFrom } from '../access/staff-command.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import type { Tx } from '../db/database.ts'
import { undoUntil } from '../decisions/undo.ts'
import { AppError } from '../http/app-error.ts'
import { assertRoomForDocument } from './add-document.ts'
import { describeStored, recordDocument } from './describe-document.ts'
import * as repository from './document-repository.ts'
import type { DocumentRow } from './document-repository.ts'

type Params = { readonly user_smartreq_id: number; readonly document_id: string }
type One = { readonly tx: Tx; readonly access: JobAccess; readonly params: Params }

type Deps = { readonly now: () => Date }

export function serveDocuments(endpoints: StaffEndpoints, deps: Deps): void {
  serveReading(endpoints)
  serveChanging(endpoints, deps)
  serveDeletion(endpoints, deps)
}

function serveReading({ query }: StaffEndpoints): void {
  query(contract.listDocuments, async ({ tx, access, params, query: { page, page_size } }) => {
    const { accountId } = access
    const key = { accountId, userSmartreqId: params.user_smartreq_id }
    const { rows, total } = await repository.listDocuments(tx, { ...key, page, page_size })
    const isManager = await manages(tx, access)
    return {
      rows: rows.map(({ addedByName, ...row }) => ({
        ...describe(row),
        added_by: { user_id: row.addedBy, full_name: addedByName },
        can_change: isManager || row.addedBy === access.userId,
      })),
      total,
    }
  })

  query(contract.getDocumentText, async (reading) => {
    const text = await repository.findText(reading.tx, await getDocument(reading))
    return { text_state: text?.textState ?? 'unreadable', text: text?.fileText ?? '' }
  })
}

function serveChanging({ command }: StaffEndpoints, { now }: Deps): void {
  command(contract.saveDocument, async (changing) => {
    const before = await getChangeable(changing)
    const { title, description, isPrivate } = before
    assertBegunFrom(changing, { title, description, is_private: isPrivate })
    const { body, tx, access } = changing
    if (body.is_private === true && !seesPrivateData(access)) throw new AppError('forbidden')
    const change = {
      title: body.title ?? title,
      description: body.description ?? description,
      isPrivate: body.is_private ?? isPrivate,
      changedAt: now(),
    }
    await repository.updateDocument(tx, { ...before, change })
    const after = { ...before, ...change }
    await recordDocument(changing, { action: 'edit_document', document: after })
    return describeStored(after)
  })
}

function serveDeletion({ command }: StaffEndpoints, { now }: Deps): void {
  command(contract.deleteDocument, async (changing) => {
    const document = await getChangeable(changing)
    const deletedAt = now()
    await repository.updateDocument(changing.tx, { ...document, change: { deletedAt } })
    await recordDocument(changing, { action: 'delete_document', document })
    return { document_id: document.documentId, undo_until: undoUntil(deletedAt).toISOString() }
  })

  command(contract.restoreDocument, async (changing) => {
    const document = await getOwnOrManaged(changing)
    const { deletedAt } = document
    if (deletedAt === null) return describeStored(document)
    if (undoUntil(deletedAt) < now()) throw new AppError('undo_expired')
    await assertRoomForDocument(changing.tx, document)
    await repository.updateDocument(changing.tx, { ...document, change: { deletedAt: null } })
    await recordDocument(changing, { action: 'restore_document', document })
    return describeStored(document)
  })
}

/** A document that the caller may see. @throws AppError `not_found`, also for one that was deleted. */
export async function getDocument(reading: One): Promise<DocumentRow> {
  const document = await findDocument(reading, { lock: false })
  if (document === null || document.deletedAt !== null) throw new AppError('not_found')
  return document
}

function findDocument({ tx, access, params }: One, { lock }: { lock: boolean }) {
  const { user_smartreq_id: userSmartreqId, document_id: documentId } = params
  const { accountId } = access
  return repository.findDocument(tx, { accountId, userSmartreqId, documentId, lock })
}

/** @throws AppError `not_found`, `forbidden`. */
async function getChangeable(changing: One): Promise<DocumentRow> {
  const document = await getOwnOrManaged(changing)
  if (document.deletedAt !== null) throw new AppError('not_found')
  return document
}

/** Also one that was deleted. @throws AppError `not_found`, `forbidden` to those who neither added it nor manage the job. */
async function getOwnOrManaged(changing: One): Promise<DocumentRow> {
  const document = await findDocument(changing, { lock: true })
  if (document === null) throw new AppError('not_found')
  const { tx, access } = changing
  if (document.addedBy !== access.userId && !(await manages(tx, access)))
    throw new AppError('forbidden')
  return document
}

function manages(tx: Tx, access: JobAccess): Promise<boolean> {
  return managesJob(tx, { access, jobId: access.jobId, jobTypeId: access.jobTypeId })
}

function describe(row: DocumentRow): Omit<ApplicantDocument, 'added_by' | 'can_change'> {
  return {
    ...describeStored(row),
    title: row.title,
    description: row.description,
    file_name: row.fileName,
    mime: row.mime,
    size: row.size,
    text_state: row.textState,
  }
}
