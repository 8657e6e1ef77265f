// Moves a requisition to the days on which it was made, opened and stopped.
import { and, eq, sql } from 'drizzle-orm'

import { auditEvent } from '#server/db/schema/audit.ts'
import { jobPosting } from '#server/db/schema/career.ts'
import { job } from '#server/db/schema/requisition.ts'

import type { Database } from './bulk-insert.ts'
import { addDays } from './calendar.ts'
import type { DemoRequisition } from './companies.ts'

/** A draft is worked on for that long before it is opened. */
const DRAFT_DAYS = 5
/** How long ago a draft was begun that was never opened. */
const UNOPENED_DAYS = 11

type Moved = {
  readonly jobId: number
  /** Midnight UTC. */
  readonly today: Date
  readonly requisition: DemoRequisition
}

/**
 * The services rightly take no time from outside: what they write happens now. Of the demo, a year has gone by; so the
 * rows of a requisition, its postings and its trail get their days afterwards, and it gets the address that it has everywhere.
 */
export async function moveIntoPast(db: Database, moved: Moved): Promise<void> {
  const { jobId, requisition } = moved
  const { createdAt, openedAt, stoppedAt } = daysOf(moved)
  await db
    .update(job)
    .set({
      uuid: requisition.uuid,
      createdAt,
      openedAt,
      closedAt: requisition.status === 'closed' ? stoppedAt : null,
    })
    .where(eq(job.jobId, jobId))
  const ofJob = eq(auditEvent.jobId, jobId)
  await db.update(auditEvent).set({ at: createdAt }).where(ofJob)
  if (openedAt === null) return
  const posted = { createdAt: openedAt, publishedAt: openedAt, updatedAt: openedAt }
  await db.update(jobPosting).set(posted).where(eq(jobPosting.jobId, jobId))
  const isOpening = sql`(${auditEvent.action} = 'open' or ${auditEvent.entity} = 'job_posting')`
  await db.update(auditEvent).set({ at: openedAt }).where(and(ofJob, isOpening))
  if (stoppedAt === null) return
  const isStop = sql`${auditEvent.action} in ('hold', 'close')`
  await db.update(auditEvent).set({ at: stoppedAt }).where(and(ofJob, isStop))
}

function daysOf({ today, requisition }: Moved) {
  const { openedDaysAgo, stoppedDaysAgo } = requisition
  const daysAgo = (days: number | null) => (days === null ? null : addDays(today, -days))
  return {
    createdAt: addDays(
      today,
      -(openedDaysAgo === null ? UNOPENED_DAYS : openedDaysAgo + DRAFT_DAYS),
    ),
    openedAt: daysAgo(openedDaysAgo),
    stoppedAt: daysAgo(stoppedDaysAgo),
  }
}
