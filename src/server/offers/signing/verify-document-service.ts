// What anyone is told of a document: the record inside is shown only where the seal proves it.
import type { DocumentResult, DocumentVerification } from '#contract/offers/verify-document.ts'

import type { Database } from '../../db/database.ts'
import { knownCertificates } from './certificate-service.ts'
import { verifyPdf } from './check-document.ts'
import type { Verification } from './verify-pdf.ts'

export async function verifySealed(
  database: Database,
  bytes: Uint8Array,
): Promise<DocumentVerification> {
  const found = await verifyPdf(bytes, { knownCertificates: await knownCertificates(database) })
  const { evidence } = found
  return {
    result: resultOf(found),
    title: evidence?.title ?? null,
    company: evidence?.company ?? null,
    sealed_at: evidence?.sealedAt ?? null,
    signers:
      evidence?.signers.map(({ name, role, signedAt }) => ({ name, role, signed_at: signedAt })) ??
      [],
  }
}

function resultOf({ problem, isSigned, isOurs, isIntact, changes }: Verification): DocumentResult {
  if (problem === 'encrypted') return 'encrypted'
  if (problem !== null) return 'not_a_pdf'
  if (!isSigned) return 'not_sealed'
  if (isOurs && isIntact) return 'unchanged'
  if (changes === 'bytes_added' && isOurs) return 'changed_after'
  return isOurs || changes === 'signature_invalid' ? 'changed' : 'sealed_by_others'
}
