import { describe, expect, it } from 'vitest'

import { jobTeam } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, buildStaff, type Application } from '#testing/builders.ts'
import { apply, stateOf } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()

const ACTIVE = { status: 'active', stepStatus: 'awaiting_decision' } as const

/** Two requisitions with an applicant each; a hiring manager of the first one, who sees the second as well. */
async function begin() {
  const { database } = test
  const company = await buildCompany(database)
  const manager = await buildStaff(database, { company, preset: 'Interviewer' })
  const first = await buildRequisition(database, { company, team: [manager.userId] })
  const second = await buildRequisition(database, { company })
  const one = await apply(test, { requisition: first, values: ACTIVE })
  const other = await apply(test, { requisition: second, values: ACTIVE })
  const url = `/smartreq/v1/account/${company.accountId}`
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const statesOf = async () => [(await stateOf(test, one))[0], (await stateOf(test, other))[0]]
  return {
    company,
    manager,
    first,
    second,
    one,
    other,
    url,
    recruiter,
    statesOf,
    refIds: [one.refId, other.refId],
    hold: (selection: object) =>
      recruiter.post(`${url}/applicants/decisions/`, { action: 'hold', ...selection }),
    change: (body: object) => recruiter.post(`${url}/applicants/changes/`, body),
    undo: (kind: 'decisions' | 'changes', batchId: string) =>
      recruiter.post(`${url}/applicants/${kind}/${batchId}/undo/`, {}),
  }
}

describe('deciding about applicants of several requisitions', () => {
  it('decides about those who are named, and takes it back', async () => {
    const { hold, undo, refIds, statesOf } = await begin()
    const { body } = await hold({ ref_ids: refIds })
    expect(body.data).toMatchObject({ done: refIds, skipped: [] })
    expect(await statesOf()).toEqual(['on_hold', 'on_hold'])
    expect((await undo('decisions', body.data.batch_id)).body.data.done).toEqual(refIds)
    expect(await statesOf()).toEqual(['active', 'active'])
  })

  it('decides about all that match the list, and about no one else', async () => {
    const { hold, second, other, statesOf } = await begin()
    const matching = { job_ids: String(second.jobId), status: 'active' }
    expect((await hold({ matching })).body.data.done).toEqual([other.refId])
    expect(await statesOf()).toEqual(['active', 'on_hold'])
  })

  it('skips one that has changed since it was seen', async () => {
    const { hold, refIds, one } = await begin()
    const seen = [{ ref_id: one.refId, status: 'new', job_step_id: null }]
    const { body } = await hold({ ref_ids: refIds, seen })
    expect(body.data.skipped).toMatchObject([{ ref_id: one.refId, reason: 'changed' }])
  })

  it('rejects for one reason', async () => {
    const { recruiter, url, first, refIds, statesOf } = await begin()
    const reasons = await recruiter.get(`/smartreq/v1/${first.jobId}/rejection-reasons/`)
    const { rejection_reason_id } = reasons.body.data[0]
    const body = { ref_ids: refIds, rejection_reason_id }
    const { status } = await recruiter.post(`${url}/bulk-reject-applicants/`, body)
    expect(status).toBe(200)
    expect(await statesOf()).toEqual(['rejected', 'rejected'])
  })

  it('refuses all where one does not exist or is of another company, and names these', async () => {
    const { hold, one, statesOf } = await begin()
    const foreign = await begin()
    const { status, body } = await hold({ ref_ids: [one.refId, foreign.one.refId] })
    expect([status, body.error.details]).toEqual([404, { ref_ids: [foreign.one.refId] }])
    expect(await statesOf()).toEqual(['active', 'active'])
  })
})

