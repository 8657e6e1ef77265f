// Interviews: who meets which applicant and when, and when interviewers have time.
import { sql } from 'drizzle-orm'
import {
  check,
  bigint,
  boolean,
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

import type { InterviewStatus } from '#contract/interviews/interview-states.ts'
import type {
  AvailabilityException,
  WeeklyHours,
} from '#contract/interviews/interviewer-availability.ts'
import type { InterviewFormat, InterviewMode } from '#contract/interviews/interviews-rules.ts'

import { jsonb } from '../json-column.ts'
import { accountKey } from './account.ts'
import { application, jobStepActivity } from './requisition.ts'
import { appUser } from './session.ts'
import { personReads, tenantTable } from './tenant.ts'

/** Made when staff first invite the candidate, or set a time. */
export const interview = tenantTable(
  'interview',
  {
    interviewUuid: uuid('interview_uuid').notNull().defaultRandom(),
    /** What the candidate's link has: it opens the page on which they book, without login. */
    linkUuid: uuid('link_uuid').notNull().unique().defaultRandom(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    /** The candidate. */
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    jobStepActivityId: bigint('job_step_activity_id', { mode: 'number' }).notNull(),
    userStepActivityId: bigint('user_step_activity_id', { mode: 'number' }).notNull(),
    status: text('status').$type<InterviewStatus>().notNull(),
    mode: text('mode').$type<InterviewMode>().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** Of each part, in a sequence. */
    minutes: smallint('minutes').notNull(),
    /** Between the parts of a sequence. */
    breakMinutes: smallint('break_minutes').notNull().default(0),
    format: text('format').$type<InterviewFormat>().notNull(),
    place: text('place').notNull(),
    /** Raised by every change that calendars are told of: SEQUENCE of RFC 5545. */
    eventVersion: integer('event_version').notNull().default(0),
    /** The IANA time zone in which the candidate booked; null before. */
    candidateZone: text('candidate_zone'),
    /** The IANA time zone in which staff set the time; null when they did not say so. */
    staffZone: text('staff_zone'),
    /** What staff wrote to the candidate; empty for nothing. */
    inviteMessage: text('invite_message').notNull().default(''),
    /** What the candidate wrote when no time suited them; null before. */
    candidateNote: text('candidate_note'),
    /** Why it was cancelled or declined; null when nothing was said. */
    endReason: text('end_reason'),
    /** Where links lead: scheme and host of the app. */
    origin: text('origin').notNull().default(''),
    /** Until then the link takes a booking. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the reminder before it was ordered. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdBy: bigint('created_by', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
  },
  (table) => [
    personReads(),
    primaryKey({ columns: [table.accountId, table.interviewUuid] }),
    check(
      'interview_status',
      sql`status in ('needs_scheduling', 'awaiting_interviewer_slots', 'awaiting_candidate_booking', 'scheduled',
        'awaiting_feedback', 'complete', 'cancelled', 'no_show', 'declined')`,
    ),
    check(
      'interview_times',
      sql`(starts_at is null) = (ends_at is null) and ends_at >= starts_at
        and (status <> 'scheduled' or starts_at is not null)`,
    ),
    // One at a time: a cancelled one leaves room for the next.
    uniqueIndex('interview_once')
      .on(table.accountId, table.userStepActivityId)
      .where(sql`status <> 'cancelled'`),
    index('interview_application').on(table.accountId, table.userSmartreqId),
    index('interview_activity').on(table.accountId, table.jobStepActivityId),
    index('interview_by_start').on(table.accountId, table.startsAt),
    index('interview_by_latest').on(table.accountId, table.startsAt.desc().nullsLast()),
    index('interview_by_status').on(table.accountId, table.status, table.startsAt),
    index('interview_candidate').on(table.userId),
    index('interview_creator').on(table.createdBy),
    index('interview_time')
      .on(table.startsAt)
      .where(sql`status = 'scheduled'`),
    foreignKey({
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
    foreignKey({
      columns: [table.accountId, table.jobStepActivityId],
      foreignColumns: [jobStepActivity.accountId, jobStepActivity.jobStepActivityId],
    }),
  ],
)

export const interviewInterviewer = tenantTable(
  'interview_interviewer',
  {
    interviewUuid: uuid('interview_uuid').notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    /** Meets the candidate. False: may be chosen when a time is booked. */
    isChosen: boolean('is_chosen').notNull(),
    /** In a sequence, from 0; null in other modes. */
    position: smallint('position'),
    /** When they declined to conduct it; once someone else is chosen, this row goes. */
    declinedAt: timestamp('declined_at', { withTimezone: true }),
    /** Null where nothing was said. */
    declineReason: text('decline_reason'),
    /** When staff decided to go ahead without them, after they declined. */
    leftOutAt: timestamp('left_out_at', { withTimezone: true }),
    /** Their part of a sequence that has a time; null for all of the interview. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.interviewUuid, table.userId] }),
    check(
      'interview_interviewer_part',
      sql`(starts_at is null) = (ends_at is null) and ends_at >= starts_at`,
    ),
    check(
      'interview_interviewer_declined',
      sql`declined_at is null and decline_reason is null or declined_at is not null and not is_chosen`,
    ),
    check('interview_interviewer_left_out', sql`left_out_at is null or declined_at is not null`),
    index('interview_interviewer_user').on(table.accountId, table.userId),
    index('interview_interviewer_person').on(table.userId),
    foreignKey({
      columns: [table.accountId, table.interviewUuid],
      foreignColumns: [interview.accountId, interview.interviewUuid],
    }).onDelete('cascade'),
  ],
)

export const interviewerAvailability = tenantTable(
  'interviewer_availability',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    /** IANA name; the hours below are of this zone. */
    timeZone: text('time_zone').notNull(),
    weekly: jsonb('weekly').$type<WeeklyHours>().notNull(),
    exceptions: jsonb('exceptions').$type<readonly AvailabilityException[]>().notNull(),
    /** Free before and after every interview. */
    bufferMinutes: smallint('buffer_minutes').notNull(),
    /** No one books later than so long before. */
    noticeHours: smallint('notice_hours').notNull(),
    dailyLimit: smallint('daily_limit'),
    weeklyLimit: smallint('weekly_limit'),
    defaultPlace: text('default_place').notNull(),
    /** What candidates read about them. */
    about: text('about').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.userId] }),
    index('interviewer_availability_person').on(table.userId),
  ],
)
