// SQL of the certificates that seal documents.
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { signingCertificate } from '../../db/schema/signing-certificate.ts'

type Row = typeof signingCertificate.$inferSelect
type NewRow = Pick<Row, 'fingerprint' | 'certPem' | 'sealedKey' | 'notAfter'>

/** The certificates of this installation: the current one and its prepared successor; null for none. */
export async function findOwn(tx: Tx): Promise<{ current: Row | null; next: Row | null }> {
  const rows = await tx.db
    .select()
    .from(signingCertificate)
    .where(
      and(
        inArray(signingCertificate.state, ['current', 'next']),
        isNotNull(signingCertificate.sealedKey),
      ),
    )
  return {
    current: rows.find(({ state }) => state === 'current') ?? null,
    next: rows.find(({ state }) => state === 'next') ?? null,
  }
}

/** Stores the first certificate; without effect where another process was first. */
export async function insertCurrent(tx: Tx, first: NewRow): Promise<void> {
  await tx.db
    .insert(signingCertificate)
    .values({ ...first, state: 'current' })
    .onConflictDoNothing()
}

/** Stores the certificate that follows the current one; without effect where that gave way, or has one already. */
export async function insertNext(
  tx: Tx,
  { after, next }: { after: string; next: NewRow },
): Promise<void> {
  const current = await tx.db
    .select({ fingerprint: signingCertificate.fingerprint })
    .from(signingCertificate)
    .where(and(eq(signingCertificate.fingerprint, after), eq(signingCertificate.state, 'current')))
    .for('update')
  if (current.length === 0) return
  await tx.db
    .insert(signingCertificate)
    .values({ ...next, state: 'next' })
    .onConflictDoNothing()
}

/** Retires a certificate and makes the prepared one current; without effect where another process was first. */
export async function promoteNext(tx: Tx, { before }: { before: string }): Promise<void> {
  const retired = await tx.db
    .update(signingCertificate)
    .set({ state: 'retired' })
    .where(and(eq(signingCertificate.fingerprint, before), eq(signingCertificate.state, 'current')))
    .returning({ fingerprint: signingCertificate.fingerprint })
  if (retired.length === 0) return
  await tx.db
    .update(signingCertificate)
    .set({ state: 'current' })
    .where(eq(signingCertificate.state, 'next'))
}

/** Notes a certificate of the operator's file, so that its documents are known also without the file. */
export async function noteCertificate(tx: Tx, row: NewRow): Promise<void> {
  await tx.db
    .insert(signingCertificate)
    .values({ ...row, state: 'current' })
    .onConflictDoNothing()
}

/** Whether the admins still have to be told that a certificate ends; locks its row until the transaction ends. */
export async function lockUnannounced(tx: Tx, fingerprint: string): Promise<boolean> {
  const rows = await tx.db
    .select({ fingerprint: signingCertificate.fingerprint })
    .from(signingCertificate)
    .where(
      and(eq(signingCertificate.fingerprint, fingerprint), isNull(signingCertificate.announcedAt)),
    )
    .for('update')
  return rows.length > 0
}

export async function setAnnounced(
  tx: Tx,
  { fingerprint, at }: { fingerprint: string; at: Date },
): Promise<void> {
  await tx.db
    .update(signingCertificate)
    .set({ announcedAt: at })
    .where(eq(signingCertificate.fingerprint, fingerprint))
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
