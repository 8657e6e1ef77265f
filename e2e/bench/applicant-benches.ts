/** The list that recruiters live in: the first fifty of fifty thousand applicants, by name. */
import type { Pool } from 'pg'

import type { Bench } from './bench.ts'
import {
  callApi,
  closeEnvironment,
  CONNECTIONS,
  cookieOf,
  DEMO_PASSWORD,
  getEnvironment,
} from './environment.ts'
import { httpLoad, type Load, type LoadResult } from './http-load.ts'

const APPLICANTS = 50_000
const RECRUITER = 'recruiter@harborpine.example.com'
const REQUISITION = '0b6f3f0e-52c4-4a3b-8f5d-6d2f1c7e9a10'

/** Ours signs in, checks access and obeys row-level security; the reference does none of it. */
export function applicantBenches(): Bench[] {
  const shared = { rounds: 5, close: closeEnvironment } as const
  const alone = { connections: 1, count: 60 }
  const personPool = { connections: CONNECTIONS, durationMs: 4000 }
  return [
    {
      ...shared,
      name: 'applicant-list-p50',
      unit: 'ms',
      direction: 'lower',
      bound: 4,
      ours: async () => (await listOurs(alone)).p50,
      reference: async () => (await listReference(alone)).p50,
    },
    {
      ...shared,
      name: 'applicant-list-rps',
      unit: 'rps',
      direction: 'higher',
      bound: 0.4,
      ours: async () => (await listOurs(personPool)).rps,
      reference: async () => (await listReference(personPool)).rps,
    },
  ]
}

type Size = Pick<Load, 'connections' | 'count' | 'durationMs'>

async function listOurs(size: Size): Promise<LoadResult> {
  const { ours } = await getEnvironment()
  const { jobId, token } = await getList()
  const url = `${ours}/smartreq/v1/${jobId}/applicants/?ordering=name&page_size=50`
  return load({ url, headers: cookieOf(token), ...size })
}

async function listReference(size: Size): Promise<LoadResult> {
  const { reference } = await getEnvironment()
  const { jobId } = await getList()
  return load({ url: `${reference}/applicants/${jobId}`, ...size })
}

async function load(given: Load): Promise<LoadResult> {
  await httpLoad({ ...given, durationMs: undefined, count: 10 })
  const result = await httpLoad(given)
  if (result.failed > 0) throw new Error(`${given.url}: ${result.failed} failed`)
  return result
}

type List = { jobId: number; token: string }

let known: { environment: object; list: Promise<List> } | undefined

async function getList(): Promise<List> {
  const environment = await getEnvironment()
  if (known?.environment !== environment) known = { environment, list: prepare(environment) }
  return known.list
}

async function prepare({ ours, pool }: { ours: string; pool: Pool }): Promise<List> {
  for (const statement of SEED) await pool.query(statement)
  const { rows } = await pool.query('select job_id from job where uuid = $1', [REQUISITION])
  const body = { email: RECRUITER, password: DEMO_PASSWORD }
  const reply = await callApi({ url: `${ours}/auth/v1/login/`, body })
  const { token } = (reply as { data: { token: string } }).data
  return { jobId: Number(rows[0].job_id), token }
}

const HERE = `(select account_id, job_id from job where uuid = '${REQUISITION}') as here`

/** Names are spread by a hash, so that their order is not the order of the rows. */
const SEED = [
  `insert into app_user (email, first_name, last_name)
   select 'bulk-' || n || '@example.com', 'First' || substr(md5(n::text), 1, 5), 'Last' || substr(md5('x' || n), 1, 6)
   from generate_series(1, ${APPLICANTS}) as n`,
  `insert into applicant (account_id, user_id, first_name, last_name, email, city, state_code, country_code)
   select here.account_id, u.user_id, u.first_name, u.last_name, u.email, 'Portland', 'OR', 'US'
   from app_user u cross join ${HERE} where u.email like 'bulk-%'`,
  `insert into application (account_id, job_id, user_id, status, step_status, job_step_id, pct_complete, score, created_at)
   select here.account_id, here.job_id, u.user_id, 'new', 'awaiting_decision',
          (select min(job_step_id) from job_step s where s.account_id = here.account_id and s.job_id = here.job_id),
          100, 40 + u.user_id % 60, now() - u.user_id * interval '1 minute'
   from app_user u cross join ${HERE} where u.email like 'bulk-%'`,
  'analyze app_user, applicant, application',
]
