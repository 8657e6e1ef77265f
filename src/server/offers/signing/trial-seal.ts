// Seals a document of one line and verifies it: before anything is sent, not when everyone has signed.
import { verifyPdf } from './check-document.ts'
import { letterToPdf, sealPdf } from './document-engine.ts'
import { DocumentProblemError } from './document-problem.ts'
import type { Certificate } from './document-types.ts'

const PROBE = {
  title: 'Trial',
  language: 'en',
  pageSize: 'A4',
  header: '',
  html: '<p>A trial of the signing certificate.</p>',
  footer: '',
} as const

/**
 * Proves that documents can be sealed with this certificate now.
 * @throws DocumentProblemError `certificate_expired`, or `seal_failed` with the reason
 */
export async function trialSeal(
  certificate: Certificate,
  { now, tsaUrl }: { now: Date; tsaUrl?: string },
): Promise<void> {
  if (certificate.notAfter <= now) throw new DocumentProblemError('certificate_expired')
  const sealed = await sealProbe(certificate, { now, tsaUrl })
  const { isIntact, isOurs, changes } = await verifyPdf(sealed, {
    knownCertificates: [certificate.fingerprint],
  })
  if (!isIntact || !isOurs)
    throw new DocumentProblemError('seal_failed', { detail: changes ?? 'another certificate' })
}

async function sealProbe(
  certificate: Certificate,
  { now, tsaUrl }: { now: Date; tsaUrl?: string },
): Promise<Uint8Array> {
  try {
    return await sealPdf({
      ...(await letterToPdf(PROBE)),
      signatures: [],
      events: [],
      documents: [],
      certificate,
      title: PROBE.title,
      company: PROBE.title,
      language: PROBE.language,
      verifyUrl: 'https://example.com/verify-document',
      now,
      ...(tsaUrl === undefined ? {} : { tsaUrl }),
    })
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'unknown'
    throw new DocumentProblemError('seal_failed', { detail, cause: error })
  }
}
