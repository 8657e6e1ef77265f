import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { hiringClass } from '#server/db/schema/hiring-class.ts'
import { application, jobStep } from '#server/db/schema/requisition.ts'
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
  await database.owner
    .update(jobStep)
    .set({ standardTitle: 'assessments' })
    .where(eq(jobStep.accountId, company.accountId))
  const applied = []
  for (const requisition of [first, second])
    for (const [status, score] of [
      ['new', 40],
      ['active', 80],
    ] as const)
      applied.push(await apply(test, { requisition, values: { status, score } }))
  const url = `/smartreq/v1/account/${company.accountId}/applicants/`
  const hirer = await buildStaff(database, { company, preset: 'Recruiter' })
  const recruiter = await test.as(hirer)
  const last = applied.at(-1)?.userSmartreqId ?? 0
  const classId = await putInClass({ ...company, jobId: second.jobId, userSmartreqId: last })
  const idsOf = async (query: string, client = recruiter) => {
    const { data } = (await client.get(`${url}?${query}`)).body
    return data.map((row: { user_smartreq_id: number }) => row.user_smartreq_id)
  }
  return {
    url,
    first,
    second,
    recruiter,
    classId,
    userIds: { manager: manager.userId, recruiter: hirer.userId },
    member: await test.as(manager),
    ids: applied.map(({ userSmartreqId }) => userSmartreqId),
    idsOf,
  }
}

/** Makes a class of a requisition with one applicant. */
async function putInClass(key: { accountId: number; jobId: number; userSmartreqId: number }) {
  const { accountId, jobId, userSmartreqId } = key
  const values = { accountId, jobId, name: 'May', seats: 5, startDate: '2027-05-03' }
  const [made] = await test.database.owner
    .insert(hiringClass)
    .values({ ...values, status: 'open' })
    .returning()
  const hiringClassId = made?.hiringClassId ?? 0
  await test.database.owner
    .update(application)
    .set({ hiringClassId })
    .where(eq(application.userSmartreqId, userSmartreqId))
  return hiringClassId
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

it('narrows by a step, by a standard step, by a class, by a type and by a user’s teams', async () => {
  const { idsOf, ids, first, second, userIds, classId } = await begin()
  const ofFirst = new Set(ids.slice(0, 2))
  expect(new Set(await idsOf(`job_step_id=${first.stepIds[0]}`))).toEqual(ofFirst)
  expect(new Set(await idsOf('standard_steps=assessments,offer'))).toEqual(new Set(ids))
  expect(await idsOf('standard_steps=offer')).toEqual([])
  expect(await idsOf(`hiring_class_id=${classId}`)).toEqual([ids[3]])
  expect(await idsOf(`hiring_class_id=${classId}&exclude=hiring_class_id`)).toHaveLength(3)
  expect(await idsOf('job_types=2')).toHaveLength(4)
  expect(await idsOf('job_types=4')).toEqual([])
  expect(await idsOf(`job_types=2,4&job_ids=${second.jobId}`)).toHaveLength(2)
  expect(new Set(await idsOf(`user_id=${userIds.manager}`))).toEqual(ofFirst)
  expect(await idsOf(`user_id=${userIds.recruiter}`)).toEqual([])
})

it('names nothing of another company by its ids', async () => {
  const { idsOf } = await begin()
  const other = await begin()
  expect(await idsOf(`job_step_id=${other.first.stepIds[0]}`)).toEqual([])
  expect(await idsOf(`user_id=${other.userIds.manager}`)).toEqual([])
  expect(await idsOf(`hiring_class_id=${other.classId}`)).toEqual([])
})

it('decides about all that match the same filters', async () => {
  const { recruiter, url, first, idsOf, ids } = await begin()
  const done = await recruiter.post(`${url}decisions/`, {
    action: 'hold',
    matching: { job_ids: String(first.jobId), standard_steps: 'assessments' },
  })
  expect(done.status).toBe(200)
  // The other one is new, and stays so.
  expect(await idsOf('status=on_hold')).toEqual([ids[1]])
})

it.each([
  'ordering=salary',
  'job_ids=a',
  'status=none',
  'page=1000000000',
  'job_types=3',
  'job_types=2,x',
  'user_id=me',
  'standard_steps=lunch',
  'job_step_id=0',
])('refuses %s', async (query) => {
  const { recruiter, url } = await begin()
  expect((await recruiter.get(`${url}?${query}`)).status).toBe(400)
})
