// Example requests of the verification of documents.
import type { SliceExamples } from '../slice-examples.ts'

export const verifyDocumentExamples: SliceExamples = { bodies: { verifyDocument: pdfForm } }

function pdfForm(): FormData {
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7 and no signature'], 'Offer.pdf'))
  return form
}
