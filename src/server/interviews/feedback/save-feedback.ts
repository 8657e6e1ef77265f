// Stores what an interviewer wrote, and submits it.
import type { z } from 'zod'

import { mergeEntries, type FeedbackEntries } from '#contract/interviews/feedback-entries.ts'
import {
  entryProblem,
  recommendationOf,
  type FeedbackGuide,
} from '#contract/interviews/interview-feedback-rules.ts'
import type {
  FeedbackReceipt,
  saveInterviewFeedback,
} from '#contract/interviews/interview-feedback.ts'

import type { Changing } from '../../access/staff-command.ts'
import { AppError } from '../../http/app-error.ts'
import { getOwn, lockConducted, measuredBy, receiptOf } from './conducted-interview.ts'
import * as repository from './feedback-repository.ts'
import { settleInterview } from './settle-interview.ts'

export type Saving = z.output<typeof saveInterviewFeedback.body> & {
  readonly interviewUuid: string
}

const TAKES_FEEDBACK: ReadonlySet<string> = new Set(['scheduled', 'awaiting_feedback', 'complete'])

/** Stores what is newer than what is there. @throws AppError as its endpoint says. */
export async function saveFeedback(
  { tx, access, audit }: Changing,
  { given, at }: { given: Saving; at: Date },
): Promise<FeedbackReceipt> {
  const { interviewUuid } = given
  const key = { accountId: access.accountId, interviewUuid, userId: access.userId }
  const { application, row, panel } = await lockConducted(tx, key)
  const own = getOwn(panel, access.userId)
  if (!TAKES_FEEDBACK.has(row.status)) throw new AppError('interview_not_open')
  if (own.status === 'submitted') throw new AppError('feedback_submitted')
  assertEntries(given.entries, measuredBy(row))
  const entries = mergeEntries(own.entries ?? {}, notAhead(given.entries, at))
  const submittedAt = given.submitted_at === null ? null : earlierOf(given.submitted_at, at)
  if (submittedAt !== null) assertRecommendation(entries)
  const stored = {
    status: submittedAt === null ? (own.status ?? 'draft') : ('submitted' as const),
    submittedAt: submittedAt ?? own.submittedAt,
  }
  await repository.putFeedback(tx, {
    ...key,
    ...stored,
    entries,
    unlockReason: own.unlockReason,
    updatedAt: at,
  })
  if (submittedAt !== null) {
    const { userSmartreqId: entityId } = row
    await audit({ entity: 'application', entityId, action: 'submit_interview_feedback' })
    await settleInterview(tx, { application, row, at })
  }
  return receiptOf({ ...key, ...stored, at })
}

function assertRecommendation(entries: FeedbackEntries): void {
  if (recommendationOf(entries) !== null) return
  const fields = { recommendation: 'Choose a recommendation.' }
  throw new AppError('validation_failed', { fields })
}

const PROBLEMS = {
  unknown: 'The guide of this interview does not ask for this.',
  wrong: 'Not a text, rating or recommendation that can be stored.',
} as const

function assertEntries(entries: FeedbackEntries, guide: FeedbackGuide): void {
  const fields: Record<string, string> = {}
  for (const [key, { value }] of Object.entries(entries)) {
    const problem = entryProblem(key, { value, guide })
    if (problem !== null) fields[key.slice(0, MOST_OF_NAME)] = PROBLEMS[problem]
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}

/** How much of an unknown name is answered. */
const MOST_OF_NAME = 100

// A clock that is ahead must not outrank what is written until then.
function notAhead(entries: FeedbackEntries, at: Date): FeedbackEntries {
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [
      key,
      { ...entry, at: earlierOf(entry.at, at).toISOString() },
    ]),
  )
}

function earlierOf(instant: string, at: Date): Date {
  return new Date(Math.min(Date.parse(instant), at.getTime()))
}
