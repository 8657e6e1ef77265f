// The scheduled job of offers: expires those whose last day is over, and reminds signers before it is. Signing judges the
// deadline by itself, so that nothing depends on when this runs.
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'

import { E_SIGNATURE_DEFAULTS, E_SIGNATURE_LIMITS } from '#contract/offers/e-signature-rules.ts'
import { LIVE_STATES } from '#contract/offers/offer-states.ts'

import type { Database, Tx } from '../db/database.ts'
import { eSignatureSetting, offerEnvelope } from '../db/schema/e-signature.ts'
import { offer, offerSigner } from '../db/schema/offer.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { setupOfOffer } from './activity/activity-repository.ts'
import { recordEvidence } from './evidence.ts'
import { moveOffer } from './offer-machine.ts'
import * as repository from './offer-repository.ts'
import { cancelSigning } from './providers/choose-provider.ts'
import { listDueEnvelopes } from './providers/provider-repository.ts'
import { remind } from './remind-signers.ts'

type Deps = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly now: () => Date
}

const SYSTEM = { kind: 'system' } as const
/** Of one run; the next one goes on. */
const MOST = 100
/** Hours before the deadline at which signers get one automatic reminder, by the plan or the company; null for none. */
const REMINDER_HOURS = sql`(case
  when ${setupOfOffer} ->> 'reminder' = 'own' then (${setupOfOffer} ->> 'reminder_hours')::int
  when ${setupOfOffer} ->> 'reminder' = 'none' then null
  when ${eSignatureSetting.accountId} is null then ${E_SIGNATURE_DEFAULTS.reminder_hours}
  else ${eSignatureSetting.reminderHours} end)::int`
/** No company has signers reminded sooner. */
const EARLIEST_MS = E_SIGNATURE_LIMITS.reminderHours.max * 3_600_000

export async function tendOffers(deps: Deps): Promise<void> {
  const { database, jobs, now } = deps
  await database.inScope(SYSTEM, async (tx) => {
    for (const key of await listDueEnvelopes(tx, { at: now(), limit: MOST }))
      await jobs.send(tx, 'sync-envelope', key)
  })
  const due = await database.inScope(SYSTEM, (tx) => listDue(tx, now()))
  for (const key of due)
    await database.inScope(SYSTEM, (tx) => expire(tx, { deps, key, at: now() }))
  const soon = await database.inScope(SYSTEM, (tx) => listSoon(tx, now()))
  for (const key of soon)
    await database.inScope(SYSTEM, async (tx) => {
      const row = await repository.lockOffer(tx, key)
      if (row !== null) await remind(tx, { row, jobs: deps.jobs, at: now() })
    })
}

/** The signer's last moment is `expires_at` itself: see `link-state.ts`. */
function listDue(tx: Tx, at: Date) {
  return tx.db
    .select({
      accountId: offer.accountId,
      userOfferId: offer.userOfferId,
      userSmartreqId: offer.userSmartreqId,
    })
    .from(offer)
    .where(and(inArray(offer.state, [...LIVE_STATES]), lte(offer.expiresAt, at), isDecided(at)))
    .orderBy(asc(offer.expiresAt))
    .limit(MOST)
}

/**
 * An offer at Documenso may have been signed in time without our knowing: it expires once Documenso was asked after the
 * deadline, and without that after a day.
 */
function isDecided(at: Date) {
  const now = sql`${at.toISOString()}::timestamptz`
  return sql`(${offer.expiresAt} <= ${now} - interval '1 day' or not exists (
    select from ${offerEnvelope} e where e.account_id = ${offer}.account_id
      and e.user_offer_id = ${offer}.user_offer_id and e.version = ${offer}.version and e.state = 'distributed'
      and not e.is_cancel_wanted
      and (e.checked_at is null or e.checked_at < ${offer}.expires_at or e.problem is not null)))`
}

async function expire(
  tx: Tx,
  { deps, key, at }: { deps: Deps; key: repository.ApplicationKey & repository.OfferKey; at: Date },
): Promise<void> {
  const row = await repository.lockOffer(tx, key)
  if (row === null || !LIVE_STATES.includes(row.state) || row.expiresAt > at) return
  const { accountId, userOfferId, version } = row
  await moveOffer(tx, { row, action: 'expire', set: { resolvedAt: at }, actorId: null })
  await recordEvidence(tx, { accountId, userOfferId, version, at, kind: 'expired' })
  await cancelSigning(tx, { jobs: deps.jobs, offer: { accountId, userOfferId, version } })
  await deps.jobs.send(tx, 'send-signing-mail', { accountId, userOfferId, kind: 'offer-expired' })
}

/** Offers that end soon, with a signer who was not reminded since their link went out. */
function listSoon(tx: Tx, at: Date) {
  const now = sql`${at.toISOString()}::timestamptz`
  return tx.db
    .selectDistinct({
      accountId: offer.accountId,
      userOfferId: offer.userOfferId,
      userSmartreqId: offer.userSmartreqId,
    })
    .from(offer)
    .innerJoin(
      offerSigner,
      and(
        eq(offerSigner.accountId, offer.accountId),
        eq(offerSigner.userOfferId, offer.userOfferId),
        eq(offerSigner.version, offer.version),
      ),
    )
    .leftJoin(eSignatureSetting, eq(eSignatureSetting.accountId, offer.accountId))
    .where(
      and(
        inArray(offer.state, [...LIVE_STATES]),
        gt(offer.expiresAt, at),
        lte(offer.expiresAt, new Date(at.getTime() + EARLIEST_MS)),
        sql`${offer.expiresAt} <= ${now} + make_interval(hours => ${REMINDER_HOURS})`,
        eq(offerSigner.role, 'signer'),
        inArray(offerSigner.state, ['sent', 'opened']),
        sql`${offerSigner.remindedAt} is null`,
        // A link of today needs no reminder, and one that is good for a few hours gets it after half of them.
        sql`${offerSigner.sentAt} <= ${now} - least(make_interval(hours => ${REMINDER_HOURS}) / 2, interval '24 hours')`,
      ),
    )
    .limit(MOST)
}
