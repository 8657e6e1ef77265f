// Texts that people are asked to agree to, and the record of who agreed to which.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { LocalizedText } from '#contract/core/shape.ts'
import type { ConsentLoginPage, ConsentKind } from '#contract/privacy/consents.ts'

import { jsonb } from '../json-column.ts'
import { account } from './account.ts'
import { appUser } from './session.ts'
import { accountScope, personReads, systemScope } from './tenant.ts'

/** Append-only: one published version. A newer one of its kind supersedes it. */
export const consentText = pgTable(
  'consent_text',
  {
    textId: bigint('text_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The company whose words they are; null for the installation's. */
    accountId: bigint('account_id', { mode: 'number' }).references(() => account.accountId),
    kind: text('kind').$type<ConsentKind>().notNull(),
    version: integer('version').notNull(),
    bodies: jsonb('bodies').$type<LocalizedText>().notNull(),
    /** Whether it is put before those who know an older version. */
    asksAgain: boolean('asks_again').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    systemScope(),
    accountScope(),
    uniqueIndex('consent_text_version').on(
      sql`coalesce(${table.accountId}, 0)`,
      table.kind,
      table.version,
    ),
    index('consent_text_account').on(table.accountId),
  ],
)

/** Append-only: a user agreed to a version, or was told of it. Once for each, the first time. */
export const consent = pgTable(
  'consent',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    textId: bigint('text_id', { mode: 'number' })
      .notNull()
      .references(() => consentText.textId),
    /** The language that it was shown in. */
    language: char('language', { length: 2 }).notNull(),
    door: text('door').$type<ConsentLoginPage>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    systemScope(),
    personReads(),
    primaryKey({ columns: [table.userId, table.textId] }),
    index('consent_newest').on(table.userId, table.at.desc()),
    index('consent_text_id').on(table.textId),
  ],
)
