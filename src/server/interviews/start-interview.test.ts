import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { interviewSetup } from '#contract/examples/interview-setup.ts'
import { buildCompany, buildStaff, type Person } from '#testing/builders.ts'
import {
  bookingUrlOf,
  buildInterviewee,
  buildInterviewer,
  buildInterviewPlan,
  inviteTo,
} from '#testing/interviews.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

import { jobTeam } from '../db/schema/requisition.ts'

const test = await openTestApp()
const company = await buildCompany(test.database)
const recruiter = await test.as(await buildStaff(test.database, { company, preset: 'Recruiter' }))
const planned = await buildStaff(test.database, { company, preset: 'Limited' })
const interviewer = await test.as(planned)
const setup = { ...interviewSetup, interviewer_user_ids: [planned.userId], minutes: 30 }
const plan = await buildInterviewPlan(test, { company, recruiter, setup })
await joinTeam(planned, 'interviewer')

describe('an interview that starts now', () => {
  it('has its time set to now, is conducted by who started it, and sends no mail', async () => {
    const candidate = await buildInterviewee(test, { plan, recruiter })
    await test.sendMail()
    const { status, body } = await start(interviewer, candidate.userSmartreqId)
    expect([status, body.data?.status]).toEqual([200, 'scheduled'])
    const at = test.clock.now()
    const { interview, can_start: canStart } = await plannedOf(
      interviewer,
      candidate.userSmartreqId,
    )
    expect(canStart).toBe(false)
    expect(new Date(interview.starts_at).getTime()).toBeLessThanOrEqual(at.getTime())
    expect(new Date(interview.ends_at).getTime() - new Date(interview.starts_at).getTime()).toBe(
      30 * 60_000,
    )
    expect(interview.interviewers).toMatchObject([{ user_id: planned.userId, is_chosen: true }])
    const guide = `/user-response/v1/interview-questions/${body.data.interview_uuid}/`
    expect((await interviewer.get(guide)).status).toBe(200)
    await test.sendMail()
    const sent = await test.mailTo(candidate.person.email)
    expect(sent.filter(({ subject }) => /interview/i.test(subject))).toEqual([])
  })

  it('is the same one when it is started again', async () => {
    const { userSmartreqId } = await buildInterviewee(test, { plan, recruiter })
    const first = await start(interviewer, userSmartreqId)
    const second = await start(interviewer, userSmartreqId)
    expect(second.body.data).toEqual(first.body.data)
  })

  it('is shown to staff without the link by which the candidate books and declines', async () => {
    const { userSmartreqId } = await buildInterviewee(test, { plan, recruiter })
    const other = await buildInterviewer(test, { company })
    await inviteTo(recruiter, { plan, userSmartreqId, interviewers: [other.userId] })
    const link = (await bookingUrlOf(test.database, userSmartreqId)).split('/').at(-2)
    expect(link).toMatch(/^[\da-f-]{36}$/)
    for (const reader of [recruiter, interviewer]) {
      const reply = await reader.get(`/smartreq/v1/user-smartreq/${userSmartreqId}/interviews/`)
      expect(reply.status).toBe(200)
      expect(JSON.stringify(reply.body)).not.toContain(link)
    }
  })

  it('takes the place of an invitation, whose link then says when it takes place', async () => {
    const free = await buildInterviewer(test, { company })
    const { userSmartreqId } = await buildInterviewee(test, { plan, recruiter })
    await inviteTo(recruiter, { plan, userSmartreqId, interviewers: [free.userId] })
    const url = await bookingUrlOf(test.database, userSmartreqId)
    expect((await start(interviewer, userSmartreqId)).status).toBe(200)
    const { body } = await test.client().get(url)
    expect(body.data.status).toBe('scheduled')
  })

  it('is refused to colleagues who neither conduct nor arrange it', async () => {
    const colleague = await buildStaff(test.database, { company, preset: 'Limited' })
    await joinTeam(colleague, 'offer_sender')
    const client = await test.as(colleague)
    const { userSmartreqId } = await buildInterviewee(test, { plan, recruiter })
    expect((await start(client, userSmartreqId)).body.error.code).toBe('forbidden')
    expect(await plannedOf(client, userSmartreqId)).toMatchObject({
      can_start: false,
      can_arrange: false,
    })
  })

  it('is refused once another interviewer has it, and after the application ended', async () => {
    const { userSmartreqId } = await buildInterviewee(test, { plan, recruiter })
    await start(interviewer, userSmartreqId)
    expect((await start(recruiter, userSmartreqId)).body.error.code).toBe('interview_changed')
    const ended = await buildInterviewee(test, { plan, recruiter })
    const withdrawal = `/user/v1/progress-tracker/user/${ended.person.userId}/ref/${ended.refId}/withdraw/`
    expect((await ended.client.post(withdrawal, {}, { key: randomUUID() })).status).toBe(200)
    expect((await start(interviewer, ended.userSmartreqId)).body.error.code).toBe(
      'interview_changed',
    )
  })
})

describe('a coordinator of the team', () => {
  it('arranges interviews, and changes nothing else of the requisition', async () => {
    const person = await buildStaff(test.database, { company, preset: 'Limited' })
    await joinTeam(person, 'coordinator')
    const coordinator = await test.as(person)
    const { userSmartreqId } = await buildInterviewee(test, { plan, recruiter })
    expect(await plannedOf(coordinator, userSmartreqId)).toMatchObject({ can_arrange: true })
    const interviewers = [planned.userId]
    expect((await inviteTo(coordinator, { plan, userSmartreqId, interviewers })).status).toBe(200)
    const closed = await coordinator.post(
      `/smartreq/v1/${plan.jobId}/screening-plan/publish/`,
      { revision: 1 },
      { key: randomUUID() },
    )
    expect(closed.status).toBe(403)
  })

  it('does so no more when they become an interviewer of it', async () => {
    const person = await buildStaff(test.database, { company, preset: 'Limited' })
    await joinTeam(person, 'coordinator')
    const ofThem = and(eq(jobTeam.jobId, plan.jobId), eq(jobTeam.userId, person.userId))
    await test.database.owner.update(jobTeam).set({ teamRole: 'interviewer' }).where(ofThem)
    const { userSmartreqId } = await buildInterviewee(test, { plan, recruiter })
    const client = await test.as(person)
    const invited = await inviteTo(client, { plan, userSmartreqId, interviewers: [person.userId] })
    expect(invited.body.error.code).toBe('forbidden')
  })
})

function start(client: Client, userSmartreqId: number) {
  const url = `/smartreq/v1/user-smartreq/${userSmartreqId}/interviews/start/`
  const body = { job_step_activity_id: plan.interviewActivityId }
  return client.post(url, body, { key: randomUUID() })
}

async function plannedOf(client: Client, userSmartreqId: number) {
  const url = `/smartreq/v1/user-smartreq/${userSmartreqId}/interviews/`
  return (await client.get(url)).body.data[0]
}

async function joinTeam(
  { userId }: Pick<Person, 'userId'>,
  teamRole: typeof jobTeam.$inferInsert.teamRole,
) {
  const { accountId } = company
  await test.database.owner
    .insert(jobTeam)
    .values({ accountId, jobId: plan.jobId, userId, teamRole })
}
