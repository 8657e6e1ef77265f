// Sends the file of a document that goes with an offer.
import { api, forUpload, unwrap } from './client.ts'

const DOCUMENTS = '/smartreq/v1/user-smartreq/{user_smartreq_id}/offers/{user_offer_id}/documents/'

export type StoringOfferDocument = {
  readonly path: { readonly user_smartreq_id: number; readonly user_offer_id: number }
  /** The document whose file is replaced; null for a new one. */
  readonly replaces: number | null
  /** Of a new one; empty for the name of the file. */
  readonly title: string
  readonly file: File
  /** Tells one file from another, for the key of the command: a file itself is not compared. */
  readonly fileIs: readonly [name: string, size: number, changedAt: number]
}

/** Adds a document, or replaces its file; once for its key. */
export async function storeOfferDocument(
  { path, replaces, title, file }: StoringOfferDocument,
  header: { readonly 'Idempotency-Key': string },
): Promise<void> {
  const form = new FormData()
  if (replaces === null) form.set('title', title)
  form.set('file', file)
  const sent = { bodySerializer: () => form, ...forUpload }
  if (replaces === null)
    await unwrap(
      api.POST(DOCUMENTS, { params: { path, header }, body: { title, file: file.name }, ...sent }),
    )
  else
    await unwrap(
      api.PUT(`${DOCUMENTS}{user_offer_document_id}/file/`, {
        params: { path: { ...path, user_offer_document_id: replaces }, header },
        body: { file: file.name },
        ...sent,
      }),
    )
}
