// The limits and formats of an applicant's documents: without zod, so that the form reads them as well.
import { FILE_FORMATS, FILE_MIMES } from '../core/file-rules.ts'

/** The formats of the specification: those of resumes, and CSV. */
export const DOCUMENT_FORMATS = [...FILE_FORMATS, 'csv'] as const
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number]

export const DOCUMENT_MIMES = {
  ...FILE_MIMES,
  csv: 'text/csv',
} as const satisfies Record<DocumentFormat, string>

export const DOCUMENT_TYPES = Object.values(DOCUMENT_MIMES)
export type DocumentType = (typeof DOCUMENT_MIMES)[DocumentFormat]

export const DOCUMENT_LIMITS = {
  title: 120,
  description: 1000,
  /** Of one application, without those that were deleted. One page of the list holds them all. */
  perApplication: 50,
} as const

/** How often one member of staff may ask for the bytes to be taken in. */
export const DOCUMENT_UPLOADS = { max: 60, windowSeconds: 60 } as const
