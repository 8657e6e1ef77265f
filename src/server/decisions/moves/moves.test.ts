import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import {
  attempt,
  attributeScore,
  attributeType,
  userStepActivity,
} from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { application, job, jobStepActivity, jobTeam } from '#server/db/schema/requisition.ts'
import {
  buildApplication,
  buildRequisition,
  buildStaff,
  only,
  type Application,
} from '#testing/builders.ts'
import { arrive, WAITING } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const DAY_MS = 86_400_000
const test = await openTestApp()
const { database } = test
const { owner } = database

describe('moving an applicant to another requisition', () => {
  it('ends the application as transferred and begins a linked one there', async () => {
    const { move, first, target, refIds } = await open()
    const reply = await move({ ref_ids: refIds })
    expect(reply.body.data).toMatchObject({ done: refIds, skipped: [] })
    const linked = await linkedOf(first)
    expect([await statusOf(first), linked]).toMatchObject([
      'transferred',
      {
        jobId: target.jobId,
        status: 'incomplete',
        jobStepId: target.stepIds[0],
        userId: first.userId,
      },
    ])
    expect(await activitiesOf(linked)).toEqual(['available', 'available'])
    expect([await actionsOf(first.userSmartreqId), await actionsOf(linked.userSmartreqId)]).toEqual(
      [['move'], ['move_here']],
    )
  })

  it('takes the source and the tags along, and leaves who was assigned', async () => {
    const { move, first, refIds, job: url, recruiter, mate } = await open()
    await owner
      .update(application)
      .set({ sourceType: 'referrals', assignedUserId: mate.userId })
      .where(eq(application.userSmartreqId, first.userSmartreqId))
    const tagging = { add: ['Forklift'], ref_ids: refIds }
    await recruiter.post(`${url}/applicants/tags/`, tagging, { key: randomUUID() })
    await move({ ref_ids: refIds })
    const linked = await linkedOf(first)
    const listed = await recruiter.get(`/smartreq/v1/${linked.jobId}/applicants/`)
    expect(listed.body.data).toMatchObject([
      { source_type: 'referrals', tags: [{ name: 'Forklift' }], assigned_user: null },
    ])
  })

  it.each([
    ['reuses what was measured within the retake interval, and needs no answers again', 89, 'new'],
    ['measures again what is older than that', 91, 'incomplete'],
  ] as const)('%s', async (_, daysAgo, status) => {
    const { move, first, refIds } = await open()
    await measure(first, { daysAgo })
    await move({ ref_ids: refIds })
    const linked = await linkedOf(first)
    const scores = await owner
      .select({ score: attributeScore.score })
      .from(attributeScore)
      .where(eq(attributeScore.userSmartreqId, linked.userSmartreqId))
    const isReused = status === 'new'
    expect([linked.status, scores.map(({ score }) => score)]).toEqual([
      status,
      isReused ? [64, 64] : [],
    ])
    const done = isReused ? 'waived' : 'available'
    expect(await activitiesOf(linked)).toEqual([done, done])
    expect(linked.submittedAt !== null).toBe(isReused)
  })

  it('reuses them once more when the person is moved again', async () => {
    const { move, first, refIds, target, company, recruiter } = await open()
    await measure(first, { daysAgo: 10 })
    await move({ ref_ids: refIds })
    const linked = await linkedOf(first)
    const third = await buildRequisition(database, { company })
    const body = { to_job_id: third.jobId, ref_ids: [linked.refId] }
    await recruiter.post(urlOf(target.jobId), body, { key: randomUUID() })
    expect((await linkedOf(linked)).status).toBe('new')
  })

  it('skips who has applied there, by name, and moves the others', async () => {
    const { move, applicants, refIds, target } = await open(2)
    const [first] = applicants
    const person = {
      userId: only(applicants).userId,
      email: 'x@example.com',
      isProviderAdmin: false,
    }
    await buildApplication(database, {
      requisition: target,
      person,
      values: { status: 'rejected' },
    })
    const { data } = (await move({ ref_ids: refIds })).body
    expect(data).toMatchObject({
      done: refIds.slice(1),
      skipped: [{ ref_id: first?.refId, reason: 'applied_there', status: 'active' }],
    })
  })

  it('makes one application when two move the same person at once', async () => {
    const { move, first, refIds, target } = await open()
    const replies = await Promise.all([move({ ref_ids: refIds }), move({ ref_ids: refIds })])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies.flatMap(({ body }) => body.data.done)).toEqual(refIds)
    const isThere = and(eq(application.jobId, target.jobId), eq(application.userId, first.userId))
    expect(await owner.$count(application, isThere)).toBe(1)
  })

  it.each(['rejected', 'withdrawn', 'on_hold', 'new'])('takes one that is %s', async (status) => {
    const { move, refIds } = await open(1, { status })
    expect((await move({ ref_ids: refIds })).body.data.done).toEqual(refIds)
  })

  it.each(['hired', 'transferred'])('leaves one that is %s', async (status) => {
    const { move, refIds } = await open(1, { status })
    expect((await move({ ref_ids: refIds })).body.data.skipped).toMatchObject([
      { ref_id: refIds[0], reason: 'not_allowed' },
    ])
  })

  it('is refused for a requisition that is not open', async () => {
    const { move, refIds, target, first } = await open()
    await owner.update(job).set({ status: 'closed' }).where(eq(job.jobId, target.jobId))
    expect((await move({ ref_ids: refIds })).body.error.code).toBe('position_closed')
    expect(await statusOf(first)).toBe('active')
  })

  it('is not there for another company’s requisition, and refused for one that is not managed', async () => {
    const { refIds, target, requisition, company } = await open()
    const foreign = (await open()).target
    const member = await buildStaff(database, { company, preset: 'Interviewer' })
    const place = { accountId: company.accountId, userId: member.userId }
    await owner
      .insert(jobTeam)
      .values({ ...place, jobId: requisition.jobId, teamRole: 'recruiter' })
    const client = await test.as(member)
    const ask = async (toJobId: number) =>
      client.post(urlOf(requisition.jobId), { to_job_id: toJobId, ref_ids: refIds })
    expect((await ask(foreign.jobId)).status).toBe(404)
    expect((await ask(target.jobId)).status).toBe(403)
  })

  it('refuses all when one is foreign, and names it', async () => {
    const { move, refIds, first } = await open()
    const foreign = (await open()).first.refId
    const reply = await move({ ref_ids: [...refIds, foreign] })
    expect([reply.status, reply.body.error.details]).toEqual([404, { ref_ids: [foreign] }])
    expect(await statusOf(first)).toBe('active')
  })

  it('moves all that match when it arrives', async () => {
    const { move, refIds, applicants } = await open(3)
    await owner
      .update(application)
      .set({ status: 'on_hold' })
      .where(eq(application.userSmartreqId, applicants[2]?.userSmartreqId ?? 0))
    expect((await move({ matching: { status: 'active' } })).body.data.done).toEqual(
      refIds.slice(0, 2),
    )
  })
})

