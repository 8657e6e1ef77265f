// What each interviewer wrote in an interview.
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import type { FeedbackEntries } from '#contract/interviews/feedback-entries.ts'
import type { FeedbackStatus } from '#contract/interviews/interview-feedback-rules.ts'

import { jsonb } from '../json-column.ts'
import { interview } from './interview.ts'
import { appUser } from './session.ts'
import { tenantTable } from './tenant.ts'

export const interviewFeedback = tenantTable(
  'interview_feedback',
  {
    interviewUuid: uuid('interview_uuid').notNull(),
    /** The interviewer who wrote it. */
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    status: text('status').$type<FeedbackStatus>().notNull(),
    entries: jsonb('entries').$type<FeedbackEntries>().notNull(),
    /** When it was submitted last; null before the first time. */
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
    /** Why it may be changed after it was submitted; null when it was not unlocked. */
    unlockReason: text('unlock_reason'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** What counts as on time; null also for what was submitted before this was written down, see `submitted_at`. */
    firstSubmittedAt: timestamp('first_submitted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.interviewUuid, table.userId] }),
    index('interview_feedback_person').on(table.userId),
    check('interview_feedback_status', sql`${table.status} in ('draft', 'submitted', 'unlocked')`),
    check(
      'interview_feedback_submitted',
      sql`${table.status} = 'draft' or ${table.submittedAt} is not null`,
    ),
    foreignKey({
      columns: [table.accountId, table.interviewUuid],
      foreignColumns: [interview.accountId, interview.interviewUuid],
    }).onDelete('cascade'),
  ],
)
