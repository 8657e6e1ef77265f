// Lists of offers that wait for a member of staff: what their rows have in common. Runs in the company's scope.
import { sql } from 'drizzle-orm'

import { offer } from '../db/schema/offer.ts'
import { applicant, application, job } from '../db/schema/requisition.ts'

/** Columns of a task about an offer, beside the time since when it waits. */
export const OFFER_TASK = {
  user_smartreq_id: application.userSmartreqId,
  user_offer_id: offer.userOfferId,
  job_id: job.jobId,
  job_title: job.title,
  full_name: sql<string>`${applicant.firstName} || ' ' || ${applicant.lastName}`,
}

/** How many rows there are in all. */
export const TASK_COUNT = { total: sql<number>`count(*)::int` }
