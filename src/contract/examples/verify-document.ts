// Example replies of `../offers/verify-document.ts`.
import { verifyDocument } from '../offers/verify-document.ts'
import { example } from './example.ts'

export const verifyDocumentExamples = [
  example(verifyDocument, {
    data: {
      result: 'unchanged',
      title: 'Offer of employment',
      company: 'Harbor & Pine',
      sealed_at: '2026-12-01T10:05:00.000Z',
      signers: [
        { name: 'Ines Prado', role: 'Candidate', signed_at: '2026-12-01T10:00:00.000Z' },
        { name: 'Grace Lindqvist', role: 'HR director', signed_at: '2026-12-01T10:04:00.000Z' },
      ],
    },
  }),
]
