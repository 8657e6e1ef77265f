// Two companies, somebody in every role, and an example request for every endpoint: for the sweeps over the contract.
import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import type { Endpoint } from '#contract/endpoint.ts'
import { firstAdminCode } from '#server/session/first-admin-service.ts'
import { ROLE_PRESETS, type RolePresetName } from '#server/session/role-presets.ts'

import { buildLink, givePassword, putInMailbox } from './accounts.ts'
import {
  activityIdOf,
  buildApplication,
  buildCompany,
  buildMember,
  buildInvitation,
  buildPerson,
  buildRequisition,
  buildSession,
  buildStaff,
  type Company,
  type Person,
  type Requisition,
} from './builders.ts'
import { activityOf, revision, save, startAttempt, startBody, submitBody } from './candidate.ts'
import { openProvider, type TestProvider } from './identity-provider.ts'
import {
  makeRecording,
  manifestOf,
  recordingBody,
  VIDEO_QUESTIONS,
  VIDEO_SLUG,
  webmChunks,
} from './recordings.ts'
import { roleBody } from './roles.ts'
import { passkeyLoginExample, secondFactorExample } from './second-factor-examples.ts'
import { buildPasskey } from './second-factors.ts'
import { buildProvider, claimsOf, signOnSettings, startSignOn, TEST_DOMAIN } from './sign-on.ts'
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
  /** A role of the company, and somebody who holds it. */
  readonly roleId: number
  readonly memberId: number
  /** To an interview, and addressed to that person. */
  readonly invitationUuid: string
  readonly email: string
  /** A message in the local mailbox. */
  readonly mailId: string
  /** The door of the company's single sign-on. */
  readonly accountUuid: string
  readonly sessionId: string
  readonly passkeyId: string
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
  /** Whom every company here lets say who people are. */
  readonly provider: TestProvider
}

/** Builds both companies; the hiring manager is on the team of the first one's requisition. */
export async function buildWorld(test: TestApp): Promise<World> {
  const { database } = test
  const company = await buildCompany(database)
  const other = await buildCompany(database, { name: 'Somebody Else' })
  const provider = await openProvider()
  const doors = new Map([
    [company.accountId, await doorOf(test, { company, provider })],
    [other.accountId, await doorOf(test, { company: other, provider })],
  ])
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
  const own = (person: Person) => buildTarget(test, { person, requisition, doors })
  const candidate = await buildPerson(database)
  const stranger = await buildPerson(database)
  const colleague = await buildStaff(database, { company: other, preset: 'Account admin' })
  const providerAdmin = await buildPerson(database, { isJfAdmin: true })
  const foreign = await buildTarget(test, { person: stranger, requisition: elsewhere, doors })
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
      {
        name: 'provider admin',
        person: providerAdmin,
        preset: null,
        own: await own(providerAdmin),
      },
    ],
    foreign,
    missing: missingTarget(foreign),
    credentials: { email, refresh: client.cookies.get('fairlead_refresh') ?? '' },
    provider,
  }
}

type Door = Pick<Target, 'accountUuid'>

async function doorOf(
  test: TestApp,
  given: { company: Company; provider: TestProvider },
): Promise<Door> {
  return {
    accountUuid: await buildProvider(test, given),
  }
}

async function buildTarget(
  test: TestApp,
  given: { person: Person; requisition: Requisition; doors: ReadonlyMap<number, Door> },
): Promise<Target> {
  const { person, requisition, doors } = given
  const { accountId } = requisition
  const door = doors.get(accountId)
  if (door === undefined) throw new Error('The company has no door.')
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
  const member = await buildMember(test.database, { accountId })
  const attempts = { attemptId, timedAttemptId, recordedAttemptId }
  const userStepActivityId = await activityIdOf(test.database, attemptId)
  const { jobId } = requisition
  const invitationUuid = await buildInvitation(test.database, {
    accountId,
    jobId,
    kind: 'interview',
    subjectUserId: person.userId,
  })
  return {
    ...application,
    requisition,
    ...attempts,
    userStepActivityId,
    recordingId,
    jobUuid: open.uuid,
    ...member,
    invitationUuid,
    email: person.email,
    mailId: await putInMailbox(test, person.email),
    sessionId: await buildSession(test.database, person),
    passkeyId: await buildPasskey(test, person.userId),
    ...door,
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
    roleId: NO_ID,
    memberId: NO_ID,
    invitationUuid: randomUUID(),
    email: 'nobody.at.all@example.com',
    mailId: randomUUID(),
    accountUuid: randomUUID(),
    sessionId: randomUUID(),
    passkeyId: randomUUID(),
  }
}

