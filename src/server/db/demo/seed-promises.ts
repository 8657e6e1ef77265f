// The answers that the demo's companies promised: the applicants who applied last and wait for a decision get one within
// the working week. Others applied before their company promised any.
import { sql } from 'drizzle-orm'

import { ANSWER_DAYS } from '#contract/plan-editor/plan-editor-rules.ts'

import type { Database } from './bulk-insert.ts'
import type { SeededApplications } from './seed-applications.ts'

/** For each requisition. */
const PROMISED = 12

/** Due from today on, so that a demo does not begin with emails about overdue answers. */
export async function seedPromises(
  db: Database,
  { plans, companies, today }: Pick<SeededApplications, 'plans' | 'companies'> & { today: Date },
): Promise<void> {
  const accountIds = [...new Set(plans.map(({ company }) => companies.accountId(company.uuid)))]
  const day = today.toISOString().slice(0, 10)
  await db.execute(sql`
    insert into answer_promise (account_id, user_smartreq_id, job_step_id, job_id, user_id, since, due_on)
    select account_id, user_smartreq_id, job_step_id, job_id, user_id,
      least(submitted_at, ${day}::date - interval '1 day'), add_working_days(${day}::date, 1 + (place % ${ANSWER_DAYS.usual})::int)
    from (
      select a.*, row_number() over (partition by a.account_id, a.job_id order by a.submitted_at desc, a.user_smartreq_id) as place
      from application a
      where a.account_id in (${sql.join(
        accountIds.map((id) => sql`${id}`),
        sql`, `,
      )})
        and waits_for_answer(a) and a.submitted_at is not null and a.job_step_id is not null
    ) waiting
    where place <= ${PROMISED}`)
}
