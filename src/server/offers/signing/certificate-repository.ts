// SQL of the certificates that seal documents.
import { and, eq, isNotNull } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { signingCertificate } from '../../db/schema/signing-certificate.ts'

type Row = typeof signingCertificate.$inferSelect
type NewRow = Pick<Row, 'fingerprint' | 'certPem' | 'sealedKey' | 'notAfter'>

/** The one that this installation made and seals with; null before the first. */
export async function findCurrent(tx: Tx): Promise<Row | null> {
  const [row] = await tx.db
    .select()
    .from(signingCertificate)
    .where(and(eq(signingCertificate.state, 'current'), isNotNull(signingCertificate.sealedKey)))
  return row ?? null
}

/** Makes a new certificate the current one; without effect where another process was first. */
export async function replaceCurrent(
  tx: Tx,
  { before, next }: { before: string | null; next: NewRow },
): Promise<void> {
  if (before !== null)
    await tx.db
      .update(signingCertificate)
      .set({ state: 'retired' })
      .where(eq(signingCertificate.fingerprint, before))
  await tx.db
    .insert(signingCertificate)
    .values({ ...next, state: 'current' })
    .onConflictDoNothing()
}

/** Notes a certificate of the operator's file, so that its documents are known also without the file. */
export async function noteCertificate(tx: Tx, row: NewRow): Promise<void> {
  await tx.db
    .insert(signingCertificate)
    .values({ ...row, state: 'current' })
    .onConflictDoNothing()
}

export async function setSealedKey(
  tx: Tx,
  { fingerprint, sealedKey }: { fingerprint: string; sealedKey: string },
): Promise<void> {
  await tx.db
    .update(signingCertificate)
    .set({ sealedKey })
    .where(eq(signingCertificate.fingerprint, fingerprint))
}

export async function listFingerprints(tx: Tx): Promise<string[]> {
  const rows = await tx.db
    .select({ fingerprint: signingCertificate.fingerprint })
    .from(signingCertificate)
  return rows.map(({ fingerprint }) => fingerprint)
}
