// Writes the custom fields of the demo companies, and what is recorded in them about people and jobs.
import { sql } from 'drizzle-orm'

import { accountField } from '../schema/account-field.ts'
import type { Database } from './bulk-insert.ts'
import { DEMO_COMPANIES } from './companies.ts'
import {
  DEMO_JOB_FIELDS,
  DEMO_PERSONAL_FIELDS,
  type DemoField,
  SHIRT_SIZES,
} from './custom-fields.ts'
import type { SeededCompanies } from './seed-companies.ts'

/** After the people and the jobs of the companies. */
export async function seedCustomFields(
  db: Database,
  companies: Pick<SeededCompanies, 'accountId'>,
): Promise<void> {
  for (const { uuid } of DEMO_COMPANIES) {
    const accountId = companies.accountId(uuid)
    await insertFields(db, accountId)
    await recordPeople(db, accountId)
    await recordJobs(db, accountId)
  }
}

async function insertFields(db: Database, accountId: number): Promise<void> {
  const rowsOf = (fields: readonly DemoField[]) =>
    fields.map((field, index) => ({
      ...field,
      accountId,
      text: field.written.text,
      sortOrder: index + 1,
    }))
  const rows = [
    ...rowsOf(Object.values(DEMO_PERSONAL_FIELDS)),
    ...rowsOf(Object.values(DEMO_JOB_FIELDS)),
  ]
  await db.insert(accountField).values(rows)
}

// Everyone has a shirt, and every third person a license.
async function recordPeople(db: Database, accountId: number): Promise<void> {
  const { shirt, license } = DEMO_PERSONAL_FIELDS
  const people = sql`(select user_id, (row_number() over (order by user_id))::int as place from employee
    where account_id = ${accountId}) p`
  await db.execute(sql`
    insert into account_field_value (account_id, account_field_id, user_id, answer)
    select f.account_id, f.account_field_id, p.user_id, case f.text
      when ${shirt.written.text} then to_jsonb(p.place % ${SHIRT_SIZES.length}::int + 1)
      else to_jsonb(to_char(date '2027-01-31' + p.place * 7, 'YYYY-MM-DD')) end
    from account_field f cross join ${people}
    where f.account_id = ${accountId}
      and (f.text = ${shirt.written.text} or (f.text = ${license.written.text} and p.place % 3 = 0))`)
}

async function recordJobs(db: Database, accountId: number): Promise<void> {
  const { costCenter, shifts } = DEMO_JOB_FIELDS
  const jobs = sql`(select job_id, (row_number() over (order by job_id))::int as place from job
    where account_id = ${accountId}) j`
  await db.execute(sql`
    insert into account_field_value (account_id, account_field_id, job_id, answer)
    select f.account_id, f.account_field_id, j.job_id, case f.text
      when ${costCenter.written.text} then to_jsonb('CC-' || 4100 + j.place * 10)
      else '[1, 2]'::jsonb end
    from account_field f cross join ${jobs}
    where f.account_id = ${accountId} and f.text in (${costCenter.written.text}, ${shifts.written.text})`)
}
