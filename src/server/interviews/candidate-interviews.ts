// What candidates are told of their interviews: when, or what comes next, and nothing of what staff wrote to each other.
// Runs in the person's scope.
import { and, eq, ne } from 'drizzle-orm'

import { hasInterviewEnded } from '#contract/interviews/interview-states.ts'
import type { TrackerInterview } from '#contract/progress/progress.ts'

import type { Tx } from '../db/database.ts'
import { interview, type interviewInterviewer } from '../db/schema/interview.ts'

type Told = Pick<TrackerInterview, 'state' | 'starts_at' | 'link_uuid'>

/** Before anyone arranged it. */
export const NOT_ARRANGED: Told = { state: 'to_be_arranged', starts_at: null, link_uuid: null }

/**
 * Whom a candidate meets, as they know it: that an interviewer declined they learn when staff have chosen another one, or
 * go ahead without.
 */
export function metByCandidate<
  One extends Pick<
    typeof interviewInterviewer.$inferSelect,
    'isChosen' | 'declinedAt' | 'leftOutAt'
  >,
>(all: readonly One[]): One[] {
  return all.filter(
    ({ isChosen, declinedAt, leftOutAt }) =>
      isChosen || (declinedAt !== null && leftOutAt === null),
  )
}

/** By the activity of the plan. */
export async function candidateInterviews(
  tx: Tx,
  given: { accountId: number; userSmartreqId: number; at: Date },
): Promise<Map<number, Told>> {
  const rows = await tx.db
    .select()
    .from(interview)
    .where(
      and(
        eq(interview.accountId, given.accountId),
        eq(interview.userSmartreqId, given.userSmartreqId),
        ne(interview.status, 'cancelled'),
      ),
    )
  return new Map(rows.map((row) => [row.jobStepActivityId, tell(row, given.at)]))
}

function tell(row: typeof interview.$inferSelect, at: Date): Told {
  const link = row.expiresAt > at ? row.linkUuid : null
  if (hasInterviewEnded(row, at)) return { ...NOT_ARRANGED, state: 'over' }
  switch (row.status) {
    case 'awaiting_candidate_booking':
      return link === null ? NOT_ARRANGED : { ...NOT_ARRANGED, state: 'to_book', link_uuid: link }
    case 'scheduled':
      return {
        state: 'scheduled',
        starts_at: row.startsAt?.toISOString() ?? null,
        link_uuid: link,
      }
    case 'awaiting_feedback':
    case 'complete':
      return { ...NOT_ARRANGED, state: 'over' }
    case 'needs_scheduling':
    case 'awaiting_interviewer_slots':
    case 'cancelled':
    case 'declined':
    case 'no_show':
      return NOT_ARRANGED
  }
}
