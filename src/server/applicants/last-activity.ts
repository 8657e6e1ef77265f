// When something last happened at an application: they applied, answered or submitted something, or were moved or decided
// about.
import { sql } from 'drizzle-orm'

import { application } from '../db/schema/requisition.ts'

const { accountId, userSmartreqId, createdAt, submittedAt, stepSince, decidedAt } = application

const answeredAt = sql`(select max(greatest(t.started_at, t.last_saved_at, t.submitted_at)) from attempt t
  where t.account_id = ${accountId} and t.user_smartreq_id = ${userSmartreqId})`

export const lastActivityAt = sql`greatest(${createdAt}, ${submittedAt}, ${stepSince}, ${decidedAt}, ${answeredAt})`
