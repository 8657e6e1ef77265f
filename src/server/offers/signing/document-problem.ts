// Why a document could not be made, sealed or accepted: a closed list, so that screens can say it in their language.

export const DOCUMENT_PROBLEMS = [
  'missing_letters',
  'signature_too_long',
  'signature_empty',
  'certificate_unreadable',
  'certificate_expired',
  'seal_failed',
  'file_too_large',
  'wrong_content',
  'file_encrypted',
  'file_has_scripts',
  'file_has_macros',
  'file_unreadable',
] as const
export type DocumentProblem = (typeof DOCUMENT_PROBLEMS)[number]

const REASONS: Record<DocumentProblem, string> = {
  missing_letters: 'The document’s font lacks some of these letters',
  signature_too_long: 'The drawn signature has too many points',
  signature_empty: 'The signature is empty',
  certificate_unreadable: 'The signing certificate can’t be opened with this password',
  certificate_expired: 'The signing certificate has expired',
  seal_failed: 'A trial document could not be sealed',
  file_too_large: 'The file is larger than 10 MB',
  wrong_content: 'The file is neither a PDF nor a Word document (.docx)',
  file_encrypted: 'The file is protected with a password',
  file_has_scripts: 'The PDF contains scripts or starts programs',
  file_has_macros: 'The Word document contains macros',
  file_unreadable: 'The file is damaged and can’t be read',
}

/** Why a document could not be made, sealed or accepted. `detail` names what it is about, such as the letters. */
export class DocumentProblemError extends Error {
  override name = 'DocumentProblemError'
  readonly problem: DocumentProblem
  readonly detail: string

  constructor(problem: DocumentProblem, { detail = '', cause }: Options = {}) {
    super(detail === '' ? `${REASONS[problem]}.` : `${REASONS[problem]}: ${detail}`, { cause })
    this.problem = problem
    this.detail = detail
  }
}

type Options = { readonly detail?: string; readonly cause?: unknown }
