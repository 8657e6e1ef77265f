/**
 * `applicants-any-filter-any-sort`: the first fifty of fifty thousand applicants by each filter with each order, p95 over the
 * combinations, against a bare route with the same selection, order and count. A round takes a sample, because all of
 * them on both sides take minutes; the seed is printed. Each combination is asked for twice, and the second time counts.
 */
import { APPLICANT_SORTS } from '../../src/contract/applicants/applicant-filters.ts'
import { createRandom, seedOf } from '../../src/testing/faults/random.ts'
import { getApplicantList, timeCall } from './applicant-environment.ts'
import { p95, type Bench } from './bench.ts'
import { closeEnvironment, getEnvironment } from './environment.ts'

const SAMPLE = 40
const SEED = 1

export function applicantFilterBenches(): Bench[] {
  return [
    {
      name: 'applicants-any-filter-any-sort',
      unit: 'ms',
      direction: 'lower',
      bound: 4,
      rounds: 3,
      ours: timeOurs,
      reference: timeReference,
      close: closeEnvironment,
    },
  ]
}

async function timeOurs(): Promise<number> {
  const { ours } = await getEnvironment()
  const { jobId, token } = await getApplicantList()
  return timeAll((query) =>
    timeCall({ url: `${ours}/smartreq/v1/${jobId}/applicants/?page_size=50&${query}`, token }),
  )
}

async function timeReference(): Promise<number> {
  const { reference } = await getEnvironment()
  const { jobId } = await getApplicantList()
  return timeAll((query) => timeCall({ url: `${reference}/applicants/${jobId}?${query}` }))
}

async function timeAll(time: (query: string) => Promise<number>): Promise<number> {
  const times: number[] = []
  for (const query of await getCombinations()) {
    await time(query)
    times.push(await time(query))
  }
  return p95(times)
}

let known: { environment: object; combinations: Promise<string[]> } | undefined

async function getCombinations(): Promise<string[]> {
  const environment = await getEnvironment()
  if (known?.environment !== environment) known = { environment, combinations: sample() }
  return known.combinations
}

async function sample(): Promise<string[]> {
  const filters = await prepareFilters()
  const orders = APPLICANT_SORTS.flatMap((name) => [name, `-${name}`])
  const all = filters.flatMap((filter) => orders.map((order) => `ordering=${order}&${filter}`))
  console.error(`${SAMPLE} of ${all.length} filters and orders, seed ${SEED}`)
  const random = createRandom(seedOf(SEED, 0))
  return Array.from({ length: SAMPLE }, () => all.splice(random.below(all.length), 1)).flat()
}

/** Each filter of the list once; what it names is given to a part of the applicants. */
async function prepareFilters(): Promise<string[]> {
  const { pool } = await getEnvironment()
  const { jobId } = await getApplicantList()
  for (const statement of SPREAD) await pool.query(statement, [jobId])
  await pool.query('vacuum analyze application, application_tag, hiring_class')
  const { rows } = await pool.query(SELECT_NAMED, [jobId])
  const [{ step, hiring_class: hiringClass, assignee, tag }] = rows
  return [
    'status=active',
    'step_status=awaiting_decision',
    `job_step_id=${step}`,
    `hiring_class_id=${hiringClass}`,
    `assigned_user_ids=${assignee}`,
    `tag_id=${tag}`,
    'human_review=open',
    'score_min=90',
    'score_max=45',
    'applied_from=2020-01-01T00:00:00Z',
    'applied_to=2020-01-01T00:00:00Z',
    'source_types=referrals',
    'activity_status=submitted,scored',
    'resume=warehouse',
    'search=last1a2',
  ]
}

/** Of the made-up applicants: a tenth each is active, was referred, is assigned, in a class, and has a tag. */
const SPREAD = [
  `insert into hiring_class (account_id, job_id, name, start_date, seats, status)
   select account_id, job_id, 'Measured', '2030-01-01', 30000, 'open' from job where job_id = $1`,
  `insert into applicant_tag (account_id, name) select account_id, 'Measured' from job where job_id = $1`,
  `update application a set
     status = case when user_id % 10 = 0 then 'active' else status end,
     source_type = case when user_id % 10 = 1 then 'referrals' else source_type end,
     assigned_user_id = case when user_id % 10 = 2 then (select min(t.user_id) from job_team t where t.job_id = $1) end,
     hiring_class_id = case when user_id % 10 = 3 then
       (select max(c.hiring_class_id) from hiring_class c where c.job_id = $1) end
   where job_id = $1 and status = 'new'`,
  `insert into application_tag (account_id, user_smartreq_id, tag_id)
   select a.account_id, a.user_smartreq_id,
          (select max(t.tag_id) from applicant_tag t where t.account_id = a.account_id)
   from application a where a.job_id = $1 and a.user_id % 10 = 4`,
]
const SELECT_NAMED = `
select (select min(s.job_step_id) from job_step s where s.job_id = $1) as step,
       (select max(c.hiring_class_id) from hiring_class c where c.job_id = $1) as hiring_class,
       (select min(t.user_id) from job_team t where t.job_id = $1) as assignee,
       (select max(t.tag_id) from applicant_tag t where t.account_id = (select account_id from job where job_id = $1)) as tag`
