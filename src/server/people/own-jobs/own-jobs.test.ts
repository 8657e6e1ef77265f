import { expect, it } from 'vitest'

import { employee, userJob } from '#server/db/schema/employee.ts'
import { jobAttribute } from '#server/db/schema/job-attribute.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildProfile } from '#testing/job-profiles.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database, clock } = test
const URL = '/user/v1/job-profiles/'
const DAY_MS = 86_400_000

/** A person with an account, and what gives them jobs in a company. */
async function open() {
  const company = await buildCompany(database)
  const { accountId } = company
  const person = await buildStaff(database, { company, preset: 'Limited' })
  const { userId } = person
  await database.owner.insert(employee).values({
    accountId,
    userId,
    firstName: 'Ines',
    lastName: 'Marlow',
    createdAt: clock.now(),
  })
  const jobId = await buildProfile(database, { accountId, title: 'Rigger' })
  const hold = (values: Partial<typeof userJob.$inferInsert>) =>
    database.owner.insert(userJob).values({
      accountId,
      userId,
      jobId,
      jobTitle: 'Rigger, day shift',
      startDate: dayIn(-300),
      createdAt: clock.now(),
      ...values,
    })
  const client = await test.as(person)
  return { company, accountId, jobId, hold, list: async () => (await client.get(URL)).body.data }
}

function dayIn(days: number): string {
  return new Date(clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

it('names the jobs that a person holds or is about to begin, and no earlier or removed one', async () => {
  const { hold, list } = await open()
  await hold({ startDate: dayIn(-900), endDate: dayIn(-400), jobTitle: 'Earlier' })
  await hold({ startDate: dayIn(-399), endDate: dayIn(10), jobTitle: 'Today' })
  await hold({ startDate: dayIn(11), jobTitle: 'Next' })
  await hold({ startDate: dayIn(-20), jobTitle: 'By mistake', deletedAt: clock.now() })
  const jobs: Array<{ job_title: string; state: string }> = await list()
  expect(jobs.map(({ job_title: title, state }) => [title, state])).toEqual([
    ['Next', 'planned'],
    ['Today', 'current'],
  ])
})

it('names what the profile asks with its targets, and nothing of separations, weights or other people', async () => {
  const { hold, list, accountId, jobId } = await open()
  await hold({
    endDate: dayIn(30),
    separationType: 'involuntary',
    separationNote: 'Private',
    supervisorEmail: 'boss@example.com',
  })
  await database.owner.insert(jobAttribute).values([
    { accountId, jobId, attributeTypeId: 2, weight: 37.5, sortOrder: 1 },
    { accountId, jobId, attributeTypeId: 1, weight: 12.5, sortOrder: 2, targetLevel: 65 },
  ])
  const [job] = await list()
  const asked: Array<{ attribute_type_id: number; target_level: number | null }> =
    job.profile.attributes
  expect(asked.map((one) => [one.attribute_type_id, one.target_level])).toEqual([
    [2, null],
    [1, 65],
  ])
  expect(JSON.stringify(job)).not.toMatch(/involuntary|Private|boss|37\.5/)
})

it('is empty for a person of another company’s staff', async () => {
  const { hold, company } = await open()
  await hold({})
  const other = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  expect((await other.get(URL)).body.data).toEqual([])
})
