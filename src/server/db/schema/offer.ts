// Offers, the versions that were sent, who signs them, and the evidence of that. Go with the application.
import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { Locale } from '#contract/core/shape.ts'
import type { LetterSigner } from '#contract/offers/offer-letter-rules.ts'
import type {
  OfferEventKind,
  OfferState,
  SealState,
  SignerRole,
  SignerState,
  SigningOrder,
} from '#contract/offers/offer-states.ts'
import type { OfferTerms } from '#contract/offers/offer-terms.ts'
import type { Signature } from '#contract/offers/signing.ts'

import type { Block } from '../../offers/signing/document-types.ts'
import { jsonb } from '../json-column.ts'
import { offerDetailsTemplate, offerTemplate } from './offer-letter.ts'
import { application } from './requisition.ts'
import { appUser } from './session.ts'
import { tenantTable } from './tenant.ts'

const CURRENT = sql`state in ('draft', 'pending_approval', 'approved', 'approval_rejected', 'sent', 'opened',
  'partially_signed', 'accepted')`
const LIVE = sql`state in ('sent', 'opened', 'partially_signed')`

export const offer = tenantTable(
  'offer',
  {
    userOfferId: bigint('user_offer_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    state: text('state').$type<OfferState>().notNull().default('draft'),
    version: integer('version').notNull().default(1),
    terms: jsonb('terms').$type<OfferTerms>().notNull(),
    offerTemplateId: bigint('offer_template_id', { mode: 'number' }),
    offerDetailsTemplateId: bigint('offer_details_template_id', { mode: 'number' }),
    language: char('language', { length: 2 }).$type<Locale>().notNull(),
    signingOrder: text('signing_order').$type<SigningOrder>().notNull(),
    /** The last day to answer; `expires_at` is its end in the time zone of the company. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdBy: bigint('created_by', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    /** Who sent the newest version; null until one was sent. */
    sentBy: bigint('sent_by', { mode: 'number' }).references(() => appUser.userId),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
    declineReason: text('decline_reason').notNull().default(''),
    /** What staff wrote as they cancelled or rescinded it, or recorded a response. */
    note: text('note').notNull().default(''),
    /** Of a response that was given elsewhere. */
    recordedBy: bigint('recorded_by', { mode: 'number' }).references(() => appUser.userId),
    recordedOn: date('recorded_on', { mode: 'string' }),
  },
  (table) => [
    check(
      'offer_state',
      sql`state in ('draft', 'pending_approval', 'approved', 'approval_rejected', 'sent', 'opened', 'partially_signed',
        'accepted', 'declined', 'expired', 'cancelled', 'rescinded', 'reneged')`,
    ),
    check('offer_recorded', sql`(recorded_by is null) = (recorded_on is null)`),
    primaryKey({ columns: [table.accountId, table.userOfferId] }),
    // An application has one offer at a time.
    uniqueIndex('offer_current').on(table.accountId, table.userSmartreqId).where(CURRENT),
    index('offer_of').on(table.accountId, table.userSmartreqId, table.userOfferId.desc()),
    index('offer_live').on(table.expiresAt).where(LIVE),
    index('offer_created_by').on(table.createdBy),
    index('offer_sent_by').on(table.sentBy),
    index('offer_recorded_by').on(table.recordedBy),
    index('offer_by_template').on(table.accountId, table.offerTemplateId),
    index('offer_by_details_template').on(table.accountId, table.offerDetailsTemplateId),
    foreignKey({
      name: 'offer_template_fk',
      columns: [table.accountId, table.offerTemplateId],
      foreignColumns: [offerTemplate.accountId, offerTemplate.offerTemplateId],
    }),
    foreignKey({
      name: 'offer_details_template_fk',
      columns: [table.accountId, table.offerDetailsTemplateId],
      foreignColumns: [offerDetailsTemplate.accountId, offerDetailsTemplate.offerDetailsTemplateId],
    }),
    foreignKey({
      name: 'offer_application_fk',
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
  ],
)

/** What was sent, frozen: terms, letter and the bytes of its PDF. A later version supersedes it. */
export const offerVersion = tenantTable(
  'offer_version',
  {
    userOfferId: bigint('user_offer_id', { mode: 'number' }).notNull(),
    version: integer('version').notNull(),
    terms: jsonb('terms').$type<OfferTerms>().notNull(),
    title: text('title').notNull(),
    language: char('language', { length: 2 }).$type<Locale>().notNull(),
    pageSize: text('page_size').$type<'A4' | 'Letter'>().notNull(),
    header: text('header').notNull(),
    html: text('html').notNull(),
    footer: text('footer').notNull(),
    /** Where the signature blocks stand in the PDF. */
    blocks: jsonb('blocks').$type<readonly Block[]>().notNull(),
    /** In the storage. */
    documentKey: text('document_key').notNull(),
    documentSha256: char('document_sha256', { length: 64 }).notNull(),
    frozenAt: timestamp('frozen_at', { withTimezone: true }).notNull(),
    sealState: text('seal_state').$type<SealState>().notNull().default('none'),
    sealedKey: text('sealed_key'),
    sealedSha256: char('sealed_sha256', { length: 64 }),
    sealedAt: timestamp('sealed_at', { withTimezone: true }),
    /** Why the last attempt to seal it failed. */
    sealProblem: text('seal_problem'),
  },
  (table) => [
    check('offer_version_seal', sql`(seal_state = 'sealed') = (sealed_key is not null)`),
    primaryKey({ columns: [table.accountId, table.userOfferId, table.version] }),
    index('offer_version_unsealed')
      .on(table.frozenAt)
      .where(sql`seal_state in ('sealing', 'failed')`),
    foreignKey({
      name: 'offer_version_offer_fk',
      columns: [table.accountId, table.userOfferId],
      foreignColumns: [offer.accountId, offer.userOfferId],
    }).onDelete('cascade'),
  ],
)

export const offerSigner = tenantTable(
  'offer_signer',
  {
    /** Names the link: its token follows from it and the secret. */
    offerSignerId: uuid('offer_signer_id').notNull(),
    userOfferId: bigint('user_offer_id', { mode: 'number' }).notNull(),
    version: integer('version').notNull(),
    role: text('role').$type<SignerRole>().notNull().default('signer'),
    /** The party whose blocks of the letter they fill; null for viewers and `cc`. */
    signer: text('signer').$type<LetterSigner>(),
    /** Null for the candidate. */
    userId: bigint('user_id', { mode: 'number' }).references(() => appUser.userId),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** From 1; 0 for those who only read. */
    turn: smallint('turn').notNull(),
    state: text('state').$type<SignerState>().notNull().default('not_sent'),
    /** SHA-256 of the token: the database alone opens nothing. Null until the link goes out. */
    tokenHash: char('token_hash', { length: 64 }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When the mail server refused the address for good. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    signedAt: timestamp('signed_at', { withTimezone: true }),
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    /** As they wrote it under the document. */
    signedName: text('signed_name'),
    signature: jsonb('signature').$type<Signature>(),
    consentVersion: integer('consent_version'),
    /** Of the signer at the provider of signatures; null where they sign on our own page. */
    providerRecipientId: integer('provider_recipient_id'),
    /** Where the link leads: scheme and host of the app. */
    origin: text('origin').notNull(),
  },
  (table) => [
    check('offer_signer_role', sql`role in ('signer', 'viewer', 'cc')`),
    check('offer_signer_party', sql`(role = 'signer') = (signer is not null)`),
    // A signature that was given at an outside provider is in its document alone.
    check(
      'offer_signer_signed',
      sql`case when provider_recipient_id is null then (state = 'signed') = (signature is not null) else signature is null end`,
    ),
    primaryKey({ columns: [table.accountId, table.offerSignerId] }),
    uniqueIndex('offer_signer_token').on(table.tokenHash),
    uniqueIndex('offer_signer_block').on(
      table.accountId,
      table.userOfferId,
      table.version,
      table.signer,
    ),
    index('offer_signer_user').on(table.userId),
    foreignKey({
      name: 'offer_signer_offer_fk',
      columns: [table.accountId, table.userOfferId],
      foreignColumns: [offer.accountId, offer.userOfferId],
    }).onDelete('cascade'),
  ],
)

/** Append-only evidence; each entry names the hash of the one before it. */
export const offerEvent = tenantTable(
  'offer_event',
  {
    userOfferId: bigint('user_offer_id', { mode: 'number' }).notNull(),
    sequence: integer('sequence').notNull(),
    version: integer('version').notNull(),
    kind: text('kind').$type<OfferEventKind>().notNull(),
    offerSignerId: uuid('offer_signer_id'),
    /** By the server's clock. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    address: text('address'),
    device: text('device'),
    /** Of the document that was shown or signed. */
    documentSha256: char('document_sha256', { length: 64 }),
    previousHash: char('previous_hash', { length: 64 }),
    hash: char('hash', { length: 64 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userOfferId, table.sequence] }),
    foreignKey({
      name: 'offer_event_offer_fk',
      columns: [table.accountId, table.userOfferId],
      foreignColumns: [offer.accountId, offer.userOfferId],
    }).onDelete('cascade'),
  ],
)

/** How many offers a company sent in a month, counted in the transactions that send them. */
export const offerMonth = tenantTable(
  'offer_month',
  {
    /** The first day of the month, in UTC. */
    month: date('month', { mode: 'string' }).notNull(),
    sent: integer('sent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month] })],
)
