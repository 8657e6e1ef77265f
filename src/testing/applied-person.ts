// A user with a name like no other, who left something in every corner: for tests of who holds what of whom.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { scoreAttempt } from '#server/assessments/score-attempt.ts'
import type { applicant } from '#server/db/schema/requisition.ts'
import { appUser } from '#server/db/schema/session.ts'

import {
  buildApplication,
  buildCompany,
  buildRequisition,
  type Application,
  type Company,
} from './builders.ts'
import { complete, revision, save, startAttempt, type Candidate } from './candidate.ts'
import { watchLoop } from './loop-monitor.ts'
import { makeRecording, VIDEO_SLUG } from './recordings.ts'
import type { SignedUp, TestApp } from './test-app.ts'

/** What only staff see whose role includes private data. */
export const PRIVATE = { dob: '1987-03-21', gender: 'Female' } as const

export type AppliedPerson = SignedUp & {
  readonly applications: readonly Application[]
  readonly companies: readonly Company[]
  /** A recording at the first company. */
  readonly recordingId: string
  /** Their names, addresses and number: words that nothing else holds. */
  readonly words: readonly string[]
}

/**
 * Signs a user up who applies at these companies, new ones by their names, answers there, and records themselves at the
 * first. At a single one the answers are submitted and scored.
 */
export async function buildAppliedPerson(
  test: TestApp,
  given: { at: readonly (string | Company)[] },
): Promise<AppliedPerson> {
  const { owner } = test.database
  const tag = randomUUID().slice(0, 8)
  const names = { firstName: `Zebulon${tag}`, lastName: `Quackenbush${tag}` }
  const phoneNumber = `+49-30-${tag}`
  const person = await test.signUp({ email: `z.${tag}@quackenbush.example` })
  await owner.update(appUser).set(names).where(eq(appUser.userId, person.userId))
  await test.sendMail()
  const candidates: Candidate[] = []
  const companies: Company[] = []
  for (const one of given.at) {
    const company = typeof one === 'string' ? await buildCompany(test.database, { name: one }) : one
    companies.push(company)
    const profile = { ...names, phoneNumber }
    candidates.push(await applyAt(test, { company, person, profile }))
  }
  for (const candidate of candidates)
    await (candidates.length === 1 ? completeAndScore(test, candidate) : answerOnce(candidate))
  const [first] = candidates
  if (first === undefined) throw new Error('The person has no application.')
  const email2 = `other.${tag}@quackenbush.example`
  const linkedin = `https://www.linkedin.com/in/${tag}`
  await saveProfile(person, { email2, linkedin_url: linkedin, ...PRIVATE })
  return {
    ...person,
    companies,
    applications: candidates.map(({ application }) => application),
    recordingId: await record(test, first),
    words: [person.email, names.firstName, names.lastName, phoneNumber, email2, linkedin],
  }
}

async function saveProfile(
  { client, userId }: Pick<SignedUp, 'client' | 'userId'>,
  body: Record<string, unknown>,
): Promise<void> {
  const reply = await client.send({ method: 'PATCH', url: `/user/v1/${userId}/`, body })
  if (reply.status !== 200) throw new Error(`Not saved: ${JSON.stringify(reply.body)}`)
}

async function applyAt(
  test: TestApp,
  given: {
    company: Company
    person: { userId: number; email: string }
    profile: Partial<typeof applicant.$inferInsert>
  },
): Promise<Candidate> {
  const { database } = test
  const { company, profile } = given
  const instruments = ['competencies', VIDEO_SLUG]
  const requisition = await buildRequisition(database, { company, instruments })
  const person = { ...given.person, isProviderAdmin: false }
  const application = await buildApplication(database, { requisition, person, profile })
  return { client: await test.as(person), person, application, requisition }
}

async function answerOnce(candidate: Candidate): Promise<void> {
  const attemptId = await startAttempt(candidate)
  await save(candidate.client, { attemptId, answers: [revision('customer-focus-1')] })
}

async function completeAndScore(test: TestApp, candidate: Candidate): Promise<void> {
  const { attemptId } = await complete(test, { candidate, slug: 'competencies' })
  const { accountId } = candidate.application
  await watchLoop('score-attempt', () =>
    scoreAttempt({ ...test, now: test.clock.now }, { accountId, attemptId }),
  )
}

async function record(test: TestApp, { client, ...candidate }: Candidate): Promise<string> {
  const { accountId } = candidate.application
  const attemptId = await startAttempt({ client, ...candidate }, { slug: VIDEO_SLUG })
  return makeRecording(test, { client, accountId, attemptId })
}
