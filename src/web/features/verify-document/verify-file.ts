// Verifies a file from this device: what can be said without the server is said at once.
import { MAX_FILE_BYTES } from '#contract/core/file-rules.ts'
import type { DocumentVerification } from '#contract/offers/verify-document.ts'
import { verifyDocument } from '#web/api/verify-document.ts'

import type { FileProblem } from '../shell/files/check-file.ts'

const EMPTY: DocumentVerification = {
  result: 'not_a_pdf',
  title: null,
  company: null,
  sealed_at: null,
  signers: [],
}

/** The verification, or why the file is not sent. @throws ApiError */
export async function verifyFile(file: File): Promise<DocumentVerification | FileProblem> {
  if (file.size > MAX_FILE_BYTES) return 'too-large'
  if (file.size === 0) return EMPTY
  const start = await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => null)
  // Moved or deleted after it was chosen: sending it would look like a lost connection.
  return start === null ? 'unreadable' : verifyDocument(file)
}
