import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { STANDARD_REASONS } from '#contract/rejection-reason-types.ts'
import { userStepActivity } from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { applicationDecision } from '#server/db/schema/decision.ts'
import { application, jobStepActivity } from '#server/db/schema/requisition.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
  only,
  type Application,
  type Requisition,
} from '#testing/builders.ts'
import { startBody } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

const MINUTE = 60_000

const test = await openTestApp()
const { owner } = test.database

type Values = Partial<typeof application.$inferInsert>
const WAITING = { status: 'active', stepStatus: 'awaiting_decision' } as const

/** A requisition with so many applicants that wait for a decision, and its recruiter. */
async function arrive(given: { applicants?: readonly Values[]; openings?: number } = {}) {
  const company = await buildCompany(test.database)
  const values = { openings: given.openings ?? 1 }
  const requisition = await buildRequisition(test.database, { company, values })
  const applicants: Application[] = []
  for (const state of given.applicants ?? [WAITING])
    applicants.push(await apply(requisition, state))
  const recruiter = await test.as(await buildStaff(test.database, { company, preset: 'Recruiter' }))
  const job = `/smartreq/v1/${requisition.jobId}`
  const reasons = await recruiter.get(`${job}/rejection-reasons/`)
  const [reason] = reasons.body.data
  const refIds = applicants.map(({ refId }) => refId)
  return {
    company,
    requisition,
    applicants,
    first: only(applicants),
    recruiter,
    reasons: reasons.body.data,
    reason,
    refIds,
    decide: (body: object, key?: string) =>
      recruiter.post(`${job}/applicants/decisions/`, body, key === undefined ? {} : { key }),
    reject: (body: object, key?: string) =>
      recruiter.post(
        `${job}/bulk-reject-applicants/`,
        { rejection_reason_id: reason.rejection_reason_id, ...body },
        key === undefined ? {} : { key },
      ),
    undo: (batchId: string) => recruiter.post(`${job}/applicants/decisions/${batchId}/undo/`, {}),
    decideOne: (one: Application, body: object) =>
      recruiter.post(`/smartreq/v1/user-smartreq/${one.userSmartreqId}/decision/`, body),
  }
}

async function apply(requisition: Requisition, values: Values): Promise<Application> {
  const person = await buildPerson(test.database)
  return buildApplication(test.database, { requisition, person, values })
}

async function stateOf({ userSmartreqId }: Application) {
  const row = only(
    await owner.select().from(application).where(eq(application.userSmartreqId, userSmartreqId)),
  )
  return [row.status, row.stepStatus, row.jobStepId]
}

function decisionsOf({ userSmartreqId }: Application) {
  return owner
    .select()
    .from(applicationDecision)
    .where(eq(applicationDecision.userSmartreqId, userSmartreqId))
    .orderBy(applicationDecision.decisionId)
}

function seenOf(requisition: Requisition, status: string, step = 0) {
  return { status, job_step_id: requisition.stepIds[step] ?? null }
}

