import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { PROFILE_TYPE } from '#server/db/job-types.ts'
import { employee, userJob } from '#server/db/schema/employee.ts'
import { job } from '#server/db/schema/requisition.ts'
import { erasePerson } from '#server/privacy/erase-person.ts'
import { type AppliedPerson, buildAppliedPerson } from '#testing/applied-person.ts'
import { only } from '#testing/builders.ts'
import { askForErasure, tablesThatHold } from '#testing/privacy.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

describe('erasing an account', () => {
  it('leaves nothing but the days of a job that the person has left', async () => {
    const person = await employed({ endDate: '2026-01-31' })
    expect(await tablesThatHold(test.database, person.words)).toContain('employee')
    await erase(person)
    expect(await tablesThatHold(test.database, person.words)).toEqual([])
    expect(await jobsOf(person)).toMatchObject([
      {
        startDate: '2025-03-01',
        endDate: '2026-01-31',
        separationType: 'voluntary',
        employeeNumber: null,
        supervisorEmail: null,
        separationNote: null,
      },
    ])
  })

  it('leaves the record of the company that the person works for', async () => {
    const person = await employed({ endDate: null })
    const { data } = (await person.client.get(`/user/v1/privacy/user/${person.userId}/erasure/`))
      .body
    expect(data.employers).toEqual(['Harbour Works'])
    await erase(person)
    expect(await tablesThatHold(test.database, person.words)).toEqual(['employee'])
    expect(await jobsOf(person)).toMatchObject([{ endDate: null, employeeNumber: 'E-1' }])
  })
})

async function employed({ endDate }: { endDate: string | null }): Promise<AppliedPerson> {
  const person = await buildAppliedPerson(test, { at: ['Harbour Works'] })
  const { accountId } = only(person.companies)
  const { userId, words } = person
  const [firstName = '', lastName = ''] = words
  const createdAt = test.clock.now()
  await owner
    .insert(employee)
    .values({ accountId, userId, firstName, lastName, email: person.email, createdAt })
  const [profile] = await owner
    .insert(job)
    .values({ accountId, jobTypeId: PROFILE_TYPE, title: 'Pilot', planVersion: 0 })
    .returning({ jobId: job.jobId })
  await owner.insert(userJob).values({
    accountId,
    userId,
    jobId: profile?.jobId ?? 0,
    jobTitle: 'Pilot',
    employeeNumber: 'E-1',
    supervisorEmail: 'captain@example.com',
    startDate: '2025-03-01',
    endDate,
    ...(endDate === null
      ? {}
      : { separationType: 'voluntary' as const, separationNote: `${firstName} moved away.` }),
    createdAt,
  })
  return person
}

async function erase(person: AppliedPerson): Promise<void> {
  await askForErasure(test, person)
  await erasePerson({ ...test, ...test.clock }, { userId: person.userId })
}

function jobsOf({ userId, companies }: AppliedPerson) {
  const { accountId } = only(companies)
  return owner
    .select()
    .from(userJob)
    .where(and(eq(userJob.accountId, accountId), eq(userJob.userId, userId)))
}
