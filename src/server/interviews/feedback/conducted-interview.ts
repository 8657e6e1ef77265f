// One interview with its panel, read and locked for a change.
import type { FeedbackGuide } from '#contract/interviews/interview-feedback-rules.ts'
import type { FeedbackReceipt } from '#contract/interviews/interview-feedback.ts'

import { managesJob } from '../../access/job-access.ts'
import type { StaffAccess } from '../../access/staff-access.ts'
import { lockForDecision } from '../../assessments/move-to-decision.ts'
import type { Database, Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './feedback-repository.ts'
import type { ConductedRow, PanelRow } from './feedback-repository.ts'

export type InterviewKey = { readonly accountId: number; readonly interviewUuid: string }
type Conducted = { readonly row: ConductedRow; readonly panel: readonly PanelRow[] }

/** Whose it is, for the user who asks whether the caller may see that. @throws AppError `not_found` */
export async function getApplicationOf(
  { database }: { database: Database },
  interviewUuid: string,
): Promise<number> {
  const found = await database.inScope({ kind: 'system' }, (tx) =>
    repository.findApplicationOf(tx, interviewUuid),
  )
  if (found === null) throw new AppError('not_found')
  return found
}

/** @throws AppError `not_found`, also for one that does not take place. */
export async function getInterview(
  tx: Tx,
  { accountId, interviewUuid }: InterviewKey,
): Promise<Conducted> {
  const [row] = await repository.listInterviews(tx, { accountId, interviewUuid })
  if (row === undefined) throw new AppError('not_found')
  return { row, panel: await repository.listPanel(tx, { accountId, uuids: [interviewUuid] }) }
}

/**
 * The same, locked with its application: the application first, as decisions about it do. Two that lock in another order
 * would wait for each other.
 */
export async function lockConducted(tx: Tx, key: InterviewKey) {
  const userSmartreqId = await repository.findApplicationOf(tx, key.interviewUuid)
  if (userSmartreqId === null) throw new AppError('not_found')
  const application = await lockForDecision(tx, { accountId: key.accountId, userSmartreqId })
  const isThere = await repository.lockInterview(tx, key)
  if (application === null || !isThere) throw new AppError('not_found')
  return { application, ...(await getInterview(tx, key)) }
}

/** What an interviewer wrote. @throws AppError `not_an_interviewer` */
export function getOwn(panel: readonly PanelRow[], userId: number): PanelRow {
  const own = panel.find((one) => one.userId === userId)
  if (own === undefined) throw new AppError('not_an_interviewer')
  return own
}

/** Whether a user manages the requisition of an interview. */
export async function isManagerOf(
  tx: Tx,
  { access, row }: { access: StaffAccess; row: ConductedRow },
): Promise<boolean> {
  return managesJob(tx, { access, jobId: row.jobId, jobTypeId: row.jobTypeId })
}

/** What a guide asks and measures, each attribute once. */
export function measuredBy({ guide }: ConductedRow): FeedbackGuide {
  const ids = new Set(guide.questions.flatMap((one) => one.attribute_type_id ?? []))
  return {
    questions: guide.questions,
    attributes: [...ids].map((id) => ({ attribute_type_id: id })),
  }
}

export function receiptOf(given: {
  interviewUuid: string
  userId: number
  status: FeedbackReceipt['status']
  submittedAt: Date | null
  at: Date
}): FeedbackReceipt {
  return {
    interview_uuid: given.interviewUuid,
    user_id: given.userId,
    status: given.status,
    submitted_at: given.submittedAt?.toISOString() ?? null,
    server_time: given.at.toISOString(),
  }
}