export type Example = {
  readonly url: string
  readonly params: Readonly<Record<string, string | number>>
  readonly query: Readonly<Record<string, string | number>>
  readonly body: Readonly<Record<string, unknown>> | undefined
  /** What the browser would send along, cookies for example. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A good request of an endpoint about a target. @throws Error for an endpoint that has no example body yet. */
export async function exampleOf(
  asked: { name: string; endpoint: Endpoint },
  given: { test: TestApp; world: World; target: Target },
): Promise<Example> {
  const { name, endpoint } = asked
  const ids = idsOf(given.target)
  const pick = (schema: z.ZodObject | undefined) =>
    Object.fromEntries(
      Object.keys(schema?.shape ?? {}).flatMap((key) =>
        key in ids ? [[key, ids[key] ?? '']] : [],
      ),
    )
  const { url } = endpoint
  const named = { url, params: pick(endpoint.params), query: pick(endpoint.query) }
  if (name === 'loginSso') return { ...named, ...(await signOnExample(given)) }
  if (name === 'loginPasskey') return { ...named, ...(await passkeyLoginExample(given.test)) }
  const body = endpoint.body === undefined ? undefined : await exampleBody(name, given)
  const params = { ...named.params, ...(await paramsOfItsOwn(name, given)) }
  return { ...named, params, body }
}

// A browser that has begun at a door, and a token that the provider made for it.
async function signOnExample({ test, world }: { test: TestApp; world: World }) {
  const client = test.client()
  const { accountUuid } = world.foreign
  const { nonce } = (await startSignOn(client, accountUuid)).body.data
  const email = `${randomUUID()}@${TEST_DOMAIN}`
  const claims = claimsOf(nonce, { sub: email, email })
  const cookie = `fairlead_sign_on=${client.cookies.get('fairlead_sign_on')}`
  return { body: { id_token: await world.provider.sign(claims) }, headers: { cookie } }
}

// What a call takes away is nobody else's example.
async function paramsOfItsOwn(
  name: string,
  { test, target }: { test: TestApp; target: Target },
): Promise<Record<string, number>> {
  if (name !== 'removeMember' || target.accountId === NO_ID) return {}
  return { member_id: (await buildMember(test.database, target)).memberId }
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
    account_uuid: target.accountUuid,
    job_id: requisition.jobId,
    job_uuid: requisition.uuid,
    user_id: target.userId,
    ref_id: target.refId,
    user_smartreq_id: target.userSmartreqId,
    attempt_id: target.attemptId,
    user_step_activity_id: target.userStepActivityId,
    recording_id: target.recordingId,
    role_id: target.roleId,
    member_id: target.memberId,
    door_kind: 'interview',
    door_uuid: target.invitationUuid,
    invitation_uuid: target.invitationUuid,
    email: target.email,
    mail_id: target.mailId,
    session_id: target.sessionId,
    passkey_id: target.passkeyId,
    job_step_activity_id: activityOf(requisition, 'competencies').jobStepActivityId,
  }
}

async function exampleBody(
  name: string,
  given: { test: TestApp; world: World; target: Target },
): Promise<Record<string, unknown>> {
  const { test, world, target } = given
  const { attemptId, timedAttemptId, requisition, refId } = target
  const password = { password: TEST_PASSWORD }
  const person = { ...password, first_name: 'Ada', last_name: 'Lovelace' }
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
    case 'forgotPassword':
      return { email: target.email }
    case 'resetPassword':
      return { ...(await buildLink(test, { ...target, purpose: 'reset-password' })), ...password }
    case 'verifyEmail':
      return buildLink(test, { ...target, purpose: 'verify-email' })
    case 'changePassword':
      await givePassword(test, target.userId)
      return { current_password: TEST_PASSWORD, ...password }
    case 'saveSignOnSettings': {
      const { provider } = world
      const company = { roles: { Interviewer: target.roleId } }
      return signOnSettings({ company, provider })
    }
    case 'saveSignInPolicy':
      return { session_idle_minutes: 60, session_hours: 24 }
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
    case 'createRole':
    case 'updateRole':
      return roleBody({ role_name: `Role ${randomUUID()}` })
    case 'setMemberRoles':
      return { role_ids: [target.roleId] }
    case 'saveJournal':
      return journalBody({
        attemptId: timedAttemptId,
        entries: await journalOf([{ kind: 'page' }]),
      })
    case 'submitQuestions':
      return submitBody({ attemptId, answers: [] })
    default: {
      const body = await secondFactorExample(name, given)
      if (body !== null) return body
      throw new Error(`Give ${name} an example body here.`)
    }
  }
}
