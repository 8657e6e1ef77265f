// Reasons against a file as a document of an offer: before the upload, and from the server.
import { useLingui } from '@lingui/react/macro'

import { MAX_FILE_BYTES } from '#contract/core/file-rules.ts'
import {
  OFFER_FILE_PROBLEMS,
  type OfferFileProblem,
} from '#contract/offers/offer-document-rules.ts'
import { ApiError } from '#web/api/api-error.ts'

type FileProblem = OfferFileProblem | 'missing'

/** The problem of a chosen file by its name and size; null for none. */
export function fileProblem(file: File | null): FileProblem | null {
  if (file === null) return 'missing'
  return file.size > MAX_FILE_BYTES ? 'file_too_large' : null
}

/** The server's reason for refusing a file; null for another refusal. */
export function refusedProblem(error: Error | null): OfferFileProblem | null {
  if (!(error instanceof ApiError)) return null
  const problem = error.details?.['problem']
  return OFFER_FILE_PROBLEMS.find((one) => one === problem) ?? null
}

export function useFileProblemText(): (problem: FileProblem) => string {
  const { t } = useLingui()
  const texts: Readonly<Record<FileProblem, string>> = {
    missing: t`Choose a file.`,
    file_too_large: t`This file is larger than 10 MB. Choose a smaller one.`,
    wrong_content: t`Choose a PDF or a Word document (.docx).`,
    file_encrypted: t`This file is protected with a password. Remove the password, then choose the file again.`,
    file_has_scripts: t`This PDF contains scripts. Export it without them, then choose the new file.`,
    file_has_macros: t`This Word document contains macros. Save it without them, then choose the new file.`,
    file_unreadable: t`This file is damaged and can’t be read. Choose another one.`,
  }
  return (problem) => texts[problem]
}
