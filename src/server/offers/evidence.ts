// The evidence of an offer: what happened to its links and documents, append-only, each entry chained to the one before.
import { createHash } from 'node:crypto'

import { and, asc, desc, eq } from 'drizzle-orm'

import type { OfferEventKind } from '#contract/offers/offer-states.ts'

import type { Tx } from '../db/database.ts'
import { offerEvent } from '../db/schema/offer.ts'

export type Evidence = {
  readonly accountId: number
  readonly userOfferId: number
  readonly version: number
  readonly kind: OfferEventKind
  readonly at: Date
  readonly offerSignerId?: string | null
  readonly address?: string | null
  readonly device?: string | null
  readonly documentSha256?: string | null
}
export type EventRow = typeof offerEvent.$inferSelect

const DEVICE_MAX = 400

/** Adds an entry. The offer has to be locked: the chain has one end. */
export async function recordEvidence(tx: Tx, evidence: Evidence): Promise<void> {
  const { accountId, userOfferId } = evidence
  const [last] = await tx.db
    .select({ sequence: offerEvent.sequence, hash: offerEvent.hash })
    .from(offerEvent)
    .where(ofOffer({ accountId, userOfferId }))
    .orderBy(desc(offerEvent.sequence))
    .limit(1)
  const entry = {
    ...evidence,
    offerSignerId: evidence.offerSignerId ?? null,
    address: evidence.address ?? null,
    device: evidence.device?.slice(0, DEVICE_MAX) ?? null,
    documentSha256: evidence.documentSha256 ?? null,
    sequence: (last?.sequence ?? 0) + 1,
    previousHash: last?.hash ?? null,
  }
  await tx.db.insert(offerEvent).values({ ...entry, hash: hashOf(entry) })
}

/** All entries of an offer, the first one first. */
export function listEvidence(
  tx: Tx,
  key: { accountId: number; userOfferId: number },
): Promise<EventRow[]> {
  return tx.db.select().from(offerEvent).where(ofOffer(key)).orderBy(asc(offerEvent.sequence))
}

/** The first entry that does not fit to the one before it, by its sequence; null for an unbroken chain. */
export function brokenAt(rows: readonly EventRow[]): number | null {
  let previous: string | null = null
  for (const [index, row] of rows.entries()) {
    const isNext = row.sequence === index + 1 && row.previousHash === previous
    if (!isNext || hashOf(row) !== row.hash) return row.sequence
    previous = row.hash
  }
  return null
}

/** Names each value, so that no two entries read the same. */
function hashOf(entry: Omit<EventRow, 'hash' | 'accountId'> & { accountId?: number }): string {
  const { userOfferId, sequence, version, kind, offerSignerId, at } = entry
  const { address, device, documentSha256, previousHash } = entry
  const text = JSON.stringify([
    ['previous', previousHash],
    ['offer', userOfferId, version],
    ['sequence', sequence],
    ['kind', kind],
    ['signer', offerSignerId],
    ['at', at.toISOString()],
    ['address', address],
    ['device', device],
    ['document', documentSha256],
  ])
  return createHash('sha256').update(text).digest('hex')
}

function ofOffer({ accountId, userOfferId }: { accountId: number; userOfferId: number }) {
  return and(eq(offerEvent.accountId, accountId), eq(offerEvent.userOfferId, userOfferId))
}
