// In which country an applicant's phone number without a plus is dialled.
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import type { Tx } from './database.ts'

/**
 * The country of the requisition, of its newest posting, of the applicant or of the company's newest requisition: the
 * first of them that is known, as ISO 3166.
 * @param table one of the query's with `account_id` and `user_smartreq_id`
 */
export function phoneCountry(table: 'application' | 'user_step_activity'): SQL<string | null> {
  const from = sql.identifier(table)
  return sql<string | null>`(select coalesce(
      j.country_code,
      (select p.country_code from job_posting p
        where p.account_id = j.account_id and p.job_id = j.job_id and p.country_code is not null
        order by p.job_posting_id desc limit 1),
      (select u.country_code from user_profile u where u.user_id = a.user_id),
      (select c.country_code from job c
        where c.account_id = j.account_id and c.country_code is not null
        order by c.job_id desc limit 1))
    from application a
    join job j on j.account_id = a.account_id and j.job_id = a.job_id
    where a.account_id = ${from}.account_id and a.user_smartreq_id = ${from}.user_smartreq_id)`
}

const countrySchema = z.object({ rows: z.array(z.object({ country: z.string().nullable() })) })

/** The same for someone of whom only the requisition is known: its country, or that of the company's newest with one. */
export async function phoneCountryOfJob(
  tx: Tx,
  { accountId, jobId }: { accountId: number; jobId: number },
): Promise<string | null> {
  const found = await tx.db.execute(sql`
    select country_code as country from job
    where account_id = ${accountId} and country_code is not null
    order by job_id = ${jobId} desc, job_id desc limit 1`)
  return countrySchema.parse(found).rows[0]?.country ?? null
}
