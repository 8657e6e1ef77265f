// Example replies of `../applicant-documents/applicant-documents.ts`.
import {
  addDocument,
  type ApplicantDocument,
  deleteDocument,
  getDocumentText,
  listDocuments,
  restoreDocument,
  saveDocument,
  type StoredDocument,
} from '../applicant-documents/applicant-documents.ts'
import { example } from './example.ts'

export const storedDocument: StoredDocument = {
  document_id: '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e70',
  user_smartreq_id: 901,
  is_private: false,
  added_at: '2026-11-14T09:00:00.000Z',
  changed_at: null,
}

export const applicantDocument: ApplicantDocument = {
  ...storedDocument,
  title: 'Forklift certificate',
  description: 'Valid until March 2028',
  file_name: 'certificate.pdf',
  mime: 'application/pdf',
  size: 182_400,
  added_by: { user_id: 12, full_name: 'Maya Torres' },
  can_change: true,
  text_state: 'ready',
}

export const applicantDocumentExamples = [
  example(listDocuments, {
    data: [applicantDocument],
    meta: { page: 1, page_size: 50, total: 1 },
  }),
  example(addDocument, { data: storedDocument }),
  example(saveDocument, { data: { ...storedDocument, changed_at: '2026-11-14T10:00:00.000Z' } }),
  example(deleteDocument, {
    data: { document_id: storedDocument.document_id, undo_until: '2026-11-14T10:10:00.000Z' },
  }),
  example(restoreDocument, { data: storedDocument }),
  example(getDocumentText, { data: { text_state: 'ready', text: 'Certificate of competence' } }),
]
