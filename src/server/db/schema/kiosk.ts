// Kiosk stations: devices that a company enrolled, the codes that candidates begin with there, and who used them.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { SessionStart } from '#contract/kiosk/kiosk-rules.ts'

import { accountKey } from './account.ts'
import { application } from './requisition.ts'
import { appUser } from './session.ts'
import { tenantTable } from './tenant.ts'

export const kioskStation = tenantTable(
  'kiosk_station',
  {
    stationId: bigint('station_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** Where it stands, in the company's words; empty when nothing was said. */
    place: text('place').notNull(),
    /** Of the PIN that ends kiosk mode. */
    pinHash: text('pin_hash').notNull(),
    /** The enrolment code follows from this id and the secret; only its hash is stored. */
    enrolmentId: uuid('enrolment_id').notNull(),
    enrolmentHash: char('enrolment_hash', { length: 64 }).notNull(),
    enrolmentExpiresAt: timestamp('enrolment_expires_at', { withTimezone: true }).notNull(),
    /** Whether it offers today's list. */
    isListShown: boolean('is_list_shown').notNull().default(false),
    /** The requisitions whose applicants the list names; null for those of the whole company. */
    listJobIds: bigint('list_job_ids', { mode: 'number' }).array(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    enrolledAt: timestamp('enrolled_at', { withTimezone: true }),
    /** SHA-256 of the device's credential; null before a device was enrolled, and after it left kiosk mode. */
    credentialHash: char('credential_hash', { length: 64 }),
    /** The public key of the device; null before a device was enrolled, and of one that an older build enrolled. */
    deviceKey: text('device_key'),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
    /** What the device said last: how many people's work it still has to send. */
    queueCount: integer('queue_count').notNull().default(0),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    /** What the device said last: how many wrong codes were entered there without network, since it was enrolled. */
    offlineWrongCodes: integer('offline_wrong_codes').notNull().default(0),
    /** Until when the device may begin with people without network; null when it never was told of any. */
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    wrongPins: integer('wrong_pins').notNull().default(0),
    /** When a wrong code or PIN was entered last; null once staff have seen the warning. */
    wrongAt: timestamp('wrong_at', { withTimezone: true }),
    /** When a candidate asked for help; null once staff have answered. */
    helpAt: timestamp('help_at', { withTimezone: true }),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.stationId] }),
    uniqueIndex('kiosk_station_enrolment').on(table.enrolmentHash),
    uniqueIndex('kiosk_station_credential').on(table.credentialHash),
    uniqueIndex('kiosk_station_device').on(table.deviceKey),
    index('kiosk_station_list').on(table.accountId, table.name),
  ],
)

export const kioskCode = tenantTable(
  'kiosk_code',
  {
    /** The code follows from this id and the secret; only its hash is stored. */
    codeId: uuid('code_id').notNull(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    codeHash: char('code_hash', { length: 64 }).notNull(),
    madeBy: bigint('made_by', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.codeId] }),
    uniqueIndex('kiosk_code_hash').on(table.codeHash),
    index('kiosk_code_of').on(table.accountId, table.userSmartreqId),
    index('kiosk_code_by').on(table.madeBy),
    index('kiosk_code_end').on(table.expiresAt),
    foreignKey({
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }).onDelete('cascade'),
  ],
)

export const kioskSession = tenantTable(
  'kiosk_session',
  {
    sessionId: uuid('session_id').notNull(),
    stationId: bigint('station_id', { mode: 'number' }).notNull(),
    codeId: uuid('code_id').notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Null for one that began before this was recorded. */
    begunBy: text('begun_by').$type<SessionStart>(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** `hand_over`, `idle`, `restart` or `revoked`. */
    endedBy: text('ended_by'),
    /** When the device said that all of it is with the server. */
    receivedAt: timestamp('received_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.sessionId] }),
    check('kiosk_session_begun_by', sql`begun_by in ('code', 'qr', 'name')`),
    uniqueIndex('kiosk_session_id').on(table.sessionId),
    index('kiosk_session_at').on(table.accountId, table.stationId, table.startedAt),
    // Of the many that were at a station, who is on.
    index('kiosk_session_open')
      .on(table.accountId, table.stationId, table.startedAt)
      .where(sql`ended_at is null`),
    index('kiosk_session_of').on(table.accountId, table.userSmartreqId),
    index('kiosk_session_code_of').on(table.accountId, table.codeId),
    index('kiosk_session_user').on(table.userId),
    foreignKey({
      columns: [table.accountId, table.stationId],
      foreignColumns: [kioskStation.accountId, kioskStation.stationId],
    }),
    foreignKey({
      columns: [table.accountId, table.codeId],
      foreignColumns: [kioskCode.accountId, kioskCode.codeId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }).onDelete('cascade'),
  ],
)
