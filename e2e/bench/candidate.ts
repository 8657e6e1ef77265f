/** A user who signs up and applies over the API, with the cookies of the browser that the request context belongs to. */
import { randomUUID } from 'node:crypto'

import type { APIRequestContext } from '@playwright/test'

import { demoPostings } from '../../src/server/db/demo/companies.ts'

/** One activity of one go, as the device's database names it, with what it asks. */
export type BenchActivity = {
  refId: number
  jobStepActivityId: number
  jobId: number
  asmtId: number
  questions: BenchQuestion[]
  /** The sections with a limit of time. */
  timedSections: string[]
}

export type BenchQuestion = {
  id: string
  text: string
  /** Empty where something is recorded. */
  options: { value: number; label: string }[]
}

/** The demo's open positions. */
export const postings = demoPostings.map(({ uuid }) => uuid)

type Of = { url: string; userId: number }

let made = 0

/** Signs a new user up, and in. */
export async function signUp(http: APIRequestContext, url: string): Promise<number> {
  made += 1
  const account = {
    email: `bench-${Date.now()}-${made}@example.com`,
    password: 'Bench-pass-1!',
    first_name: 'Bench',
    last_name: `Number ${made}`,
  }
  const { user } = await call(http, { url: `${url}/auth/v1/create/`, body: account })
  return user.user_id
}

/** Applies to a position; its available activities, in their order. */
export async function apply(
  http: APIRequestContext,
  { url, userId, posting }: Of & { posting: string },
): Promise<BenchActivity[]> {
  const mine = `${url}/user/v1/progress-tracker/user/${userId}/`
  const { ref_id: refId } = await call(http, { url: mine, body: { job_uuid: posting } })
  const { steps } = await call(http, { url: `${mine}ref/${refId}/` })
  const available = steps
    .flatMap((step: { activities: unknown[] }) => step.activities)
    .filter((one: { status: string }) => one.status === 'available')
  const activities: BenchActivity[] = []
  for (const { job_step_activity_id: id, job_id: jobId, asmt_id: asmtId } of available) {
    const asked = `?job_step_activity_id=${id}&ref_id=${refId}`
    const path = `${url}/user-response/v1/job-questions/${jobId}/${asked}`
    const content: Content = await call(http, { url: path })
    const timedSections = (content.sections ?? []).flatMap((section) =>
      section.time_limit_seconds === undefined ? [] : [section.section_id],
    )
    const questions = questionsOf(content)
    activities.push({ refId, jobStepActivityId: id, jobId, asmtId, questions, timedSections })
  }
  return activities
}

// oxlint-disable-next-line typescript/no-explicit-any -- the replies' shapes are the contract's, and checked there
async function call(http: APIRequestContext, given: { url: string; body?: unknown }): Promise<any> {
  const headers = { 'idempotency-key': randomUUID() }
  const { url, body } = given
  const response = await (body === undefined
    ? http.get(url)
    : http.post(url, { data: body, headers }))
  if (!response.ok()) throw new Error(`${url}: ${response.status()} ${await response.text()}`)
  return (await response.json()).data
}

type Content = {
  questions: { question_id: string; text: { en: string }; response_set?: string }[]
  response_sets: Record<string, { value: number; label: { en: string } }[]>
  sections?: { section_id: string; time_limit_seconds?: number }[]
}

function questionsOf({ questions, response_sets: sets }: Content): BenchQuestion[] {
  return questions.map(({ question_id: id, text, response_set: set = '' }) => ({
    id,
    text: text.en,
    options: (sets[set] ?? []).map(({ value, label }) => ({ value, label: label.en })),
  }))
}
