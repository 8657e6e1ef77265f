import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { buildRequisition, buildStaff } from '#testing/builders.ts'
import { completeGo, openProfile } from '#testing/employee-goes.ts'
import { buildProfile } from '#testing/job-profiles.ts'
import { openTestApp } from '#testing/test-app.ts'

import { attributeScore } from '../db/schema/assessment.ts'
import { auditEvent } from '../db/schema/audit.ts'
import { jobAttribute } from '../db/schema/job-attribute.ts'
import { job } from '../db/schema/requisition.ts'

const test = await openTestApp()
const { database, clock } = test
const PAGE = '/job/v1/profile-page/'

function dayIn(days: number): string {
  return new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

describe('the link of a profile', () => {
  it('names the profile and the company to a visitor, and says that one is no longer in use', async () => {
    const { company, profile } = await openProfile(test)
    const visitor = test.client()
    const { body } = await visitor.get(`${PAGE}${profile.uuid}/`)
    expect(body.data).toMatchObject({ job_uuid: profile.uuid, is_archived: false })
    expect(JSON.stringify(body)).not.toMatch(/holder|_count/)
    await database.owner
      .update(job)
      .set({ archivedAt: clock.now() })
      .where(eq(job.jobId, profile.jobId))
    expect((await visitor.get(`${PAGE}${profile.uuid}/`)).body.data.is_archived).toBe(true)
    const requisition = await buildRequisition(database, { company })
    for (const uuid of [requisition.uuid, randomUUID()])
      expect((await visitor.get(`${PAGE}${uuid}/`)).status).toBe(404)
    // What applicants see of positions knows no profiles.
    expect((await visitor.get(`/job/v1/job-posting/${profile.uuid}/`)).status).toBe(404)
  })

  it('mails an account without a password a link that leads to the profile, and no other address', async () => {
    const { profile } = await openProfile(test)
    const email = `${randomUUID()}@example.com`
    const made = await test.client().post('/auth/v1/create/', {
      email,
      first_name: 'Ines',
      last_name: 'Marlow',
      language: 'en',
      shown: [],
    })
    expect(made.status).toBe(201)
    const ask = (to: string) =>
      test.client().post('/auth/v1/sign-in-link/ask/', { email: to, job_uuid: profile.uuid })
    const unknown = `${randomUUID()}@example.com`
    const replies = [await ask(email), await ask(unknown)]
    expect(replies.map(({ status, body }) => [status, body])).toEqual([
      [204, null],
      [204, null],
    ])
    await test.sendMail()
    const text = (await test.mailTo(email)).at(-1)?.text ?? ''
    expect(text).toContain('/sign-in-link/')
    expect(text).toContain(profile.uuid)
    expect(await test.mailTo(unknown)).toEqual([])
  })
})

describe('an employee’s go at their profile', () => {
  it.each([
    ['holds it', {}],
    ['will hold it', { startDate: '2099-01-05' }],
  ])('begins once for a person who %s, with everything open', async (_name, values) => {
    const { company, hold, begin, list, tracker } = await openProfile(test)
    await hold(values)
    const made = await begin()
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({
      tracker_title: 'Employee Profile',
      job_type_id: 1,
      status: 'incomplete',
    })
    const again = await begin()
    expect([again.status, again.body.data.ref_id]).toEqual([201, made.body.data.ref_id])
    expect(await list()).toHaveLength(1)
    const trail = await database.owner
      .select({ toState: auditEvent.toState })
      .from(auditEvent)
      .where(
        and(eq(auditEvent.accountId, company.accountId), eq(auditEvent.action, 'begin_profile')),
      )
    expect(trail).toEqual([{ toState: 'incomplete' }])
    const { steps, eeoc, answer } = await tracker(made.body.data.ref_id)
    expect([eeoc, answer]).toEqual([null, null])
    expect(steps).toMatchObject([
      { status: 'in_progress', activities: [{ status: 'available' }], interviews: [], offers: [] },
    ])
  })

  it.each([
    ['never held it', null],
    ['held it once', { startDate: '2018-01-06', endDate: '2018-12-31' }],
    ['was recorded by mistake', { deletedAt: new Date() }],
  ])('is refused to a person who %s, in the same words', async (_name, values) => {
    const { hold, begin, list } = await openProfile(test)
    if (values !== null) await hold(values)
    const refused = await begin()
    expect([refused.status, refused.body.error.code]).toEqual([403, 'not_in_profile'])
    expect(refused.body.error.details ?? {}).toEqual({})
    expect(await list()).toEqual([])
  })

  it('is refused at an archived profile, and for another person', async () => {
    const { hold, begin, profile } = await openProfile(test)
    await hold()
    const other = await test.signUp()
    const foreign = await other.client.post(
      `/user/v1/progress-tracker/user/${(await openProfile(test)).person.userId}/`,
      { job_uuid: profile.uuid },
      { key: randomUUID() },
    )
    expect(foreign.status).toBe(404)
    await database.owner
      .update(job)
      .set({ archivedAt: clock.now() })
      .where(eq(job.jobId, profile.jobId))
    expect((await begin()).body.error.code).toBe('profile_not_in_use')
  })

  it('has nothing to do without a plan, and follows the plan that comes before anything is begun', async () => {
    const { hold, begin, tracker, profile } = await openProfile(test)
    await hold()
    const { jobId } = profile
    await database.owner.update(job).set({ planVersion: 0 }).where(eq(job.jobId, jobId))
    const refId: number = (await begin()).body.data.ref_id
    expect((await tracker(refId)).steps).toEqual([])
    await database.owner.update(job).set({ planVersion: 1 }).where(eq(job.jobId, jobId))
    expect((await begin()).body.data.ref_id).toBe(refId)
    expect((await tracker(refId)).steps).toHaveLength(1)
  })

  it('leaves the list with the job, and stays stored', async () => {
    const { hold, begin, list, tracker, company, accountId, person } = await openProfile(test)
    const { userJobId } = await hold()
    const refId: number = (await begin()).body.data.ref_id
    const staff = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    const from = (await tracker(refId)).job_id
    const to = await buildProfile(database, { accountId })
    const moved = await staff.post('/job/v1/emp-profile-move/', {
      from_job_id: from,
      to_job_id: to,
      user_job_ids: [userJobId],
      first_day: dayIn(-1),
    })
    expect(moved.status).toBe(200)
    expect(await list()).toEqual([])
    expect((await tracker(refId)).user_id).toBe(person.userId)
  })
})

describe('a go that is done', () => {
  it('is taken by the same player, and ends as submitted', async () => {
    const { refId, detail, url, client } = await done()
    expect(await detail()).toMatchObject({ status: 'submitted', pct_complete: 100 })
    expect((await detail()).steps).toMatchObject([
      { status: 'done', activities: [{ status: 'scored' }] },
    ])
    const withdrawn = await client.post(`${url}ref/${refId}/withdraw/`, {}, { key: randomUUID() })
    expect([withdrawn.status, withdrawn.body.error.code]).toEqual([409, 'conflict'])
  })

  it('shows its results beside what the job asks, on the person’s own page', async () => {
    const { client, accountId, jobId, userSmartreqId } = await done()
    const [measured] = await database.owner
      .select()
      .from(attributeScore)
      .where(eq(attributeScore.userSmartreqId, userSmartreqId))
      .limit(1)
    const attributeTypeId = measured?.attributeTypeId ?? 0
    await database.owner
      .insert(jobAttribute)
      .values({ accountId, jobId, attributeTypeId, weight: 100, sortOrder: 1, targetLevel: 70 })
    const { data } = (await client.get('/user/v1/job-profiles/')).body
    expect(data).toMatchObject([
      { profile: { attributes: [{ attribute_type_id: attributeTypeId, target_level: 70 }] } },
    ])
    expect(data[0].profile.attributes[0].own_level.score).toBeCloseTo(Number(measured?.score), 1)
  })
})

async function done() {
  const one = await openProfile(test)
  const { begin, tracker } = one
  await one.hold()
  const refId: number = (await begin()).body.data.ref_id
  return {
    ...one,
    ...(await completeGo(test, { ...one, refId })),
    refId,
    detail: () => tracker(refId),
  }
}
