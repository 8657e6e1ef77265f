import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { STANDARD_REASONS } from '#contract/settings/rejection-reasons.ts'
import { application } from '#server/db/schema/requisition.ts'
import { buildApplication, buildStaff, type Application } from '#testing/builders.ts'
import { startBody } from '#testing/candidate.ts'
import {
  activityStatus,
  addToSecondStep,
  arrive,
  decisionsOf,
  seenOf,
  stateOf,
  WAITING,
} from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

describe('rejection reasons', () => {
  it('are there for a new company, of every type, and each has a name in every language', async () => {
    const { reasons } = await arrive(test)
    const types = new Set(reasons.map((one: { reason_type: string }) => one.reason_type))
    expect([...types]).toEqual(['by_company', 'by_candidate', 'other'])
    const standard = reasons.map((one: { standard_reason: string }) => one.standard_reason)
    expect(standard).toEqual([...STANDARD_REASONS])
  })

  it('of another company are refused', async () => {
    const { reject, refIds } = await arrive(test)
    const { reason } = await arrive(test)
    const reply = await reject({
      ref_ids: refIds,
      rejection_reason_id: reason.rejection_reason_id,
    })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([
      400,
      ['rejection_reason_id'],
    ])
  })
})

describe('deciding about one applicant', () => {
  it('advances to the next step, whose activities open, and writes the step into its history', async () => {
    const { requisition, first, decideOne } = await arrive(test, {
      applicants: [{ status: 'new' }],
    })
    const activity = await addToSecondStep(test, { requisition, one: first })
    const seen = seenOf(requisition, 'new')
    const reply = await decideOne(first, { action: 'advance', seen })
    expect(reply.body.data).toMatchObject({ status: 'active', step_status: 'not_started' })
    expect(await stateOf(test, first)).toEqual(['active', 'not_started', requisition.stepIds[1]])
    expect(await activityStatus(test, activity)).toBe('available')
    expect(await decisionsOf(test, first)).toMatchObject([
      {
        action: 'advance',
        fromJobStepId: requisition.stepIds[0],
        toJobStepId: requisition.stepIds[1],
        stepOutcome: 'passed',
        planVersion: 1,
      },
    ])
  })

  it('is refused with where the applicant stands when that is not what was seen', async () => {
    const { requisition, first, decideOne } = await arrive(test)
    const seen = seenOf(requisition, 'new')
    const reply = await decideOne(first, { action: 'advance', seen })
    expect([reply.status, reply.body.error.code]).toEqual([409, 'application_changed'])
    expect(reply.body.error.details).toEqual({
      status: 'active',
      step_status: 'awaiting_decision',
      job_step_id: requisition.stepIds[0],
    })
    expect(await decisionsOf(test, first)).toEqual([])
  })

  it('is refused for an action that the status does not allow', async () => {
    const { requisition, first, decideOne } = await arrive(test)
    const reply = await decideOne(first, {
      action: 'resume',
      seen: seenOf(requisition, 'active'),
    })
    expect([reply.status, reply.body.error.code]).toEqual([409, 'action_not_allowed'])
  })

  it('rejects with a reason and a note, which the scorecard and the audit trail tell', async () => {
    const { requisition, first, decideOne, reason, recruiter } = await arrive(test)
    const seen = seenOf(requisition, 'active')
    const body = { action: 'reject', seen, rejection_reason_id: reason.rejection_reason_id }
    expect((await decideOne(first, { action: 'reject', seen })).status).toBe(400)
    await decideOne(first, { ...body, reason_note: '  No forklift license ' })
    expect(await stateOf(test, first)).toEqual(['rejected', 'failed', requisition.stepIds[0]])
    const url = `/smartreq/v1/user-smartreq/${first.userSmartreqId}/scorecard/`
    const { history } = (await recruiter.get(url)).body.data
    expect(history).toMatchObject([
      {
        action: 'reject',
        from: 'active',
        to: 'rejected',
        actor: 'Recruiter Staff',
        reason: 'No forklift license',
        rejection_reason: { standard_reason: 'other_applicants_fit_better' },
      },
    ])
  })

  it('recovers to where it was, unless the person has applied again meanwhile', async () => {
    const { requisition, first, decideOne, reason } = await arrive(test, {
      applicants: [{ status: 'on_hold', stepStatus: 'in_progress' }],
    })
    const seen = seenOf(requisition, 'rejected')
    await decideOne(first, {
      action: 'reject',
      seen: seenOf(requisition, 'on_hold'),
      rejection_reason_id: reason.rejection_reason_id,
    })
    const again = await buildApplication(test.database, {
      requisition,
      person: { ...first, email: 'again@example.com', isProviderAdmin: false },
    })
    const refused = await decideOne(first, { action: 'recover', seen })
    expect(refused.body.error.code).toBe('applied_again')
    await owner
      .update(application)
      .set({ status: 'withdrawn' })
      .where(eq(application.userSmartreqId, again.userSmartreqId))
    expect((await decideOne(first, { action: 'recover', seen })).status).toBe(200)
    expect(await stateOf(test, first)).toEqual(['on_hold', 'in_progress', requisition.stepIds[0]])
  })

  it('recovers a withdrawal to the status that the candidate left', async () => {
    const { requisition, first, decideOne } = await arrive(test, {
      applicants: [{ status: 'new', stepStatus: 'awaiting_decision' }],
    })
    const candidate = await test.as({ ...first, isProviderAdmin: false })
    const url = `/user/v1/progress-tracker/user/${first.userId}/ref/${first.refId}/withdraw/`
    expect((await candidate.post(url, {})).status).toBe(200)
    const seen = seenOf(requisition, 'withdrawn')
    await decideOne(first, { action: 'recover', seen })
    expect(await stateOf(test, first)).toEqual(['new', 'awaiting_decision', requisition.stepIds[0]])
  })

  it('is for users who manage the requisition, and says nothing of it to strangers', async () => {
    const { company, requisition, first } = await arrive(test)
    const body = { action: 'hold', seen: seenOf(requisition, 'active') }
    const url = `/smartreq/v1/user-smartreq/${first.userSmartreqId}/decision/`
    const limited = await test.as(await buildStaff(test.database, { company, preset: 'Limited' }))
    expect((await limited.post(url, body)).status).toBe(403)
    const { recruiter: stranger } = await arrive(test)
    expect((await stranger.post(url, body)).status).toBe(404)
    expect(await stateOf(test, first)).toEqual([
      'active',
      'awaiting_decision',
      requisition.stepIds[0],
    ])
  })
})

