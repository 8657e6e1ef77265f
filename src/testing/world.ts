// Two companies, somebody in every role, and an example request for every endpoint: for the sweeps over the contract.
import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import type { Endpoint } from '#contract/endpoint.ts'
import { firstAdminCode } from '#server/session/first-admin-service.ts'
import { ROLE_PRESETS, type RolePresetName } from '#server/session/role-presets.ts'

import {
  activityIdOf,
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
  type Person,
  type Requisition,
} from './builders.ts'
import { activityOf, revision, save, startAttempt, startBody, submitBody } from './candidate.ts'
import {
  makeRecording,
  manifestOf,
  recordingBody,
  VIDEO_QUESTIONS,
  VIDEO_SLUG,
  webmChunks,
} from './recordings.ts'
import { TEST_PASSWORD, type TestApp } from './test-app.ts'
import { journalBody, journalOf, startTimerBody } from './timing.ts'

const NO_ID = 999_999_999

/** What a request names: the things of one person, or of one company, or ids of nothing. */
export type Target = {
  readonly accountId: number
  readonly requisition: Requisition
  readonly userId: number
  readonly refId: number
  readonly userSmartreqId: number
  readonly attemptId: string
  /** The activity that the attempt is at. */
  readonly userStepActivityId: number
  /** An attempt that is answered by recordings, and one of them, ready to be played. */
  readonly recordedAttemptId: string
  readonly recordingId: string
  /** An attempt with limits of time. */
  readonly timedAttemptId: string
  readonly jobUuid: string
}

export type Actor = {
  readonly name: string
  readonly person: Person | null
  /** The preset that the actor holds in the first company. */
  readonly preset: RolePresetName | null
  /** What belongs to the actor as a person, and, for staff, to their company. */
  readonly own: Target
}

export type World = {
  readonly actors: readonly Actor[]
  /** The things of the second company and of somebody who applied there. */
  readonly foreign: Target
  readonly missing: Target
  readonly credentials: { readonly email: string; readonly refresh: string }
}

/** Builds both companies; the hiring manager is on the team of the first one's requisition. */
export async function buildWorld(test: TestApp): Promise<World> {
  const { database } = test
  const company = await buildCompany(database)
  const other = await buildCompany(database, { name: 'Somebody Else' })
  const presets = ROLE_PRESETS.map(({ roleName }) => roleName)
  const staff = await Promise.all(
    presets.map(async (preset) => ({
      preset,
      person: await buildStaff(database, { company, preset }),
    })),
  )
  const team = staff.flatMap(({ preset, person }) =>
    preset === 'Hiring manager' ? [person.userId] : [],
  )
  const instruments = ['personality', 'competencies', 'numerical', VIDEO_SLUG]
  const requisition = await buildRequisition(database, { company, team, instruments })
  const elsewhere = await buildRequisition(database, { company: other, instruments })
  const own = (person: Person) => buildTarget(test, { person, requisition })
  const candidate = await buildPerson(database)
  const stranger = await buildPerson(database)
  const colleague = await buildStaff(database, { company: other, preset: 'Account admin' })
  const provider = await buildPerson(database, { isJfAdmin: true })
  const foreign = await buildTarget(test, { person: stranger, requisition: elsewhere })
  const nobody = await own(await buildPerson(database))
  const { client, email } = await test.signUp()
  return {
    actors: [
      { name: 'nobody', person: null, preset: null, own: nobody },
      { name: 'candidate', person: candidate, preset: null, own: await own(candidate) },
      ...(await Promise.all(
        staff.map(async ({ preset, person }) => ({
          name: preset,
          person,
          preset,
          own: await own(person),
        })),
      )),
      {
        name: 'staff of another company',
        person: colleague,
        preset: null,
        own: await own(colleague),
      },
      { name: 'provider admin', person: provider, preset: null, own: await own(provider) },
    ],
    foreign,
    missing: missingTarget(foreign),
    credentials: { email, refresh: client.cookies.get('fairlead_refresh') ?? '' },
  }
}

async function buildTarget(
  test: TestApp,
  given: { person: Person; requisition: Requisition },
): Promise<Target> {
  const { person, requisition } = given
  const { accountId } = requisition
  const application = await buildApplication(test.database, given)
  const client = await test.as(person)
  const candidate = { client, application, ...given }
  const attemptId = await startAttempt(candidate)
  const timedAttemptId = await startAttempt(candidate, { slug: 'numerical' })
  const recordedAttemptId = await startAttempt(candidate, { slug: VIDEO_SLUG })
  const recordingId = await makeRecording(test, { client, accountId, attemptId: recordedAttemptId })
  await save(client, {
    attemptId: recordedAttemptId,
    answers: [revision(VIDEO_QUESTIONS[0], { value: recordingId })],
  })
  const open = await buildRequisition(test.database, { company: { accountId } })
  const attempts = { attemptId, timedAttemptId, recordedAttemptId }
  const userStepActivityId = await activityIdOf(test.database, attemptId)
  return {
    ...application,
    requisition,
    ...attempts,
    userStepActivityId,
    recordingId,
    jobUuid: open.uuid,
  }
}

