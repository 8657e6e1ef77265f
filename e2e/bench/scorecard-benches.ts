/**
 * The scorecard of an applicant who took forty activities, each with six or seven questions of the company.
 *
 * `scorecard-40-activities`: the request that the screen shows all of them by, against a bare route that runs the bare
 * queries and hands their rows on.
 *
 * `scorecard-requests`: how many requests about the applicant the screen sends to be shown whole, against the three that it
 * may need.
 */
import { chromium } from '@playwright/test'

import { ensureChromium, noChromium } from '../../.scripts/chromium.mjs'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { timeCall } from './applicant-environment.ts'
import { median, type Bench } from './bench.ts'
import { callApi, closeEnvironment, getEnvironment } from './environment.ts'
import { makeLargePlan, signInRecruiter } from './plan-environment.ts'

const ACTIVITIES = 40
const STEPS = 2
const CALLS = 40
const REQUESTS = 3

export function scorecardBenches(): Bench[] {
  const shared = { direction: 'lower', rounds: 5, close: closeEnvironment } as const
  return [
    {
      ...shared,
      name: 'scorecard-40-activities',
      unit: 'ms',
      bound: 4,
      ours: async () => {
        const { url, token } = await getScorecard()
        return medianOf({ url, token })
      },
      reference: async () => {
        const { referenceUrl } = await getScorecard()
        return medianOf({ url: referenceUrl })
      },
    },
    {
      ...shared,
      name: 'scorecard-requests',
      unit: 'requests',
      bound: 1,
      rounds: 3,
      ours: countRequests,
      reference: () => Promise.resolve(REQUESTS),
    },
  ]
}

async function medianOf(call: { url: string; token?: string }): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < CALLS; count += 1) times.push(await timeCall(call))
  return median(times)
}

async function countRequests(): Promise<number> {
  const executablePath = await ensureChromium()
  if (executablePath === undefined) throw new Error(noChromium)
  const { ours } = await getEnvironment()
  const { token, id } = await getScorecard()
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const context = await browser.newContext({ locale: 'en-US' })
    await context.addCookies([{ name: 'fairlead_access', value: token, url: ours }])
    const page = await context.newPage()
    const paths = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'fetch' && pathname.includes(`/${id}/`)) paths.add(pathname)
    })
    await page.goto(`${ours}/smartreq-detail-applicant/${id}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // The cards ask as they are first drawn, which is before the next frame but one.
    await page.evaluate(twoFrames)
    return paths.size
  } finally {
    await browser.close()
  }
}

/** Runs in the page. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

type Measured = { id: number; token: string; url: string; referenceUrl: string }

let known: { environment: object; scorecard: Promise<Measured> } | undefined

async function getScorecard(): Promise<Measured> {
  const environment = await getEnvironment()
  if (known?.environment !== environment) known = { environment, scorecard: prepare() }
  return known.scorecard
}

async function prepare(): Promise<Measured> {
  const { ours, reference, pool } = await getEnvironment()
  const { token, accountId } = await signInRecruiter(ours)
  const { jobId } = await makeLargePlan({ url: ours, token, accountId, steps: STEPS })
  for (const statement of SEED) await pool.query(statement, [jobId])
  await pool.query('analyze app_user, applicant, application, user_step_activity, attempt, answer')
  const { rows } = await pool.query('select user_smartreq_id from application where job_id = $1', [
    jobId,
  ])
  const id = Number(rows[0].user_smartreq_id)
  const url = `${ours}/smartreq/v1/user-smartreq/${id}/scorecard/`
  const reply = await callApi({ url, token })
  const { length } = (reply as { data: { activities: unknown[] } }).data.activities
  if (length !== ACTIVITIES) throw new Error(`The scorecard has ${length} activities.`)
  return { id, token, url, referenceUrl: `${reference}/scorecards/${id}` }
}

/** One applicant with an answer to every question of the plan. */
const SEED = [
  `insert into app_user (email, first_name, last_name)
   select 'scorecard-' || $1::bigint || '@example.com', 'Forty', 'Activities'`,
  `insert into applicant (account_id, user_id, first_name, last_name, email)
   select j.account_id, u.user_id, u.first_name, u.last_name, u.email
   from app_user u join job j on j.job_id = $1 where u.email = 'scorecard-' || $1::bigint || '@example.com'`,
  `insert into application (account_id, job_id, user_id, status, step_status, job_step_id, pct_complete, submitted_at, plan_version)
   select s.account_id, s.job_id, u.user_id, 'new', 'awaiting_decision', s.job_step_id, 100, now(), s.plan_version
   from app_user u cross join (select * from job_step where job_id = $1 order by sort_order limit 1) s
   where u.email = 'scorecard-' || $1::bigint || '@example.com'`,
  `insert into user_step_activity (account_id, user_smartreq_id, job_step_activity_id, user_id, status, scored_at)
   select a.account_id, a.user_smartreq_id, p.job_step_activity_id, a.user_id, 'scored', now()
   from application a
   join job_step s on s.account_id = a.account_id and s.job_id = a.job_id and s.plan_version = a.plan_version
   join job_step_activity p on p.account_id = s.account_id and p.job_step_id = s.job_step_id
   where a.job_id = $1`,
  `insert into attempt (attempt_id, account_id, user_id, user_smartreq_id, user_step_activity_id, asmt_id, language,
                        device_id, pledge_accepted_at, device_started_at, answered_count, submitted_at)
   select gen_random_uuid(), u.account_id, u.user_id, u.user_smartreq_id, u.user_step_activity_id, p.asmt_id, 'en',
          gen_random_uuid(), now(), now(), c.question_count, now()
   from user_step_activity u
   join application a on a.account_id = u.account_id and a.user_smartreq_id = u.user_smartreq_id and a.job_id = $1
   join job_step_activity p on p.account_id = u.account_id and p.job_step_activity_id = u.job_step_activity_id
   join assessment c on c.asmt_id = p.asmt_id`,
  `insert into answer (account_id, attempt_id, question_id, user_id, value, answered_at, device_id, rev)
   select t.account_id, t.attempt_id, q ->> 'question_id', t.user_id, '1', now(), t.device_id, 1
   from attempt t
   join application a on a.account_id = t.account_id and a.user_smartreq_id = t.user_smartreq_id and a.job_id = $1
   join assessment c on c.asmt_id = t.asmt_id
   cross join jsonb_array_elements(c.settings -> 'questions') q`,
  `insert into audit_event (account_id, entity, entity_id, action, from_state, to_state)
   select account_id, 'application', user_smartreq_id, 'submit', 'incomplete', 'new' from application where job_id = $1`,
]
