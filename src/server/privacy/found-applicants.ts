// Applications of the user who is found by name or address in a company.
import { sql, type SQL } from 'drizzle-orm'

import { application } from '../db/schema/requisition.ts'

/** True for an application of a user whose name or address has the text in it. Asked in the company's scope. */
export function isFound(search: string): SQL {
  // Not a join: few are found as a rule, and each leads to few applications.
  return sql`${application.userId} = any(array(select search_applicants(${search})))`
}