describe('moving applicants of several requisitions', () => {
  it('moves each person once', async () => {
    const { company, refIds, first, target, recruiter } = await open()
    const other = await buildRequisition(database, { company })
    const person = { userId: first.userId, email: 'x@example.com', isProviderAdmin: false }
    const again = await buildApplication(database, { requisition: other, person, values: WAITING })
    const url = `/smartreq/v1/account/${company.accountId}/applicants/moves/`
    const body = { to_job_id: target.jobId, ref_ids: [...refIds, again.refId] }
    const { data } = (await recruiter.post(url, body, { key: randomUUID() })).body
    expect(data).toMatchObject({
      done: refIds,
      skipped: [{ ref_id: again.refId, reason: 'applied_there' }],
    })
  })
})

describe('undoing a move', () => {
  it('puts the application back and takes the linked one out', async () => {
    const { move, undo, first, refIds, recruiter, target } = await open()
    const { batch_id: batchId } = (await move({ ref_ids: refIds })).body.data
    expect((await undo(batchId)).body.data).toEqual({ done: refIds, skipped: [] })
    expect(await statusOf(first)).toBe('active')
    const listed = await recruiter.get(`/smartreq/v1/${target.jobId}/applicants/`)
    expect(listed.body.data).toEqual([])
    expect((await move({ ref_ids: refIds })).body.data.done).toEqual(refIds)
  })

  it('leaves one whose linked application was decided about', async () => {
    const { move, undo, first, refIds, recruiter, target } = await open()
    const { batch_id: batchId } = (await move({ ref_ids: refIds })).body.data
    const linked = await linkedOf(first)
    const body = { rejection_reason_id: await reasonOf(recruiter, target), ref_ids: [linked.refId] }
    await recruiter.post(`/smartreq/v1/${target.jobId}/bulk-reject-applicants/`, body)
    expect((await undo(batchId)).body.data).toMatchObject({
      done: [],
      skipped: [{ reason: 'changed' }],
    })
    expect(await statusOf(first)).toBe('transferred')
  })
})

