// Example requests and rows of decisions.
import { sql } from 'drizzle-orm'

import { batchOf, reasonOf } from '../decisions.ts'
import { type SliceExamples, unlessMissing } from '../slice-examples.ts'

const SEEN = { status: 'incomplete', job_step_id: null }

export const decisionExamples: SliceExamples = {
  bodies: {
    decideOnApplicants: ({ target }) => ({ action: 'hold', ref_ids: [target.refId] }),
    decideOnApplicant: { action: 'hold', seen: SEEN },
    bulkRejectApplicants: async ({ test, target }) => ({
      ref_ids: [target.refId],
      rejection_reason_id: await reasonOf(test, target),
    }),
    hireApplicant: ({ target }) => ({
      user_smartreq_id: target.userSmartreqId,
      seen: SEEN,
      start_date: '2027-01-04',
    }),
    updateHire: { seen: { start_date: null }, start_date: '2027-01-11' },
  },
  params: {
    undoDecisions: unlessMissing(async ({ test, target }) => ({
      batch_id: await batchOf(test, target),
    })),
  },
  rows: ({ accountId, userId, jobId, userSmartreqId, attemptId }) => [
    sql`insert into application_decision (account_id, batch_id, user_smartreq_id, action, decided_by, decided_at, entered_at,
          plan_version, from_status, from_step_status, to_status, to_step_status)
        values (${accountId}, ${attemptId}, ${userSmartreqId}, 'review', ${userId}, now(), now(), 1, 'new', 'passed', 'active', 'passed')`,
    sql`insert into answer_promise (account_id, user_smartreq_id, job_step_id, job_id, user_id, since, due_on)
        select ${accountId}, ${userSmartreqId}, min(job_step_id), ${jobId}, ${userId}, now(), '2027-01-04'
        from job_step where account_id = ${accountId} and job_id = ${jobId}`,
  ],
}