describe('a user who does not manage all of them', () => {
  async function as(staff: Awaited<ReturnType<typeof buildStaff>>, url: string) {
    const client = await test.as(staff)
    return (selection: object) =>
      client.post(`${url}/applicants/decisions/`, { action: 'hold', ...selection })
  }

  it('is refused all of those who are named, and is told which they do not see', async () => {
    const { manager, url, refIds, other, statesOf } = await begin()
    const hold = await as(manager, url)
    const { status, body } = await hold({ ref_ids: refIds })
    expect([status, body.error.details]).toEqual([404, { ref_ids: [other.refId] }])
    expect(await statesOf()).toEqual(['active', 'active'])
  })

  it('is refused those whom they see and may not decide about, by name', async () => {
    const { database } = test
    const { company, url, statesOf } = await begin()
    const interviewer = await buildStaff(database, { company, preset: 'Interviewer' })
    const requisition = await buildRequisition(database, { company })
    const { accountId, jobId } = requisition
    const { userId } = interviewer
    // Who manages one requisition may decide about applicants, of that one.
    await buildRequisition(database, { company, team: [userId] })
    await database.owner
      .insert(jobTeam)
      .values({ accountId, jobId, userId, teamRole: 'interviewer' })
    const seen: Application = await apply(test, { requisition, values: ACTIVE })
    const hold = await as(interviewer, url)
    for (const selection of [{ ref_ids: [seen.refId] }, { matching: {} }]) {
      const { status, body } = await hold(selection)
      expect([status, body.error.details]).toEqual([403, { ref_ids: [seen.refId] }])
    }
    expect((await stateOf(test, seen))[0]).toBe('active')
    expect(await statesOf()).toEqual(['active', 'active'])
  })

  it('may not take back what a colleague decided', async () => {
    const { hold, refIds, manager, url } = await begin()
    const { batch_id } = (await hold({ ref_ids: refIds })).body.data
    const client = await test.as(manager)
    const undone = await client.post(`${url}/applicants/decisions/${batch_id}/undo/`, {})
    expect(undone.status).toBe(403)
  })

  it('sees in the list about whom they may decide', async () => {
    const { manager, recruiter, url } = await begin()
    const rows = (await recruiter.get(`${url}/applicants/`)).body.data
    expect(rows.map((row: { can_decide: boolean }) => row.can_decide)).toEqual([true, true])
    const own = (await (await test.as(manager)).get(`${url}/applicants/`)).body.data
    expect(own.map((row: { can_decide: boolean }) => row.can_decide)).toEqual([true])
  })
})

describe('changing applicants of several requisitions', () => {
  it('tags them, lists them by the tag, and takes it back', async () => {
    const { change, undo, recruiter, url, refIds } = await begin()
    const { body } = await change({ kind: 'tag', add: ['Second look'], ref_ids: refIds })
    expect(body.data.done).toEqual(refIds)
    const [tag] = (await recruiter.get(`${url}/tags/?search=second`)).body.data
    const named = async (id: number) => (await recruiter.get(`${url}/tags/?ids=${id}`)).body.data
    expect([await named(tag.tag_id), await named(tag.tag_id + 1)]).toEqual([[tag], []])
    const total = async () =>
      (await recruiter.get(`${url}/applicants/?tag_id=${tag.tag_id}`)).body.meta.total
    expect(await total()).toBe(2)
    expect((await undo('changes', body.data.batch_id)).body.data.done).toEqual(refIds)
    expect(await total()).toBe(0)
  })

  it('assigns them to a user who sees all of their requisitions, and to no other', async () => {
    const { change, company, manager, recruiter, url, refIds } = await begin()
    const colleague = await buildStaff(test.database, { company, preset: 'Recruiter' })
    const refused = await change({ kind: 'assign', user_id: manager.userId, ref_ids: refIds })
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['user_id']])
    await change({ kind: 'assign', user_id: colleague.userId, ref_ids: refIds })
    const assignees = await recruiter.get(`${url}/assignees/?scope=assigned`)
    expect(assignees.body.data).toMatchObject([{ user_id: colleague.userId }])
    const list = await recruiter.get(`${url}/applicants/?assigned_user_ids=${colleague.userId}`)
    expect(list.body.meta.total).toBe(2)
    const all = (await recruiter.get(`${url}/assignees/`)).body.data
    expect(all.map((one: { user_id: number }) => one.user_id)).toContain(manager.userId)
  })

  it('deletes them from their requisitions, and puts them back', async () => {
    const { change, undo, recruiter, url } = await begin()
    const total = async () => (await recruiter.get(`${url}/applicants/`)).body.meta.total
    const { body } = await change({ kind: 'delete', matching: {} })
    expect(await total()).toBe(0)
    await undo('changes', body.data.batch_id)
    expect(await total()).toBe(2)
  })
})
