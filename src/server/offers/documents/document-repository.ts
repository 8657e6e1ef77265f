// SQL of the documents that go with offers. Runs in the company's scope, or the system's for a signer's link.
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { offerDocument } from '../../db/schema/offer-document.ts'
import type { OfferKey } from '../offer-repository.ts'

export type DocumentRow = typeof offerDocument.$inferSelect
export type VersionKey = OfferKey & { readonly version: number }
type Key = { readonly accountId: number; readonly userOfferDocumentId: number }

/** One page of the documents of a version, in the order of adding, and how many there are. */
export async function listPage(
  tx: Tx,
  { page, page_size, ...key }: VersionKey & { readonly page: number; readonly page_size: number },
): Promise<{ rows: DocumentRow[]; total: number }> {
  const rows = await selectOf(tx, ofVersion(key))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { rows, total: await countDocuments(tx, key) }
}

/** All documents of a version, in the order of adding. */
export function listDocuments(tx: Tx, key: VersionKey): Promise<DocumentRow[]> {
  return selectOf(tx, ofVersion(key))
}

/** The documents of some offers, of every version. For the system's scope: the ids are of several companies. */
export async function listOfOffers(tx: Tx, ids: readonly number[]): Promise<DocumentRow[]> {
  if (ids.length === 0) return []
  return selectOf(tx, inArray(offerDocument.userOfferId, [...ids]))
}

export function countDocuments(tx: Tx, key: VersionKey): Promise<number> {
  return tx.db.$count(offerDocument, ofVersion(key))
}

/** A document of a version; null for another's. */
export async function findDocument(tx: Tx, key: VersionKey & Key): Promise<DocumentRow | null> {
  const [row] = await selectOf(tx, and(ofVersion(key), isDocument(key)))
  return row ?? null
}

export async function insertDocument(
  tx: Tx,
  values: Omit<typeof offerDocument.$inferInsert, 'userOfferDocumentId'>,
): Promise<DocumentRow> {
  const [row] = await tx.db.insert(offerDocument).values(values).returning()
  if (row === undefined) throw new Error('An insert returned no row.')
  return row
}

export async function updateDocument(
  tx: Tx,
  { set, ...key }: Key & { readonly set: Partial<typeof offerDocument.$inferInsert> },
): Promise<void> {
  await tx.db.update(offerDocument).set(set).where(isDocument(key))
}

export async function deleteDocument(tx: Tx, key: Key): Promise<void> {
  await tx.db.delete(offerDocument).where(isDocument(key))
}

/** The documents of a version as those of the next one, which share their files. */
export async function copyDocuments(
  tx: Tx,
  { to, ...key }: VersionKey & { readonly to: number },
): Promise<void> {
  const rows = await listDocuments(tx, key)
  if (rows.length === 0) return
  const copies = rows.map(({ userOfferDocumentId: _own, ...row }) => ({ ...row, version: to }))
  await tx.db.insert(offerDocument).values(copies)
}

/** Whether a document of the offer, of any version, has the file. */
export async function isFileUsed(
  tx: Tx,
  { fileKey, ...key }: OfferKey & { readonly fileKey: string },
): Promise<boolean> {
  const isIt = and(ofOffer(key), eq(offerDocument.fileKey, fileKey))
  return (await tx.db.$count(offerDocument, isIt)) > 0
}

function selectOf(tx: Tx, where: SQL | undefined) {
  return tx.db
    .select()
    .from(offerDocument)
    .where(where)
    .orderBy(asc(offerDocument.userOfferDocumentId))
}

function isDocument({ accountId, userOfferDocumentId }: Key) {
  return and(
    eq(offerDocument.accountId, accountId),
    eq(offerDocument.userOfferDocumentId, userOfferDocumentId),
  )
}

function ofVersion({ version, ...key }: VersionKey) {
  return and(ofOffer(key), eq(offerDocument.version, version))
}

function ofOffer({ accountId, userOfferId }: OfferKey) {
  return and(eq(offerDocument.accountId, accountId), eq(offerDocument.userOfferId, userOfferId))
}
