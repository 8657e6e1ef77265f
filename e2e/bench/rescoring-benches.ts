/**
 * Scoring the answers of a thousand applications again, after a key has changed. With fifty thousand a round would take a
 * quarter of an hour.
 *
 * `rescoring-1000-applications`: applications per second, ours against a loop that reads, computes and writes in batches.
 *
 * `answer-save-p95-beside-rescoring`: answers saved by four candidates meanwhile, against the same without it.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { saveThroughOurs } from './answer-benches.ts'
import type { Bench } from './bench.ts'
import { callApi, closeEnvironment, getEnvironment } from './environment.ts'
import { signInRecruiter } from './plan-environment.ts'

const APPLICATIONS = 1000
const REQUISITION = 'e19b7d35-6c0a-4b62-93f8-40a7d2c51e12'
const SAVING = { connections: 4, durationMs: 4000 }
const LOOK_MS = 50

export function rescoringBenches(): Bench[] {
  const shared = { rounds: 3, close: closeEnvironment } as const
  return [
    {
      ...shared,
      name: 'rescoring-1000-applications',
      unit: 'rps',
      direction: 'higher',
      bound: 0.5,
      ours: () => perSecond(rescoreOurs),
      reference: () => perSecond(rescoreReference),
    },
    {
      ...shared,
      name: 'answer-save-p95-beside-rescoring',
      unit: 'ms',
      direction: 'lower',
      bound: 2,
      ours: saveBeside,
      reference: async () => (await saveThroughOurs(SAVING)).p95,
    },
  ]
}

async function perSecond(rescore: () => Promise<void>): Promise<number> {
  await getApplications()
  const started = performance.now()
  await rescore()
  return (APPLICATIONS * 1000) / (performance.now() - started)
}

async function saveBeside(): Promise<number> {
  await getApplications()
  const { p95 } = await saveThroughOurs({ ...SAVING, beside: order })
  if (!(await isUnderWay())) throw new Error('The scores were there before the answers were saved.')
  await finished()
  return p95
}

async function rescoreOurs(): Promise<void> {
  await order()
  await finished()
}

async function rescoreReference(): Promise<void> {
  const { reference } = await getEnvironment()
  const { jobId } = await getApplications()
  await callApi({ url: `${reference}/rescoring/${jobId}`, method: 'POST' })
}

async function order(): Promise<void> {
  const { ours } = await getEnvironment()
  const { jobId, token } = await getApplications()
  const url = `${ours}/smartreq/v1/${jobId}/recalculate-scores/`
  await callApi({ url, method: 'POST', token, key: randomUUID() })
}

async function finished(): Promise<void> {
  while (await isUnderWay()) await sleep(LOOK_MS)
}

async function isUnderWay(): Promise<boolean> {
  const { pool } = await getEnvironment()
  const { jobId } = await getApplications()
  const { rows } = await pool.query('select recalculating_since from job where job_id = $1', [
    jobId,
  ])
  return rows[0].recalculating_since !== null
}

type Applications = { jobId: number; token: string }

let known: { environment: object; applications: Promise<Applications> } | undefined

async function getApplications(): Promise<Applications> {
  const environment = await getEnvironment()
  if (known?.environment !== environment) known = { environment, applications: prepare() }
  return known.applications
}

async function prepare(): Promise<Applications> {
  const { ours, pool } = await getEnvironment()
  for (const statement of SEED) await pool.query(statement)
  const { rows } = await pool.query('select job_id from job where uuid = $1', [REQUISITION])
  const { token } = await signInRecruiter(ours)
  return { jobId: Number(rows[0].job_id), token }
}

const HERE = `(select account_id, job_id from job where uuid = '${REQUISITION}') as here`

/** Each gave the answers of one of the demo's applicants to one questionnaire; these, some two hundred, are scored as well. */
const SEED = [
  `create table measured as
   select t.attempt_id, t.asmt_id, t.answered_count, t.digest, u.job_step_activity_id,
          row_number() over (order by t.attempt_id) - 1 as number
   from attempt t
   join application a on a.account_id = t.account_id and a.user_smartreq_id = t.user_smartreq_id
   join user_step_activity u on u.account_id = t.account_id and u.user_step_activity_id = t.user_step_activity_id
   join assessment c on c.asmt_id = t.asmt_id
   cross join ${HERE}
   where a.account_id = here.account_id and a.job_id = here.job_id and t.submitted_at is not null
     and c.slug = 'competencies'`,
  `insert into app_user (email, first_name, last_name)
   select 'rescored-' || n || '@example.com', 'Rescored', n::text from generate_series(1, ${APPLICATIONS}) as n`,
  `insert into applicant (account_id, user_id, first_name, last_name, email)
   select here.account_id, u.user_id, u.first_name, u.last_name, u.email
   from app_user u cross join ${HERE} where u.email like 'rescored-%'`,
  `insert into application (account_id, job_id, user_id, status, step_status, job_step_id, pct_complete, submitted_at)
   select here.account_id, here.job_id, u.user_id, 'new', 'awaiting_decision',
          (select min(job_step_id) from job_step s where s.account_id = here.account_id and s.job_id = here.job_id),
          100, now()
   from app_user u cross join ${HERE} where u.email like 'rescored-%'`,
  `create table rescored as
   select a.account_id, a.user_smartreq_id, a.user_id, gen_random_uuid() as attempt_id, m.attempt_id as taken,
          m.asmt_id, m.answered_count, m.digest, m.job_step_activity_id
   from application a cross join ${HERE}
   join app_user p on p.user_id = a.user_id and p.email like 'rescored-%'
   join measured m on m.number = a.user_id % (select count(*) from measured)
   where a.account_id = here.account_id and a.job_id = here.job_id`,
  `insert into user_step_activity (account_id, user_smartreq_id, job_step_activity_id, user_id, status)
   select account_id, user_smartreq_id, job_step_activity_id, user_id, 'submitted' from rescored`,
  `insert into attempt (attempt_id, account_id, user_id, user_smartreq_id, user_step_activity_id, asmt_id, language,
                        device_id, pledge_accepted_at, device_started_at, answered_count, submitted_at, digest)
   select r.attempt_id, r.account_id, r.user_id, r.user_smartreq_id, u.user_step_activity_id, r.asmt_id, 'en',
          gen_random_uuid(), now(), now(), r.answered_count, now(), r.digest
   from rescored r
   join user_step_activity u on u.account_id = r.account_id and u.user_smartreq_id = r.user_smartreq_id`,
  `insert into answer (account_id, attempt_id, question_id, user_id, value, answered_at, device_id, rev)
   select r.account_id, r.attempt_id, w.question_id, r.user_id, w.value, w.answered_at, w.device_id, w.rev
   from rescored r join answer w on w.attempt_id = r.taken`,
  'analyze app_user, applicant, application, user_step_activity, attempt, answer',
]