function missingTarget(some: Target): Target {
  const requisition = {
    ...some.requisition,
    accountId: NO_ID,
    jobId: NO_ID,
    uuid: randomUUID(),
    activities: some.requisition.activities.map((one) => ({ ...one, jobStepActivityId: NO_ID })),
  }
  const ids = { accountId: NO_ID, userId: NO_ID, refId: NO_ID, userSmartreqId: NO_ID }
  return {
    ...ids,
    requisition,
    userStepActivityId: NO_ID,
    attemptId: randomUUID(),
    timedAttemptId: randomUUID(),
    recordedAttemptId: randomUUID(),
    recordingId: randomUUID(),
    jobUuid: randomUUID(),
  }
}

export type Example = {
  readonly url: string
  readonly params: Readonly<Record<string, string | number>>
  readonly query: Readonly<Record<string, string | number>>
  readonly body: Readonly<Record<string, unknown>> | undefined
}

/** A good request of an endpoint about a target. @throws Error for an endpoint that has no example body yet. */
export async function exampleOf(
  named: { name: string; endpoint: Endpoint },
  given: { test: TestApp; world: World; target: Target },
): Promise<Example> {
  const { name, endpoint } = named
  const ids = idsOf(given.target)
  const pick = (schema: z.ZodObject | undefined) =>
    Object.fromEntries(
      Object.keys(schema?.shape ?? {}).flatMap((key) =>
        key in ids ? [[key, ids[key] ?? '']] : [],
      ),
    )
  const body = endpoint.body === undefined ? undefined : await exampleBody(name, given)
  const params = pick(endpoint.params)
  return { url: endpoint.url, params, query: pick(endpoint.query), body }
}

/** The address of an example, with its parameters and its query. */
export function addressOf(example: Pick<Example, 'url' | 'params' | 'query'>): string {
  const path = example.url.replaceAll(/:([a-z_]+)/g, (_, name: string) =>
    encodeURIComponent(example.params[name] ?? ''),
  )
  const query = new URLSearchParams(
    Object.entries(example.query).map(([key, value]) => [key, String(value)]),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}

function idsOf(target: Target): Record<string, string | number> {
  const { requisition } = target
  return {
    account_id: target.accountId,
    job_id: requisition.jobId,
    job_uuid: requisition.uuid,
    user_id: target.userId,
    ref_id: target.refId,
    user_smartreq_id: target.userSmartreqId,
    attempt_id: target.attemptId,
    user_step_activity_id: target.userStepActivityId,
    recording_id: target.recordingId,
    job_step_activity_id: activityOf(requisition, 'competencies').jobStepActivityId,
  }
}

async function exampleBody(
  name: string,
  given: { test: TestApp; world: World; target: Target },
): Promise<Record<string, unknown>> {
  const { test, world, target } = given
  const { attemptId, timedAttemptId, requisition, refId } = target
  const person = { password: TEST_PASSWORD, first_name: 'Ada', last_name: 'Lovelace' }
  switch (name) {
    case 'login':
      return { email: world.credentials.email, password: TEST_PASSWORD }
    case 'refreshToken':
      return { refresh: world.credentials.refresh }
    case 'createUser':
      return { ...person, email: `${randomUUID()}@example.com` }
    case 'createFirstAdmin':
      return {
        ...person,
        email: `${randomUUID()}@example.com`,
        code: firstAdminCode(test.secret),
        account_name: 'Harbour Works',
      }
    case 'createTracker':
      return { job_uuid: target.jobUuid, external_application_id: 'external' }
    case 'setStartTime':
      return startBody({ requisition, application: { ...target, refId, jobId: requisition.jobId } })
    case 'saveAnswers': {
      const answers = [revision('customer-focus-1')]
      return { payload_version: 1, attempt_id: attemptId, device_id: randomUUID(), answers }
    }
    case 'createRecording':
      return recordingBody({ attemptId: target.recordedAttemptId })
    case 'closeRecording':
      return manifestOf(webmChunks())
    case 'startTimer':
      return startTimerBody({ attemptId: timedAttemptId })
    case 'saveJournal':
      return journalBody({
        attemptId: timedAttemptId,
        entries: await journalOf([{ kind: 'page' }]),
      })
    case 'submitQuestions':
      return submitBody({ attemptId, answers: [] })
    default:
      throw new Error(`Give ${name} an example body here.`)
  }
}
