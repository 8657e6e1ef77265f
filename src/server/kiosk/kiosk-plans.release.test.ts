import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { EXPECTED_MAX, LIST_MAX } from '#contract/kiosk/kiosk-rules.ts'
import { buildCompany, buildPerson, buildRequisition } from '#testing/builders.ts'
import { expectFewRows, fillForPlans, planOfFirst, rowsReadBy } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listExpected } from './expected-repository.ts'
import { listExpectedToday } from './list-repository.ts'
import { listStations } from './station-repository.ts'

const MANY = 50_000
const PAGE = { search: '', page: 1, page_size: 25 }

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)(
  'among fifty thousand stations, sessions and codes of a company',
  () => {
    let accountId = 0
    let smallId = 0

    beforeAll(async () => {
      ;({ accountId } = await buildCompany(database))
      smallId = (await buildCompany(database)).accountId
      const { jobId } = await buildRequisition(database, { company: { accountId } })
      const { userId } = await buildPerson(database)
      const station = sql`insert into kiosk_station
        (account_id, name, place, pin_hash, enrolment_id, enrolment_hash, enrolment_expires_at, created_at)`
      const values = (count: number) => sql`'Station ' || lpad(n::text, 6, '0'), 'Hall ' || n, '',
        gen_random_uuid(), md5(random()::text) || md5(n::text), now(), now()
        from generate_series(1, ${count}) n`
      const statements = [
        sql`${station} select ${accountId}, ${values(MANY)}`,
        sql`${station} select ${smallId}, ${values(100)}`,
        sql`insert into app_user (email, first_name, last_name)
          select 'person-' || n || '@example.com', 'First', 'Last' || n from generate_series(1, ${MANY}) n`,
        sql`insert into applicant (account_id, user_id, first_name, last_name, email)
          select ${accountId}, user_id, first_name, last_name, email from app_user where email like 'person-%'`,
        sql`insert into application (account_id, job_id, user_id)
          select ${accountId}, ${jobId}, user_id from applicant where account_id = ${accountId}`,
        // Of a thousand people one has a code that has not ended.
        sql`insert into kiosk_code (account_id, code_id, user_smartreq_id, code_hash, made_by, made_at, expires_at)
          select account_id, gen_random_uuid(), user_smartreq_id, md5(random()::text) || md5(user_id::text),
            ${userId}, now() - user_id * interval '1 minute',
            now() + case when user_id % 1000 = 0 then interval '1 hour' else - user_id * interval '1 minute' end
          from application where account_id = ${accountId}`,
        // All at the first station, which no one uses now.
        sql`insert into kiosk_session (account_id, session_id, station_id, code_id, user_id, user_smartreq_id,
            started_at, ended_at, ended_by)
          select c.account_id, gen_random_uuid(), s.station_id, c.code_id, ${userId}, c.user_smartreq_id,
            c.made_at, c.made_at, 'hand_over'
          from kiosk_code c join kiosk_station s on s.account_id = c.account_id and s.name = 'Station 000001'`,
      ]
      const tables = ['kiosk_station', 'app_user', 'applicant', 'application', 'kiosk_code']
      await fillForPlans(database, { tables: [...tables, 'kiosk_session'], statements })
    })

    it('a page of stations reads little of them, and of the sessions only those that are open', async () => {
      const plan = await planOfFirst({ database, accountId }, (tx) =>
        listStations(tx, { accountId, ...PAGE }),
      )
      expectFewRows(plan, 'kiosk_station')
      expect(rowsReadBy(plan, 'kiosk_station')).toBeGreaterThan(0)

      expectFewRows(plan, 'kiosk_session')
    })

    it('a search reads the stations of its own company', async () => {
      const plan = await planOfFirst({ database, accountId: smallId }, (tx) =>
        listStations(tx, { accountId: smallId, ...PAGE, search: 'hall 42' }),
      )
      expectFewRows(plan, 'kiosk_station')
    })

    it.each([
      { list: 'today’s list', read: listExpectedToday, limit: LIST_MAX },
      { list: 'the people of a lease', read: listExpected, limit: EXPECTED_MAX },
    ])('$list reads the codes that have not ended', async ({ read, limit }) => {
      const asked = { accountId, stationId: 0, listJobIds: null, at: new Date(), limit }
      const plan = await planOfFirst({ database, scope: { kind: 'system' } }, (tx) =>
        read(tx, asked),
      )
      for (const table of ['kiosk_code', 'application', 'kiosk_session', 'user_step_activity']) {
        expectFewRows(plan, table)
      }
      expect(rowsReadBy(plan, 'kiosk_code')).toBeGreaterThan(0)
    })
  },
)
