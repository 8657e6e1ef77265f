// What people ask about their own data, what must be kept all the same, and the proof of what was erased.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  date,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { RetentionRule } from '#contract/privacy/retention.ts'

import { account } from './account.ts'
import { application } from './requisition.ts'
import { appUser } from './session.ts'
import { accountScope, personScope, readPolicy, systemScope } from './tenant.ts'

const accountId = () =>
  bigint('account_id', { mode: 'number' })
    .notNull()
    .references(() => account.accountId)

/** A copy of what is held about a user. The file lies in the storage under its id. */
export const dataExport = pgTable(
  'data_export',
  {
    exportId: uuid('export_id').primaryKey(),
    /** The company that asked, and whose data alone it holds; null when the person asked. */
    accountId: bigint('account_id', { mode: 'number' }).references(() => account.accountId),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    /** Whether the user who asked for the company could see private data then; of a person's own copy it says nothing. */
    hasPrivateData: boolean('has_private_data').notNull().default(false),
    language: char('language', { length: 2 }).notNull(),
    /** Where the links of its mail lead. */
    origin: text('origin').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    readyAt: timestamp('ready_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    bytes: integer('bytes'),
  },
  (table) => [
    systemScope(),
    accountScope(),
    pgPolicy('person_scope', {
      using: sql`user_id = (select app_person_id()) and account_id is null`,
      withCheck: sql`user_id = (select app_person_id()) and account_id is null`,
    }),
    index('data_export_person').on(table.userId, table.requestedAt.desc()),
    index('data_export_company').on(table.accountId, table.userId, table.requestedAt.desc()),
    index('data_export_expiry').on(table.expiresAt),
  ],
)

/** A file whose rows are erased, and that is still to be removed from the storage. The key names no one. */
export const removableFile = pgTable(
  'removable_file',
  {
    key: text('key').primaryKey(),
    /** Whose it is: their erasure does not end before it is removed. */
    userId: bigint('user_id', { mode: 'number' }),
    /** It was in the storage. Others may have been there: a file that was put together, or chunks that it came in. */
    isExpected: boolean('is_expected').notNull().default(false),
    /** When it was seen there, just before its removal. An expected one that no one saw counts as not removed. */
    foundAt: timestamp('found_at', { withTimezone: true }),
  },
  (table) => [systemScope(), index('removable_file_user').on(table.userId)],
)

/** A user wants to be erased. At most one is open for a person. */
export const erasureRequest = pgTable(
  'erasure_request',
  {
    erasureId: uuid('erasure_id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** Not before then: until then it can be taken back. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    outcome: text('outcome').$type<'taken_back' | 'erased'>(),
  },
  (table) => [
    systemScope(),
    personScope(),
    uniqueIndex('erasure_request_open')
      .on(table.userId)
      .where(sql`ended_at is null`),
    index('erasure_request_due')
      .on(table.dueAt)
      .where(sql`ended_at is null`),
    index('erasure_request_user').on(table.userId),
  ],
)

/** That a user was erased, when and by which rule; append-only, and without anything that names them. */
export const erasureProof = pgTable(
  'erasure_proof',
  {
    proofId: uuid('proof_id').primaryKey(),
    /** The company whose data it was; null for the account itself. */
    accountId: bigint('account_id', { mode: 'number' }).references(() => account.accountId),
    /** HMAC of the address under the installation's secret: who has both can tell that it was this one. */
    subjectHash: char('subject_hash', { length: 64 }).notNull(),
    rule: text('rule').notNull(),
    erasedAt: timestamp('erased_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    systemScope(),
    accountScope(),
    index('erasure_proof_company').on(table.accountId, table.erasedAt),
    index('erasure_proof_subject').on(table.subjectHash),
  ],
)

/** An application that must be kept, whatever a rule or a request says. */
export const legalHold = pgTable(
  'legal_hold',
  {
    accountId: accountId(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    placedBy: bigint('placed_by', { mode: 'number' }).notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    systemScope(),
    accountScope(),
    primaryKey({ columns: [table.accountId, table.userSmartreqId] }),
    index('legal_hold_newest').on(table.accountId, table.placedAt, table.userSmartreqId),
    foreignKey({
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
  ],
)

/** How long a company keeps applications that have ended. No row: for good. */
export const retentionPolicy = pgTable(
  'retention_policy',
  {
    accountId: accountId().primaryKey(),
    /** Null is off. */
    endedApplicationsDays: integer('ended_applications_days'),
    hiredApplicationsDays: integer('hired_applications_days'),
    /** No run before then goes by it. */
    effectiveFrom: timestamp('effective_from', { withTimezone: true }).notNull(),
  },
  () => [systemScope(), accountScope()],
)

/** What a day's run did by one rule of a company: numbers only. */
export const retentionRun = pgTable(
  'retention_run',
  {
    accountId: accountId(),
    runOn: date('run_on').notNull(),
    rule: text('rule').$type<RetentionRule>().notNull(),
    ranAt: timestamp('ran_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    days: integer('days').notNull(),
    erased: integer('erased').notNull().default(0),
    held: integer('held').notNull().default(0),
  },
  (table) => [
    systemScope(),
    readPolicy('account_scope', sql`account_id = (select app_account_id())`),
    primaryKey({ columns: [table.accountId, table.runOn, table.rule] }),
  ],
)
