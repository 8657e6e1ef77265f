// Employees who do what their profile asks, for tests.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { scoreAttempt } from '#server/assessments/score-attempt.ts'
import type { userJob } from '#server/db/schema/employee.ts'
import { application } from '#server/db/schema/requisition.ts'

import { buildCompany, only } from './builders.ts'
import { complete } from './candidate.ts'
import { buildParticipant, buildPlannedProfile } from './job-profiles.ts'
import type { TestApp } from './test-app.ts'

export type OpenedProfile = Awaited<ReturnType<typeof openProfile>>

/** A profile of a new company with a plan of one instrument, and a person with an account who may hold it. */
export async function openProfile(test: TestApp) {
  const { database } = test
  const company = await buildCompany(database)
  const { accountId } = company
  const profile = await buildPlannedProfile(database, { company, instruments: ['competencies'] })
  const person = await test.signUp()
  const { userId, client } = person
  const { jobId } = profile
  const url = `/user/v1/progress-tracker/user/${userId}/`
  return {
    company,
    accountId,
    profile,
    jobId,
    person,
    client,
    url,
    hold: (values: Partial<typeof userJob.$inferInsert> = {}) =>
      buildParticipant(database, { accountId, jobId, userId, ...values }),
    begin: () => client.post(url, { job_uuid: profile.uuid }, { key: randomUUID() }),
    list: async () => (await client.get(url)).body.data,
    tracker: async (refId: number) => (await client.get(`${url}ref/${refId}/`)).body.data,
  }
}

/** Answers all of it, submits and scores it. */
export async function completeGo(
  test: TestApp,
  { client, person, profile, refId }: OpenedProfile & { refId: number },
): Promise<{ userSmartreqId: number; attemptId: string }> {
  const { owner } = test.database
  const go = only(await owner.select().from(application).where(eq(application.refId, refId)))
  const candidate = {
    client,
    person: { ...person, isProviderAdmin: false },
    requisition: profile,
    application: go,
  }
  const { attemptId } = await complete(test, { candidate, slug: 'competencies' })
  await scoreAttempt({ ...test, now: test.clock.now }, { accountId: go.accountId, attemptId })
  return { userSmartreqId: go.userSmartreqId, attemptId }
}
