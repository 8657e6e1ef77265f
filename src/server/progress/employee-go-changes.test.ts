// A go at a profile that changes, or that the person holds no longer.
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { only } from '#testing/builders.ts'
import { startBody } from '#testing/candidate.ts'
import { completeGo, openProfile } from '#testing/employee-goes.ts'
import { openTestApp } from '#testing/test-app.ts'

import { assessment } from '../db/schema/assessment.ts'
import { userJob } from '../db/schema/employee.ts'
import { application, job, jobStep, jobStepActivity } from '../db/schema/requisition.ts'

const test = await openTestApp()
const { database, clock } = test
const { owner } = database
const DAY_MS = 86_400_000

function daysAgo(days: number): Date {
  return new Date(clock.now().getTime() - days * DAY_MS)
}

/** A go with nothing begun, and what starts its part. */
async function open() {
  const one = await openProfile(test)
  const { userJobId } = await one.hold()
  const refId: number = (await one.begin()).body.data.ref_id
  const go = only(await owner.select().from(application).where(eq(application.refId, refId)))
  const candidate = {
    client: one.client,
    person: { ...one.person, isProviderAdmin: false },
    requisition: one.profile,
    application: go,
  }
  const start = (startedAt = clock.now()) =>
    one.client.post('/user-response/v1/set-start-time/', {
      ...startBody(candidate, { slug: 'competencies' }),
      started_at: startedAt.toISOString(),
    })
  return { ...one, userJobId, refId, start }
}

/** Publishes a plan that asks for another instrument beside the first. */
async function publish(profile: { accountId: number; jobId: number }): Promise<void> {
  const { accountId, jobId } = profile
  const step = only(
    await owner
      .insert(jobStep)
      .values({ accountId, jobId, title: 'Both', sortOrder: 1, planVersion: 2 })
      .returning(),
  )
  for (const [index, slug] of ['competencies', 'personality'].entries()) {
    const found = await owner.select().from(assessment).where(eq(assessment.slug, slug)).limit(1)
    const { asmtId, title } = only(found)
    const { jobStepId } = step
    const place = { accountId, jobStepId, sortOrder: index + 1 }
    await owner.insert(jobStepActivity).values({ ...place, asmtId, title })
  }
  await owner.update(job).set({ planVersion: 2 }).where(eq(job.jobId, jobId))
}

describe('starting a part', () => {
  it('is refused to a person who has left, by a page that they kept', async () => {
    const { start, userJobId } = await open()
    const endDate = daysAgo(2).toISOString().slice(0, 10)
    await owner.update(userJob).set({ endDate }).where(eq(userJob.userJobId, userJobId))
    const refused = await start()
    expect([refused.status, refused.body.error.code]).toEqual([403, 'not_in_profile'])
    // A device had begun it without a network while they held the job.
    expect((await start(daysAgo(5))).status).toBe(200)
  })

  it('is refused at a profile that was archived since', async () => {
    const { start, jobId } = await open()
    await owner
      .update(job)
      .set({ archivedAt: daysAgo(2) })
      .where(eq(job.jobId, jobId))
    const refused = await start()
    expect([refused.status, refused.body.error.code]).toEqual([409, 'profile_not_in_use'])
    expect((await start(daysAgo(5))).status).toBe(200)
  })
})

describe('a newer version of the plan', () => {
  it('adds what it asks when the link is opened again, and removes nothing', async () => {
    const { start, tracker, begin, refId, accountId, jobId } = await open()
    expect((await start()).status).toBe(200)
    await publish({ accountId, jobId })
    expect((await begin()).body.data.ref_id).toBe(refId)
    const { steps } = await tracker(refId)
    const activities: Array<{ status: string }> = steps.flatMap(
      (step: { activities: unknown[] }) => step.activities,
    )
    expect(activities.map(({ status }) => status)).toEqual(['in_progress', 'available'])
    await begin()
    expect(await tracker(refId)).toMatchObject({ steps })
  })

  it('opens a go again that was complete', async () => {
    const one = await open()
    await completeGo(test, one)
    expect((await one.tracker(one.refId)).status).toBe('submitted')
    await publish(one)
    await one.begin()
    const { status, pct_complete: percent } = await one.tracker(one.refId)
    expect([status, percent > 0 && percent < 100]).toEqual(['incomplete', true])
  })

  it('changes nothing for a person who holds the profile no longer', async () => {
    const { begin, tracker, refId, userJobId, accountId, jobId } = await open()
    const endDate = daysAgo(2).toISOString().slice(0, 10)
    await owner.update(userJob).set({ endDate }).where(eq(userJob.userJobId, userJobId))
    await publish({ accountId, jobId })
    expect((await begin()).status).toBe(403)
    expect((await tracker(refId)).steps).toHaveLength(1)
  })
})
