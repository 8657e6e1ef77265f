// Whether a PDF is as it was sealed. Reads the signature alone: a file of another origin is never parsed as a PDF.
import { createHash } from 'node:crypto'

import { PDF } from '@libpdf/core'

import { MAX_FILE_BYTES } from '#contract/core/file-rules.ts'

import { EVIDENCE_NAME, evidenceSchema, type Evidence } from './evidence.ts'
import { readCms } from './read-cms.ts'
import { isPdf, sealsIn, type Seal } from './seals-in.ts'

/** What keeps a file from being read, or how it differs from what was sealed. */
export const PDF_CHANGES = ['bytes_changed', 'bytes_added', 'signature_invalid'] as const
export type PdfChange = (typeof PDF_CHANGES)[number]

export type Verification = {
  readonly problem: 'not_a_pdf' | 'too_large' | 'encrypted' | null
  readonly isSigned: boolean
  /** Whether the whole file is as it was signed. */
  readonly isIntact: boolean
  /** Whether a known certificate signed it. True also for a changed file that began as ours. */
  readonly isOurs: boolean
  readonly changes: PdfChange | null
  /** From the record inside, of an intact file of ours; else null. */
  readonly evidence: Evidence | null
  /** ISO 8601; the signer's claim. */
  readonly sealedAt: string | null
  readonly title: string | null
  /** The name in the certificate that signed. */
  readonly signedBy: string | null
  readonly fingerprint: string | null
}

const NOTHING: Verification = {
  problem: null,
  isSigned: false,
  isIntact: false,
  isOurs: false,
  changes: null,
  evidence: null,
  sealedAt: null,
  title: null,
  signedBy: null,
  fingerprint: null,
}

type Known = { readonly knownCertificates: readonly string[] }

/** Verifies a PDF against the fingerprints of our certificates. For worker threads; never throws for what is in the file. */
export async function verifyDocument(
  bytes: Uint8Array,
  { knownCertificates }: Known,
): Promise<Verification> {
  if (bytes.length > MAX_FILE_BYTES) return { ...NOTHING, problem: 'too_large' }
  if (!isPdf(bytes)) return { ...NOTHING, problem: 'not_a_pdf' }
  const found = sealsIn(bytes).map((seal) => checkSeal(bytes, { seal, knownCertificates }))
  const best =
    found.find(({ isIntact, isOurs }) => isIntact && isOurs) ??
    found.find(({ isOurs }) => isOurs) ??
    found.at(-1)
  if (best === undefined) return { ...NOTHING, problem: isEncrypted(bytes) ? 'encrypted' : null }
  if (!best.isIntact || !best.isOurs) return best
  const evidence = await evidenceIn(bytes)
  return {
    ...best,
    evidence,
    title: evidence?.title ?? null,
    sealedAt: evidence?.sealedAt ?? best.sealedAt,
  }
}

function checkSeal(
  bytes: Uint8Array,
  { seal, knownCertificates }: { seal: Seal } & Known,
): Verification {
  const base = { ...NOTHING, isSigned: true, sealedAt: seal.claimedTime }
  const cms = readCms(seal.contents)
  if (cms === null) return { ...base, changes: 'signature_invalid' }
  const signer = { signedBy: cms.signedBy, fingerprint: cms.fingerprint }
  if (!cms.isSignatureValid) return { ...base, ...signer, changes: 'signature_invalid' }
  const isOurs = knownCertificates.includes(cms.fingerprint)
  const hash = createHash(cms.hash)
  for (const { start, end } of seal.signed) hash.update(bytes.subarray(start, end))
  if (!hash.digest().equals(cms.digest))
    return { ...base, ...signer, isOurs, changes: 'bytes_changed' }
  if (!seal.isWhole) return { ...base, ...signer, isOurs, changes: 'bytes_added' }
  return { ...base, ...signer, isOurs, isIntact: true }
}

async function evidenceIn(bytes: Uint8Array): Promise<Evidence | null> {
  const data = (await PDF.load(bytes)).getAttachment(EVIDENCE_NAME)
  return data === null ? null : evidenceSchema.parse(JSON.parse(Buffer.from(data).toString()))
}

function isEncrypted(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('/Encrypt')
}
