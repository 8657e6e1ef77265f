import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import {
  applicationStatusSchema,
  type ApplicationStatus,
} from '#contract/applicants/application.ts'
import { canTake } from '#contract/decisions/application-actions.ts'
import { application, job } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildCandidate, startBody } from '#testing/candidate.ts'
import { buildClass } from '#testing/hiring-classes.ts'
import { buildInterviewee, buildInterviewPlan } from '#testing/interviews.ts'
import { openTestApp } from '#testing/test-app.ts'

const WITHDRAWABLE: ApplicationStatus[] = ['incomplete', 'new', 'active', 'on_hold', 'offer']

const test = await openTestApp()
const { owner } = test.database

async function arrive(status: ApplicationStatus = 'incomplete') {
  const company = await buildCompany(test.database)
  const requisition = await buildRequisition(test.database, { company })
  const candidate = await buildCandidate(test, { requisition })
  const { refId, userId, userSmartreqId } = candidate.application
  const isThis = eq(application.userSmartreqId, userSmartreqId)
  await owner.update(application).set({ status }).where(isThis)
  const url = `/user/v1/progress-tracker/user/${userId}/ref/${refId}/`
  const withdraw = (body = {}, key = randomUUID()) =>
    candidate.client.post(`${url}withdraw/`, body, { key })
  const recruiter = await test.as(await buildStaff(test.database, { company, preset: 'Recruiter' }))
  return { candidate, company, requisition, url, withdraw, recruiter, isThis }
}

describe('the state machine of applications', () => {
  it('lets a candidate withdraw what has not ended, and nothing else', () => {
    const can = applicationStatusSchema.options.filter((status) => canTake(status, 'withdraw'))
    expect(can).toEqual(WITHDRAWABLE)
  })
})

describe('withdrawing an application', () => {
  it.each(WITHDRAWABLE)('ends one that is %s, for the candidate and for staff', async (status) => {
    const { candidate, requisition, url, withdraw, recruiter, isThis } = await arrive(status)
    const reply = await withdraw({ reason: '  Another offer ' })
    expect([reply.status, reply.body.data.status]).toEqual([200, 'withdrawn'])
    expect((await candidate.client.get(url)).body.data.status).toBe('withdrawn')
    const list = `/smartreq/v1/${requisition.jobId}/applicants/?status=withdrawn`
    expect((await recruiter.get(list)).body.data).toMatchObject([{ status: 'withdrawn' }])
    const [row] = await owner.select().from(application).where(isThis)
    expect(row?.decidedAt).not.toBeNull()
  })

  it('leaves no interview to wait for', async () => {
    const company = await buildCompany(test.database)
    const recruiter = await test.as(
      await buildStaff(test.database, { company, preset: 'Recruiter' }),
    )
    const plan = await buildInterviewPlan(test, { company, recruiter })
    const { client, person, refId } = await buildInterviewee(test, { plan, recruiter })
    const url = `/user/v1/progress-tracker/user/${person.userId}/ref/${refId}/`
    const interviewsOf = async () =>
      (await client.get(url)).body.data.steps.flatMap((step: { interviews: { state: string }[] }) =>
        step.interviews.map(({ state }) => state),
      )
    expect(await interviewsOf()).toEqual(['to_be_arranged'])
    expect((await client.post(`${url}withdraw/`, {})).status).toBe(200)
    expect(await interviewsOf()).toEqual([])
  })

  it.each([
    [0, /you can apply for it again\./],
    [30, /you can apply for it again after [A-Z]\w+ \d+, \d{4}\./],
  ])(
    'is confirmed by email, with a wait of %i days before the next application',
    async (days, again) => {
      const { candidate, requisition, withdraw } = await arrive('active')
      const isJob = eq(job.jobId, requisition.jobId)
      await owner.update(job).set({ retakeIntervalDays: days }).where(isJob)
      const key = randomUUID()
      for (const _ of [1, 2]) expect((await withdraw({}, key)).status).toBe(200)
      await withdraw()
      await test.sendMail()
      const mails = await test.mailTo(candidate.person.email)
      expect(mails.map(({ subject }) => subject)).toEqual([
        'You withdrew your application for Harbour pilot',
      ])
      expect(mails[0]?.text).toMatch(again)
      expect(mails[0]?.text).toContain('/user/progress')
      expect(mails[0]?.text).not.toMatch(/[Ii]nterview|offer/)
    },
  )

  it('gives the seat in a hiring class back', async () => {
    const { requisition, withdraw, isThis } = await arrive('active')
    const { accountId, jobId } = requisition
    const hiringClassId = await buildClass(test.database, { accountId, jobId })
    await owner.update(application).set({ hiringClassId }).where(isThis)
    expect((await withdraw()).status).toBe(200)
    const [row] = await owner.select().from(application).where(isThis)
    expect([row?.status, row?.hiringClassId]).toEqual(['withdrawn', null])
  })

  it('stands in the audit trail with the reason, once for a request that is sent twice', async () => {
    const { company, withdraw, candidate } = await arrive('new')
    const { userSmartreqId, userId } = candidate.application
    const key = randomUUID()
    const first = await withdraw({ reason: 'Another offer' }, key)
    expect((await withdraw({ reason: 'Another offer' }, key)).body).toEqual(first.body)
    // Pressed again on another device: it is withdrawn, and nothing happens twice.
    expect((await withdraw()).body.data.status).toBe('withdrawn')
    const admin = await test.as(
      await buildStaff(test.database, { company, preset: 'Account admin' }),
    )
    const trail = `/account/v1/audit-trail/${company.accountId}/?action=withdraw`
    expect((await admin.get(trail)).body.data).toMatchObject([
      {
        entity: 'application',
        entity_id: userSmartreqId,
        actor_id: userId,
        from_state: 'new',
        to_state: 'withdrawn',
        reason: 'Another offer',
      },
    ])
  })

  it.each(['hired', 'rejected', 'transferred'] as const)(
    'is refused for one that is %s',
    async (status) => {
      const { withdraw } = await arrive(status)
      const reply = await withdraw()
      expect([reply.status, reply.body.error.code]).toEqual([409, 'conflict'])
    },
  )

  it('is no other user’s to do', async () => {
    const { candidate, url } = await arrive()
    const stranger = await arrive()
    const reply = await stranger.candidate.client.post(`${url}withdraw/`, {})
    expect(reply.status).toBe(404)
    expect((await candidate.client.get(url)).body.data.status).toBe('incomplete')
  })

  it('leaves no activity to start', async () => {
    const { candidate, withdraw } = await arrive()
    await withdraw()
    const reply = await candidate.client.post(
      '/user-response/v1/set-start-time/',
      startBody(candidate),
    )
    expect([reply.status, reply.body.error.code]).toEqual([409, 'activity_locked'])
  })
})
