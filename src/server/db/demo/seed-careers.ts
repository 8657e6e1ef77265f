// Writes the career pages of the demo: one for each company, with a posting for each open requisition.
import { sql } from 'drizzle-orm'

import { slugOf } from '#server/careers/career-slug.ts'
import { careerPage } from '#server/db/schema/career.ts'

import type { Database } from './bulk-insert.ts'
import { DEMO_COMPANIES } from './companies.ts'
import type { SeededCompanies } from './seed-companies.ts'

export async function seedCareers(
  db: Database,
  { accountId }: Pick<SeededCompanies, 'accountId'>,
): Promise<void> {
  await db.insert(careerPage).values(
    DEMO_COMPANIES.map(({ uuid, name }) => ({
      accountId: accountId(uuid),
      slug: slugOf(name),
    })),
  )
  await db.execute(sql`
    insert into job_posting (account_id, job_id, title, description, city, state_code, country_code, status, published_at)
    select account_id, job_id, title, description, city, state_code, country_code, 'published', opened_at
    from job where job_type_id = 2 and status = 'open' and opened_at is not null
      and account_id in (select account_id from career_page)`)
}
