/** Made-up applicants of one requisition of the demo, beside those that it has, and a recruiter who sees them. */
import { randomUUID } from 'node:crypto'

import { callApi, cookieOf, getEnvironment } from './environment.ts'
import { httpLoad, type Load, type LoadResult } from './http-load.ts'
import { signInRecruiter } from './plan-environment.ts'

/** The requisition that the applicants of the benches are at. */
const REQUISITION = '0b6f3f0e-52c4-4a3b-8f5d-6d2f1c7e9a10'
const APPLICANTS = 50_000

export type ApplicantList = { jobId: number; accountId: number; token: string }

let known: { environment: object; list: Promise<ApplicantList> } | undefined

/** Fifty thousand applicants, made once for each environment. */
export async function getApplicantList(): Promise<ApplicantList> {
  const environment = await getEnvironment()
  if (known?.environment !== environment) known = { environment, list: prepare() }
  return known.list
}

/** Signs the recruiter in again, where it took longer than a token lasts. */
export async function renewSignIn(): Promise<void> {
  const list = await signInToRequisition()
  known = { environment: await getEnvironment(), list: Promise.resolve(list) }
}

async function prepare(): Promise<ApplicantList> {
  await addApplicants({ prefix: 'bulk', count: APPLICANTS, newest: 'now()' })
  return signInToRequisition()
}

/** The requisition's id, with the token of its recruiter. */
export async function signInToRequisition(): Promise<ApplicantList> {
  const { ours, pool } = await getEnvironment()
  const { rows } = await pool.query('select job_id from job where uuid = $1', [REQUISITION])
  return { jobId: Number(rows[0].job_id), ...(await signInRecruiter(ours)) }
}

const HERE = `(select account_id, job_id from job where uuid = '${REQUISITION}') as here`
/** Another requisition of the same company. */
const BESIDE = `(select o.account_id, max(o.job_id) as job_id from job o
  join job j on j.account_id = o.account_id and j.job_id <> o.job_id
  where j.uuid = '${REQUISITION}' and exists (select from job_step s where s.job_id = o.job_id)
  group by o.account_id) as here`

/**
 * Adds applicants who have completed everything; each applied a minute before the last, back from `newest` (SQL). Names are
 * spread by a hash, so that their order is not the order of the rows.
 */
export async function addApplicants(given: {
  /** What their addresses begin with. */
  prefix: string
  count: number
  newest: string
  /** At another requisition of the company. */
  isBeside?: boolean
}): Promise<void> {
  const { pool } = await getEnvironment()
  const { prefix, count, newest, isBeside = false } = given
  const place = isBeside ? BESIDE : HERE
  const name = `${prefix}-${randomUUID().slice(0, 8)}-`
  const statements = [
    `insert into app_user (email, first_name, last_name)
     select '${name}' || n || '@example.com', 'First' || substr(md5(n::text), 1, 5), 'Last' || substr(md5('x' || n), 1, 6)
     from generate_series(1, ${count}) as n`,
    `insert into applicant (account_id, user_id, first_name, last_name, email, city, state_code, country_code)
     select here.account_id, u.user_id, u.first_name, u.last_name, u.email, 'Portland', 'OR', 'US'
     from app_user u cross join ${place} where u.email like '${name}%'`,
    `insert into application (account_id, job_id, user_id, status, step_status, job_step_id, pct_complete, score, created_at)
     select here.account_id, here.job_id, u.user_id, 'new', 'awaiting_decision',
            (select min(job_step_id) from job_step s where s.account_id = here.account_id and s.job_id = here.job_id),
            100, 40 + u.user_id % 60, ${newest} - row_number() over (order by u.user_id) * interval '1 minute'
     from app_user u cross join ${place} where u.email like '${name}%'`,
    'analyze app_user, applicant, application',
  ]
  for (const statement of statements) await pool.query(statement)
}

type Size = Pick<Load, 'connections' | 'count' | 'durationMs'>

/** Asks for the list with a query, such as `ordering=name`, as a recruiter. */
export async function listThroughOurs(query: string, size: Size): Promise<LoadResult> {
  const { ours } = await getEnvironment()
  const { jobId, token } = await getApplicantList()
  const url = `${ours}/smartreq/v1/${jobId}/applicants/?page_size=50&${query}`
  return load({ url, headers: cookieOf(token), ...size })
}

/** Asks a bare route for the same. */
export async function listThroughReference(query: string, size: Size): Promise<LoadResult> {
  const { reference } = await getEnvironment()
  const { jobId } = await getApplicantList()
  return load({ url: `${reference}/applicants/${jobId}?${query}`, ...size })
}

async function load(given: Load): Promise<LoadResult> {
  await httpLoad({ ...given, durationMs: undefined, count: 10 })
  const result = await httpLoad(given)
  if (result.failed > 0) throw new Error(`${given.url}: ${result.failed} failed`)
  return result
}

/** One request after the other; ms of it. @throws {Error} for anything but success */
export async function timeCall(given: Parameters<typeof callApi>[0]): Promise<number> {
  const started = performance.now()
  await callApi(given)
  return performance.now() - started
}
