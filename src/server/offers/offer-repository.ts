// SQL of offers and their signers. Runs in the company's scope, or the system's for a signer's link.
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'

import type { LetterSigner } from '#contract/offers/offer-letter-rules.ts'
import type { OfferState, RecipientRole } from '#contract/offers/offer-states.ts'

import type { Tx } from '../db/database.ts'
import { offer, offerSigner, offerVersion } from '../db/schema/offer.ts'
import { application, job } from '../db/schema/requisition.ts'

export type OfferRow = typeof offer.$inferSelect
/** The holder of a link: a signer, or a user who only reads. */
export type HolderRow = typeof offerSigner.$inferSelect
export type SignerRow = HolderRow & { readonly signer: LetterSigner }
export type RecipientRow = HolderRow & { readonly role: RecipientRole; readonly userId: number }
export type VersionRow = typeof offerVersion.$inferSelect
export type ApplicationKey = { readonly accountId: number; readonly userSmartreqId: number }
export type OfferKey = { readonly accountId: number; readonly userOfferId: number }

/** One page of the offers of an application, newest first, and how many there are. */
export async function listOffers(
  tx: Tx,
  query: ApplicationKey & { readonly page: number; readonly page_size: number },
) {
  const where = ofApplication(query)
  const rows = await tx.db
    .select()
    .from(offer)
    .where(where)
    .orderBy(desc(offer.userOfferId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(offer, where) }
}

/** An offer of an application; null for another's. */
export async function findOffer(tx: Tx, key: ApplicationKey & OfferKey): Promise<OfferRow | null> {
  const [row] = await tx.db
    .select()
    .from(offer)
    .where(and(ofApplication(key), eq(offer.userOfferId, key.userOfferId)))
  return row ?? null
}

/** An offer of a company; null for another's. */
export async function findOfferById(tx: Tx, key: OfferKey): Promise<OfferRow | null> {
  const [row] = await tx.db.select().from(offer).where(isOffer(key))
  return row ?? null
}

/** Locks an application and one of its offers, in that order, as every change does; null where either is missing. */
export async function lockOffer(tx: Tx, key: ApplicationKey & OfferKey): Promise<OfferRow | null> {
  const status = await lockApplication(tx, key)
  if (status === null) return null
  const [row] = await tx.db
    .select()
    .from(offer)
    .where(and(ofApplication(key), eq(offer.userOfferId, key.userOfferId)))
    .for('update')
  return row ?? null
}

/** Locks an offer whose application does not change. */
export async function lockOfferById(tx: Tx, key: OfferKey): Promise<OfferRow | null> {
  const [row] = await tx.db.select().from(offer).where(isOffer(key)).for('update')
  return row ?? null
}

/** The status of an application, locked; null for one that is not there, or was erased. */
export async function lockApplication(tx: Tx, key: ApplicationKey): Promise<string | null> {
  const [row] = await tx.db
    .select({ status: application.status })
    .from(application)
    .where(and(isApplication(key), sql`${application.erasedAt} is null`))
    .for('update')
  return row?.status ?? null
}

/** Moves an application from one of some statuses; the one it left, or null where it stays. */
export async function moveApplication(
  tx: Tx,
  { from, to, ...key }: ApplicationKey & { from: readonly string[]; to: string },
): Promise<string | null> {
  const left = await lockApplication(tx, key)
  if (left === null || !from.includes(left)) return null
  await tx.db.update(application).set({ status: to }).where(isApplication(key))
  return left
}

export async function insertOffer(
  tx: Tx,
  values: Omit<typeof offer.$inferInsert, 'userOfferId'>,
): Promise<OfferRow> {
  const [row] = await tx.db.insert(offer).values(values).returning()
  if (row === undefined) throw new Error('An insert returned no row.')
  return row
}

export async function updateOffer(
  tx: Tx,
  { set, ...key }: OfferKey & { set: Partial<typeof offer.$inferInsert> },
): Promise<void> {
  await tx.db.update(offer).set(set).where(isOffer(key))
}

type OfOffers = { readonly accountId: number; readonly ids: readonly number[] }

/** The signers of some offers, in the order of their turns. */
export async function listSigners(tx: Tx, offers: OfOffers): Promise<SignerRow[]> {
  const rows = await listHolders(tx, offers)
  return rows.flatMap((row) => (row.signer === null ? [] : [{ ...row, signer: row.signer }]))
}

/** Users of the company who read some offers without signing them. */
export async function listRecipients(tx: Tx, offers: OfOffers): Promise<RecipientRow[]> {
  const rows = await listHolders(tx, offers)
  return rows.flatMap(({ role, userId, ...row }) =>
    role === 'signer' || userId === null ? [] : [{ ...row, role, userId }],
  )
}

/** All who have links of some offers, or get them later. */
export function listHolders(tx: Tx, { accountId, ids }: OfOffers): Promise<HolderRow[]> {
  return tx.db
    .select()
    .from(offerSigner)
    .where(and(eq(offerSigner.accountId, accountId), inArray(offerSigner.userOfferId, [...ids])))
    .orderBy(
      asc(offerSigner.version),
      asc(offerSigner.turn),
      asc(offerSigner.signer),
      asc(offerSigner.name),
    )
}

/** Writes the signers of a version in place of those it had, which were sent nothing yet. */
export async function replaceSigners(
  tx: Tx,
  { rows, version, ...key }: OfferKey & { version: number; rows: readonly SignerInsert[] },
): Promise<void> {
  await tx.db
    .delete(offerSigner)
    .where(
      and(
        eq(offerSigner.accountId, key.accountId),
        eq(offerSigner.userOfferId, key.userOfferId),
        eq(offerSigner.version, version),
      ),
    )
  if (rows.length > 0) await tx.db.insert(offerSigner).values([...rows])
}
type SignerInsert = typeof offerSigner.$inferInsert

export async function updateSigner(
  tx: Tx,
  {
    accountId,
    offerSignerId,
    set,
  }: { accountId: number; offerSignerId: string; set: Partial<SignerInsert> },
): Promise<void> {
  await tx.db
    .update(offerSigner)
    .set(set)
    .where(and(eq(offerSigner.accountId, accountId), eq(offerSigner.offerSignerId, offerSignerId)))
}

export async function listVersions(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<VersionRow[]> {
  return tx.db
    .select()
    .from(offerVersion)
    .where(and(eq(offerVersion.accountId, accountId), inArray(offerVersion.userOfferId, [...ids])))
    .orderBy(asc(offerVersion.userOfferId), asc(offerVersion.version))
}

export async function findVersion(
  tx: Tx,
  { version, ...key }: OfferKey & { version: number },
): Promise<VersionRow | null> {
  const [row] = await tx.db
    .select()
    .from(offerVersion)
    .where(isVersion({ version, ...key }))
  return row ?? null
}

export async function insertVersion(
  tx: Tx,
  values: typeof offerVersion.$inferInsert,
): Promise<void> {
  await tx.db.insert(offerVersion).values(values)
}

export async function updateVersion(
  tx: Tx,
  { set, ...key }: OfferKey & { version: number; set: Partial<typeof offerVersion.$inferInsert> },
): Promise<void> {
  await tx.db.update(offerVersion).set(set).where(isVersion(key))
}

/** The status of the requisition of an application, which stays so until the transaction ends. */
export async function shareJobStatus(tx: Tx, key: ApplicationKey): Promise<string | null> {
  const [row] = await tx.db
    .select({ status: job.status })
    .from(job)
    .innerJoin(
      application,
      and(eq(application.accountId, job.accountId), eq(application.jobId, job.jobId)),
    )
    .where(isApplication(key))
    .for('share', { of: job })
  return row?.status ?? null
}

/** The offers of some applications that are in one of the states, locked. */
export function lockOffersOf(
  tx: Tx,
  {
    accountId,
    ids,
    states,
  }: { accountId: number; ids: readonly number[]; states: readonly OfferState[] },
): Promise<OfferRow[]> {
  return tx.db
    .select()
    .from(offer)
    .where(
      and(
        eq(offer.accountId, accountId),
        inArray(offer.userSmartreqId, [...ids]),
        inArray(offer.state, [...states]),
      ),
    )
    .orderBy(asc(offer.userOfferId))
    .for('update')
}

function isVersion({ version, ...key }: OfferKey & { version: number }) {
  return and(
    eq(offerVersion.accountId, key.accountId),
    eq(offerVersion.userOfferId, key.userOfferId),
    eq(offerVersion.version, version),
  )
}

function isOffer({ accountId, userOfferId }: OfferKey) {
  return and(eq(offer.accountId, accountId), eq(offer.userOfferId, userOfferId))
}

function ofApplication({ accountId, userSmartreqId }: ApplicationKey) {
  return and(eq(offer.accountId, accountId), eq(offer.userSmartreqId, userSmartreqId))
}

function isApplication({ accountId, userSmartreqId }: ApplicationKey) {
  return and(eq(application.accountId, accountId), eq(application.userSmartreqId, userSmartreqId))
}
