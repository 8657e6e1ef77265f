// People who sign in, their sessions, and the receipts of their commands.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { jsonb } from '../json-column.ts'
import { personScope, readPolicy, systemScope } from './tenant.ts'

export const appUser = pgTable(
  'app_user',
  {
    userId: bigint('user_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    email: text('email').notNull(),
    /** When a link that was sent to the address was followed; null as long as none was. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** Argon2id, PHC string; null for people who never set one. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Name and address, as they are searched by. */
    folded: text('folded').generatedAlwaysAs(
      sql`fold_text(first_name || ' ' || last_name || ' ' || email)`,
    ),
    language: char('language', { length: 2 }),
    isJfAdmin: boolean('is_jf_admin').notNull().default(false),
    /** The company that they chose to work in; of no effect once they may not. */
    currentAccountId: bigint('current_account_id', { mode: 'number' }),
    trackUserWithPendo: boolean('track_user_with_pendo').notNull().default(false),
    /** When all that named them was removed; what refers to this row then refers to no one. */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    systemScope(),
    personScope(),
    // A company sees its users.
    readPolicy(
      'colleagues',
      sql`(select app_account_id()) is not null and user_id in (select user_role.user_id from user_role)`,
    ),
    uniqueIndex('app_user_email').on(sql`lower(${table.email})`),
  ],
)

/** One sign-in on one device: the family that its refresh tokens belong to. */
export const loginSession = pgTable(
  'login_session',
  {
    sessionId: uuid('session_id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    revokeReason: text('revoke_reason'),
    userAgent: text('user_agent'),
    /** How it was opened: `password`, `sso` or `passkey`. */
    authType: text('auth_type').notNull().default('password'),
    /** When a second factor confirmed it; null for one that rests on a password or on a provider's word. */
    secondFactorAt: timestamp('second_factor_at', { withTimezone: true }),
  },
  (table) => [
    systemScope(),
    personScope(),
    // In a company's scope a request looks at its own sessions only.
    readPolicy(
      'own_sessions',
      sql`(select app_account_id()) is not null and user_id = (select app_actor_id())`,
    ),
    index('login_session_user').on(table.userId, table.lastSeenAt),
    index('login_session_age').using('brin', table.expiresAt),
    // What ended lately: every process asks for it every few seconds.
    index('login_session_revoked')
      .on(table.revokedAt)
      .where(sql`${table.revokedAt} is not null`),
  ],
)

export const refreshToken = pgTable(
  'refresh_token',
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: char('token_hash', { length: 64 }).primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => loginSession.sessionId, { onDelete: 'cascade' }),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** The token that replaced this one, so that a refresh whose reply was lost can be repeated for a moment. */
    replacedBy: char('replaced_by', { length: 64 }),
  },
  (table) => [
    systemScope(),
    pgPolicy('own_tokens', {
      using: sql`session_id in (select login_session.session_id from login_session where login_session.user_id = (select app_person_id()))`,
    }),
    index('refresh_token_session').on(table.sessionId),
  ],
)

/** Receipt of a command: the unique key is what makes a repeat harmless. */
export const commandReceipt = pgTable(
  'command_receipt',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    command: text('command').notNull(),
    requestHash: char('request_hash', { length: 64 }).notNull(),
    reply: jsonb('reply'),
    /** The attempt that it was about; null for other commands. Without a foreign key: it would cost every save a check. */
    attemptId: uuid('attempt_id'),
    /** The device that sent it; null as well for receipts older than the trail. */
    deviceId: uuid('device_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    pgPolicy('own_receipts', {
      using: sql`current_setting('app.scope', true) = 'system'
        or user_id = nullif(current_setting('app.user_id', true), '')::bigint`,
    }),
    // The trail of an attempt is read from the receipts of its saves.
    readPolicy(
      'receipts_of_attempts',
      sql`current_setting('app.scope', true) = 'account'
        and exists (select from attempt a where a.attempt_id = command_receipt.attempt_id)`,
    ),
    primaryKey({ columns: [table.userId, table.idempotencyKey] }),
    index('command_receipt_address')
      .on(sql`lower(${table.reply} ->> 'email')`)
      .where(sql`attempt_id is null and reply ? 'email'`),
    index('command_receipt_age').using('brin', table.createdAt),
  ],
)
