// The job that looks after interviews by the clock: those that are over await feedback, and those of tomorrow are recalled.
import { and, eq, gt, isNull, lte } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { interview } from '../db/schema/interview.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { chosenOf, orderInterviewMail, REMINDER_MS } from './interview-changes.ts'

/** Of those that are left the next run takes care. */
const MOST = 500

type Deps = { readonly database: Database; readonly jobs: Jobs; readonly now: () => Date }

/** Safe to repeat, and to run twice at once: a row is changed by whichever run finds it unchanged. */
export async function tendInterviews({ database, jobs, now }: Deps): Promise<void> {
  const at = now()
  const isScheduled = eq(interview.status, 'scheduled')
  await database.inScope({ kind: 'system' }, async (tx) => {
    await tx.db
      .update(interview)
      .set({ status: 'awaiting_feedback' })
      .where(and(isScheduled, lte(interview.endsAt, at)))
    const isTomorrow = and(
      isScheduled,
      isNull(interview.remindedAt),
      gt(interview.startsAt, at),
      lte(interview.startsAt, new Date(at.getTime() + REMINDER_MS)),
    )
    const due = await tx.db
      .select()
      .from(interview)
      .where(isTomorrow)
      .limit(MOST)
      .for('update', { skipLocked: true })
    for (const row of due) {
      const { accountId, interviewUuid } = row
      await tx.db
        .update(interview)
        .set({ remindedAt: at })
        .where(and(eq(interview.accountId, accountId), eq(interview.interviewUuid, interviewUuid)))
      const to = [row.userId, ...(await chosenOf(tx, row))]
      await orderInterviewMail(tx, { jobs, row, kind: 'interview-reminder', to })
    }
  })
  jobs.wake('send-interview-mail')
}
