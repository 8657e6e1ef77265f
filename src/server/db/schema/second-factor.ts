// What a sign-in asks for beside the password, and the sign-ins and passkey questions that are under way.
import {
  bigint,
  char,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import { appUser } from './session.ts'
import { personReads, systemScope } from './tenant.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const userId = () => bigint('user_id', { mode: 'number' }).references(() => appUser.userId)

/** A person's authenticator app (RFC 6238). The secrets are sealed: the database alone makes no code. */
export const authenticatorApp = pgTable(
  'authenticator_app',
  {
    userId: userId().primaryKey(),
    /** Null as long as no app was confirmed by a code. */
    secret: text('secret'),
    confirmedAt: instant('confirmed_at'),
    /** The time step of the last code that was taken: none of it or from before it is taken again. */
    lastStep: integer('last_step').notNull().default(0),
    /** Of an app that is being set up, also beside the one that it shall replace. */
    nextSecret: text('next_secret'),
    nextExpiresAt: instant('next_expires_at'),
  },
  () => [systemScope(), personReads()],
)

/** A code for when the factors are lost. One that is used is deleted. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: userId().notNull(),
    /** SHA-256 of a code with 120 random bits, and of whose it is. */
    codeHash: char('code_hash', { length: 64 }).notNull(),
  },
  (table) => [
    systemScope(),
    personReads(),
    primaryKey({ columns: [table.userId, table.codeHash] }),
  ],
)

/** A key pair of a person's device; we have the public one (Web Authentication, Level 3). */
export const passkey = pgTable(
  'passkey',
  {
    /** The authenticator's name for it, base64url. */
    credentialId: text('credential_id').primaryKey(),
    passkeyId: uuid('passkey_id').notNull().unique().defaultRandom(),
    userId: userId().notNull(),
    name: text('name').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it signed, as far as its authenticator counts; 0 for those that do not. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    systemScope(),
    personReads(),
    index('passkey_user').on(table.userId, table.createdAt),
  ],
)

/** A sign-in whose password was right, and that waits for its second step. */
export const pendingSignIn = pgTable(
  'pending_sign_in',
  {
    /** SHA-256 of the token. */
    tokenHash: char('token_hash', { length: 64 }).primaryKey(),
    userId: userId().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    systemScope(),
    index('pending_sign_in_user').on(table.userId),
    index('pending_sign_in_expiry').on(table.expiresAt),
  ],
)

/** What a passkey was asked to sign: once, and only for whom it was asked. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    /** SHA-256 of what it is for and who asked: a session, a sign-in that waits, a browser's cookie. */
    boundTo: char('bound_to', { length: 64 }).primaryKey(),
    challenge: text('challenge').notNull(),
    /** Null while it is not known who signs in. */
    userId: userId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    systemScope(),
    index('passkey_challenge_user').on(table.userId),
    index('passkey_challenge_expiry').on(table.expiresAt),
  ],
)
