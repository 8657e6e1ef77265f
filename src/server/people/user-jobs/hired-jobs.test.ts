import { and, eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { employee, userJob } from '#server/db/schema/employee.ts'
import { applicant, job } from '#server/db/schema/requisition.ts'
import type { Application } from '#testing/builders.ts'
import { arrive, seenOf } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database
const DAY = '2027-01-04'

describe('a hire', () => {
  it('makes an employee with a stretch in the profile of the requisition', async () => {
    const { first, requisition } = await hire()
    const [stretch] = await jobsOf(first)
    const [profile] = await owner
      .select()
      .from(job)
      .where(eq(job.jobId, stretch?.jobId ?? 0))
    const [source] = await owner.select().from(job).where(eq(job.jobId, requisition.jobId))
    expect([stretch?.startDate, stretch?.endDate, stretch?.jobTitle]).toEqual([
      DAY,
      null,
      source?.title,
    ])
    expect([profile?.jobTypeId, profile?.title, source?.profileJobId]).toEqual([
      1,
      source?.title,
      profile?.jobId,
    ])
    const [record] = await owner.select().from(employee).where(eq(employee.userId, first.userId))
    const copy = await applicantOf(first)
    expect([record?.firstName, record?.email]).toEqual([copy.firstName, copy.email])
  })

  it('uses the profile that the company has of that title', async () => {
    const { first, second, requisition, recruiter } = await hire()
    await owner.update(job).set({ openings: 2 }).where(eq(job.jobId, requisition.jobId))
    const reply = await recruiter.post('/user/v1/hire/', {
      user_smartreq_id: second.userSmartreqId,
      seen: seenOf(requisition, 'active'),
      start_date: DAY,
    })
    expect(reply.status).toBe(200)
    const [[one], [other]] = [await jobsOf(first), await jobsOf(second)]
    expect([one?.jobId, one === undefined]).toEqual([other?.jobId, false])
  })

  it('whose first day changes moves the start of the stretch', async () => {
    const { recruiter, first } = await hire()
    await recruiter.patch(`/user/v1/hire/${first.userSmartreqId}/`, {
      seen: { start_date: DAY },
      start_date: '2027-02-01',
    })
    expect((await jobsOf(first)).map(({ startDate }) => startDate)).toEqual(['2027-02-01'])
  })

  it('of a person who has that job already is how the job began, and the days stay', async () => {
    const { first, second, requisition, recruiter } = await hire()
    await owner.update(job).set({ openings: 2 }).where(eq(job.jobId, requisition.jobId))
    const [stretch] = await jobsOf(first)
    const { accountId } = requisition
    const copy = await applicantOf(second)
    const { userId, firstName, lastName } = copy
    const createdAt = test.clock.now()
    await owner.insert(employee).values({ accountId, userId, firstName, lastName, createdAt })
    const recorded = { jobTitle: 'Pilot', startDate: '2024-05-01', createdAt }
    await owner
      .insert(userJob)
      .values({ accountId, userId, jobId: stretch?.jobId ?? 0, ...recorded })
    await recruiter.post('/user/v1/hire/', {
      user_smartreq_id: second.userSmartreqId,
      seen: seenOf(requisition, 'active'),
      start_date: DAY,
    })
    await recruiter.patch(`/user/v1/hire/${second.userSmartreqId}/`, {
      seen: { start_date: DAY },
      start_date: '2027-02-01',
    })
    const { userSmartreqId } = second
    expect(await jobsOf(second)).toMatchObject([{ startDate: '2024-05-01', userSmartreqId }])
  })

  it('of a person whom the company had named by address is the hire of that person', async () => {
    const at = await arrive(test, { applicants: [{ status: 'active' }] })
    const { first, accountId } = { ...at, accountId: at.requisition.accountId }
    const { email } = await applicantOf(first)
    const userId = await addUnlinkedUser()
    await owner.insert(employee).values({
      accountId,
      userId,
      firstName: 'Ana',
      lastName: 'Before',
      email: email.toUpperCase(),
      createdAt: test.clock.now(),
    })
    await hireOne(at, first)
    const records = await owner.select().from(employee).where(eq(employee.accountId, accountId))
    expect(records.map((one) => [one.userId, one.lastName])).toEqual([[first.userId, 'Before']])
  })
})

async function applicantOf(one: Application) {
  const [row] = await owner.select().from(applicant).where(eq(applicant.userId, one.userId))
  if (row === undefined) throw new Error('There is no such applicant.')
  return row
}

async function addUnlinkedUser(): Promise<number> {
  const [row] = await owner
    .select({ id: sql`add_unlinked_users(1)`.mapWith(Number) })
    .from(sql`(select 1) as once`)
  return row?.id ?? 0
}

async function hire() {
  const at = await arrive(test, { applicants: [{ status: 'active' }, { status: 'active' }] })
  const [, second] = at.applicants
  if (second === undefined) throw new Error('There is no second applicant.')
  return { ...at, second, reply: await hireOne(at, at.first) }
}

async function hireOne(at: Awaited<ReturnType<typeof arrive>>, one: Application) {
  const reply = await at.recruiter.post('/user/v1/hire/', {
    user_smartreq_id: one.userSmartreqId,
    seen: seenOf(at.requisition, 'active'),
    start_date: DAY,
  })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply
}

function jobsOf(one: Application) {
  return owner
    .select()
    .from(userJob)
    .where(and(eq(userJob.userId, one.userId), isNull(userJob.deletedAt)))
}
