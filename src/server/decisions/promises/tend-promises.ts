// The job that looks after promised answers by the clock: when the day has passed, the applicant and the team are written to.
import type { Database } from '../../db/database.ts'
import { orderMail, type MailDeps } from '../../mail/order-mail.ts'
import { findApplicant, listReviewers } from '../../messages/notified-repository.ts'
import { lockOverdue, markTold } from './promise-repository.ts'

/** The next run takes care of those that are left. */
const MOST = 200

type Deps = MailDeps & {
  readonly database: Database
  /** Where links lead: no one's request is at hand. */
  readonly origin: string
}

/**
 * Safe to repeat, and to run twice at once. About one application both sides are written to once, however often a promise
 * is broken: more mail would not answer it sooner.
 */
export async function tendPromises(deps: Deps): Promise<void> {
  const at = deps.now()
  const by = { origin: deps.origin, language: 'en' } as const
  await deps.database.inScope({ kind: 'system' }, async (tx) => {
    const overdue = await lockOverdue(tx, { at, most: MOST })
    for (const promise of overdue) {
      const aboutApplication = promise.userSmartreqId
      const applicant = await findApplicant(tx, promise)
      if (applicant === null) continue
      const staff = await listReviewers(tx, promise)
      await orderMail(tx, { deps, by, to: applicant, kind: 'answer-overdue', aboutApplication })
      for (const to of staff)
        await orderMail(tx, { deps, by, to, kind: 'answer-owed', aboutApplication })
    }
    await markTold(tx, { ids: overdue.map((one) => one.userSmartreqId), at })
  })
  deps.jobs.wake('send-mail')
}
