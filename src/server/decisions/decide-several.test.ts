import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditEvent } from '#server/db/schema/audit.ts'
import { applicationDecision } from '#server/db/schema/decision.ts'
import {
  activityStatus,
  addToSecondStep,
  apply,
  arrive,
  decisionsOf,
  seenOf,
  stateOf,
  WAITING,
} from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const MINUTE = 60_000

const test = await openTestApp()
const { owner } = test.database

describe('deciding about several applicants', () => {
  it('does what fits and names the others with the reason', async () => {
    const states = [WAITING, { status: 'withdrawn' }, { status: 'new' }]
    const { applicants, refIds, reject } = await arrive(test, { applicants: states })
    const { data } = (await reject({ ref_ids: refIds })).body
    expect(data.done).toEqual([refIds[0], refIds[2]])
    expect(data.skipped).toMatchObject([
      { ref_id: refIds[1], status: 'withdrawn', reason: 'not_allowed' },
    ])
    const states2 = await Promise.all(applicants.map(async (one) => (await stateOf(test, one))[0]))
    expect(states2).toEqual(['rejected', 'withdrawn', 'rejected'])
  })

  it('skips those that are not as they were seen', async () => {
    const { requisition, refIds, decide } = await arrive(test, { applicants: [WAITING, WAITING] })
    const seen = [
      { ref_id: refIds[0], ...seenOf(requisition, 'active') },
      { ref_id: refIds[1], status: 'active', job_step_id: requisition.stepIds[1] ?? null },
    ]
    const { data } = (await decide({ action: 'hold', ref_ids: refIds, seen })).body
    expect([data.done, data.skipped]).toMatchObject([[refIds[0]], [{ reason: 'changed' }]])
  })

  it('refuses a list with an applicant of another requisition, names them, and does nothing', async () => {
    const { first, refIds, decide } = await arrive(test)
    const other = await arrive(test)
    const reply = await decide({ action: 'hold', ref_ids: [...refIds, ...other.refIds] })
    expect([reply.status, reply.body.error.details]).toEqual([404, { ref_ids: other.refIds }])
    expect((await stateOf(test, first))[0]).toBe('active')
  })

  it('takes a list or a filter, not both and not neither', async () => {
    const { refIds, decide } = await arrive(test)
    const bodies = [
      { action: 'hold' },
      { action: 'hold', ref_ids: refIds, matching: {} },
      { action: 'hold', ref_ids: [] },
      { action: 'hold', ref_ids: Array.from({ length: 1001 }, (_, index) => index + 1) },
    ]
    for (const body of bodies) expect((await decide(body)).status).toBe(400)
  })

  it('reaches all that match, whatever page they are on, and no other user', async () => {
    const states = Array.from({ length: 30 }, (_, index) =>
      index < 28 ? WAITING : { status: 'new', stepStatus: 'awaiting_decision' },
    )
    const { requisition, decide } = await arrive(test, { applicants: states })
    const values = { ...WAITING, deletedAt: new Date() }
    await apply(test, { requisition, values })
    const matching = { status: 'active', step_status: 'awaiting_decision' }
    const { data } = (await decide({ action: 'hold', matching })).body
    expect([data.done.length, data.skipped]).toEqual([28, []])
  })

  it('does a request that is sent twice once', async () => {
    const { refIds, decide, first } = await arrive(test, { applicants: [{ status: 'new' }] })
    const key = randomUUID()
    const body = { action: 'advance', ref_ids: refIds }
    const reply = await decide(body, key)
    expect((await decide(body, key)).body).toEqual(reply.body)
    expect(await decisionsOf(test, first)).toHaveLength(1)
  })

  it('stands in the audit trail, one entry for each applicant', async () => {
    const { company, applicants, refIds, reject } = await arrive(test, {
      applicants: [WAITING, WAITING],
    })
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
    const { requisition, applicants, refIds, reject, decideOne, undo } = await arrive(test, {
      applicants: states,
    })
    const { data } = (await reject({ ref_ids: refIds })).body
    const last = applicants[2]
    if (last === undefined) throw new Error('There is no third applicant.')
    await decideOne(last, { action: 'recover', seen: seenOf(requisition, 'rejected') })
    const undone = (await undo(data.batch_id)).body.data
    expect(undone.done).toEqual([refIds[0], refIds[1]])
    expect(undone.skipped).toMatchObject([{ ref_id: refIds[2], reason: 'changed' }])
    const back = await Promise.all(applicants.map((one) => stateOf(test, one)))
    expect(back.map(([status, stepStatus]) => [status, stepStatus])).toEqual([
      ['active', 'awaiting_decision'],
      ['new', 'awaiting_decision'],
      ['active', 'awaiting_decision'],
    ])
    expect((await undo(data.batch_id)).body.data.done).toEqual([])
  })

  it('of an advance locks the activities of the step again', async () => {
    const { requisition, first, refIds, decide, undo } = await arrive(test)
    const activity = await addToSecondStep(test, { requisition, one: first })
    const { data } = (await decide({ action: 'advance', ref_ids: refIds })).body
    expect(await activityStatus(test, activity)).toBe('available')
    await undo(data.batch_id)
    expect(await activityStatus(test, activity)).toBe('locked')
    expect(await stateOf(test, first)).toEqual([
      'active',
      'awaiting_decision',
      requisition.stepIds[0],
    ])
  })

  it('ends after ten minutes', async () => {
    const { refIds, decide, undo, first } = await arrive(test)
    const { data } = (await decide({ action: 'hold', ref_ids: refIds })).body
    const decidedBefore = (minutes: number) =>
      owner
        .update(applicationDecision)
        .set({ decidedAt: new Date(Date.now() - minutes * MINUTE) })
        .where(eq(applicationDecision.batchId, data.batch_id))
    await decidedBefore(11)
    const reply = await undo(data.batch_id)
    expect([reply.status, reply.body.error.code]).toEqual([409, 'undo_expired'])
    expect((await stateOf(test, first))[0]).toBe('on_hold')
    await decidedBefore(9)
    expect((await undo(data.batch_id)).status).toBe(200)
    expect((await stateOf(test, first))[0]).toBe('active')
  })
})