describe('rejection reasons', () => {
  it('are there for a new company, of every type, and each has a name in every language', async () => {
    const { reasons } = await arrive()
    const types = new Set(reasons.map((one: { reason_type: string }) => one.reason_type))
    expect([...types]).toEqual(['by_company', 'by_candidate', 'other'])
    const standard = reasons.map((one: { standard_reason: string }) => one.standard_reason)
    expect(standard).toEqual([...STANDARD_REASONS])
  })

  it('of another company are refused', async () => {
    const { reject, refIds } = await arrive()
    const { reason } = await arrive()
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
    const { requisition, first, decideOne } = await arrive({ applicants: [{ status: 'new' }] })
    const activity = await addToSecondStep(requisition, first)
    const seen = seenOf(requisition, 'new')
    const reply = await decideOne(first, { action: 'advance', seen })
    expect(reply.body.data).toMatchObject({ status: 'active', step_status: 'not_started' })
    expect(await stateOf(first)).toEqual(['active', 'not_started', requisition.stepIds[1]])
    expect(await activityStatus(activity)).toBe('available')
    expect(await decisionsOf(first)).toMatchObject([
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
    const { requisition, first, decideOne } = await arrive()
    const seen = seenOf(requisition, 'new')
    const reply = await decideOne(first, { action: 'advance', seen })
    expect([reply.status, reply.body.error.code]).toEqual([409, 'application_changed'])
    expect(reply.body.error.details).toEqual({
      status: 'active',
      step_status: 'awaiting_decision',
      job_step_id: requisition.stepIds[0],
    })
    expect(await decisionsOf(first)).toEqual([])
  })

  it('is refused for an action that the status does not allow', async () => {
    const { requisition, first, decideOne } = await arrive()
    const reply = await decideOne(first, {
      action: 'resume',
      seen: seenOf(requisition, 'active'),
    })
    expect([reply.status, reply.body.error.code]).toEqual([409, 'action_not_allowed'])
  })

  it('rejects with a reason and a note, which the scorecard and the audit trail tell', async () => {
    const { requisition, first, decideOne, reason, recruiter } = await arrive()
    const seen = seenOf(requisition, 'active')
    const body = { action: 'reject', seen, rejection_reason_id: reason.rejection_reason_id }
    expect((await decideOne(first, { action: 'reject', seen })).status).toBe(400)
    await decideOne(first, { ...body, reason_note: '  No forklift licence ' })
    expect(await stateOf(first)).toEqual(['rejected', 'failed', requisition.stepIds[0]])
    const url = `/smartreq/v1/user-smartreq/${first.userSmartreqId}/scorecard/`
    const { history } = (await recruiter.get(url)).body.data
    expect(history).toMatchObject([
      {
        action: 'reject',
        from: 'active',
        to: 'rejected',
        actor: 'Recruiter Staff',
        reason: 'No forklift licence',
        rejection_reason: { standard_reason: 'other_applicants_fit_better' },
      },
    ])
  })

  it('recovers to where it was, unless the person has applied again meanwhile', async () => {
    const { requisition, first, decideOne, reason } = await arrive({
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
    expect(await stateOf(first)).toEqual(['on_hold', 'in_progress', requisition.stepIds[0]])
  })

  it('recovers a withdrawal to the status that the candidate left', async () => {
    const { requisition, first, decideOne } = await arrive({
      applicants: [{ status: 'new', stepStatus: 'awaiting_decision' }],
    })
    const candidate = await test.as({ ...first, isProviderAdmin: false })
    const url = `/user/v1/progress-tracker/user/${first.userId}/ref/${first.refId}/withdraw/`
    expect((await candidate.post(url, {})).status).toBe(200)
    const seen = seenOf(requisition, 'withdrawn')
    await decideOne(first, { action: 'recover', seen })
    expect(await stateOf(first)).toEqual(['new', 'awaiting_decision', requisition.stepIds[0]])
  })

  it('is for users who manage the requisition, and says nothing of it to strangers', async () => {
    const { company, requisition, first } = await arrive()
    const body = { action: 'hold', seen: seenOf(requisition, 'active') }
    const url = `/smartreq/v1/user-smartreq/${first.userSmartreqId}/decision/`
    const limited = await test.as(await buildStaff(test.database, { company, preset: 'Limited' }))
    expect((await limited.post(url, body)).status).toBe(403)
    const { recruiter: stranger } = await arrive()
    expect((await stranger.post(url, body)).status).toBe(404)
    expect(await stateOf(first)).toEqual(['active', 'awaiting_decision', requisition.stepIds[0]])
  })
})

describe('hiring', () => {
  const startDate = '2027-01-04'

  it('fills the last opening with one of two who are hired at once', async () => {
    const { requisition, applicants, recruiter } = await arrive({ applicants: [WAITING, WAITING] })
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
    expect(codes.toSorted()).toEqual(['hired', 'no_opening_left'])
    const rows = await owner
      .select()
      .from(application)
      .where(eq(application.jobId, requisition.jobId))
    expect(rows.map((row) => row.startDate).toSorted()).toEqual([startDate, null])
  })

  it('takes a start date that is a day', async () => {
    const { requisition, first, recruiter } = await arrive()
    const body = { user_smartreq_id: first.userSmartreqId, seen: seenOf(requisition, 'active') }
    const reply = await recruiter.post('/user/v1/hire/', { ...body, start_date: '2027-02-30' })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['start_date']])
  })
})

describe('deciding about several applicants', () => {
  it('does what fits and names the others with the reason', async () => {
    const states = [WAITING, { status: 'withdrawn' }, { status: 'new' }]
    const { applicants, refIds, reject } = await arrive({ applicants: states })
    const { data } = (await reject({ ref_ids: refIds })).body
    expect(data.done).toEqual([refIds[0], refIds[2]])
    expect(data.skipped).toMatchObject([
      { ref_id: refIds[1], status: 'withdrawn', reason: 'not_allowed' },
    ])
    const states2 = await Promise.all(applicants.map(async (one) => (await stateOf(one))[0]))
    expect(states2).toEqual(['rejected', 'withdrawn', 'rejected'])
  })

  it('skips those that are not as they were seen', async () => {
    const { requisition, refIds, decide } = await arrive({ applicants: [WAITING, WAITING] })
    const seen = [
      { ref_id: refIds[0], ...seenOf(requisition, 'active') },
      { ref_id: refIds[1], ...seenOf(requisition, 'active', 1) },
    ]
    const { data } = (await decide({ action: 'hold', ref_ids: refIds, seen })).body
    expect([data.done, data.skipped]).toMatchObject([[refIds[0]], [{ reason: 'changed' }]])
  })

  it('refuses a list with an applicant of another requisition, names them, and does nothing', async () => {
    const { first, refIds, decide } = await arrive()
    const other = await arrive()
    const reply = await decide({ action: 'hold', ref_ids: [...refIds, ...other.refIds] })
    expect([reply.status, reply.body.error.details]).toEqual([404, { ref_ids: other.refIds }])
    expect((await stateOf(first))[0]).toBe('active')
  })

  it('takes a list or a filter, not both and not neither', async () => {
    const { refIds, decide } = await arrive()
    const bodies = [
      { action: 'hold' },
      { action: 'hold', ref_ids: refIds, matching: {} },
      { action: 'hold', ref_ids: [] },
      { action: 'hold', ref_ids: Array.from({ length: 1001 }, (_, index) => index + 1) },
    ]
    for (const body of bodies) expect((await decide(body)).status).toBe(400)
  })

  it('reaches all that match, whatever page they are on, and nobody else', async () => {
    const states = Array.from({ length: 30 }, (_, index) =>
      index < 28 ? WAITING : { status: 'new', stepStatus: 'awaiting_decision' },
    )
    const { requisition, decide } = await arrive({ applicants: states })
    await apply(requisition, { ...WAITING, deletedAt: new Date() })
    const matching = { status: 'active', step_status: 'awaiting_decision' }
    const { data } = (await decide({ action: 'hold', matching })).body
    expect([data.done.length, data.skipped]).toEqual([28, []])
  })

  it('does a request that is sent twice once', async () => {
    const { refIds, decide, first } = await arrive({ applicants: [{ status: 'new' }] })
    const key = randomUUID()
    const body = { action: 'advance', ref_ids: refIds }
    const reply = await decide(body, key)
    expect((await decide(body, key)).body).toEqual(reply.body)
    expect(await decisionsOf(first)).toHaveLength(1)
  })

  it('stands in the audit trail, one entry for each applicant', async () => {
    const { company, applicants, refIds, reject } = await arrive({ applicants: [WAITING, WAITING] })
    await reject({ ref_ids: refIds, reason_note: 'Closed' })
    const isTheirs = and(
      eq(auditEvent.accountId, company.accountId),
      eq(auditEvent.action, 'reject'),
    )
    const rows = await owner.select().from(auditEvent).where(isTheirs).orderBy(auditEvent.entityId)
    expect(rows.map((row) => [row.entityId, row.fromState, row.toState, row.reason])).toEqual(
      applicants.map((one) => [one.userSmartreqId, 'active', 'rejected', 'Closed']),
    )
  })
})

describe('undoing', () => {
  it('puts back those who are still as the decision left them, once', async () => {
    const states = [WAITING, { status: 'new', stepStatus: 'awaiting_decision' }, WAITING]
    const { requisition, applicants, refIds, reject, decideOne, undo } = await arrive({
      applicants: states,
    })
    const { data } = (await reject({ ref_ids: refIds })).body
    const last = applicants[2]
    if (last === undefined) throw new Error('There is no third applicant.')
    await decideOne(last, { action: 'recover', seen: seenOf(requisition, 'rejected') })
    const undone = (await undo(data.batch_id)).body.data
    expect(undone.done).toEqual([refIds[0], refIds[1]])
    expect(undone.skipped).toMatchObject([{ ref_id: refIds[2], reason: 'changed' }])
    const back = await Promise.all(applicants.map(stateOf))
    expect(back.map(([status, stepStatus]) => [status, stepStatus])).toEqual([
      ['active', 'awaiting_decision'],
      ['new', 'awaiting_decision'],
      ['active', 'awaiting_decision'],
    ])
    expect((await undo(data.batch_id)).body.data.done).toEqual([])
  })

  it('of an advance locks the activities of the step again', async () => {
    const { requisition, first, refIds, decide, undo } = await arrive()
    const activity = await addToSecondStep(requisition, first)
    const { data } = (await decide({ action: 'advance', ref_ids: refIds })).body
    expect(await activityStatus(activity)).toBe('available')
    await undo(data.batch_id)
    expect(await activityStatus(activity)).toBe('locked')
    expect(await stateOf(first)).toEqual(['active', 'awaiting_decision', requisition.stepIds[0]])
  })

  it('ends after ten minutes', async () => {
    const { refIds, decide, undo, first } = await arrive()
    const { data } = (await decide({ action: 'hold', ref_ids: refIds })).body
    await owner
      .update(applicationDecision)
      .set({ decidedAt: new Date(Date.now() - 11 * MINUTE) })
      .where(eq(applicationDecision.batchId, data.batch_id))
    const reply = await undo(data.batch_id)
    expect([reply.status, reply.body.error.code]).toEqual([409, 'undo_expired'])
    expect((await stateOf(first))[0]).toBe('on_hold')
  })
})

describe('a closed application', () => {
  it.each(['rejected', 'hired'] as const)('that is %s has no activity to begin', async (status) => {
    const { requisition, first } = await arrive({ applicants: [{ status }] })
    const candidate = await test.as({ ...first, isProviderAdmin: false })
    const body = startBody({ requisition, application: first })
    const reply = await candidate.post('/user-response/v1/set-start-time/', body)
    expect([reply.status, reply.body.error.code]).toEqual([409, 'activity_locked'])
  })
})

/** Gives the second step an activity, which the applicant has locked. */
async function addToSecondStep(requisition: Requisition, one: Application): Promise<number> {
  const { accountId, stepIds, activities } = requisition
  const [{ asmtId } = { asmtId: 0 }] = activities
  const title = { en: 'Again', es: 'Otra vez', fr: 'Encore' }
  const values = { accountId, jobStepId: stepIds[1] ?? 0, asmtId, title, sortOrder: 1 }
  const { jobStepActivityId } = only(await owner.insert(jobStepActivity).values(values).returning())
  const { userSmartreqId, userId } = one
  const row = { accountId, userSmartreqId, jobStepActivityId, userId, status: 'locked' }
  return only(await owner.insert(userStepActivity).values(row).returning()).userStepActivityId
}

async function activityStatus(userStepActivityId: number): Promise<string> {
  const isThis = eq(userStepActivity.userStepActivityId, userStepActivityId)
  return only(await owner.select().from(userStepActivity).where(isThis)).status
}
