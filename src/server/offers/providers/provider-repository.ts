// SQL of a company's signature provider, and of its envelopes at Documenso. Runs in the company's scope, or the system's.
import { and, asc, desc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'

import { LIVE_STATES } from '#contract/offers/offer-states.ts'

import type { Tx } from '../../db/database.ts'
import { offerEnvelope, signatureProvider } from '../../db/schema/e-signature.ts'
import { offer } from '../../db/schema/offer.ts'
import type { OfferVersionKey } from './port.ts'

export type ProviderRow = typeof signatureProvider.$inferSelect
export type EnvelopeRow = typeof offerEnvelope.$inferSelect
export type EnvelopeKey = Pick<EnvelopeRow, 'accountId' | 'externalId'>

/** Null for a company that never chose one. */
export async function findProvider(tx: Tx, accountId: number): Promise<ProviderRow | null> {
  const [row] = await tx.db.select().from(signatureProvider).where(isOf(accountId))
  return row ?? null
}

/** The same, locked until the transaction ends; a company without a row gets one with the signing page of this app. */
export async function lockProvider(tx: Tx, accountId: number): Promise<ProviderRow> {
  await tx.db
    .insert(signatureProvider)
    .values({ accountId, provider: 'embedded' })
    .onConflictDoNothing()
  const [row] = await tx.db
    .select()
    .from(signatureProvider)
    .where(isOf(accountId))
    .for('no key update')
  if (row === undefined) throw new Error('The provider of signatures was not stored.')
  return row
}

export async function updateProvider(
  tx: Tx,
  { accountId, set }: { accountId: number; set: Partial<ProviderRow> },
): Promise<void> {
  await tx.db.update(signatureProvider).set(set).where(isOf(accountId))
}

export async function insertEnvelope(
  tx: Tx,
  values: typeof offerEnvelope.$inferInsert,
): Promise<void> {
  await tx.db.insert(offerEnvelope).values(values)
}

export async function findEnvelope(tx: Tx, key: EnvelopeKey): Promise<EnvelopeRow | null> {
  const [row] = await tx.db.select().from(offerEnvelope).where(isEnvelope(key))
  return row ?? null
}

/** The envelope that counts for a version; null for one that is not at Documenso. */
export async function findNewestEnvelope(
  tx: Tx,
  key: OfferVersionKey,
): Promise<EnvelopeRow | null> {
  const [row] = await tx.db
    .select()
    .from(offerEnvelope)
    .where(isOfVersion(key))
    .orderBy(desc(offerEnvelope.createdAt))
    .limit(1)
  return row ?? null
}

/** The envelopes of some offers, the newest first. */
export async function listEnvelopes(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<EnvelopeRow[]> {
  if (ids.length === 0) return []
  return tx.db
    .select()
    .from(offerEnvelope)
    .where(
      and(eq(offerEnvelope.accountId, accountId), inArray(offerEnvelope.userOfferId, [...ids])),
    )
    .orderBy(desc(offerEnvelope.createdAt))
}

/** Marks the envelopes of a version as to be cancelled; those where there is something to do. */
export async function cancelEnvelopes(tx: Tx, key: OfferVersionKey): Promise<EnvelopeKey[]> {
  return tx.db
    .update(offerEnvelope)
    .set({ isCancelWanted: true })
    .where(and(isOfVersion(key), ne(offerEnvelope.state, 'finished')))
    .returning({ accountId: offerEnvelope.accountId, externalId: offerEnvelope.externalId })
}

/** Claims an unfinished envelope for one job; null where another has it, or nothing is left to do. */
export async function claimEnvelope(
  tx: Tx,
  { at, until, ...key }: EnvelopeKey & { at: Date; until: Date },
): Promise<EnvelopeRow | null> {
  const [row] = await tx.db
    .update(offerEnvelope)
    .set({ claimedUntil: until })
    .where(
      and(
        isEnvelope(key),
        ne(offerEnvelope.state, 'finished'),
        or(isNull(offerEnvelope.claimedUntil), lte(offerEnvelope.claimedUntil, at)),
      ),
    )
    .returning()
  return row ?? null
}

export async function updateEnvelope(
  tx: Tx,
  { set, ...key }: EnvelopeKey & { set: Partial<EnvelopeRow> },
): Promise<void> {
  await tx.db.update(offerEnvelope).set(set).where(isEnvelope(key))
}

/** How many envelopes of a company its signers can still sign. */
export function countOpenEnvelopes(tx: Tx, accountId: number): Promise<number> {
  return tx.db.$count(
    offerEnvelope,
    and(
      eq(offerEnvelope.accountId, accountId),
      ne(offerEnvelope.state, 'finished'),
      eq(offerEnvelope.isCancelWanted, false),
    ),
  )
}

/**
 * Has the envelopes of some offers cancelled and deleted at Documenso, finished ones as well. For those who erase an
 * application: the rows outlive the offers until that is done.
 */
export async function forgetEnvelopes(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return
  const areTheirs = and(
    eq(offerEnvelope.accountId, accountId),
    inArray(offerEnvelope.userOfferId, [...ids]),
  )
  await tx.db
    .update(offerEnvelope)
    .set({
      isCancelWanted: true,
      problem: null,
      checkedAt: null,
      state: sql`case when ${offerEnvelope.envelopeId} is null then 'wanted' else 'distributed' end`,
    })
    .where(areTheirs)
}

export async function deleteEnvelope(tx: Tx, key: EnvelopeKey): Promise<void> {
  await tx.db.delete(offerEnvelope).where(isEnvelope(key))
}

/** The envelopes of a company that did not get on; they may once its access is another. */
export async function listStuckEnvelopes(tx: Tx, accountId: number): Promise<EnvelopeKey[]> {
  return tx.db
    .select({ accountId: offerEnvelope.accountId, externalId: offerEnvelope.externalId })
    .from(offerEnvelope)
    .where(
      and(
        eq(offerEnvelope.accountId, accountId),
        ne(offerEnvelope.state, 'finished'),
        sql`${offerEnvelope.problem} is not null`,
      ),
    )
}

/**
 * Envelopes about which Documenso should be asked again, because a webhook may have been lost: all after half an hour;
 * after five minutes those of which something is missing there, or whose offer has reached its deadline.
 */
export async function listDueEnvelopes(
  tx: Tx,
  { at, limit }: { at: Date; limit: number },
): Promise<EnvelopeKey[]> {
  const asked = sql`coalesce(${offerEnvelope.checkedAt}, ${offerEnvelope.createdAt})`
  const now = sql`${at.toISOString()}::timestamptz`
  return (
    tx.db
      .select({ accountId: offerEnvelope.accountId, externalId: offerEnvelope.externalId })
      .from(offerEnvelope)
      // That of an erased application outlives its offer.
      .leftJoin(
        offer,
        and(
          eq(offer.accountId, offerEnvelope.accountId),
          eq(offer.userOfferId, offerEnvelope.userOfferId),
        ),
      )
      .where(
        and(
          ne(offerEnvelope.state, 'finished'),
          or(isNull(offerEnvelope.claimedUntil), lte(offerEnvelope.claimedUntil, at)),
          sql`${asked} <= ${now} - interval '4 minutes'`,
          or(
            sql`${asked} <= ${now} - interval '30 minutes'`,
            ne(offerEnvelope.state, 'distributed'),
            eq(offerEnvelope.problem, 'unreachable'),
            offerEnvelope.isCancelWanted,
            and(inArray(offer.state, [...LIVE_STATES]), lte(offer.expiresAt, at)),
          ),
        ),
      )
      .orderBy(asc(asked))
      .limit(limit)
  )
}

function isOf(accountId: number) {
  return eq(signatureProvider.accountId, accountId)
}

function isEnvelope({ accountId, externalId }: EnvelopeKey) {
  return and(eq(offerEnvelope.accountId, accountId), eq(offerEnvelope.externalId, externalId))
}

function isOfVersion({ accountId, userOfferId, version }: OfferVersionKey) {
  return and(
    eq(offerEnvelope.accountId, accountId),
    eq(offerEnvelope.userOfferId, userOfferId),
    eq(offerEnvelope.version, version),
  )
}
