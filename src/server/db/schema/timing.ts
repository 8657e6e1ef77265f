// When limited parts of attempts began, and what devices tell of how the time went.
import { bigint, char, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import type { ExtraTime } from '#contract/assessments/extra-time-factors.ts'
import type { TimingReason } from '#contract/assessments/timing.ts'

import { jsonb } from '../json-column.ts'
import { attempt } from './assessment.ts'
import { personScope, tenantTable } from './tenant.ts'

/** The first start of a limited part of an attempt, on whichever device it was. */
export const attemptTimer = tenantTable(
  'attempt_timer',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempt.attemptId),
    timer: text('timer').notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    deviceId: uuid('device_id').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true, precision: 3 }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, precision: 3 }).notNull(),
    /** What its device counted with when it began; it may have become longer since. */
    extraTime: text('extra_time').$type<ExtraTime>().notNull().default('none'),
  },
  (table) => [personScope(), primaryKey({ columns: [table.attemptId, table.timer] })],
)

/** A device's journal as it came: append-only. Two entries of one place with different hashes are kept both. */
export const attemptJournal = tenantTable(
  'attempt_journal',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempt.attemptId),
    deviceId: uuid('device_id').notNull(),
    seq: integer('seq').notNull(),
    hash: char('hash', { length: 64 }).notNull(),
    prev: char('prev', { length: 64 }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    wallMs: bigint('wall_ms', { mode: 'number' }).notNull(),
    monoMs: bigint('mono_ms', { mode: 'number' }).notNull(),
    offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
    page: uuid('page').notNull(),
    detail: text('detail').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    personScope(),
    primaryKey({ columns: [table.attemptId, table.deviceId, table.seq, table.hash] }),
  ],
)

/** What the journal and the starts say of an attempt's timing; judged again whenever more is known. */
export const attemptTiming = tenantTable(
  'attempt_timing',
  {
    attemptId: uuid('attempt_id')
      .primaryKey()
      .references(() => attempt.attemptId),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    verdict: text('verdict').$type<'verified' | 'flagged'>().notNull(),
    reasons: jsonb('reasons').$type<TimingReason[]>().notNull(),
    judgedAt: timestamp('judged_at', { withTimezone: true }).notNull(),
  },
  () => [personScope()],
)
