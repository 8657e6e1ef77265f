import type { JobOf } from '../access/job-access.ts'
import { seesJob } from '../access/staff-access.ts'
// The job that assigns an application that was submitted, and writes about it: to its applicant, and to staff whose roles ask for it. It writes to staff about an activity
// that was completed, to those of the team who were chosen; about a review by a person, to those who look after the
// applicant or manage the requisition; about an applicant's reply, to the last sender; about a question on an offer, to the offer's sender. Only users with access to the requisition get mail.
import type { Database, Tx } from '../db/database.ts'
import { findNewest } from '../decisions/human-reviews/human-review-repository.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { MailKind } from '../mail/mail-messages.ts'
import { orderMail } from '../mail/order-mail.ts'
import { listNotified } from '../plan-editor/notification-repository.ts'
import { assignInTurn } from '../plan-editor/setup/assign-in-turn.ts'
import * as repository from './notified-repository.ts'
import { findLastSender, findOfferSender } from './reply-repository.ts'

type Deps = {
  readonly database: Database
  readonly jobs: Jobs
  readonly secret: string
  readonly now: () => Date
  /** Where links lead: no one's request is at hand. */
  readonly origin: string
}

type Recipient = { readonly userId: number; readonly language: string | null }

const SYSTEM = { kind: 'system' } as const

type About = {
  readonly userSmartreqId: number
  readonly jobStepActivityId?: number | undefined
  readonly isHumanReview?: true | undefined
  readonly reviewId?: number | undefined
  readonly replyId?: string | undefined
}
type Notice = {
  readonly kind: MailKind
  readonly aboutActivity?: number
  readonly aboutReview?: number
  readonly aboutReply?: string
  readonly recipients: readonly Recipient[]
}

/** Safe to repeat: about one thing no one is written to twice. Of an application that is gone meanwhile, no one hears. */
export async function notifyStaff(deps: Deps, job: About): Promise<void> {
  await deps.database.inScope(SYSTEM, (tx) => order(tx, { deps, ...job }))
  deps.jobs.wake('send-mail')
}

async function order(tx: Tx, given: About & { deps: Deps }): Promise<void> {
  const { deps, userSmartreqId, jobStepActivityId, isHumanReview, replyId } = given
  const isSubmitted = [jobStepActivityId, isHumanReview, replyId].every((one) => one === undefined)
  const about = await repository.findApplied(tx, { userSmartreqId, isSubmitted })
  if (about === null) return
  if (isSubmitted) await assignInTurn(tx, { ...about, userSmartreqId, at: deps.now() })
  const { recipients, ...notice } = await noticeOf(tx, { ...given, ...about })
  const by = { origin: deps.origin, language: 'en' } as const
  if (isSubmitted) {
    const to = await repository.findApplicant(tx, { userSmartreqId })
    const kind = 'application-received'
    if (to !== null) await orderMail(tx, { deps, to, by, kind, aboutApplication: userSmartreqId })
  }
  for (const to of recipients) {
    if (!(await seesJob(tx, { userId: to.userId, ...about }))) continue
    await orderMail(tx, { deps, to, by, aboutApplication: userSmartreqId, ...notice })
  }
}

function noticeOf(tx: Tx, given: About & { accountId: number } & JobOf): Promise<Notice> {
  const { jobStepActivityId, replyId } = given
  if (replyId !== undefined) return replyNotice(tx, { ...given, replyId })
  if (given.isHumanReview === true) return reviewNotice(tx, given)
  if (jobStepActivityId === undefined) return submissionNotice(tx, given)
  return activityNotice(tx, { ...given, jobStepActivityId })
}

// Where no one looks after the applicant and no one manages the requisition, those who are told of applications.
async function reviewNotice(
  tx: Tx,
  key: { accountId: number; jobId: number; userSmartreqId: number; reviewId?: number | undefined },
): Promise<Notice> {
  const reviewId = key.reviewId ?? (await findNewest(tx, key))?.review.reviewId
  const about = reviewId === undefined ? {} : { aboutReview: reviewId }
  const recipients = await repository.listReviewers(tx, key)
  if (recipients.length > 0) return { kind: 'human-review-asked', ...about, recipients }
  return { ...(await submissionNotice(tx, key)), kind: 'human-review-asked', ...about }
}

// The sender of the offer in question, or else the last user to write. If they no longer have access to the requisition, the people responsible for it.
async function replyNotice(
  tx: Tx,
  key: { accountId: number; jobId: number; userSmartreqId: number; replyId: string } & JobOf,
): Promise<Notice> {
  const sender = (await findOfferSender(tx, key)) ?? (await findLastSender(tx, key))
  const about = { kind: 'applicant-replied', aboutReply: key.replyId } as const
  if (sender !== null && (await seesJob(tx, { ...key, ...sender })))
    return { ...about, recipients: [sender] }
  return { ...about, recipients: await repository.listReviewers(tx, key) }
}

// Those of the team who were chosen at the activity.
async function activityNotice(
  tx: Tx,
  key: { accountId: number; jobStepActivityId: number },
): Promise<Notice> {
  const aboutActivity = key.jobStepActivityId
  return { kind: 'activity-completed', aboutActivity, recipients: await listNotified(tx, key) }
}

// Those whose roles, or places on the team, ask for it.
async function submissionNotice(
  tx: Tx,
  { accountId, jobId }: { accountId: number; jobId: number },
): Promise<Notice> {
  const kind = 'application_submitted'
  const recipients = await repository.listNotified(tx, { accountId, jobId, kind })
  return { kind: 'application-submitted', recipients }
}
