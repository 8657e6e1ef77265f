// Example replies of `../offers/offer-documents.ts`.
import type { AttachedDocument } from '../offers/attached-document.ts'
import { OFFER_DOCUMENT_MIMES } from '../offers/offer-document-rules.ts'
import {
  addOfferDocument,
  deleteOfferDocument,
  listOfferDocuments,
  type OfferDocument,
  renameOfferDocument,
  replaceOfferDocument,
} from '../offers/offer-documents.ts'
import { example } from './example.ts'

export const attachedDocument: AttachedDocument = {
  user_offer_document_id: 31,
  title: 'Benefits overview',
  file_name: 'benefits-2026.pdf',
  mime: OFFER_DOCUMENT_MIMES.pdf,
  size: 182_400,
}

const stored = {
  user_offer_document_id: 31,
  user_offer_id: 21,
  version: 1,
  added_at: '2026-03-04T14:50:00.000Z',
  changed_at: null,
}

export const offerDocument: OfferDocument = {
  ...attachedDocument,
  ...stored,
  sha256: 'b'.repeat(64),
}

export const offerDocumentExamples = [
  example(listOfferDocuments, {
    data: [offerDocument],
    meta: { page: 1, page_size: 25, total: 1 },
  }),
  example(addOfferDocument, { data: stored }),
  example(replaceOfferDocument, { data: { ...stored, changed_at: '2026-03-04T15:00:00.000Z' } }),
  example(renameOfferDocument, { data: { ...stored, changed_at: '2026-03-04T15:00:00.000Z' } }),
  example(deleteOfferDocument, {
    data: { user_offer_document_id: 31, message: 'Document deleted successfully' },
  }),
]
