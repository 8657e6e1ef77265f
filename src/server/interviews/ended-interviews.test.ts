import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { interviewSetup } from '#contract/examples/interview-setup.ts'
import { applicationDecision } from '#server/db/schema/decision.ts'
import { interview } from '#server/db/schema/interview.ts'
import { application } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import {
  bookingUrlOf,
  buildInterviewee,
  buildInterviewer,
  buildInterviewPlan,
  inviteTo,
} from '#testing/interviews.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database
const company = await buildCompany(test.database)
const recruiter = await test.as(await buildStaff(test.database, { company, preset: 'Recruiter' }))
const setup = { ...interviewSetup, mode: 'pool' as const }
const plan = await buildInterviewPlan(test, { company, recruiter, setup })
const applicants = `/smartreq/v1/${plan.jobId}/applicants/`

describe('an interview that is booked', () => {
  it('is cancelled with its mails when the application is deleted, and stays so when that is undone', async () => {
    const { refId, interviewer, candidate, status } = await booked()
    const { data } = (await post(`${applicants}deletions/`, { ref_ids: [refId] })).body
    expect(await status()).toBe('cancelled')
    await test.sendMail()
    for (const { email } of [candidate.person, interviewer]) {
      const subjects = (await test.mailTo(email)).map(({ subject }) => subject)
      expect(subjects).toContainEqual(expect.stringMatching(/cancelled/i))
    }
    await post(`${applicants}changes/${data.batch_id}/undo/`, {})
    expect(await status()).toBe('cancelled')
  })

  it('is cancelled with its mails when the applicant is moved to another requisition', async () => {
    const { refId, candidate, status } = await booked()
    const { jobId } = await buildRequisition(test.database, { company })
    await post(`${applicants}moves/`, { to_job_id: jobId, ref_ids: [refId] })
    expect(await status()).toBe('cancelled')
    await test.sendMail()
    const mails = await test.mailTo(candidate.person.email)
    const subjects = mails.map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringMatching(/cancelled/i))
  })

  it('is cancelled when the step that it is in is undone', async () => {
    const { candidate, status } = await booked()
    const isTheirs = eq(applicationDecision.userSmartreqId, candidate.userSmartreqId)
    const [advanced] = await owner.select().from(applicationDecision).where(isTheirs)
    const url = `${applicants}decisions/${advanced?.batchId}/undo/`
    expect((await post(url, {})).body.data.done).toEqual([candidate.refId])
    expect(await status()).toBe('cancelled')
  })

  it('stays when something else is undone', async () => {
    const { refId, status } = await booked()
    const body = { action: 'hold', ref_ids: [refId] }
    const { data } = (await post(`${applicants}decisions/`, body)).body
    await post(`${applicants}decisions/${data.batch_id}/undo/`, {})
    expect(await status()).toBe('scheduled')
  })

  it('keeps the applicant from being marked as new', async () => {
    const { refId, candidate } = await booked()
    const body = { action: 'mark_as_new', ref_ids: [refId] }
    expect((await post(`${applicants}decisions/`, body)).body.data.skipped).toMatchObject([
      { ref_id: refId, reason: 'live_interview' },
    ])
    const isThis = eq(application.userSmartreqId, candidate.userSmartreqId)
    const { status, jobStepId } = only(await owner.select().from(application).where(isThis))
    const seen = { status, job_step_id: jobStepId }
    const url = `/smartreq/v1/user-smartreq/${candidate.userSmartreqId}/decision/`
    const refused = await post(url, { action: 'mark_as_new', seen })
    expect(refused.body.error.code).toBe('live_interview')
  })

  it('can be arranged again once a rejected applicant is recovered', async () => {
    const { refId, interviewer, candidate, status } = await booked()
    const reasons = await recruiter.get(`/smartreq/v1/${plan.jobId}/rejection-reasons/`)
    const [{ rejection_reason_id }] = reasons.body.data
    const rejection = { rejection_reason_id, ref_ids: [refId] }
    await post(`/smartreq/v1/${plan.jobId}/bulk-reject-applicants/`, rejection)
    expect(await status()).toBe('cancelled')
    await post(`${applicants}decisions/`, { action: 'recover', ref_ids: [refId] })
    const { userSmartreqId } = candidate
    const interviewers = [interviewer.userId]
    expect((await inviteTo(recruiter, { plan, userSmartreqId, interviewers })).status).toBe(200)
  })
})

function post(url: string, body: object) {
  return recruiter.post(url, body, { key: randomUUID() })
}

/** Someone with a booked interview. */
async function booked() {
  const interviewer = await buildInterviewer(test, { company })
  const candidate = await buildInterviewee(test, { plan, recruiter })
  const { userSmartreqId, refId } = candidate
  await inviteTo(recruiter, { plan, userSmartreqId, interviewers: [interviewer.userId] })
  const url = await bookingUrlOf(test.database, userSmartreqId)
  const visitor = test.client()
  const [slot] = (await visitor.get(url)).body.data.slots
  await visitor.post(`${url}book/`, { starts_at: slot, time_zone: 'UTC' })
  const isTheirs = eq(interview.userSmartreqId, userSmartreqId)
  const status = async () => only(await owner.select().from(interview).where(isTheirs)).status
  if ((await status()) !== 'scheduled') throw new Error('Not booked.')
  return { interviewer, candidate, refId, status }
}
