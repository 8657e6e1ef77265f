import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { Duplicates } from '#contract/applicants/duplicates.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { application, jobTeam } from '#server/db/schema/requisition.ts'
import {
  buildApplication,
  buildPerson,
  buildRequisition,
  buildStaff,
  type Application,
} from '#testing/builders.ts'
import { buildInterview } from '#testing/conducted-interviews.ts'
import { arrive, WAITING } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const DAY = 86_400_000

const test = await openTestApp()
const { database } = test

const urlOf = ({ userSmartreqId }: Application) => `/smartreq/v1/user-smartreq/${userSmartreqId}`

function merge(client: Client, { from, into }: { from: Application; into: Application }) {
  const body = { merged_user_smartreq_id: from.userSmartreqId }
  return client.post(`${urlOf(into)}/merge/`, body)
}

const undo = (client: Client, merged: Application) => client.post(`${urlOf(merged)}/undo-merge/`)

async function read(client: Client, one: Application): Promise<Duplicates> {
  return (await client.get(`${urlOf(one)}/duplicates/`)).body.data
}

/** A requisition with so many applicants. */
async function open(count = 2) {
  const given = await arrive(test, { applicants: Array.from({ length: count }, () => WAITING) })
  const [a, b, c] = given.applicants
  if (a === undefined || b === undefined) throw new Error('Too few.')
  return { ...given, a, b, c: c ?? a }
}

async function rowOf({ userSmartreqId }: Application) {
  const isThis = eq(application.userSmartreqId, userSmartreqId)
  const [row] = await database.owner.select().from(application).where(isThis)
  return row
}

async function actionsOf({ userSmartreqId }: Application): Promise<string[]> {
  const isOf = and(eq(auditEvent.entity, 'application'), eq(auditEvent.entityId, userSmartreqId))
  const rows = await database.owner
    .select()
    .from(auditEvent)
    .where(isOf)
    .orderBy(auditEvent.auditId)
  return rows.map(({ action }) => action)
}