describe('what a candidate sees of a move', () => {
  it('is one application, with the position that they had applied for', async () => {
    const { move, first, refIds, target } = await open()
    await move({ ref_ids: refIds })
    const linked = await linkedOf(first)
    const candidate = await test.as({ userId: first.userId })
    const url = `/user/v1/progress-tracker/user/${first.userId}/`
    const { data } = (await candidate.get(url)).body
    expect(data).toMatchObject([
      {
        ref_id: linked.refId,
        job_id: target.jobId,
        status: 'incomplete',
        moved_from: 'Harbour pilot',
      },
    ])
    // An old link leads to where it goes on, with what is asked there.
    const isTarget = eq(job.jobId, target.jobId)
    await database.owner.update(job).set({ asksEeoc: true }).where(isTarget)
    const old = await candidate.get(
      `/user/v1/progress-tracker/user/${first.userId}/ref/${first.refId}/`,
    )
    expect(old.body.data).toMatchObject({ ref_id: linked.refId, eeoc: { answered_at: null } })
  })
})

/** A requisition with applicants who wait, another one that is open, and their recruiter. */
async function open(count = 1, values: object = {}) {
  const applicants = Array.from({ length: count }, () => ({
    ...WAITING,
    submittedAt: new Date(),
    ...values,
  }))
  const arrived = await arrive(test, { applicants })
  const { company, requisition, recruiter } = arrived
  const target = await buildRequisition(database, { company, values: { title: 'Crane driver' } })
  const job = `/smartreq/v1/${requisition.jobId}`
  return {
    ...arrived,
    job,
    target,
    mate: await buildStaff(database, { company, preset: 'Recruiter' }),
    move: (selection: object) =>
      recruiter.post(
        urlOf(requisition.jobId),
        { to_job_id: target.jobId, ...selection },
        { key: randomUUID() },
      ),
  }
}

function urlOf(jobId: number): string {
  return `/smartreq/v1/${jobId}/applicants/moves/`
}

async function linkedOf({ userSmartreqId }: Pick<Application, 'userSmartreqId'>) {
  return only(
    await owner.select().from(application).where(eq(application.movedFrom, userSmartreqId)),
  )
}

async function statusOf({ userSmartreqId }: Application): Promise<string> {
  const isThis = eq(application.userSmartreqId, userSmartreqId)
  return only(await owner.select().from(application).where(isThis)).status
}

async function activitiesOf({ userSmartreqId }: { userSmartreqId: number }): Promise<string[]> {
  const rows = await owner
    .select({ status: userStepActivity.status })
    .from(userStepActivity)
    .where(eq(userStepActivity.userSmartreqId, userSmartreqId))
  return rows.map(({ status }) => status)
}

async function actionsOf(entityId: number): Promise<string[]> {
  const rows = await owner
    .select({ action: auditEvent.action })
    .from(auditEvent)
    .where(and(eq(auditEvent.entity, 'application'), eq(auditEvent.entityId, entityId)))
    .orderBy(auditEvent.auditId)
  return rows.map(({ action }) => action)
}

async function reasonOf(recruiter: Client, { jobId }: { jobId: number }) {
  const { body } = await recruiter.get(`/smartreq/v1/${jobId}/rejection-reasons/`)
  return body.data[0].rejection_reason_id
}

/** All activities of an application are submitted so long ago, and scored, each of another attribute. */
async function measure(
  { userSmartreqId, userId }: Application,
  { daysAgo }: { daysAgo: number },
): Promise<void> {
  const at = new Date(test.clock.now().getTime() - daysAgo * DAY_MS)
  const types = await owner.select().from(attributeType).limit(2)
  const rows = await owner
    .update(userStepActivity)
    .set({ status: 'scored', scoredAt: at })
    .where(eq(userStepActivity.userSmartreqId, userSmartreqId))
    .returning()
  for (const [index, row] of rows.entries()) {
    const ids = {
      accountId: row.accountId,
      userSmartreqId,
      userStepActivityId: row.userStepActivityId,
    }
    const planned = await plannedOf(row.jobStepActivityId)
    await owner.insert(attempt).values({
      ...ids,
      userId,
      asmtId: planned,
      attemptId: randomUUID(),
      deviceId: randomUUID(),
      language: 'en',
      pledgeAcceptedAt: at,
      deviceStartedAt: at,
      submittedAt: at,
    })
    await owner.insert(attributeScore).values({
      ...ids,
      attributeTypeId: types[index]?.attributeTypeId ?? 0,
      raw: 3,
      answered: 10,
      items: 10,
      score: 64,
      metric: 'pomp',
      scoringVersion: '1',
      computedAt: at,
    })
  }
}

async function plannedOf(jobStepActivityId: number): Promise<number> {
  const isThis = eq(jobStepActivity.jobStepActivityId, jobStepActivityId)
  return only(await owner.select().from(jobStepActivity).where(isThis)).asmtId
}
