import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { nightShifts } from '#contract/examples/application-form.ts'
import { job } from '#server/db/schema/requisition.ts'
import { buildCompany, buildPerson, buildRequisition, buildStaff } from '#testing/builders.ts'
import { startAttempt } from '#testing/candidate.ts'
import { applyByPlan, publishActivity } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const DAY_MS = 86_400_000
const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

describe('the configurations of a requisition', () => {
  it('are read and changed, and what else it says stays', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const url = urlOf(jobId)
    expect((await recruiter.get(url)).body.data).toEqual({
      retake_interval_days: 90,
      apply_until: null,
      asks_eeoc: false,
    })
    const changed = { retake_interval_days: 30, apply_until: dayFromNow(7), asks_eeoc: true }
    expect((await recruiter.put(url, changed)).body.data).toEqual(changed)
    expect((await recruiter.get(url)).body.data).toEqual(changed)
    const older = { retake_interval_days: 20, apply_until: null }
    expect((await recruiter.put(url, older)).body.data).toEqual({ ...older, asks_eeoc: true })
    await recruiter.put(url, changed)
    const details = await recruiter.get(`/smartreq/v1/${jobId}/details/`)
    expect(details.body.data.retake_interval_days).toBe(30)
  })

  it.each([
    ['a day that no calendar has', { apply_until: '2026-02-30' }],
    ['no day at all', { apply_until: 'soon' }],
    ['days below zero', { retake_interval_days: -1 }],
  ])('are refused with %s', async (_, wrong) => {
    const { jobId } = await buildRequisition(database, { company })
    const body = { retake_interval_days: 90, apply_until: null, ...wrong }
    expect((await recruiter.put(urlOf(jobId), body)).status).toBe(400)
  })

  it('are for those who manage the requisition, and of one company alone', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const interviewer = await test.as(
      await buildStaff(database, { company, preset: 'Interviewer' }),
    )
    expect((await interviewer.get(urlOf(jobId))).status).toBe(403)
    const other = await buildCompany(database)
    const stranger = await test.as(
      await buildStaff(database, { company: other, preset: 'Recruiter' }),
    )
    expect((await stranger.get(urlOf(jobId))).status).toBe(404)
  })
})

describe('after the deadline', () => {
  it('no one can apply, and the link says that the position is closed', async () => {
    const requisition = await buildRequisition(database, { company })
    await setDeadline(requisition.jobId, dayFromNow(1))
    expect(await isOpen(requisition.uuid)).toBe(true)
    await setDeadline(requisition.jobId, dayFromNow(-1))
    expect(await isOpen(requisition.uuid)).toBe(false)
    const person = await buildPerson(database)
    const client = await test.as(person)
    const url = `/user/v1/progress-tracker/user/${person.userId}/`
    const { status, body } = await client.post(url, { job_uuid: requisition.uuid })
    expect([status, body.error.code]).toEqual([409, 'position_closed'])
    const [row] = await database.owner
      .select({ status: job.status })
      .from(job)
      .where(eq(job.jobId, requisition.jobId))
    expect(row?.status).toBe('open')
  })

  it('those who applied before can go on', async () => {
    const requisition = await buildRequisition(database, { company })
    const section = { section_id: 's', title: 'About', standard_title: null, fields: [nightShifts] }
    const settings = { kind: 'application-form' as const, sections: [section] }
    await publishActivity(recruiter, { ...requisition, settings })
    const candidate = await applyByPlan(test, { ...requisition, slug: 'application-form' })
    await setDeadline(requisition.jobId, dayFromNow(-1))
    expect(await startAttempt(candidate, { slug: 'application-form' })).toBeTypeOf('string')
  })
})

async function setDeadline(jobId: number, apply_until: string): Promise<void> {
  const reply = await recruiter.put(urlOf(jobId), { retake_interval_days: 90, apply_until })
  expect(reply.status).toBe(200)
}

async function isOpen(uuid: string): Promise<boolean> {
  const reply = await test.client().get(`/job/v1/job-posting/${uuid}/`)
  return reply.body.data.is_open
}

function urlOf(jobId: number): string {
  return `/job/v1/configuration/${jobId}/`
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}