describe('hiring', () => {
  const startDate = '2027-01-04'

  it('fills the last opening with one of two who are hired at once', async () => {
    const { requisition, applicants, recruiter } = await arrive(test, {
      applicants: [WAITING, WAITING],
    })
    const seen = seenOf(requisition, 'active')
    const replies = await Promise.all(
      applicants.map(({ userSmartreqId }) =>
        recruiter.post('/user/v1/hire/', {
          user_smartreq_id: userSmartreqId,
          seen,
          start_date: startDate,
        }),
      ),
    )
    const codes = replies.map(({ status, body }) => (status === 200 ? 'hired' : body.error.code))
    expect(new Set(codes)).toEqual(new Set(['hired', 'no_opening_left']))
    const rows = await owner
      .select()
      .from(application)
      .where(eq(application.jobId, requisition.jobId))
    expect(new Set(rows.map((row) => row.startDate))).toEqual(new Set([startDate, null]))
  })

  it('takes a start date that is a day', async () => {
    const { requisition, first, recruiter } = await arrive(test)
    const body = { user_smartreq_id: first.userSmartreqId, seen: seenOf(requisition, 'active') }
    const reply = await recruiter.post('/user/v1/hire/', { ...body, start_date: '2027-02-30' })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['start_date']])
  })
})

describe('the first day of work of an applicant who was hired', () => {
  const [day, later] = ['2027-01-04', '2027-01-11']

  async function hired() {
    const at = await arrive(test, { applicants: [{ status: 'hired', startDate: day }, WAITING] })
    const change = (one: Application, seen: string | null) =>
      at.recruiter.patch(`/user/v1/hire/${one.userSmartreqId}/`, {
        seen: { start_date: seen },
        start_date: later,
      })
    return { ...at, change }
  }

  it('is changed, and the history says so', async () => {
    const { first, recruiter, change } = await hired()
    expect((await change(first, day)).body.data).toEqual({
      user_smartreq_id: first.userSmartreqId,
      start_date: later,
    })
    const card = `/smartreq/v1/user-smartreq/${first.userSmartreqId}/scorecard/`
    const { data } = (await recruiter.get(card)).body
    expect(data.start_date).toBe(later)
    expect(data.history).toContainEqual(expect.objectContaining({ action: 'change_start_date' }))
  })

  it('is not overwritten when a colleague has changed it meanwhile', async () => {
    const { first, change } = await hired()
    expect((await change(first, null)).body.error.code).toBe('application_changed')
    expect((await change(first, day)).status).toBe(200)
  })

  it('is none of one who was not hired', async () => {
    const { applicants, change } = await hired()
    const [, waiting] = applicants
    if (waiting === undefined) throw new Error('There is no second applicant.')
    expect((await change(waiting, null)).body.error.code).toBe('action_not_allowed')
  })
})

describe('a closed application', () => {
  it.each(['rejected', 'hired'] as const)('that is %s has no activity to begin', async (status) => {
    const { requisition, first } = await arrive(test, { applicants: [{ status }] })
    const candidate = await test.as({ ...first, isProviderAdmin: false })
    const body = startBody({ requisition, application: first })
    const reply = await candidate.post('/user-response/v1/set-start-time/', body)
    expect([reply.status, reply.body.error.code]).toEqual([409, 'activity_locked'])
  })
})
