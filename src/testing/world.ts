// Two companies, a user in every role, and what is theirs: for the sweeps over the contract.
import { randomUUID } from 'node:crypto'

import type { RolePresetName } from '#contract/access/role-presets.ts'
import { ROLE_PRESETS } from '#server/session/role-presets.ts'

import { putInMailbox } from './accounts.ts'
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
  buildStaffInvitation,
  type Company,
  type Person,
  type Requisition,
} from './builders.ts'
import { revision, save, startAttempt } from './candidate.ts'
import { buildCareer } from './careers.ts'
import { buildInterview } from './conducted-interviews.ts'
import { buildConsentText } from './consents.ts'
import { openProvider, type TestProvider } from './identity-provider.ts'
import { buildCopy } from './privacy.ts'
import { makeRecording, VIDEO_QUESTIONS, VIDEO_SLUG } from './recordings.ts'
import { buildPasskey } from './second-factors.ts'
import { buildProvider } from './sign-on.ts'
import type { TestApp } from './test-app.ts'

/** The id of nothing. */
export const NO_ID = 999_999_999

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
  /** A role of the company, and a user who holds it. */
  readonly roleId: number
  readonly memberId: number
  /** A user who was invited to the company and has not answered. */
  readonly staffInvitationId: number
  /** To an interview, and addressed to that person. */
  readonly invitationUuid: string
  /** An interview of the application, with a member of the company. */
  readonly interviewUuid: string
  readonly email: string
  /** A message in the local mailbox. */
  readonly mailId: string
  /** The login page of the company's single sign-on. */
  readonly accountUuid: string
  readonly sessionId: string
  /** A copy of the person's data, asked for by themselves, and one that the company asked for. */
  readonly exportId: string
  readonly companyExportId: string
  readonly passkeyId: string
  /** A notice that the company published. */
  readonly textId: number
  /** A source of the company, a posting of the requisition, and the company's career page. */
  readonly sourceId: number
  readonly jobPostingId: number
  readonly careerPageId: number
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
  /** The things of the second company and of a user who applied there. */
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
  const other = await buildCompany(database, { name: 'Another Company' })
  const provider = await openProvider()
  const loginPages = new Map([
    [company.accountId, await loginPageOf(test, { company, provider })],
    [other.accountId, await loginPageOf(test, { company: other, provider })],
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
  const instruments = [
    'personality',
    'competencies',
    'numerical',
    VIDEO_SLUG,
    'typing-test-1',
    'language-test',
  ]
  const values = { asksEeoc: true }
  const requisition = await buildRequisition(database, { company, team, instruments, values })
  const elsewhere = await buildRequisition(database, { company: other, instruments, values })
  const own = (person: Person) => buildTarget(test, { person, requisition, loginPages })
  const candidate = await buildPerson(database)
  const stranger = await buildPerson(database)
  const colleague = await buildStaff(database, { company: other, preset: 'Account admin' })
  const providerAdmin = await buildPerson(database, { isJfAdmin: true })
  const foreign = await buildTarget(test, { person: stranger, requisition: elsewhere, loginPages })
  const signedOut = await own(await buildPerson(database))
  const { client, email } = await test.signUp()
  return {
    actors: [
      { name: 'signed out', person: null, preset: null, own: signedOut },
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

type LoginPage = Pick<Target, 'accountUuid' | 'textId'>

async function loginPageOf(
  test: TestApp,
  given: { company: Company; provider: TestProvider },
): Promise<LoginPage> {
  return {
    accountUuid: await buildProvider(test, given),
    textId: await buildConsentText(test.database, given.company),
  }
}

async function buildTarget(
  test: TestApp,
  given: { person: Person; requisition: Requisition; loginPages: ReadonlyMap<number, LoginPage> },
): Promise<Target> {
  const { person, requisition, loginPages } = given
  const { accountId } = requisition
  const loginPage = loginPages.get(accountId)
  if (loginPage === undefined) throw new Error('The company has no login page.')
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
    interviewUuid: await buildInterview(test.database, {
      ...application,
      interviewerIds: [member.memberId],
    }),
    invitationUuid,
    staffInvitationId: await buildStaffInvitation(test.database, { accountId, ...member }),
    email: person.email,
    mailId: await putInMailbox(test, person.email),
    sessionId: await buildSession(test.database, person),
    exportId: await buildCopy(test, { ...person, accountId: null }),
    companyExportId: await buildCopy(test, { ...person, accountId }),
    passkeyId: await buildPasskey(test, person.userId),
    ...(await buildCareer(test.database, requisition)),
    ...loginPage,
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
    staffInvitationId: NO_ID,
    invitationUuid: randomUUID(),
    interviewUuid: randomUUID(),
    email: 'nobody.at.all@example.com',
    mailId: randomUUID(),
    accountUuid: randomUUID(),
    sessionId: randomUUID(),
    exportId: randomUUID(),
    companyExportId: randomUUID(),
    passkeyId: randomUUID(),
    textId: NO_ID,
    sourceId: NO_ID,
    jobPostingId: NO_ID,
    careerPageId: NO_ID,
  }
}
