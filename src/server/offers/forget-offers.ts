// Deletes the offers of applications for those who erase people: links, signatures and evidence go with them. Their files
// are the caller's to remove, after the commit. Runs in the system's scope.
import { and, eq, inArray, type SQL } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { applicationOfOffer } from '../db/joins.ts'
import { offerDocument } from '../db/schema/offer-document.ts'
import { offer, offerVersion } from '../db/schema/offer.ts'
import { application } from '../db/schema/requisition.ts'
import { forgetEnvelopes } from './providers/provider-repository.ts'

/** A file in the storage whose row is gone. */
type Forgotten = {
  readonly key: string
  /** The candidate. */
  readonly userId: number
  readonly isExpected: true
}

/** The applications are locked. Signers whose links were out find nothing any more, and are sent no mail. */
export async function forgetOffersOf(
  tx: Tx,
  { accountId, userSmartreqIds }: { accountId: number; userSmartreqIds: readonly number[] },
): Promise<Forgotten[]> {
  const areTheirs = and(
    eq(offer.accountId, accountId),
    inArray(offer.userSmartreqId, [...userSmartreqIds]),
  )
  // Locked first: a document that is being sealed is stored before, and found here, or is not stored at all.
  const held = await tx.db
    .select({ id: offer.userOfferId })
    .from(offer)
    .where(areTheirs)
    .for('update')
  await forgetEnvelopes(tx, { accountId, ids: held.map(({ id }) => id) })
  const letters = await listLetterFiles(tx, areTheirs)
  const documents = await listDocumentFiles(tx, areTheirs)
  await tx.db.delete(offer).where(areTheirs)
  return [...letters, ...documents]
}

/** The frozen letters of offers, and the sealed ones. */
async function listLetterFiles(tx: Tx, where: SQL | undefined): Promise<Forgotten[]> {
  const rows = await tx.db
    .select({
      userId: application.userId,
      documentKey: offerVersion.documentKey,
      sealedKey: offerVersion.sealedKey,
    })
    .from(offerVersion)
    .innerJoin(
      offer,
      and(
        eq(offer.accountId, offerVersion.accountId),
        eq(offer.userOfferId, offerVersion.userOfferId),
      ),
    )
    .innerJoin(application, applicationOfOffer)
    .where(where)
  return rows.flatMap(({ userId, documentKey, sealedKey }) =>
    [documentKey, sealedKey].flatMap((key) =>
      key === null ? [] : [{ key, userId, isExpected: true as const }],
    ),
  )
}

/** The files of the documents that go with offers; versions share them. */
async function listDocumentFiles(tx: Tx, where: SQL | undefined): Promise<Forgotten[]> {
  const rows = await tx.db
    .selectDistinct({ key: offerDocument.fileKey, userId: application.userId })
    .from(offerDocument)
    .innerJoin(
      offer,
      and(
        eq(offer.accountId, offerDocument.accountId),
        eq(offer.userOfferId, offerDocument.userOfferId),
      ),
    )
    .innerJoin(application, applicationOfOffer)
    .where(where)
  return rows.map((row) => ({ ...row, isExpected: true }))
}
