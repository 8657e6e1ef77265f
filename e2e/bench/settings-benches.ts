/**
 * `mail-filling`: a thousand mails of a stored template, from its variables to subject, text and page. The reference is one
 * `replaceAll` over the same page for each mail.
 * `reason-replaced-50000`: deleting a rejection reason whose fifty thousand uses another one gets. The reference is a bare
 * UPDATE of as many rows.
 *
 * `answer-save-p99-beside-replacing`: answers saved by four candidates meanwhile, against the same without it.
 */
import { randomUUID } from 'node:crypto'

import { compileEmail } from '../../src/server/mail/compile-email.ts'
import { composeStored, type StoredEmail } from '../../src/server/mail/compose-mail.ts'
import { escapeHtml } from '../../src/server/mail/escape-html.ts'
import { saveThroughOurs } from './answer-benches.ts'
import { addApplicants, signInToRequisition } from './applicant-environment.ts'
import type { Bench } from './bench.ts'
import { callApi, closeEnvironment, DEMO_PASSWORD, getEnvironment } from './environment.ts'

const MAILS = 1000
const USES = 50_000
const SAVING = { connections: 4, durationMs: 4000 }
const ADMIN = 'admin@harborpine.example.com'

export function settingsBenches(): Bench[] {
  return [
    {
      name: 'mail-filling',
      unit: 'ms',
      direction: 'lower',
      bound: 2,
      rounds: 9,
      ours: () => Promise.resolve(timed(fillOurs)),
      reference: () => Promise.resolve(timed(fillReference)),
    },
    {
      name: 'reason-replaced-50000',
      unit: 'ms',
      direction: 'lower',
      bound: 3,
      rounds: 3,
      ours: replaceOurs,
      reference: replaceReference,
      close: closeEnvironment,
    },
    {
      name: 'answer-save-p99-beside-replacing',
      unit: 'ms',
      direction: 'lower',
      bound: 2,
      rounds: 5,
      ours: saveBeside,
      reference: async () => (await saveThroughOurs(SAVING)).p99,
      close: closeEnvironment,
    },
  ]
}

const subject = '{{company_name}} invited you to apply: {{job_name}}'
const body = `<p>{{greeting}}</p>${'<p>{{company_name}} would like you to apply for <b>{{job_name}}</b>, {{first_name|:friend}}.</p>'.repeat(4)}<p><a href="{{action_link}}">Begin</a></p>`
const stored: StoredEmail = {
  subject,
  plain: '{{greeting}}\n\n{{company_name}}: {{job_name}}\n\n{{action_link}}',
  html: compileEmail({ subject, body, language: 'en' }),
  sender: 'notify',
  fromName: '{{company_name}}',
  replyTo: '',
}
const values = { company: 'Harbor & Pine', job: 'Warehouse Associate' }
const given = { language: 'en', name: 'Ana', link: 'https://example.com/apply', values } as const
const known: Readonly<Record<string, string>> = {
  company_name: values.company,
  job_name: values.job,
  greeting: 'Hello Ana,',
  first_name: 'Ana',
  action_link: given.link,
  app_origin: 'https://example.com',
  product_name: 'Fairlead',
}

function timed(fill: () => string): number {
  const started = performance.now()
  for (let mail = 0; mail < MAILS; mail += 1) {
    if (!fill().includes('Warehouse Associate')) throw new Error('The mail was not filled in.')
  }
  return performance.now() - started
}

function fillOurs(): string {
  return composeStored(stored, given).html
}

function fillReference(): string {
  return stored.html.replaceAll(/\{\{(\w+)(?:\|:(\w+))?\}\}/g, (_, name: string, fallback = '') =>
    escapeHtml(known[name] ?? fallback),
  )
}

type Decided = { accountId: number; token: string; kept: number }
let decided: { environment: object; uses: Promise<Decided> } | undefined

async function getDecided(): Promise<Decided> {
  const environment = await getEnvironment()
  if (decided?.environment !== environment) decided = { environment, uses: decide() }
  return decided.uses
}

/** Fifty thousand rejections with one reason of the company. */
async function decide(): Promise<Decided> {
  const { ours, pool } = await getEnvironment()
  const { accountId, jobId } = await signInToRequisition()
  await addApplicants({ prefix: 'replaced', count: USES, newest: `timestamptz '1999-12-31'` })
  const kept = await addReason(accountId)
  await pool.query(INSERT_DECISIONS, [jobId, kept])
  await pool.query('analyze application_decision')
  const login = await callApi({
    url: `${ours}/auth/v1/login/`,
    body: { email: ADMIN, password: DEMO_PASSWORD },
  })
  const { token } = (login as { data: { token: string } }).data
  return { accountId, token, kept }
}

async function addReason(accountId: number): Promise<number> {
  const { pool } = await getEnvironment()
  const { rows } = await pool.query(INSERT_REASON, [accountId, `Measured ${randomUUID()}`])
  return Number(rows[0].rejection_reason_id)
}

async function saveBeside(): Promise<number> {
  const { accountId, kept } = await getDecided()
  const removed = await moveUses(accountId, kept)
  const { p99 } = await saveThroughOurs({
    ...SAVING,
    beside: async () => void (await replace(removed)),
  })
  return p99
}

async function replaceOurs(): Promise<number> {
  const { accountId, kept } = await getDecided()
  return replace(await moveUses(accountId, kept))
}

async function replace(removed: number): Promise<number> {
  const { ours } = await getEnvironment()
  const { accountId, token, kept } = await getDecided()
  const url = `${ours}/account/v1/${accountId}/rejection-reasons/${removed}/?replace_to=${kept}`
  const started = performance.now()
  const reply = await callApi({ url, method: 'DELETE', token, key: randomUUID() })
  const took = performance.now() - started
  const { moved } = (reply as { data: { moved: number } }).data
  if (moved !== USES) throw new Error(`${moved} uses were moved.`)
  return took
}

async function replaceReference(): Promise<number> {
  const { pool } = await getEnvironment()
  const { accountId, kept } = await getDecided()
  const removed = await moveUses(accountId, kept)
  const started = performance.now()
  await pool.query(MOVE_USES, [accountId, removed, kept])
  return performance.now() - started
}

/** To a new reason, which the round moves them back from. */
async function moveUses(accountId: number, kept: number): Promise<number> {
  const { pool } = await getEnvironment()
  const removed = await addReason(accountId)
  await pool.query(MOVE_USES, [accountId, kept, removed])
  await pool.query('vacuum analyze application_decision')
  return removed
}

const INSERT_REASON = `
insert into rejection_reason (account_id, reason_type, label, sort_order) values ($1, 'by_company', $2, 99)
returning rejection_reason_id`
const MOVE_USES = `
update application_decision set rejection_reason_id = $3 where account_id = $1 and rejection_reason_id = $2`
const INSERT_DECISIONS = `
insert into application_decision (account_id, batch_id, user_smartreq_id, action, decided_by, decided_at, entered_at,
  plan_version, from_status, from_step_status, from_job_step_id, to_status, to_step_status, to_job_step_id,
  step_outcome, rejection_reason_id)
select a.account_id, b.id, a.user_smartreq_id, 'reject', a.user_id, now(), a.created_at, a.plan_version, a.status,
       a.step_status, a.job_step_id, 'rejected', 'failed', a.job_step_id, 'failed', $2
from application a cross join (select gen_random_uuid() as id) b
where a.job_id = $1 and a.created_at <= '1999-12-31'`
