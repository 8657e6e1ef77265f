// Opens a feedback for changes after it was submitted.
import type { z } from 'zod'

import type {
  FeedbackReceipt,
  unlockInterviewFeedback,
} from '#contract/interviews/interview-feedback.ts'

import type { Changing } from '../../access/staff-command.ts'
import { AppError } from '../../http/app-error.ts'
import { isManagerOf, lockConducted, receiptOf } from './conducted-interview.ts'
import * as repository from './feedback-repository.ts'
import { settleInterview } from './settle-interview.ts'

export type Unlocking = z.output<typeof unlockInterviewFeedback.body> & {
  readonly interviewUuid: string
}

/** Their own, or that of others for who manages the requisition. @throws AppError as its endpoint says. */
export async function unlockFeedback(
  { tx, access, audit }: Changing,
  { given, at }: { given: Unlocking; at: Date },
): Promise<FeedbackReceipt> {
  const { interviewUuid, user_id: userId, reason } = given
  const key = { accountId: access.accountId, interviewUuid, userId }
  const { application, row, panel } = await lockConducted(tx, key)
  const mayUnlock = userId === access.userId || (await isManagerOf(tx, { access, row }))
  if (!mayUnlock) throw new AppError('forbidden')
  const found = panel.find((one) => one.userId === userId)
  if (found?.status !== 'submitted') throw new AppError('feedback_not_submitted')
  const stored = { status: 'unlocked', submittedAt: found.submittedAt } as const
  await repository.putFeedback(tx, {
    ...key,
    ...stored,
    entries: found.entries ?? {},
    unlockReason: reason,
    updatedAt: at,
  })
  await audit({
    entity: 'application',
    entityId: row.userSmartreqId,
    action: 'unlock_interview_feedback',
    reason,
  })
  await settleInterview(tx, { application, row, at })
  return receiptOf({ ...key, ...stored, at })
}
