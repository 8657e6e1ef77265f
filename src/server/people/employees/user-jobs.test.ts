import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { role } from '#server/db/schema/account.ts'
import { userJob } from '#server/db/schema/employee.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildEmployee } from '#testing/employees.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

describe('a job of a person', () => {
  it('is refused where the person has that job already, and is theirs again after they left', async () => {
    const { staff, jobsUrl, jobUrl, one } = await open()
    const again = { job_id: one.jobId, start_date: '2026-06-01' }
    const refused = await staff.post(jobsUrl, again)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'user_job_overlaps'])
    expect((await separate({ by: staff, at: jobUrl })).status).toBe(200)
    expect((await staff.post(jobsUrl, again)).status).toBe(201)
    const undone = await staff.delete(`${jobUrl}separation/`)
    expect([undone.status, undone.body.error.code]).toEqual([409, 'user_job_overlaps'])
  })

  it('does not take the number of another employee, or a supervisor below the person', async () => {
    const { accountId, staff, jobUrl, person, other } = await open()
    const otherUrl = `/account/v1/${accountId}/people/${other.userId}/jobs/${other.userJobId}/`
    const number = { employee_number: 'HP-1' }
    expect((await staff.patch(otherUrl, number)).status).toBe(200)
    expect((await staff.patch(jobUrl, number)).body.error.fields).toHaveProperty('employee_number')
    const { email, otherEmail } = person
    expect((await staff.patch(otherUrl, { supervisor_email: email })).status).toBe(200)
    for (const supervisor of [email, otherEmail]) {
      const reply = await staff.patch(jobUrl, { supervisor_email: supervisor })
      expect(reply.body.error.fields).toHaveProperty('supervisor_email')
    }
    await separate({ by: staff, at: otherUrl })
    expect((await staff.patch(jobUrl, { ...number, start_date: '2026-01-06' })).status).toBe(200)
  })

  it('that was removed by mistake comes back, unless there is another one by then', async () => {
    const { staff, jobsUrl, jobUrl, one } = await open()
    expect((await staff.delete(jobUrl)).status).toBe(200)
    expect((await staff.delete(jobUrl)).status).toBe(404)
    expect((await staff.post(`${jobUrl}restore/`, {})).status).toBe(200)
    await staff.delete(jobUrl)
    await staff.post(jobsUrl, { job_id: one.jobId, start_date: '2026-02-02' })
    expect((await staff.post(`${jobUrl}restore/`, {})).body.error.code).toBe('user_job_overlaps')
  })
})

describe('a separation', () => {
  it('names a reason of its type, and ends the job on a day after its first', async () => {
    const { staff, jobUrl, reason } = await open()
    const wrong = await separate({
      by: staff,
      at: jobUrl,
      body: {
        separation_reason_id: reason,
        separation_type: 'other',
      },
    })
    expect(wrong.body.error.fields).toHaveProperty('separation_reason_id')
    const early = await separate({ by: staff, at: jobUrl, body: { end_date: '2026-01-04' } })
    expect(early.body.error.fields).toHaveProperty('end_date')
    expect(
      (await separate({ by: staff, at: jobUrl, body: { separation_reason_id: reason } })).status,
    ).toBe(200)
  })

  it('keeps its reason from being deleted, unless another one takes its place', async () => {
    const { accountId, staff, jobUrl, reason, one } = await open()
    await separate({ by: staff, at: jobUrl, body: { separation_reason_id: reason } })
    const reasons = `/account/v1/${accountId}/separation-reasons/`
    const held = await staff.delete(`${reasons}${reason}/`)
    expect([held.status, held.body.error.details]).toEqual([409, { count: 1 }])
    const other = await addReason(staff, accountId)
    expect((await staff.delete(`${reasons}${reason}/?replace_to=${other}`)).status).toBe(200)
    const [row] = await owner.select().from(userJob).where(eq(userJob.userJobId, one.userJobId))
    expect(row?.separationReasonId).toBe(other)
  })

  it('shows its note to readers of private data alone, who alone write it', async () => {
    const { company, staff, personUrl, jobUrl } = await open()
    await separate({ by: staff, at: jobUrl, body: { separation_note: 'In confidence.' } })
    const flags = { allEmployeeAccess: true }
    await owner.update(role).set(flags).where(eq(role.roleId, company.roles.Analyst))
    const reader = await test.as(await buildStaff(test.database, { company, preset: 'Analyst' }))
    const [shown, hidden] = await Promise.all([staff, reader].map((one) => one.get(personUrl)))
    expect(shown?.body.data.jobs[0].separation.separation_note).toBe('In confidence.')
    expect(JSON.stringify(hidden?.body)).not.toContain('In confidence.')
    expect(
      (await separate({ by: reader, at: jobUrl, body: { separation_note: 'Mine' } })).status,
    ).toBe(403)
    expect((await separate({ by: reader, at: jobUrl })).status).toBe(200)
    expect((await staff.get(personUrl)).body.data.jobs[0].separation.separation_note).toBe(
      'In confidence.',
    )
  })
})

type Staff = Awaited<ReturnType<typeof test.as>>

type Separating = { by: Staff; at: string; body?: object }

function separate({ by, at, body = {} }: Separating) {
  return by.post(`${at}separation/`, {
    end_date: '2026-03-31',
    separation_type: 'voluntary',
    separation_reason_id: null,
    ...body,
  })
}

async function addReason(staff: Staff, accountId: number): Promise<number> {
  const name = `Reason ${Math.random()}`
  const body = { name, separation_type: 'voluntary' }
  const reply = await staff.post(`/account/v1/${accountId}/separation-reasons/`, body)
  return reply.body.data.separation_reason_id
}

/** A company with two employees who have an address each, and a reason to leave. */
async function open() {
  const company = await buildCompany(test.database)
  const { accountId } = company
  const staff = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const email = `one-${accountId}@example.com`
  const otherEmail = `other-${accountId}@example.com`
  const one = await buildEmployee(test.database, { accountId, person: { email } })
  const other = await buildEmployee(test.database, { accountId, person: { email: otherEmail } })
  const personUrl = `/account/v1/${accountId}/people/${one.userId}/`
  const jobsUrl = `${personUrl}jobs/`
  const reason = await addReason(staff, accountId)
  const jobUrl = `${jobsUrl}${one.userJobId}/`
  const person = { email, otherEmail }
  return { company, accountId, staff, one, other, person, personUrl, jobsUrl, jobUrl, reason }
}
