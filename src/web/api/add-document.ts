// Sends a document that staff keep with an application.
import type { ApplicantDocument } from '#contract/applicant-documents/applicant-documents.ts'

import { api, forUpload, unwrap } from './client.ts'

/** What a form says of a document, and what is compared before another user's change is written over. */
export type DocumentFields = Pick<ApplicantDocument, 'title' | 'description' | 'is_private'>

export type AddingDocument = {
  readonly userSmartreqId: number
  readonly fields: DocumentFields
  readonly file: File
  /** Tells one file from another, for the key of the command: a file itself is not compared. */
  readonly fileIs: readonly [name: string, size: number, changedAt: number]
}

export function toAdding(given: Omit<AddingDocument, 'fileIs'>): AddingDocument {
  const { name, size, lastModified } = given.file
  return { ...given, fileIs: [name, size, lastModified] }
}

/** Adds a document; once for its key. */
export async function addDocument(
  adding: AddingDocument,
  header: { readonly 'Idempotency-Key': string },
) {
  const { userSmartreqId, fields, file } = adding
  const { title, description } = fields
  const is_private = fields.is_private ? 'true' : 'false'
  const form = new FormData()
  for (const [name, value] of Object.entries({ title, description, is_private }))
    form.set(name, value)
  form.set('file', file)
  const call = api.POST('/smartreq/v1/user-smartreq/{user_smartreq_id}/documents/', {
    params: { path: { user_smartreq_id: userSmartreqId }, header },
    body: { title, description, is_private, file: file.name },
    bodySerializer: () => form,
    ...forUpload,
  })
  return (await unwrap(call)).data
}
