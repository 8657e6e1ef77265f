import type { ApplicationStatus } from '#contract/applicants/application.ts'
// What a candidate is told of a rejection by a rule, and asking for a review by a person. The candidate's scope reads neither
// decisions nor reviews: what the rule says and what staff wrote about it is not theirs to read.
import { canTake } from '#contract/decisions/application-actions.ts'
import type { AutomatedDecision } from '#contract/decisions/human-reviews.ts'

import { recordAudit } from '../../access/audit/audit-trail.ts'
import { asSystem } from '../../db/as-system.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import * as repository from './human-review-repository.ts'
import type { Key, ReviewRow } from './human-review-repository.ts'

type Own = Key & { readonly status: ApplicationStatus }

/**
 * The rejection by a rule that is in force, with its review; once a person overturned it, that one for as long as the
 * application goes on. Null for every other application. Runs in the person's scope, for an application that is theirs.
 */
export function findAutomatedDecision(tx: Tx, own: Own): Promise<AutomatedDecision | null> {
  return asSystem(tx, () => find(tx, own))
}

type Asking = Own & {
  readonly userId: number
  /** Empty for none. */
  readonly note: string
  readonly at: Date
  readonly jobs: Pick<Jobs, 'send'>
}

/**
 * Asks for a review of the rejection in force of an application that is locked; where it was asked for, it stays as it is.
 * Runs in the person's scope.
 * @throws AppError `conflict` where no rule has rejected it.
 */
export async function askForReview(tx: Tx, given: Asking): Promise<AutomatedDecision> {
  const { accountId, userSmartreqId, userId, note, at, jobs } = given
  const before = await findAutomatedDecision(tx, given)
  if (before === null || given.status !== 'rejected') throw new AppError('conflict')
  if (before.review !== null) return before
  const reviewId = await asSystem(tx, async () => {
    const decision = await repository.findRejectionByRule(tx, given)
    if (decision === null) throw new AppError('conflict')
    const { decisionId } = decision
    const row = { accountId, userSmartreqId, decisionId, userId, note, askedAt: at }
    return repository.insertReview(tx, row)
  })
  await recordAudit(tx, {
    accountId,
    actorId: userId,
    entity: 'application',
    entityId: userSmartreqId,
    action: 'ask_for_human_review',
    reason: note === '' ? null : note,
  })
  const named = reviewId === null ? {} : { reviewId }
  await jobs.send(tx, 'notify-staff', { userSmartreqId, isHumanReview: true, ...named })
  return { ...before, review: { asked_at: at.toISOString(), state: 'open', answered_at: null } }
}

async function find(tx: Tx, own: Own): Promise<AutomatedDecision | null> {
  if (own.status === 'rejected') {
    const decision = await repository.findRejectionByRule(tx, own)
    if (decision === null) return null
    const { decisionId, decidedAt, isMerged } = decision
    const { accountId } = own
    const review = await repository.findReviewOf(tx, { accountId, decisionId })
    // No one could answer it.
    return review === null && isMerged ? null : describe(decidedAt, review)
  }
  // What can be withdrawn goes on.
  if (!canTake(own.status, 'withdraw')) return null
  const newest = await repository.findNewest(tx, own)
  if (newest?.review.state !== 'overturned') return null
  return describe(newest.decidedAt, newest.review)
}

function describe(decidedAt: Date, review: ReviewRow | null): AutomatedDecision {
  return {
    decided_at: decidedAt.toISOString(),
    review:
      review === null
        ? null
        : {
            asked_at: review.askedAt.toISOString(),
            state: review.state,
            answered_at: review.answeredAt?.toISOString() ?? null,
          },
  }
}
