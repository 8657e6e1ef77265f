// Answering a review by a person. The candidate asks for one among the routes of their progress.
import { UNDO_MINUTES } from '#contract/decisions/application-actions.ts'
import * as contract from '#contract/decisions/human-reviews.ts'
import type { HumanReview } from '#contract/decisions/human-reviews.ts'

import type { JobAccess } from '../../access/staff-access.ts'
import type { Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './human-review-repository.ts'
import type { Key } from './human-review-repository.ts'

type Of = { readonly userSmartreqId: number }

export function serveHumanReviews(
  { command }: StaffEndpoints,
  { now }: { readonly now: () => Date },
): void {
  command(contract.keepReviewedDecision, ({ params, body: { reason }, ...changing }) =>
    keep(changing, { userSmartreqId: params.user_smartreq_id, reason, at: now() }),
  )

  command(contract.reopenHumanReview, ({ params, ...changing }) =>
    reopen(changing, { userSmartreqId: params.user_smartreq_id, at: now() }),
  )
}

/** The newest review of an application and of those that were merged into it, for the scorecard; null without one. */
export async function findHumanReview(tx: Tx, key: Key): Promise<HumanReview | null> {
  const newest = await repository.findAnswerable(tx, key)
  if (newest === null) return null
  const { review, answeredBy } = newest
  return {
    asked_at: review.askedAt.toISOString(),
    note: review.note,
    state: review.state,
    answered_at: review.answeredAt?.toISOString() ?? null,
    answered_by: answeredBy,
    reason: review.reason ?? '',
    is_of_merged: review.userSmartreqId !== key.userSmartreqId,
  }
}

/** The decision stands. @throws AppError `conflict` unless a review is open. */
async function keep(
  changing: Changing<JobAccess>,
  { userSmartreqId, reason, at }: Of & { reason: string; at: Date },
): Promise<HumanReview> {
  const { tx, access, audit } = changing
  const { review, key } = await lockNewest(changing, userSmartreqId)
  if (review.state !== 'open') throw new AppError('conflict')
  const answer = { state: 'kept', answeredAt: at, answeredBy: access.userId, reason } as const
  await repository.setAnswer(tx, { ...review, ...answer })
  const entity = { entity: 'application', entityId: userSmartreqId } as const
  await audit({ ...entity, action: 'keep_reviewed_decision', reason })
  return getHumanReview(tx, key)
}

/** @throws AppError `conflict` unless the newest review is `kept`, `undo_expired`. */
async function reopen(
  changing: Changing<JobAccess>,
  { userSmartreqId, at }: Of & { at: Date },
): Promise<HumanReview> {
  const { tx, audit } = changing
  const { review, key } = await lockNewest(changing, userSmartreqId)
  if (review.state !== 'kept' || review.answeredAt === null) throw new AppError('conflict')
  const until = review.answeredAt.getTime() + UNDO_MINUTES * 60_000
  if (until < at.getTime()) throw new AppError('undo_expired')
  const answer = { state: 'open', answeredAt: null, answeredBy: null, reason: null } as const
  await repository.setAnswer(tx, { ...review, ...answer })
  const entity = { entity: 'application', entityId: userSmartreqId } as const
  await audit({ ...entity, action: 'reopen_human_review' })
  return getHumanReview(tx, key)
}

// As decisions do: the application first.
async function lockNewest(
  { tx, access }: Changing<JobAccess>,
  userSmartreqId: number,
): Promise<{ review: repository.ReviewRow; key: Key }> {
  const key = { accountId: access.accountId, userSmartreqId }
  await repository.lockApplication(tx, key)
  const newest = await repository.findAnswerable(tx, key)
  if (newest === null) throw new AppError('conflict')
  return { review: newest.review, key }
}

async function getHumanReview(tx: Tx, key: Key): Promise<HumanReview> {
  const review = await findHumanReview(tx, key)
  if (review === null) throw new AppError('not_found')
  return review
}
