import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { listJobOffers } from '#contract/offers/job-offers.ts'
import { buildCompany, buildPerson, buildRequisition } from '#testing/builders.ts'
import { OFFER_TERMS } from '#testing/offers.ts'
import { fillForPlans, planOfFirst, rowsReadBy, seqScansOf } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listJobOffers as listPage } from './job-offer-repository.ts'

const OFFERS = 50_000
/** Each has a hundred. */
const REQUISITIONS = 500

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('the offers of a requisition among fifty thousand', () => {
  let accountId = 0
  let jobId = 0

  beforeAll(async () => {
    const company = await buildCompany(database)
    ;({ accountId } = company)
    const jobIds: number[] = []
    for (let count = 0; count < REQUISITIONS; count += 1)
      jobIds.push((await buildRequisition(database, { company })).jobId)
    jobId = jobIds[0] ?? 0
    const writer = await buildPerson(database)
    await fill({ accountId, firstJob: jobId, writerId: writer.userId })
  })

  it.each<Record<string, string>>([
    {},
    { ordering: 'applicant_name' },
    { state: 'sent' },
    { search: 'Ana', page: '2' },
  ])('are read without the others for a page of %o', async (asked) => {
    const query = { ...listJobOffers.query.parse(asked), accountId, jobId }
    const plan = await planOfFirst({ database, accountId }, (tx) => listPage(tx, query))
    expect(seqScansOf(plan)).not.toContain('offer')
    expect(rowsReadBy(plan, 'offer')).toBeLessThanOrEqual((2 * OFFERS) / REQUISITIONS)
  })
})

// Of each person an application for one of the requisitions, with an offer.
async function fill({
  accountId,
  firstJob,
  writerId,
}: {
  accountId: number
  firstJob: number
  writerId: number
}): Promise<void> {
  const statements = [
    sql`insert into app_user (email, first_name, last_name)
        select 'person-' || n || '@example.com', case when n % 3 = 0 then 'Ana' else 'Bo' end, 'Last' || n
        from generate_series(1, ${OFFERS}) n`,
    sql`insert into applicant (account_id, user_id, first_name, last_name, email)
        select ${accountId}, user_id, first_name, last_name, email from app_user where email like 'person-%'`,
    sql`insert into application (account_id, job_id, user_id, status, created_at)
        select ${accountId}, ${firstJob} + user_id % ${REQUISITIONS}, user_id, 'offer', now()
        from app_user where email like 'person-%'`,
    sql`insert into offer (account_id, user_smartreq_id, state, terms, language, signing_order, expires_on, expires_at,
          created_by, created_at, sent_at)
        select account_id, user_smartreq_id, case when user_id % 4 = 0 then 'sent' else 'accepted' end,
          ${JSON.stringify(OFFER_TERMS)}::jsonb, 'en', 'parallel', current_date + 7, now() + interval '7 days', ${writerId},
          now(), now() - user_id * interval '1 minute'
        from application`,
  ]
  await fillForPlans(database, { tables: ['applicant', 'application', 'offer'], statements })
}
