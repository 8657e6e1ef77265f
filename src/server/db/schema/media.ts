// Recorded answers, and the chunks that they came in.
import { sql } from 'drizzle-orm'
import {
  bigint,
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

import type {
  ManifestChunk,
  RecordingFailure,
  RecordingStatus,
  TextState,
} from '#contract/assessments/media.ts'
import type { UploadType } from '#contract/core/file-rules.ts'

import { jsonb } from '../json-column.ts'
import { attempt } from './assessment.ts'
import { personScope, tenantTable } from './tenant.ts'

/** One recording of one person, named by the device that makes it. */
export const recording = tenantTable(
  'recording',
  {
    recordingId: uuid('recording_id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempt.attemptId),
    questionId: text('question_id').notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    deviceId: uuid('device_id').notNull(),
    mime: text('mime').$type<UploadType>().notNull(),
    status: text('status').$type<RecordingStatus>().notNull().default('uploading'),
    reason: text('reason').$type<RecordingFailure>(),
    /** The go at sending it, from 1. The chunks of those that failed stay as evidence. */
    round: smallint('round').notNull().default(1),
    receivedBytes: bigint('received_bytes', { mode: 'number' }).notNull().default(0),
    /** Of all rounds: those that failed take room as well. */
    storedBytes: bigint('stored_bytes', { mode: 'number' }).notNull().default(0),
    receivedChunks: integer('received_chunks').notNull().default(0),
    /** What the device says that the recording consists of; null while it may still grow. */
    manifest: jsonb('manifest').$type<ManifestChunk[]>(),
    totalBytes: bigint('total_bytes', { mode: 'number' }),
    digest: char('digest', { length: 64 }),
    durationMs: integer('duration_ms'),
    /** Of a file, without what could be a path; null for a recording. */
    fileName: text('file_name'),
    /** Null until a file is verified, and for a recording. */
    textState: text('text_state').$type<TextState>(),
    /** What a file says, as plain text. */
    fileText: text('file_text'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
  },
  (table) => [
    personScope(),
    index('recording_question').on(table.attemptId, table.questionId),
    index('recording_application').on(table.accountId, table.userSmartreqId),
    index('recording_user').on(table.userId),
    // Of the search in resumes (`search_resumes`). A text of 200,000 characters may hold more words than an entry can.
    index('recording_folded_resume')
      .using('gin', sql`to_tsvector('simple', fold_text(left(${table.fileText}, 100000)))`)
      .where(sql`question_id = 'resume'`),
  ],
)

/** A chunk that is in the storage, with the hash that it arrived with. */
export const recordingChunk = tenantTable(
  'recording_chunk',
  {
    recordingId: uuid('recording_id')
      .notNull()
      .references(() => recording.recordingId),
    round: smallint('round').notNull(),
    index: integer('index').notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    size: integer('size').notNull(),
    /** The one by which it was checked on its way. */
    sha1: char('sha1', { length: 40 }),
    sha256: char('sha256', { length: 64 }),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    personScope(),
    primaryKey({ columns: [table.recordingId, table.round, table.index] }),
    check('recording_chunk_checked', sql`num_nonnulls(${table.sha1}, ${table.sha256}) > 0`),
  ],
)
