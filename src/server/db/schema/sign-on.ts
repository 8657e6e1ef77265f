// Companies' identity providers, who signs in by them, and the tokens that were used.
import {
  bigint,
  boolean,
  char,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

import { account, role } from './account.ts'
import { appUser } from './session.ts'
import { accountScope, systemScope } from './tenant.ts'

const accountId = () =>
  bigint('account_id', { mode: 'number' })
    .notNull()
    .references(() => account.accountId)

/** One for each company. No secret: the browser is a public client, see the contract. */
export const signOnProvider = pgTable(
  'sign_on_provider',
  {
    accountId: accountId().primaryKey(),
    providerName: text('provider_name').notNull(),
    providerSlug: text('provider_slug').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    allowedDomains: text('allowed_domains').array().notNull(),
    firstNameClaim: text('first_name_claim').notNull(),
    lastNameClaim: text('last_name_claim').notNull(),
    defaultRoleId: bigint('default_role_id', { mode: 'number' }).notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    systemScope(),
    accountScope(),
    foreignKey({
      columns: [table.accountId, table.defaultRoleId],
      foreignColumns: [role.accountId, role.roleId],
    }),
    index('sign_on_provider_role').on(table.accountId, table.defaultRoleId),
  ],
)

/** Whom a provider means by a subject. Of one company only: another one may name the same issuer. */
export const signOnIdentity = pgTable(
  'sign_on_identity',
  {
    accountId: accountId(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    systemScope(),
    accountScope(),
    primaryKey({ columns: [table.accountId, table.issuer, table.subject] }),
    index('sign_on_identity_user').on(table.userId),
  ],
)

/** Id tokens that signed a user in, until they end by themselves: each does so once. */
export const usedIdToken = pgTable(
  'used_id_token',
  {
    accountId: accountId(),
    /** SHA-256 of the token. */
    digest: char('digest', { length: 64 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    systemScope(),
    primaryKey({ columns: [table.accountId, table.digest] }),
    index('used_id_token_expiry').on(table.expiresAt),
  ],
)
