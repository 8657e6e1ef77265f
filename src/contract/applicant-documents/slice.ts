import { applicantDocumentExamples } from '../examples/applicant-documents.ts'
import type { Slice } from '../slice.ts'
import * as applicantDocuments from './applicant-documents.ts'

export const applicantDocumentsSlice: Slice = {
  name: 'applicant-documents',
  modules: [applicantDocuments],
  examples: [applicantDocumentExamples],
}
