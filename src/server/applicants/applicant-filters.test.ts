import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { userStepActivity } from '#server/db/schema/assessment.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { apply } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()

/** Three applicants of one requisition: one referred and scored low, one direct and scored high, one without a score. */
async function begin() {
  const { database } = test
  const company = await buildCompany(database)
  const requisition = await buildRequisition(database, { company })
  const colleague = await buildStaff(database, { company, preset: 'Recruiter' })
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const made = [
    { sourceType: 'referrals', score: 40, createdAt: new Date('2026-03-01T12:00:00Z') },
    {
      sourceType: 'direct',
      score: 80,
      createdAt: new Date('2026-03-02T12:00:00Z'),
      assignedUserId: colleague.userId,
    },
    { sourceType: 'events', score: null, createdAt: new Date('2026-03-03T12:00:00Z') },
  ]
  const names = new Map<number, string>()
  const applied = []
  for (const [index, values] of made.entries()) {
    const one = await apply(test, { requisition, values: { status: 'active', ...values } })
    names.set(one.userSmartreqId, ['low', 'high', 'none'][index] ?? '')
    applied.push(one)
  }
  const url = `/smartreq/v1/${requisition.jobId}/applicants/`
  const everywhere = `/smartreq/v1/account/${company.accountId}/applicants/`
  const listed = async (query: string, at = url) => {
    const { body } = await recruiter.get(`${at}?ordering=application_date&${query}`)
    return body.data.map((row: { user_smartreq_id: number }) => names.get(row.user_smartreq_id))
  }
  return { names, company, requisition, recruiter, colleague, applied, url, everywhere, listed }
}

describe('applicants are narrowed', () => {
  it.each([
    ['score_min=40', ['low', 'high']],
    ['score_max=40', ['low']],
    ['score_min=41&score_max=80', ['high']],
    ['applied_from=2026-03-02T12:00:00.000Z', ['high', 'none']],
    ['applied_to=2026-03-02T12:00:00.000Z', ['low']],
    ['source_types=referrals,events', ['low', 'none']],
    ['source_types=referrals,events&score_min=1', ['low']],
    ['source_types=referrals&exclude=source_types', ['high', 'none']],
    ['source_types=referrals&exclude=tag_id', ['low']],
  ])('by %s, in the list of one requisition and of all', async (query, names) => {
    const { listed, everywhere } = await begin()
    expect(await listed(query)).toEqual(names)
    expect(await listed(query, everywhere)).toEqual(names)
  })

  it('to those who are not assigned to a user, also those who are assigned to no one', async () => {
    const { listed, colleague } = await begin()
    const assigned = `assigned_user_ids=${colleague.userId}`
    expect(await listed(assigned)).toEqual(['high'])
    expect(await listed(`${assigned}&exclude=assigned_user_ids`)).toEqual(['low', 'none'])
  })

  it('to those at another step', async () => {
    const { listed, requisition } = await begin()
    const [first] = requisition.stepIds
    expect(await listed(`job_step_id=${first}`)).toHaveLength(3)
    expect(await listed(`job_step_id=${first}&exclude=job_step_id`)).toEqual([])
  })

  it('by the activities of the step that they are at', async () => {
    const { listed, applied } = await begin()
    const id = applied[1]?.userSmartreqId ?? 0
    await test.database.owner
      .update(userStepActivity)
      .set({ status: 'expired' })
      .where(eq(userStepActivity.userSmartreqId, id))
    expect(await listed('activity_status=expired')).toEqual(['high'])
    expect(await listed('activity_status=expired&exclude=activity_status')).toEqual(['low', 'none'])
    expect(await listed('activity_status=scored,waived')).toEqual([])
  })

  it('in the counts beside the list as in the list', async () => {
    const { recruiter, url } = await begin()
    const { body } = await recruiter.get(`${url}counts/?score_min=50`)
    expect(body.data.status.active).toBe(1)
  })

  it('by the same filter for a command about all that match', async () => {
    const { recruiter, requisition, listed } = await begin()
    const done = await recruiter.post(`/smartreq/v1/${requisition.jobId}/applicants/decisions/`, {
      action: 'hold',
      matching: { score_max: 50, source_types: 'direct', exclude: 'source_types' },
    })
    expect(done.status).toBe(200)
    expect(await listed('status=on_hold')).toEqual(['low'])
  })
})

describe('applicants are sorted', () => {
  it.each([
    ['source', ['high', 'none', 'low']],
    ['-source', ['low', 'none', 'high']],
    // Who is assigned to no one comes last both ways, the newest first.
    ['assigned', ['high', 'none', 'low']],
    ['-assigned', ['high', 'none', 'low']],
    ['step', ['none', 'high', 'low']],
    ['location', ['none', 'high', 'low']],
    ['-class', ['none', 'high', 'low']],
    // As long at the first step as since they applied.
    ['days_in_step', ['none', 'high', 'low']],
    ['-days_in_step', ['low', 'high', 'none']],
    ['-knock_outs', ['none', 'high', 'low']],
  ])('by %s, in the list of one requisition and of all', async (ordering, names) => {
    const { recruiter, url, everywhere, names: nameOf } = await begin()
    for (const at of [url, everywhere]) {
      const { data } = (await recruiter.get(`${at}?ordering=${ordering}`)).body
      expect(
        data.map((row: { user_smartreq_id: number }) => nameOf.get(row.user_smartreq_id)),
      ).toEqual(names)
    }
  })
})

it.each([
  'ordering=salary',
  'score_min=-1',
  'score_max=101',
  'score_min=high',
  'applied_from=yesterday',
  'applied_to=2026-13-01T00:00:00Z',
  'source_types=rumours',
  'activity_status=asleep',
  'exclude=search',
])('refuses %s', async (query) => {
  const { recruiter, url, everywhere } = await begin()
  expect((await recruiter.get(`${url}?${query}`)).status).toBe(400)
  expect((await recruiter.get(`${everywhere}?${query}`)).status).toBe(400)
})
