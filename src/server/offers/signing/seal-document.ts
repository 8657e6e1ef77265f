// Seals a letter: signatures into their blocks, the certificate page, the record, and a PAdES signature over all of it.
// For worker threads. Starts from the frozen bytes each time, so that it may run twice.
import { createHash } from 'node:crypto'

import { HttpTimestampAuthority, PDF, type TimestampAuthority } from '@libpdf/core'

import { layOutCertificatePage } from './certificate-page.ts'
import { signerOf } from './document-signer.ts'
import type { SealInput } from './document-types.ts'
import { drawSignatures } from './draw-signatures.ts'
import { EVIDENCE_NAME, evidenceOf } from './evidence.ts'
import { shownText } from './fonts.ts'

const TIMESTAMP_MS = 15_000

/** The sealed PDF. @throws Error of the libraries for a broken PDF or key, or where the timestamp authority fails. */
export async function sealDocument(input: SealInput): Promise<Uint8Array> {
  const { pdf: frozen, title, company, language, now } = input
  const documentHash = createHash('sha256').update(frozen).digest('hex')
  const pdf = await PDF.load(frozen)
  drawSignatures(pdf, input)
  await addCertificatePage(pdf, { ...input, documentHash })
  const evidence = JSON.stringify(evidenceOf(input, documentHash), null, 2)
  pdf.addAttachment(EVIDENCE_NAME, Buffer.from(evidence), {
    mimeType: 'application/json',
    createdAt: now,
    modifiedAt: now,
  })
  pdf.setTitle(shownText(title), { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  pdf.setModificationDate(now)
  const whole = await PDF.load(await pdf.save({ subsetFonts: true }))
  return signWith(whole, { ...input, reason: shownText(company) })
}

async function addCertificatePage(
  pdf: PDF,
  input: SealInput & { documentHash: string },
): Promise<void> {
  const { width = 595, height = 842 } = pdf.getPage(0) ?? {}
  const pageSize = { width, height }
  const source = await PDF.load(await layOutCertificatePage({ ...input, pageSize }))
  await pdf.copyPagesFrom(
    source,
    source.getPages().map(({ index }) => index),
  )
}

async function signWith(
  pdf: PDF,
  { certificate, now, tsaUrl, reason }: SealInput & { reason: string },
): Promise<Uint8Array> {
  const authority: TimestampAuthority | undefined =
    tsaUrl === undefined ? undefined : new HttpTimestampAuthority(tsaUrl, { timeout: TIMESTAMP_MS })
  const { bytes } = await pdf.sign({
    signer: await signerOf(certificate),
    reason,
    signingTime: now,
    fieldName: 'Seal',
    subFilter: 'ETSI.CAdES.detached',
    ...(authority === undefined
      ? { level: 'B-B' }
      : { level: 'B-T', timestampAuthority: authority }),
  })
  return bytes
}
