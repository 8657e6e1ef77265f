// Example requests and rows of privacy: copies of data, erasure, legal holds and retention.
import { sql } from 'drizzle-orm'

import { passwordBody } from '../accounts.ts'
import type { SliceExamples } from '../slice-examples.ts'

export const privacyExamples: SliceExamples = {
  bodies: {
    placeLegalHold: { reason: 'A claim' },
    placePersonHold: { reason: 'A claim' },
    requestErasure: passwordBody,
    saveRetention: { ended_applications_days: 180, hired_applications_days: null },
  },
  rows: ({ accountId, userId, userSmartreqId, attemptId, sessionId }) => [
    sql`insert into data_export (export_id, account_id, user_id, language, origin, requested_at, expires_at)
        values (${sessionId}, ${accountId}, ${userId}, 'en', 'o', now(), now()), (${attemptId}, null, ${userId}, 'en', 'o', now(), now())`,
    sql`insert into erasure_request (erasure_id, user_id, requested_at, due_at) values (${sessionId}, ${userId}, now(), now())`,
    sql`insert into erasure_proof values (${sessionId}, ${accountId}, 'h', 'request', now())`,
    sql`insert into removable_file values (${sessionId})`,
    sql`insert into legal_hold values (${accountId}, ${userSmartreqId}, 'r', ${userId}, now())`,
    sql`insert into retention_policy values (${accountId}, 180, null, now())`,
    sql`insert into retention_run values (${accountId}, now(), 'ended_applications', now(), now(), 180)`,
  ],
}
