// The documents of an offer as its signers and the candidate are shown them.
import type { FastifyReply } from 'fastify'

import type { AttachedDocument } from '#contract/offers/attached-document.ts'

import { attachmentNamed } from '../../assessments/media/file-name.ts'
import { AppError } from '../../http/app-error.ts'
import type { Storage } from '../../storage/storage.ts'
import type { DocumentRow } from './document-repository.ts'

export type DocumentFile = Pick<DocumentRow, 'fileKey' | 'fileName' | 'mime'>

export function describeAttached(row: DocumentRow): AttachedDocument {
  const { userOfferDocumentId, title, fileName, mime, size } = row
  return {
    user_offer_document_id: userOfferDocumentId,
    title,
    file_name: fileName,
    mime,
    size,
  }
}

/** The reply that downloads a document: never shown as a page of the app's origin. @throws AppError `not_found`. */
export async function sendDocument(
  reply: FastifyReply,
  { storage, file }: { storage: Pick<Storage, 'size' | 'read'>; file: DocumentFile },
): Promise<FastifyReply> {
  const { fileKey, fileName, mime } = file
  // A file that was lost is refused in words, and not broken off in the middle of a reply.
  if ((await storage.size(fileKey)) === null) throw new AppError('not_found')
  return reply
    .header('Content-Type', mime)
    .header('Content-Disposition', attachmentNamed(fileName))
    .header('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cache-Control', 'private, no-store')
    .send(storage.read(fileKey))
}