describe('a merge', () => {
  it('leaves lists and counts, is told on both scorecards, and is undone exactly', async () => {
    const { a, b, recruiter, requisition } = await open()
    const before = await rowOf(b)
    const merged = await merge(recruiter, { from: b, into: a })
    expect(merged.body.data).toMatchObject({
      user_smartreq_id: b.userSmartreqId,
      merged_into: a.userSmartreqId,
    })
    expect(await listed(recruiter, requisition.jobId)).toEqual([a.userSmartreqId])
    expect((await recruiter.get(`/smartreq/v1/${requisition.jobId}/`)).body.data).toMatchObject({
      applicant_count: 1,
    })
    expect((await read(recruiter, a)).merged).toMatchObject([
      { user_smartreq_id: b.userSmartreqId, undo_until: merged.body.data.undo_until },
    ])
    expect((await read(recruiter, b)).merge).toMatchObject({
      into: { user_smartreq_id: a.userSmartreqId },
    })
    expect((await recruiter.get(`${urlOf(b)}/scorecard/`)).body.data).toMatchObject({
      is_merged: true,
      can_decide: false,
    })
    expect((await undo(recruiter, b)).status).toBe(200)
    expect(await rowOf(b)).toEqual(before)
    expect(await listed(recruiter, requisition.jobId)).toHaveLength(2)
    expect(await actionsOf(a)).toEqual(['merge', 'undo_merge'])
    expect(await actionsOf(b)).toEqual(['merged_away', 'undo_merged_away'])
  })

  it('takes no actions of staff, alone or among others', async () => {
    const { a, b, recruiter, refIds, decide, decideOne } = await open()
    await merge(recruiter, { from: b, into: a })
    const seen = { status: 'active', job_step_id: null }
    expect((await decideOne(b, { action: 'hold', seen })).body.error.code).toBe(
      'application_merged',
    )
    const comment = await recruiter.post(`/user/v1/comment/${b.userSmartreqId}/`, {
      text: 'Calls back',
      scope: 'team',
    })
    expect(comment.body.error.code).toBe('application_merged')
    expect((await decide({ action: 'hold', ref_ids: refIds })).status).toBe(404)
    const all = await decide({ action: 'hold', matching: {} })
    expect(all.body.data).toMatchObject({ done: [a.refId] })
    expect(await rowOf(b)).toMatchObject({ status: 'active' })
  })

  it('lets the applicant go on: they see it as before, and withdraw', async () => {
    const { a, recruiter, requisition } = await open()
    const person = await buildPerson(database)
    const own = await buildApplication(database, { requisition, person, values: WAITING })
    const candidate = await test.as(person)
    const url = `/user/v1/progress-tracker/user/${person.userId}/`
    const before = (await candidate.get(url)).body
    await merge(recruiter, { from: own, into: a })
    expect((await candidate.get(url)).body).toEqual(before)
    expect(before.data).toHaveLength(1)
    const withdrawal = `${url}ref/${own.refId}/withdraw/`
    expect((await candidate.post(withdrawal, {})).status).toBe(200)
    expect(await rowOf(own)).toMatchObject({ status: 'withdrawn', mergedInto: a.userSmartreqId })
  })

  it('is of two applicants of one company, both of requisitions that the user manages', async () => {
    const { a, b, company, recruiter, requisition } = await open()
    const stranger = await open()
    expect((await merge(recruiter, { from: stranger.a, into: a })).status).toBe(404)
    expect((await merge(stranger.recruiter, { from: b, into: a })).status).toBe(404)
    expect(
      (await merge(recruiter, { from: { ...a, userSmartreqId: 999_999_999 }, into: a })).status,
    ).toBe(404)
    expect((await merge(recruiter, { from: a, into: a })).body.error).toMatchObject({
      fields: { merged_user_smartreq_id: expect.any(String) },
    })
    const elsewhere = await buildRequisition(database, { company })
    const person = await buildPerson(database)
    const other = await buildApplication(database, { requisition: elsewhere, person })
    const manager = await buildStaff(database, { company, preset: 'Hiring manager' })
    const { accountId } = company
    const member = { accountId, userId: manager.userId, teamRole: 'hiring_manager' }
    await database.owner.insert(jobTeam).values({ ...member, jobId: requisition.jobId })
    const managing = await test.as(manager)
    expect((await merge(managing, { from: other, into: a })).status).toBe(404)
    await database.owner
      .insert(jobTeam)
      .values({ ...member, teamRole: 'interviewer', jobId: elsewhere.jobId })
    expect((await merge(managing, { from: other, into: a })).status).toBe(403)
    expect((await merge(recruiter, { from: other, into: a })).status).toBe(200)
  })

  it('keeps the one who was hired, and the one with an interview to come', async () => {
    const { a, b, recruiter } = await open()
    const isA = eq(application.userSmartreqId, a.userSmartreqId)
    await database.owner.update(application).set({ status: 'hired' }).where(isA)
    expect((await merge(recruiter, { from: a, into: b })).body.error.code).toBe(
      'action_not_allowed',
    )
    await buildInterview(database, { ...b, interviewerIds: [a.userId] })
    expect((await merge(recruiter, { from: b, into: a })).body.error.code).toBe('live_interview')
    const { sides } = (await recruiter.get(`${urlOf(a)}/duplicates/${b.userSmartreqId}/preview/`))
      .body.data
    expect(sides.map(({ blocker }: { blocker: string }) => blocker)).toEqual([
      'hired',
      'live_interview',
    ])
  })

  it('of two users at once is done once; the other one is told', async () => {
    const { a, b, recruiter } = await open()
    const replies = await Promise.all([
      merge(recruiter, { from: b, into: a }),
      merge(recruiter, { from: a, into: b }),
    ])
    expect(replies.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.body.error.code).toBe('application_merged')
  })

  it('goes into no application that was merged itself: there is no circle', async () => {
    const { a, b, recruiter } = await open()
    await merge(recruiter, { from: a, into: b })
    expect((await merge(recruiter, { from: b, into: a })).body.error.code).toBe(
      'application_merged',
    )
    expect((await merge(recruiter, { from: a, into: b })).body.error.code).toBe(
      'application_merged',
    )
  })

  it('of what others were merged into takes them along, and each is undone alone', async () => {
    const { a, b, c, recruiter } = await open(3)
    await merge(recruiter, { from: b, into: a })
    expect((await merge(recruiter, { from: a, into: c })).status).toBe(200)
    const intoOf = async (one: Application) =>
      (await read(recruiter, one)).merged.map((row) => [row.user_smartreq_id, row.merged_into])
    expect(await intoOf(c)).toEqual([
      [a.userSmartreqId, c.userSmartreqId],
      [b.userSmartreqId, a.userSmartreqId],
    ])
    expect((await undo(recruiter, a)).status).toBe(200)
    expect(await intoOf(c)).toEqual([])
    expect(await intoOf(a)).toEqual([[b.userSmartreqId, a.userSmartreqId]])
    expect((await undo(recruiter, b)).status).toBe(200)
    expect((await undo(recruiter, b)).body.error.code).toBe('conflict')
  })

  it('is undone within thirty days, and not after', async () => {
    const { a, b, c, recruiter } = await open(3)
    await merge(recruiter, { from: b, into: a })
    await merge(recruiter, { from: c, into: a })
    await mergedBefore(b, 30 * DAY - 60_000)
    await mergedBefore(c, 30 * DAY + 60_000)
    expect((await read(recruiter, a)).merged.map((row) => row.undo_until === null)).toEqual([
      false,
      true,
    ])
    expect((await undo(recruiter, b)).status).toBe(200)
    expect((await undo(recruiter, c)).body.error.code).toBe('undo_expired')
  })
})

async function mergedBefore({ userSmartreqId }: Application, ms: number): Promise<void> {
  await database.owner
    .update(application)
    .set({ mergedAt: new Date(Date.now() - ms) })
    .where(eq(application.userSmartreqId, userSmartreqId))
}

async function listed(client: Client, jobId: number): Promise<number[]> {
  const { body } = await client.get(`/smartreq/v1/${jobId}/applicants/`)
  return body.data.map((row: { user_smartreq_id: number }) => row.user_smartreq_id)
}
