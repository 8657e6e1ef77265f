// A candidate's device as the server sees it: starts attempts, saves batches, submits. Builds bodies, decides nothing.
import { randomUUID } from 'node:crypto'

import { answerDigest, type DigestedAnswer } from '#contract/assessments/answer-digest.ts'
import { PAYLOAD_VERSION } from '#contract/core/version.ts'

import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  listQuestions,
  only,
  type Activity,
  type Application,
  type Person,
  type Requisition,
} from './builders.ts'
import type { TestApp } from './test-app.ts'
import type { Client, Reply, RequestOptions } from './test-client.ts'

const MINUTE_MS = 60_000

export type Revision = {
  readonly question_id: string
  readonly value: unknown
  readonly rev: number
  readonly answered_at: string
}

export type Candidate = {
  readonly client: Client
  readonly person: Person
  readonly application: Application
  readonly requisition: Requisition
}

/** A person who has applied to an open requisition of a company of their own. */
export async function buildCandidate(
  test: TestApp,
  given: { requisition?: Requisition } = {},
): Promise<Candidate> {
  const { database } = test
  const requisition =
    given.requisition ??
    (await buildRequisition(database, { company: await buildCompany(database) }))
  const person = await buildPerson(database)
  const application = await buildApplication(database, { requisition, person })
  return { client: await test.as(person), person, application, requisition }
}

/** The activity of a requisition that an instrument stands behind. */
export function activityOf(requisition: Requisition, slug: string): Activity {
  return only(requisition.activities.filter((activity) => activity.slug === slug))
}

/** Body of a start of the competencies activity, or of another one. */
export function startBody(
  candidate: Pick<Candidate, 'application' | 'requisition'>,
  given: { attemptId?: string; slug?: string; deviceId?: string } = {},
) {
  const activity = activityOf(candidate.requisition, given.slug ?? 'competencies')
  return {
    payload_version: PAYLOAD_VERSION,
    attempt_id: given.attemptId ?? randomUUID(),
    job_step_activity_id: activity.jobStepActivityId,
    ref_id: candidate.application.refId,
    device_id: given.deviceId ?? randomUUID(),
    language: 'en',
    started_at: new Date().toISOString(),
    pledge_accepted_at: new Date().toISOString(),
  }
}

/** Starts an attempt and returns its id. */
export async function startAttempt(
  candidate: Candidate,
  given: { slug?: string } = {},
): Promise<string> {
  const reply = await candidate.client.post(
    '/user-response/v1/set-start-time/',
    startBody(candidate, given),
  )
  if (reply.status !== 200) throw new Error(`Start failed: ${JSON.stringify(reply.body)}`)
  return reply.body.data.attempt_id
}

/** A new candidate who has started the competencies activity. */
export async function beginAttempt(test: TestApp): Promise<{ client: Client; attemptId: string }> {
  const candidate = await buildCandidate(test)
  return { client: candidate.client, attemptId: await startAttempt(candidate) }
}

/** The ids of the competencies' questions: the same in every company. */
export async function listCompetencyQuestionIds(test: TestApp): Promise<string[]> {
  const { requisition } = await buildCandidate(test)
  const { asmtId } = activityOf(requisition, 'competencies')
  return (await listQuestions(test.database, asmtId)).map(({ question_id }) => question_id)
}

/** A revision given some minutes ago; the first one of its device unless `rev` says otherwise. */
export function revision(
  questionId: string,
  given: { value?: unknown; rev?: number; minutesAgo?: number } = {},
): Revision {
  return {
    question_id: questionId,
    value: given.value ?? 3,
    rev: given.rev ?? 1,
    answered_at: new Date(Date.now() - (given.minutesAgo ?? 10) * MINUTE_MS).toISOString(),
  }
}

/** Sends a batch of answers as one device. */
export function save(
  client: Client,
  given: {
    attemptId: string
    answers: readonly unknown[]
    deviceId?: string
  } & RequestOptions,
): Promise<Reply> {
  const { attemptId, answers, deviceId = randomUUID(), ...options } = given
  const body = {
    payload_version: PAYLOAD_VERSION,
    attempt_id: attemptId,
    device_id: deviceId,
    answers,
  }
  return client.post('/user-response/v1/assessment-answers/', body, options)
}

/** Body of a submission that claims exactly these answers. */
export async function submitBody(given: {
  attemptId: string
  answers: readonly DigestedAnswer[]
}): Promise<Record<string, unknown>> {
  const answers = given.answers.map(({ question_id, value }) => ({ question_id, value }))
  return {
    payload_version: PAYLOAD_VERSION,
    attempt_id: given.attemptId,
    device_id: randomUUID(),
    submitted_at: new Date().toISOString(),
    count: answers.length,
    digest: await answerDigest(answers),
    answers,
  }
}

/** Submits with a good digest of these answers. */
export async function submit(
  client: Client,
  given: { attemptId: string; answers: readonly DigestedAnswer[] } & RequestOptions,
): Promise<Reply> {
  const { attemptId, answers, ...options } = given
  return client.post(
    '/user-response/v1/user-questions-submit/',
    await submitBody({ attemptId, answers }),
    options,
  )
}

/** Starts an activity, answers all of it with the same value, and submits. */
export async function complete(
  test: TestApp,
  given: { candidate: Candidate; slug: string; value?: number },
): Promise<{ attemptId: string; answers: Revision[]; reply: Reply }> {
  const { candidate, slug, value = 3 } = given
  const attemptId = await startAttempt(candidate, { slug })
  const { asmtId } = activityOf(candidate.requisition, slug)
  const questions = await listQuestions(test.database, asmtId)
  const answers = questions.map(({ question_id }) => revision(question_id, { value }))
  await save(candidate.client, { attemptId, answers })
  return { attemptId, answers, reply: await submit(candidate.client, { attemptId, answers }) }
}

/** What the server holds of an attempt, as value by question id. */
export async function heldBy(client: Client, attemptId: string): Promise<Record<string, unknown>> {
  const reply = await client.get(`/user-response/v1/assessment-answers/${attemptId}/`)
  const answers: DigestedAnswer[] = reply.body.data.answers
  return Object.fromEntries(answers.map(({ question_id, value }) => [question_id, value]))
}
