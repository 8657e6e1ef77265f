// What a worker thread does with files of others. One export for each pool of `check-document.ts`.
import { inspectFile, type Inspection } from './inspect-file.ts'
import { verifyDocument, type Verification } from './verify-pdf.ts'

export type VerifyTask = {
  readonly bytes: Uint8Array
  readonly knownCertificates: readonly string[]
}

export function verify({ bytes, ...known }: VerifyTask): Promise<Verification> {
  return verifyDocument(bytes, known)
}

export function inspect(bytes: Uint8Array): Promise<Inspection> {
  return inspectFile(bytes)
}
