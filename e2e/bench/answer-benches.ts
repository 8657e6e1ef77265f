/** Saving answers over the network: sixteen candidates who tap as fast as the server lets them. */
import { randomUUID } from 'node:crypto'

import { uuidv7 } from '../../src/web/offline/uuid.ts'
import type { Bench } from './bench.ts'
import { callApi, closeEnvironment, CONNECTIONS, cookieOf, getEnvironment } from './environment.ts'
import { httpLoad, type LoadResult } from './http-load.ts'

type Candidate = {
  email: string
  token: string
  attemptId: string
  deviceId: string
  questions: { id: string; values: number[] }[]
  rev: number
}

const POSTING = '0b6f3f0e-52c4-4a3b-8f5d-6d2f1c7e9a10'
const ROUND_MS = 4000
const WARM_MS = 500
/** Until a server that has just started runs compiled code. */
const FIRST_WARM_MS = 5000

type Saving = {
  connections: number
  durationMs: number
  /** What happens meanwhile. */
  beside?: () => Promise<void>
}

const ALL_OF_THEM: Saving = { connections: CONNECTIONS, durationMs: ROUND_MS }

/** Throughput and tail of one save, ours against a bare route with the same SQL work. */
export function answerBenches(): Bench[] {
  const shared = { rounds: 5, close: closeEnvironment } as const
  return [
    {
      ...shared,
      name: 'answer-saves-per-second',
      unit: 'rps',
      direction: 'higher',
      bound: 0.8,
      ours: async () => (await saveThroughOurs()).rps,
      reference: async () => (await saveThroughReference()).rps,
    },
    {
      ...shared,
      name: 'answer-save-p99',
      unit: 'ms',
      direction: 'lower',
      bound: 2,
      ours: async () => (await saveThroughOurs()).p99,
      reference: async () => (await saveThroughReference()).p99,
    },
  ]
}

/** Saves one answer after the other on so many connections; sixteen candidates take turns. */
export async function saveThroughOurs(saving: Saving = ALL_OF_THEM): Promise<LoadResult> {
  const { ours } = await getEnvironment()
  const candidates = await getCandidates()
  const url = `${ours}/user-response/v1/assessment-answers/`
  const next = () => {
    const candidate = candidates.next()
    return {
      headers: { ...cookieOf(candidate.token), 'idempotency-key': randomUUID() },
      body: saveBody(candidate),
    }
  }
  return load(saving, { url, next })
}

async function saveThroughReference(): Promise<LoadResult> {
  const { reference } = await getEnvironment()
  const candidates = await getCandidates()
  const next = () => ({ body: saveBody(candidates.next()) })
  return load(ALL_OF_THEM, { url: `${reference}/answers`, next })
}

const warmed = new Set<string>()

async function load(
  { connections, durationMs, beside }: Saving,
  { url, next }: { url: string; next: () => { body: string } },
): Promise<LoadResult> {
  const warm = { url, method: 'POST', connections, next }
  await httpLoad({ ...warm, durationMs: warmed.has(url) ? WARM_MS : FIRST_WARM_MS })
  warmed.add(url)
  const meanwhile = beside?.()
  const result = await httpLoad({ ...warm, durationMs })
  await meanwhile
  if (result.failed > 0) throw new Error(`${url}: ${result.failed} of ${result.requests} failed`)
  return result
}

/** A save of one more answer. */
export function saveBody(candidate: Candidate): string {
  candidate.rev += 1
  const question = candidate.questions[candidate.rev % candidate.questions.length]
  const value = question?.values[candidate.rev % question.values.length]
  return JSON.stringify({
    payload_version: 1,
    attempt_id: candidate.attemptId,
    device_id: candidate.deviceId,
    answers: [
      {
        question_id: question?.id,
        value,
        rev: candidate.rev,
        answered_at: new Date().toISOString(),
      },
    ],
  })
}

let known: { environment: object; ring: Promise<{ next: () => Candidate }> } | undefined

async function getCandidates(): Promise<{ next: () => Candidate }> {
  const environment = await getEnvironment()
  if (known?.environment !== environment) known = { environment, ring: signUpAll(environment.ours) }
  return known.ring
}

async function signUpAll(url: string): Promise<{ next: () => Candidate }> {
  const candidates: Candidate[] = []
  for (let index = 0; index < CONNECTIONS; index += 1) candidates.push(await signUp(url, index))
  let turn = 0
  const next = () => {
    turn += 1
    const candidate = candidates[turn % candidates.length]
    if (candidate === undefined) throw new Error('there are no candidates')
    return candidate
  }
  return { next }
}

/** Signs a user up, applies, and starts the first assessment. */
export async function signUp(url: string, index: number): Promise<Candidate> {
  const account = {
    email: `bench-${index}-${Date.now()}@example.com`,
    password: 'Bench-pass-1!',
    first_name: 'Bench',
    last_name: `Number ${index}`,
  }
  const { token, user } = dataOf(await callApi({ url: `${url}/auth/v1/create/`, body: account }))
  const mine = `${url}/user/v1/progress-tracker/user/${user.user_id}/`
  const body = { job_uuid: POSTING }
  const tracker = dataOf(await callApi({ url: mine, token, key: randomUUID(), body }))
  const ref = tracker.ref_id
  const detail = dataOf(await callApi({ url: `${mine}ref/${ref}/`, token }))
  const activity = detail.steps
    .flatMap((step: { activities: unknown[] }) => step.activities)
    .find((one: { status: string }) => one.status === 'available')
  const ids = { job_step_activity_id: activity.job_step_activity_id, ref_id: ref }
  const asked = new URLSearchParams({ ...ids }).toString()
  const where = `${url}/user-response/v1/job-questions/${activity.job_id}/?${asked}`
  const content = dataOf(await callApi({ url: where, token }))
  const [attemptId, deviceId, at] = [uuidv7(), randomUUID(), new Date().toISOString()]
  await callApi({
    url: `${url}/user-response/v1/set-start-time/`,
    token,
    key: randomUUID(),
    body: {
      ...ids,
      payload_version: 1,
      attempt_id: attemptId,
      device_id: deviceId,
      language: 'en',
      started_at: at,
      pledge_accepted_at: at,
    },
  })
  return {
    email: account.email,
    token,
    attemptId,
    deviceId,
    questions: questionsOf(content),
    rev: 0,
  }
}

type Content = {
  questions: { question_id: string; response_set: string }[]
  response_sets: Record<string, { value: number }[]>
}

function questionsOf({ questions, response_sets: sets }: Content): Candidate['questions'] {
  return questions.map((question) => ({
    id: question.question_id,
    values: (sets[question.response_set] ?? []).map(({ value }) => value),
  }))
}

/** The envelope of every reply; its shape is the contract's, and checked there. */
// oxlint-disable-next-line typescript/no-explicit-any -- see above
function dataOf(reply: unknown): any {
  return (reply as { data: unknown }).data
}
