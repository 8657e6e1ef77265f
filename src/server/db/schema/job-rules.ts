// The rules for applying to a job, and what candidates are told of them.
import { sql } from 'drizzle-orm'
import { boolean, date, integer, text, timestamp } from 'drizzle-orm/pg-core'

import type { Locale } from '#contract/core/shape.ts'

/** Columns of a job. */
export const jobRuleColumns = {
  retakeIntervalDays: integer('retake_interval_days').notNull().default(90),
  /** The last day on which people can apply, in UTC; null without a deadline. */
  applyUntil: date('apply_until'),
  /** Whether candidates are shown the voluntary equal-opportunity questions. */
  asksEeoc: boolean('asks_eeoc').notNull().default(false),
  /** Who applies from then on needs a resume; null when it is not required. Who applied before does not. */
  resumeRequiredAt: timestamp('resume_required_at', { withTimezone: true }),
  /** The same of the address of a page on LinkedIn. */
  linkedinRequiredAt: timestamp('linkedin_required_at', { withTimezone: true }),
  /** The languages in which the company takes applications. */
  languages: text('languages')
    .array()
    .$type<Locale[]>()
    .notNull()
    .default(sql`'{en,es,fr}'`),
  /** How candidates who need the process changed get that, and whom they ask; both empty for nothing. */
  accommodations: text('accommodations').notNull().default(''),
  accommodationsContact: text('accommodations_contact').notNull().default(''),
  /** The contact for candidates' questions; empty for the company's contact. */
  candidateContact: text('candidate_contact').notNull().default(''),
  /** Of a job profile: whether the people who hold it are invited to answer how satisfied they are. */
  sendSatisfactionInvitation: boolean('send_satisfaction_invitation').notNull().default(false),
}
