/** What a session at a kiosk station reaches beyond the application that it was begun for. */
import { randomInt, randomUUID } from 'node:crypto'

import { KIOSK_SESSION_HEADER } from '../../src/contract/kiosk/kiosk-session-header.ts'
import { uuidv7 } from '../../src/web/offline/uuid.ts'
import { createApplicant, dataOf, POSTINGS, unlessLimited, type Applicant } from './applicant.ts'
import type { Members } from './member-attacks.ts'
import { send, sendJson, type Reply } from './send.ts'
import { cookieOf } from './sign-on.ts'

export type Station = { cookie: string }
type Given = { port: number; members: Members; station: Station }
type Call = (given: { path: string; body?: unknown }) => Promise<Reply>

const ANSWERS = '/user-response/v1/assessment-answers/'
const EXIT_PIN = '481516'

/** A station of the first demo company, with its device. */
export async function openStation(port: number, { admin }: Members): Promise<Station> {
  const made = await admin.call({
    method: 'POST',
    path: (accountId) => `/account/v1/kiosk-stations/${accountId}/`,
    body: { name: 'Lobby', exit_pin: EXIT_PIN },
  })
  const { code } = dataOf(made, 201)
  const enrolled = await sendJson({ port, path: '/kiosk/v1/enrol/', body: { code } })
  dataOf(enrolled)
  return { cookie: cookieOf(enrolled) }
}

/** Reads and writes an attempt of the same person at another application. */
export function reachElsewhere(given: Given): Promise<string | undefined> {
  return unlessLimited(async () => {
    const from = `127.0.${randomInt(1, 250)}.${randomInt(1, 250)}`
    const applicant = await createApplicant({ port: given.port, from, firstName: 'Ada' })
    const here = await applicant.apply(POSTINGS[0])
    const elsewhere = await applicant.apply(POSTINGS[1])
    const attempt = await startAttempt(applicant, elsewhere)
    const call = await beginSession(given, { applicant, refId: here, from })
    const own = await call({ path: applicant.trackerOf(here) })
    // Another attack began at the station meanwhile.
    if (own.text.includes('"session_expired"')) return undefined
    // Where its own application is refused as well, the refusals below say nothing.
    dataOf(own)
    const replies = {
      'tracker read': await call({ path: applicant.trackerOf(elsewhere) }),
      'answers read': await call({ path: `${ANSWERS}${attempt.attempt_id}/` }),
      'answers written': await call({ path: ANSWERS, body: answerTo(attempt) }),
      'attempt started': await call({
        path: '/user-response/v1/set-start-time/',
        body: { ...attempt, attempt_id: uuidv7() },
      }),
    }
    const wrong = Object.entries(replies).find(
      ([, { status }]) => ![403, 404, 429, 503].includes(status),
    )
    return wrong === undefined ? undefined : `${wrong[0]}: answered ${wrong[1].status}`
  })
}

async function startAttempt(applicant: Applicant, refId: number) {
  const { steps } = dataOf(await applicant.get(applicant.trackerOf(refId)))
  const activity = steps
    .flatMap((step: { activities: unknown[] }) => step.activities)
    .find((one: { status: string }) => one.status === 'available')
  const at = new Date().toISOString()
  const body = {
    payload_version: 1,
    attempt_id: uuidv7(),
    job_step_activity_id: Number(activity.job_step_activity_id),
    ref_id: refId,
    device_id: randomUUID(),
    language: 'en',
    started_at: at,
    pledge_accepted_at: at,
  }
  dataOf(await applicant.post('/user-response/v1/set-start-time/', body))
  return body
}

async function beginSession(
  { port, members, station }: Given,
  { applicant, refId, from }: { applicant: Applicant; refId: number; from: string },
): Promise<Call> {
  const listed = await members.recruiter.call({
    method: 'GET',
    path: (accountId) =>
      `/smartreq/v1/account/${accountId}/applicants/?search=${encodeURIComponent(applicant.email)}`,
  })
  const { user_smartreq_id: id } = dataOf(listed).find(
    (row: { ref_id: number }) => row.ref_id === refId,
  )
  const path = () => `/smartreq/v1/user-smartreq/${id}/kiosk-codes/`
  const { code } = dataOf(await members.recruiter.call({ method: 'POST', path, body: {} }), 201)
  const headers = { cookie: station.cookie }
  const begun = await sendJson({ port, path: '/kiosk/v1/sessions/', headers, from, body: { code } })
  const { session_id: sessionId } = dataOf(begun)
  const inSession = { ...headers, [KIOSK_SESSION_HEADER]: sessionId }
  return ({ path: to, body }) =>
    body === undefined
      ? send({ port, path: to, from, headers: inSession })
      : sendJson({
          port,
          path: to,
          from,
          headers: { ...inSession, 'idempotency-key': randomUUID() },
          body,
        })
}

function answerTo({ attempt_id, device_id }: { attempt_id: string; device_id: string }) {
  const answered_at = new Date().toISOString()
  const answers = [{ question_id: 'any', value: 3, rev: 1, answered_at }]
  return { payload_version: 1, attempt_id, device_id, answers }
}
