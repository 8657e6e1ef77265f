import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { job } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition } from '#testing/builders.ts'
import { buildCareerCompany, buildPosting } from '#testing/careers.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

describe('the details of a position', () => {
  it('say what the posting says, and what an application consists of', async () => {
    const { accountId, jobId, jobUuid } = await buildCareerCompany(database)
    await buildPosting(database, {
      accountId,
      jobId,
      description: '<p>Days <script>alert(1)</script></p>',
      employmentType: 'part_time',
      workplaceType: 'hybrid',
      salaryMin: 24,
      salaryCurrency: 'USD',
      salaryPeriod: 'hour',
    })
    const { details } = await read(jobUuid)
    expect(details).toMatchObject({
      description: '<p>Days </p>',
      terms: {
        employment_type: 'part_time',
        workplace_type: 'hybrid',
        pay: { min: 24, max: null, currency: 'USD', period: 'hour' },
      },
    })
  })

  it('name each part with its minutes, as its company planned it', async () => {
    const company = await buildCompany(database)
    const { uuid, activities } = await buildRequisition(database, {
      company,
      optional: ['competencies'],
    })
    const { parts } = (await read(uuid)).details
    expect(parts).toHaveLength(activities.length)
    expect(parts.map((part: { title: { en: string } }) => part.title.en)).toEqual([
      'Personality',
      'Competencies',
    ])
    expect(parts).toMatchObject([{ is_required: true }, { is_required: false }])
    for (const { minutes } of parts) expect(minutes).toBeGreaterThan(0)
  })

  it('fall back on the requisition where no posting is shown, and say its deadline', async () => {
    const { jobId, uuid } = await buildRequisition(database, {
      company: await buildCompany(database),
    })
    const set = { description: '<p>Nights</p>', applyUntil: '2099-12-31' }
    await database.owner.update(job).set(set).where(eq(job.jobId, jobId))
    expect((await read(uuid)).details).toMatchObject({
      description: '<p>Nights</p>',
      terms: null,
      apply_until: '2099-12-31',
    })
  })

  it('are not told of a closed position', async () => {
    const { jobId, uuid } = await buildRequisition(database, {
      company: await buildCompany(database),
    })
    await database.owner.update(job).set({ status: 'closed' }).where(eq(job.jobId, jobId))
    expect(await read(uuid)).toMatchObject({ is_open: false, details: null })
  })
})

async function read(jobUuid: string) {
  const reply = await test.client().get(`/job/v1/job-posting/${jobUuid}/`)
  expect(reply.status).toBe(200)
  return reply.body.data
}
