// Why a chosen file is no document, said before any byte of it is sent.
import { useLingui } from '@lingui/react/macro'

import { documentFormatOf } from '#contract/applicant-documents/document-format.ts'
import { misnamedAs, type Misnamed } from '#contract/core/file-format.ts'
import { MAX_FILE_BYTES } from '#contract/core/file-rules.ts'

export type DocumentProblem = Misnamed | 'missing' | 'size' | 'format' | 'unreadable'

/** What the server would refuse; null for a file that it takes. */
export async function documentProblem(file: File | null): Promise<DocumentProblem | null> {
  if (file === null) return 'missing'
  if (file.size > MAX_FILE_BYTES) return 'size'
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (documentFormatOf(bytes, file.name) !== null) return null
    return misnamedAs(bytes, file.name) ?? 'format'
  } catch {
    // It was moved or deleted since it was chosen.
    return 'unreadable'
  }
}

export function useDocumentProblemWords(): Readonly<Record<DocumentProblem, string>> {
  const { t } = useLingui()
  return {
    missing: t`Choose a file.`,
    size: t`This file is larger than 10 MB. Choose a smaller one.`,
    format: t`Choose a PDF, Word, text or CSV file without macros.`,
    'not-pdf': t`This file is not what its name says: it holds something other than a PDF.`,
    'not-word': t`This file is not what its name says: it holds something other than a Word document.`,
    unreadable: t`This file could not be read. Choose it again.`,
  }
}
