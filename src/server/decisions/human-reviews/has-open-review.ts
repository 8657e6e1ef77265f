// What lists of applicants are narrowed by: whose review by a person waits for an answer. Runs in the company's scope.
import { sql, type SQL } from 'drizzle-orm'

import { application } from '../../db/schema/requisition.ts'

/**
 * True for applications of which a review is open, or of one that was merged into them: it is answered from there. The
 * company is named by its id: a reference to the row would have every row of the list looked up.
 */
export function hasOpenReview({ accountId }: { accountId: number }): SQL {
  return sql`${application.userSmartreqId} in (
    with recursive waiting as (
      select h.user_smartreq_id as id from human_review h where h.account_id = ${accountId} and h.state = 'open'
      union
      select a.merged_into from application a
      join waiting w on a.account_id = ${accountId} and a.user_smartreq_id = w.id and a.merged_into is not null)
    select id from waiting)`
}
