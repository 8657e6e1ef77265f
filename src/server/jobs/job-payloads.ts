// Every kind of job and what it carries: ids only, never personal data.
import { z } from 'zod'

import { INTERVIEW_MAIL_KINDS } from '../interviews/interview-mail-messages.ts'
import { endedSchema } from '../mail/ended-with-application.ts'
import { OFFER_MAIL_KINDS } from '../offers/offer-mail-messages.ts'

export const jobPayloads = {
  'score-attempt': z.object({ accountId: z.number(), attemptId: z.uuid() }),
  /**
   * `since` names the order: a later one takes its place. `fit`: what was measured is weighed again, instead of scoring
   * answers, or after it.
   */
  'recalculate-scores': z.object({
    accountId: z.number(),
    jobId: z.number(),
    since: z.iso.datetime(),
    actorId: z.number().optional(),
    fit: z.enum(['only', 'also']).optional(),
  }),
  'verify-recording': z.object({
    accountId: z.number(),
    attemptId: z.uuid(),
    recordingId: z.uuid(),
  }),
  'extract-text': z.object({ accountId: z.number(), recordingId: z.uuid() }),
  'read-document': z.object({ accountId: z.number(), documentId: z.uuid() }),
  'request-password-reset': z.object({ requestId: z.uuid() }),
  'send-mail': z.object({ mailId: z.uuid(), ended: z.array(endedSchema).optional() }),
  /** `language`: of the draft. */
  'send-test-email': z.object({
    previewId: z.uuid(),
    userId: z.number(),
    mailId: z.uuid(),
    language: z.string(),
  }),
  'send-messages': z.object({ accountId: z.number(), batchId: z.uuid() }),
  'build-export': z.object({ exportId: z.uuid() }),
  'build-applicant-export': z.object({ accountId: z.number(), exportId: z.uuid() }),
  'build-people-export': z.object({ accountId: z.number(), exportId: z.uuid() }),
  'read-import': z.object({ accountId: z.number(), importId: z.number() }),
  'check-import': z.object({ accountId: z.number(), importId: z.number() }),
  'apply-import': z.object({ accountId: z.number(), importId: z.number() }),
  'undo-import': z.object({ accountId: z.number(), importId: z.number(), userId: z.number() }),
  'erase-person': z.object({ userId: z.number() }),
  'erase-due': z.object({}),
  prune: z.object({}),
  'order-retention': z.object({}),
  'apply-retention': z.object({ accountId: z.number(), at: z.iso.datetime() }),
  /** About the application that was submitted; or of which an activity was completed, a review by a person asked for, or a message answered. */
  'notify-staff': z.object({
    userSmartreqId: z.number(),
    jobStepActivityId: z.number().optional(),
    isHumanReview: z.literal(true).optional(),
    /** Which review: of jobs from before it was named, the newest. */
    reviewId: z.number().optional(),
    /** Which answer of the applicant. */
    replyId: z.uuid().optional(),
  }),
  'send-shared-scorecard': z.object({ accountId: z.number(), recipientId: z.uuid() }),
  /** About an offer: to a signer, or without one to the user who sent it. */
  'send-signing-mail': z.object({
    accountId: z.number(),
    userOfferId: z.number(),
    kind: z.enum(OFFER_MAIL_KINDS),
    offerSignerId: z.uuid().optional(),
  }),
  'seal-offer': z.object({
    accountId: z.number(),
    userOfferId: z.number(),
    version: z.number(),
  }),
  /** Synchronises an offer with Documenso. `remind`: signers who get a reminder. */
  'sync-envelope': z.object({
    accountId: z.number(),
    externalId: z.uuid(),
    remind: z.array(z.uuid()).optional(),
  }),
  'tend-offers': z.object({}),
  'send-staff-invitation': z.object({ accountId: z.number(), linkUuid: z.uuid() }),
  'send-invite': z.object({ accountId: z.number(), invitationUuid: z.uuid() }),
  'send-interview-mail': z.object({
    accountId: z.number(),
    interviewUuid: z.uuid(),
    userId: z.number(),
    kind: z.enum(INTERVIEW_MAIL_KINDS),
    /** Of the event: what is older is not sent any more. */
    version: z.number(),
    mailId: z.uuid(),
  }),
  'tend-interviews': z.object({}),
  'fetch-calendar': z.object({ accountId: z.number(), calendarId: z.uuid() }),
  'order-calendars': z.object({}),
  /** About applications to which something happened. `chain`: the rules that started one another until then. */
  'run-automations': z.object({
    accountId: z.number(),
    ids: z.array(z.number()),
    chain: z.array(z.number()),
    /** Only the rules that depend on a score: after these were calculated again. */
    isOfScores: z.literal(true).optional(),
  }),
  'tend-automations': z.object({}),
  'tell-review-outcomes': z.object({}),
  'tend-promises': z.object({}),
  'fetch-inbound-mail': z.object({}),
  'publish-figures': z.object({}),
} as const

export type JobName = keyof typeof jobPayloads

/** All of them: a queue is made for each. */
export const JOB_NAMES: readonly JobName[] = z.object(jobPayloads).keyof().options

/** When retention runs each day, in UTC. */
export const RETENTION_TIME = { hour: 3, minute: 43 } as const

/** When figures about equal-opportunity answers are published each day, in UTC. */
const PUBLICATION_TIME = { hour: 5, minute: 0 } as const

/** The jobs that order themselves: by the minute and hour of UTC, as cron writes it. Their payload is empty. */
export const SCHEDULES = {
  'erase-due': '11 * * * *',
  prune: '17 3 * * *',
  'tend-interviews': '*/10 * * * *',
  'tend-offers': '*/5 * * * *',
  'order-calendars': '*/15 * * * *',
  'tend-automations': '*/5 * * * *',
  'tell-review-outcomes': '*/5 * * * *',
  'tend-promises': '23 * * * *',
  'fetch-inbound-mail': '*/2 * * * *',
  'publish-figures': `${PUBLICATION_TIME.minute} ${PUBLICATION_TIME.hour} * * *`,
  'order-retention': `${RETENTION_TIME.minute} ${RETENTION_TIME.hour} * * *`,
} as const satisfies Partial<Record<keyof typeof jobPayloads, string>>
