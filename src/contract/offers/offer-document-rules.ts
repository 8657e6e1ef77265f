// The limits of the documents that go with an offer, and why one is refused. Without zod, so that forms read them as well.
import { FILE_MIMES } from '../core/file-rules.ts'

export const OFFER_DOCUMENT_LIMITS = {
  title: 120,
  /** Of one version of an offer, beside its letter. One page of the list holds them all. */
  perVersion: 10,
} as const

/** A PDF or a Word document, told by its content. */
export const OFFER_DOCUMENT_MIMES = { pdf: FILE_MIMES.pdf, docx: FILE_MIMES.docx } as const
export const OFFER_DOCUMENT_TYPES = [OFFER_DOCUMENT_MIMES.pdf, OFFER_DOCUMENT_MIMES.docx] as const
export type OfferDocumentType = (typeof OFFER_DOCUMENT_TYPES)[number]

/** Why a file is refused: the reply names it as `problem` in its details. */
export const OFFER_FILE_PROBLEMS = [
  'file_too_large',
  'wrong_content',
  'file_encrypted',
  'file_has_scripts',
  'file_has_macros',
  'file_unreadable',
] as const
export type OfferFileProblem = (typeof OFFER_FILE_PROBLEMS)[number]
