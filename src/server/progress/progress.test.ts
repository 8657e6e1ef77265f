import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditEvent } from '#server/db/schema/audit.ts'
import { application, job } from '#server/db/schema/requisition.ts'
import { buildCompany, buildPerson, buildRequisition } from '#testing/builders.ts'
import { countRows } from '#testing/row-counts.ts'
import { openTestApp } from '#testing/test-app.ts'

const DAY = 86_400_000

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database, { name: 'Harbour Works' })

const listApplications = (userId: number) =>
  database.owner.select().from(application).where(eq(application.userId, userId))

/** All of the person's applications are submitted. */
const finish = (userId: number) =>
  database.owner.update(application).set({ status: 'new' }).where(eq(application.userId, userId))

async function newcomer() {
  const person = await buildPerson(database)
  const client = await test.as(person)
  const url = `/user/v1/progress-tracker/user/${person.userId}/`
  const apply = (jobUuid: string, options: { key?: string; external?: string } = {}) =>
    client.post(
      url,
      { job_uuid: jobUuid, external_application_id: options.external },
      options.key === undefined ? {} : { key: options.key },
    )
  return { person, client, url, apply }
}

describe('applying', () => {
  it('makes a tracker with the activities of the first step open', async () => {
    const requisition = await buildRequisition(database, { company, values: { title: 'Welder' } })
    const { person, client, url, apply } = await newcomer()
    const reply = await apply(requisition.uuid, { external: 'ext-1' })

    expect(reply.status).toBe(201)
    expect(reply.body.data).toMatchObject({
      user_id: person.userId,
      job_uuid: requisition.uuid,
      job_title: 'Welder',
      account_name: 'Harbour Works',
      tracker_title: 'Job Application',
      status: 'incomplete',
      pct_complete: 0,
      remaining_days: 90,
      external_application_id: 'ext-1',
    })
    expect((await client.get(url)).body.data).toEqual([reply.body.data])
    const detail = await client.get(`${url}ref/${reply.body.data.ref_id}/`)
    const { created_at } = reply.body.data
    const again = { created_at, retake_interval_days: 90, remaining_days: 90 }
    expect(detail.body.data.steps).toMatchObject([
      {
        title: 'Assessments',
        standard_title: null,
        activities: [
          { status: 'available', ...again },
          { status: 'available', ...again },
        ],
      },
      { title: 'Interview', standard_title: 'interview', activities: [] },
    ])
    const trail = await database.owner
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.actorId, person.userId))
    expect(trail).toMatchObject([{ action: 'apply', toState: 'incomplete' }])
  })

  it('I3 answers a replay with the same reply, also after the position closed', async () => {
    const requisition = await buildRequisition(database, { company })
    const { apply } = await newcomer()
    const key = randomUUID()
    const first = await apply(requisition.uuid, { key })
    await database.owner
      .update(job)
      .set({ status: 'closed' })
      .where(eq(job.jobId, requisition.jobId))
    const replay = await apply(requisition.uuid, { key })
    expect(replay.status).toBe(201)
    expect(replay.body).toEqual(first.body)
  })

  it('I3 refuses a key that came with another position', async () => {
    const { apply } = await newcomer()
    const key = randomUUID()
    await apply((await buildRequisition(database, { company })).uuid, { key })
    const reply = await apply((await buildRequisition(database, { company })).uuid, { key })
    expect(reply.status).toBe(422)
  })

  it('twice at once under different keys makes one application', async () => {
    const requisition = await buildRequisition(database, { company })
    const { person, apply } = await newcomer()
    const replies = await Promise.all(Array.from({ length: 4 }, () => apply(requisition.uuid)))

    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual([
      '201',
      '409',
      '409',
      '409',
    ])
    const made = await database.owner
      .select()
      .from(application)
      .where(eq(application.userId, person.userId))
    expect(made).toHaveLength(1)
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.body.error).toMatchObject({
      code: 'retake_too_early',
      details: { remaining_days: 90, ref_id: made[0]?.refId },
    })
  })

  it('many times at once makes one application, also where no one has to wait', async () => {
    const values = { retakeIntervalDays: 0 }
    const requisition = await buildRequisition(database, { company, values })
    const { person, apply } = await newcomer()
    const replies = await Promise.all(Array.from({ length: 20 }, () => apply(requisition.uuid)))
    const made = await listApplications(person.userId)
    expect(made).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    const later = await apply(requisition.uuid)
    expect(later.body.error).toMatchObject({
      code: 'retake_too_early',
      details: { remaining_days: 0, ref_id: made[0]?.refId },
    })
    await finish(person.userId)
    expect((await apply(requisition.uuid)).status).toBe(201)
  })

  it('again is possible when the retake interval has passed, and makes a new go', async () => {
    const requisition = await buildRequisition(database, {
      company,
      values: { retakeIntervalDays: 30 },
    })
    const { person, client, url, apply } = await newcomer()
    const first = await apply(requisition.uuid)
    await age(person.userId, 29)
    expect((await apply(requisition.uuid)).body.error.details.remaining_days).toBe(1)
    await age(person.userId, 2)
    await finish(person.userId)
    const second = await apply(requisition.uuid)

    expect(second.status).toBe(201)
    expect(second.body.data.ref_id).not.toBe(first.body.data.ref_id)
    const { body } = await client.get(url)
    expect(body.data.map((one: { ref_id: number }) => one.ref_id)).toEqual([
      second.body.data.ref_id,
      first.body.data.ref_id,
    ])
  })

  it.each(['on_hold', 'closed', 'cancelled'])(
    'to a position that is %s is refused',
    async (status) => {
      const requisition = await buildRequisition(database, { company, values: { status } })
      const { apply } = await newcomer()
      const before = await countRows(database)
      const reply = await apply(requisition.uuid)
      expect(reply.status).toBe(409)
      expect(reply.body.error).toEqual({
        code: 'position_closed',
        message: 'This position is not accepting new applications at this time',
      })
      expect(await countRows(database)).toEqual(before)
    },
  )

  it.each(['draft', 'pending_approval'])(
    'to a position that is %s tells nothing of it',
    async (status) => {
      const requisition = await buildRequisition(database, { company, values: { status } })
      const { apply } = await newcomer()
      expect((await apply(requisition.uuid)).status).toBe(404)
      const posting = await test.client().get(`/job/v1/job-posting/${requisition.uuid}/`)
      expect(posting.status).toBe(404)
    },
  )

  it('to an unknown position is not found', async () => {
    const { apply } = await newcomer()
    expect((await apply(randomUUID())).status).toBe(404)
  })

  it('for another user is not found', async () => {
    const { url } = await newcomer()
    const { client } = await newcomer()
    const requisition = await buildRequisition(database, { company })
    expect((await client.post(url, { job_uuid: requisition.uuid })).status).toBe(404)
    expect((await client.get(url)).status).toBe(404)
  })
})

describe('the login page behind an application link', () => {
  it.each([
    ['open', true],
    ['on_hold', false],
    ['closed', false],
  ])('of a position that is %s says so', async (status, isOpen) => {
    const { uuid } = await buildRequisition(database, { company, values: { status } })
    const reply = await test.client().get(`/job/v1/job-posting/${uuid}/`)
    expect(reply.status).toBe(200)
    expect(reply.body.data).toMatchObject({ account_name: 'Harbour Works', is_open: isOpen })
  })
})

async function age(userId: number, days: number): Promise<void> {
  await database.owner
    .update(application)
    .set({ createdAt: sql`created_at - ${`${(days * DAY) / 1000} seconds`}::interval` })
    .where(eq(application.userId, userId))
}
