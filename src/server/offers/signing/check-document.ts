// Reads documents that others send, on threads of their own and within limits: a file can hold anything.
import { Piscina } from 'piscina'

import { MAX_FILE_BYTES } from '#contract/core/file-rules.ts'

import { DocumentProblemError } from './document-problem.ts'
import type { Inspection } from './inspect-file.ts'
import type { VerifyTask } from './inspecting-thread.ts'
import type { Verification } from './verify-pdf.ts'

const MOST_MS = 20_000
const MOST_WAITING = 50
const LIMITS = {
  filename: new URL('inspecting-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  maxQueue: MOST_WAITING,
  idleTimeout: 20_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
}

const verifying = new Piscina<VerifyTask, Verification>({ ...LIMITS, name: 'verify' })
const inspecting = new Piscina<Uint8Array, Inspection>({ ...LIMITS, name: 'inspect' })

/**
 * Whether a PDF is as it was sealed, and by one of the certificates whose fingerprints are known.
 * @throws DocumentProblemError `file_unreadable` for one that takes too long
 */
export async function verifyPdf(
  bytes: Uint8Array,
  { knownCertificates }: { knownCertificates: readonly string[] },
): Promise<Verification> {
  const sent = bytes.subarray(0, MAX_FILE_BYTES + 1)
  return await orUnreadable(
    verifying.run({ bytes: sent, knownCertificates }, { signal: AbortSignal.timeout(MOST_MS) }),
  )
}

/**
 * The format of an uploaded document.
 * @throws DocumentProblemError for one that is refused: encrypted, with scripts or macros, too large, or of another kind
 */
export async function inspectUpload(bytes: Uint8Array): Promise<'pdf' | 'docx'> {
  const sent = bytes.subarray(0, MAX_FILE_BYTES + 1)
  const found = await orUnreadable(inspecting.run(sent, { signal: AbortSignal.timeout(MOST_MS) }))
  if ('format' in found) return found.format
  throw new DocumentProblemError(found.problem, { cause: found.cause })
}

async function orUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new DocumentProblemError('file_unreadable', { cause: error })
  }
}
