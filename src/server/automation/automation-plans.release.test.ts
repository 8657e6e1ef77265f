import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import type { AutomationCondition, AutomationTrigger } from '#contract/automation/automation.ts'
import { buildCompany, buildRequisition } from '#testing/builders.ts'
import { fillForPlans, planOfFirst, rowsReadBy, seqScansOf } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { lockMatching } from './run-repository.ts'

const REQUISITIONS = 25
const APPLICANTS = 2000
/** What a rule of one requisition may read of a table: some rows of each of its applicants. */
const FEW_ROWS = 3 * APPLICANTS
const TABLES = ['application', 'application_tag', 'application_decision', 'automation_run']

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)(
  'a rule of one requisition among fifty thousand applications',
  () => {
    let key = { accountId: 0, jobId: 0 }
    let steps: number[] = []
    const [at, limit] = [new Date(), 500]

    beforeAll(async () => {
      const { accountId } = await buildCompany(database)
      const made: Awaited<ReturnType<typeof buildRequisition>>[] = []
      for (let count = 0; count < REQUISITIONS; count += 1)
        made.push(await buildRequisition(database, { company: { accountId } }))
      key = { accountId, jobId: made[0]?.jobId ?? 0 }
      steps = made[0]?.stepIds.slice(0, 2) ?? []
      await fill({ accountId, jobIds: made.map(({ jobId }) => jobId) })
    })

    const submitted: AutomationTrigger = { kind: 'submitted' }
    const cases: readonly (readonly [string, () => AutomationCondition[], AutomationTrigger])[] = [
      [
        'any of several statuses',
        () => [{ kind: 'status', statuses: ['new', 'active'] }],
        submitted,
      ],
      ['any of several steps', () => [{ kind: 'step', job_step_ids: steps }], submitted],
      ['any of several tags', () => [{ kind: 'tag', tag_ids: [1, 2], has_tag: true }], submitted],
      ['none of several tags', () => [{ kind: 'tag', tag_ids: [1, 2], has_tag: false }], submitted],
      [
        'any of several users, or no one',
        () => [{ kind: 'assigned', user_ids: [null, 1, 2] }],
        submitted,
      ],
      [
        'any of several hiring classes',
        () => [{ kind: 'hiring_class', hiring_class_ids: [1, 2] }],
        submitted,
      ],
      ['a step that was passed', () => [], { kind: 'step_passed', job_step_id: null }],
      ['the time since a step', () => [], { kind: 'time_since', event: 'entered_step', days: 1 }],
    ]

    it.each(cases)('finds whom it is about by an index: %s', async (_, conditions, trigger) => {
      const actions = [{ kind: 'advance' as const }]
      const rule = { ...key, trigger, actions, since: null, at, conditions: conditions() }
      const plan = await planOfFirst({ database, accountId: key.accountId }, (tx) =>
        lockMatching(tx, { rule, automationRuleId: 1, ids: null, limit }),
      )
      for (const table of TABLES) {
        expect(seqScansOf(plan)).not.toContain(table)
        expect(rowsReadBy(plan, table)).toBeLessThan(FEW_ROWS)
      }
    })
  },
)

async function fill(given: { accountId: number; jobIds: number[] }): Promise<void> {
  const { accountId, jobIds } = given
  const statements = [
    sql`insert into app_user (email, first_name, last_name)
        select 'person-' || n || '@example.com', 'First', 'Last' from generate_series(1, ${APPLICANTS}) n`,
    sql`insert into applicant (account_id, user_id, first_name, last_name, email)
        select ${accountId}, user_id, first_name, last_name, email from app_user`,
    sql`insert into application (account_id, job_id, user_id, status, job_step_id, submitted_at)
        select ${accountId}, job_id, user_id, case when user_id % 2 = 0 then 'new' else 'active' end,
               (select min(job_step_id) from job_step s where s.job_id = ids.job_id), now()
        from app_user, (select cast(id as bigint) as job_id from jsonb_array_elements_text(${JSON.stringify(jobIds)}::jsonb) id) ids
        order by user_id`,
    sql`insert into applicant_tag (account_id, name) select ${accountId}, 'Tag ' || n from generate_series(1, 200) n`,
    sql`insert into application_tag (account_id, user_smartreq_id, tag_id)
        select a.account_id, a.user_smartreq_id, t.tag_id from application a, applicant_tag t
        where a.user_smartreq_id % 200 = t.tag_id % 200`,
    sql`insert into automation_rule (account_id, job_id, slug, name, sort_order, trigger, conditions, actions)
        select account_id, job_id, 'r', 'R', 1, '{"kind":"submitted"}', '[]', '[]' from job`,
    sql`insert into automation_run (account_id, automation_rule_id, user_smartreq_id, event_key, state, at, seen_status, chain,
          batch_id, change_batch_ids)
        select a.account_id, r.automation_rule_id, a.user_smartreq_id, 'before', 'done', now(), 'new', '{}',
               gen_random_uuid(), '{}'
        from application a join automation_rule r on r.job_id = a.job_id`,
    sql`insert into application_decision (account_id, batch_id, user_smartreq_id, action, decided_by, decided_at,
          entered_at, plan_version, from_status, from_step_status, to_status, to_step_status, step_outcome)
        select account_id, gen_random_uuid(), user_smartreq_id, 'advance', user_id, now() - interval '2 days', now(), 1,
               'new', 'passed', 'active', 'passed', 'passed' from application`,
  ]
  await fillForPlans(database, { tables: ['app_user', 'applicant', ...TABLES], statements })
}
