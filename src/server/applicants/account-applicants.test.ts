import { expect, it } from 'vitest'

import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { apply } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()

/** Two requisitions with two applicants each; a hiring manager is on the team of the first one. */
async function begin() {
  const { database } = test
  const company = await buildCompany(database)
  const manager = await buildStaff(database, { company, preset: 'Interviewer' })
  const first = await buildRequisition(database, { company, team: [manager.userId] })
  const second = await buildRequisition(database, { company, values: { title: 'Pilot' } })
  const applied = []
  for (const requisition of [first, second])
    for (const [status, score] of [
      ['new', 40],
      ['active', 80],
    ] as const)
      applied.push(await apply(test, { requisition, values: { status, score } }))
  const url = `/smartreq/v1/account/${company.accountId}/applicants/`
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const idsOf = async (query: string, client = recruiter) => {
    const { data } = (await client.get(`${url}?${query}`)).body
    return data.map((row: { user_smartreq_id: number }) => row.user_smartreq_id)
  }
  return {
    url,
    first,
    second,
    recruiter,
    member: await test.as(manager),
    ids: applied.map(({ userSmartreqId }) => userSmartreqId),
    idsOf,
  }
}

it('lists the applicants of every requisition with what they applied to', async () => {
  const { recruiter, url, second, ids } = await begin()
  const { body } = await recruiter.get(url)
  expect(body.meta).toEqual({ page: 1, page_size: 25, total: 4 })
  const listed = body.data.map((row: { user_smartreq_id: number }) => row.user_smartreq_id)
  expect(new Set(listed)).toEqual(new Set(ids))
  expect(body.data).toContainEqual(
    expect.objectContaining({ job_id: second.jobId, job_title: 'Pilot' }),
  )
})

it('shows a user without smartreq_access those of their teams alone', async () => {
  const { member, idsOf, ids } = await begin()
  expect(new Set(await idsOf('', member))).toEqual(new Set(ids.slice(0, 2)))
})

it('narrows by status, requisition and whose they are, and sorts by score', async () => {
  const { idsOf, ids, second, recruiter } = await begin()
  expect(await idsOf('status=active&ordering=-score')).toHaveLength(2)
  expect(new Set(await idsOf(`job_ids=${second.jobId}`))).toEqual(new Set(ids.slice(2)))
  expect(await idsOf(`job_ids=${second.jobId}&ordering=score`)).toEqual([ids[2], ids[3]])
  expect(await idsOf(`job_ids=${second.jobId}&ordering=-score`)).toEqual([ids[3], ids[2]])
  expect(await idsOf('scope=mine', recruiter)).toEqual([])
})

it.each(['ordering=salary', 'job_ids=a', 'status=none', 'page=1000000000'])(
  'refuses %s',
  async (query) => {
    const { recruiter, url } = await begin()
    expect((await recruiter.get(`${url}?${query}`)).status).toBe(400)
  },
)
