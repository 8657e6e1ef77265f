// Example requests and rows of changes of applicants.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { changeOf, newRefIdOf } from '../applicant-changes.ts'
import { type SliceExamples, unlessMissing } from '../slice-examples.ts'

export const changeExamples: SliceExamples = {
  bodies: {
    deleteApplicants: async ({ test, target }) => ({
      ref_ids: [await newRefIdOf(test.database, target)],
    }),
    assignApplicants: ({ target }) => ({ user_id: null, ref_ids: [target.refId] }),
    tagApplicants: ({ target }) => ({
      add: [`Tag ${randomUUID().slice(0, 8)}`],
      ref_ids: [target.refId],
    }),
  },
  params: {
    undoApplicantChange: unlessMissing(async ({ test, target }) => ({
      batch_id: await changeOf(test.database, target),
    })),
  },
  rows: ({ accountId, userId, userSmartreqId, attemptId }) => [
    sql`insert into applicant_tag (account_id, name) values (${accountId}, 't')`,
    sql`insert into application_tag (account_id, user_smartreq_id, tag_id)
        select account_id, ${userSmartreqId}, tag_id from applicant_tag where account_id = ${accountId}`,
    sql`insert into application_change (account_id, batch_id, user_smartreq_id, kind, before, after, changed_by, changed_at)
        values (${accountId}, ${attemptId}, ${userSmartreqId}, 'assign', '{}', '{}', ${userId}, now())`,
  ],
}
