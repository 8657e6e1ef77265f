// How companies have their offers signed, and their offers at an outside provider of signatures.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import type { SignatureProblem, SignatureProviderName } from '#contract/offers/e-signature-rules.ts'

import { accountKey } from './account.ts'
import { tenantTable } from './tenant.ts'

/** A company without a row has the defaults of the contract. */
export const eSignatureSetting = tenantTable(
  'e_signature_setting',
  {
    expiryDays: smallint('expiry_days').notNull(),
    /** Hours before the end of the last day; null for no automatic reminder. */
    reminderHours: smallint('reminder_hours'),
  },
  (table) => [accountKey(table), primaryKey({ columns: [table.accountId] })],
)

/** Who collects the signatures. The access to Documenso stays when a company goes back to this app: offers are still there. */
export const signatureProvider = tenantTable(
  'signature_provider',
  {
    provider: text('provider').$type<SignatureProviderName>().notNull(),
    /** Without a slash at the end. */
    url: text('url'),
    /** The API key, sealed for the company. */
    sealedKey: text('sealed_key'),
    /** SHA-256 of the secret that Documenso sends with its webhooks. */
    webhookSecretHash: char('webhook_secret_hash', { length: 64 }),
    webhookSecretMadeAt: timestamp('webhook_secret_made_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'signature_provider_access',
      sql`provider = 'embedded' or (provider = 'documenso' and url is not null and sealed_key is not null)`,
    ),
    check(
      'signature_provider_webhook',
      sql`(webhook_secret_hash is null) = (webhook_secret_made_at is null)`,
    ),
    accountKey(table),
    primaryKey({ columns: [table.accountId] }),
  ],
)

/**
 * One for each time that a version of an offer went to Documenso, which calls it an envelope. The newest one counts. It outlives
 * an offer that is erased until the document is deleted there.
 */
export const offerEnvelope = tenantTable(
  'offer_envelope',
  {
    /** Ours: an envelope whose creation was not confirmed is found there by it. */
    externalId: uuid('external_id').notNull(),
    userOfferId: bigint('user_offer_id', { mode: 'number' }).notNull(),
    version: integer('version').notNull(),
    /** Of the Documenso that has it. */
    url: text('url').notNull(),
    /** Documenso's; null until its creation is confirmed. */
    envelopeId: text('envelope_id'),
    state: text('state').$type<EnvelopeState>().notNull().default('wanted'),
    /** The offer has ended, and its signers must not sign it any more. */
    isCancelWanted: boolean('is_cancel_wanted').notNull().default(false),
    problem: text('problem').$type<SignatureProblem>(),
    /** Until then a single job deals with it. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    /** When Documenso last told its state. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'offer_envelope_state',
      sql`state in ('wanted', 'created', 'distributed', 'finished')
        and (state in ('wanted', 'finished') or envelope_id is not null)`,
    ),
    primaryKey({ columns: [table.accountId, table.externalId] }),
    index('offer_envelope_of').on(
      table.accountId,
      table.userOfferId,
      table.version,
      table.createdAt.desc(),
    ),
    index('offer_envelope_open')
      .on(sql`coalesce(checked_at, created_at)`)
      .where(sql`state <> 'finished'`),
    accountKey(table),
  ],
)

/** `created`: its signers were not asked yet. `finished`: there is nothing more to do at Documenso. */
export type EnvelopeState = 'wanted' | 'created' | 'distributed' | 'finished'
