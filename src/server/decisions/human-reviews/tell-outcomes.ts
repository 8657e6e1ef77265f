// The job that writes to applicants what came of the review by a person that they asked for: once the time is over in which
// staff may take their answer back.
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'

import { UNDO_MINUTES } from '#contract/decisions/application-actions.ts'

import type { Database, Tx } from '../../db/database.ts'
import { humanReview } from '../../db/schema/human-review.ts'
import { appUser } from '../../db/schema/session.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { orderMail } from '../../mail/order-mail.ts'

type Deps = {
  readonly database: Database
  readonly jobs: Jobs
  readonly secret: string
  readonly now: () => Date
  /** Where links lead: no one's request is at hand. */
  readonly origin: string
}

const SYSTEM = { kind: 'system' } as const
/** In one transaction. */
const LIMIT = 200

/** Safe to repeat, and to run twice at once: about one answer an applicant is written to once. */
export async function tellOutcomes(deps: Deps): Promise<void> {
  while ((await deps.database.inScope(SYSTEM, (tx) => tellSome(tx, deps))) === LIMIT);
  deps.jobs.wake('send-mail')
}

async function tellSome(tx: Tx, deps: Deps): Promise<number> {
  const at = deps.now()
  const answered = await listUntold(tx, new Date(at.getTime() - UNDO_MINUTES * 60_000))
  const by = { origin: deps.origin, language: 'en' } as const
  for (const { review, language } of answered) {
    // Without a reviewer, a rule moved the application on: no person has reviewed it.
    if (review.answeredBy !== null)
      await orderMail(tx, {
        deps,
        kind: review.state === 'kept' ? 'human-review-kept' : 'human-review-overturned',
        to: { userId: review.userId, language },
        by,
        aboutApplication: review.userSmartreqId,
        aboutReview: review.reviewId,
      })
    await tx.db
      .update(humanReview)
      .set({ toldAt: at })
      .where(
        and(eq(humanReview.accountId, review.accountId), eq(humanReview.reviewId, review.reviewId)),
      )
  }
  return answered.length
}

function listUntold(tx: Tx, until: Date) {
  return tx.db
    .select({ review: humanReview, language: appUser.language })
    .from(humanReview)
    .innerJoin(appUser, eq(appUser.userId, humanReview.userId))
    .where(
      and(
        isNotNull(humanReview.answeredAt),
        isNull(humanReview.toldAt),
        lte(humanReview.answeredAt, until),
      ),
    )
    .orderBy(asc(humanReview.answeredAt))
    .limit(LIMIT)
    .for('update', { of: humanReview, skipLocked: true })
}
