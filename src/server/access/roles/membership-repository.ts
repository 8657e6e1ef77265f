// SQL of the companies that a user works for. Runs in the system's scope, for that user.
import { asc, eq, sql } from 'drizzle-orm'

import type { Membership } from '#contract/access/memberships.ts'

import type { Tx } from '../../db/database.ts'
import { TEMPLATE_TYPE } from '../../db/job-types.ts'
import { account, userRole } from '../../db/schema/account.ts'

/** By the companies' names, with what leaving each would take away. */
export async function listMemberships(tx: Tx, userId: number): Promise<Membership[]> {
  const held = tx.db
    .selectDistinct({ accountId: userRole.accountId })
    .from(userRole)
    .where(eq(userRole.userId, userId))
    .as('held')
  return tx.db
    .select({
      account_id: account.accountId,
      account_name: account.name,
      role_names: sql<string[]>`array(select r.role_name from user_role u
        join role r on r.account_id = u.account_id and r.role_id = u.role_id
        where u.account_id = ${account.accountId} and u.user_id = ${userId}
        order by u.sort_order, r.role_id)`,
      team_count: sql<number>`(select count(*)::int from job_team t
        join job j on j.account_id = t.account_id and j.job_id = t.job_id and j.job_type_id <> ${TEMPLATE_TYPE}
        where t.account_id = ${account.accountId} and t.user_id = ${userId})`,
      is_last_admin: sql<boolean>`not exists (select from user_role u
        join role r on r.account_id = u.account_id and r.role_id = u.role_id
        where u.account_id = ${account.accountId} and u.user_id <> ${userId}
          and (r.company_settings_access or r.full_access))`,
    })
    .from(held)
    .innerJoin(account, eq(account.accountId, held.accountId))
    .orderBy(asc(sql`lower(${account.name})`), asc(account.accountId))
}
