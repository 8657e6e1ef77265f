import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { buildApplication, buildRequisition } from '#testing/builders.ts'
import { WAITING } from '#testing/decisions.ts'
import {
  actionsOf,
  applicationOf,
  classBody,
  openClasses,
  trailOf,
} from '#testing/hiring-classes.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

const open = (count = 1) => openClasses(test, count)

describe('the seat of an applicant', () => {
  it('is given back with a rejection, and taken again when that is undone', async () => {
    const { assign, create, list, reject, undoDecision, refIds, applicantsIn, first } =
      await open(2)
    const made = (await create(classBody())).body.data
    await assign(made)
    const rejected = (await reject({ ref_ids: refIds })).body.data
    expect(await list()).toMatchObject([{ filled: 0 }])
    const { done, without_seat } = (await undoDecision(rejected.batch_id)).body.data
    expect([done, without_seat]).toEqual([refIds, undefined])
    expect(await applicantsIn(made)).toHaveLength(2)
    expect(await list()).toMatchObject([{ filled: 2 }])
    expect(await actionsOf(database, first.userSmartreqId)).toEqual([
      'assign_class',
      'reject',
      'leave_class',
      'undo',
      'assign_class',
    ])
  })

  it('is not taken again when it was given to another, and that is said', async () => {
    const { assign, create, list, reject, undoDecision, refIds, applicants } = await open(2)
    const [mine = 0, theirs = 0] = refIds
    const made = (await create(classBody({ seats: 1 }))).body.data
    await assign(made, { ref_ids: [mine] })
    const rejected = (await reject({ ref_ids: [mine] })).body.data
    expect((await assign(made, { ref_ids: [theirs] })).body.data.done).toEqual([theirs])
    const undone = (await undoDecision(rejected.batch_id)).body.data
    expect(undone).toMatchObject({ done: [mine], without_seat: [mine] })
    expect(await list()).toMatchObject([{ filled: 1, status: 'full' }])
    const trail = await trailOf(database, applicants[0]?.userSmartreqId ?? 0)
    expect(trail.at(-1)).toMatchObject({ action: 'lose_class', after: { hiring_class: made.name } })
  })

  it('is taken again by who is recovered, as far as it is free', async () => {
    const { assign, create, list, decide, reject, decideOne, applicants, refIds, first } =
      await open(2)
    const [mine = 0, theirs = 0] = refIds
    const made = (await create(classBody({ seats: 1 }))).body.data
    await assign(made, { ref_ids: [mine] })
    await reject({ ref_ids: [mine] })
    const back = (await decide({ action: 'recover', ref_ids: [mine] })).body.data
    expect([back.done, back.without_seat]).toEqual([[mine], undefined])
    expect(await list()).toMatchObject([{ filled: 1 }])
    await reject({ ref_ids: [mine] })
    await assign(made, { ref_ids: [theirs] })
    const seen = await seenOf(first.userSmartreqId)
    const one = await decideOne(first, { action: 'recover', seen })
    expect([one.status, one.body.data.has_lost_seat]).toEqual([200, true])
    expect(applicants).toHaveLength(2)
  })

  it('stays free when staff had taken the applicant out before', async () => {
    const { assign, create, list, reject, decide, refIds } = await open()
    const made = (await create(classBody())).body.data
    await assign(made)
    await assign(null)
    await reject({ ref_ids: refIds })
    await decide({ action: 'recover', ref_ids: refIds })
    expect(await list()).toMatchObject([{ filled: 0 }])
  })

  it('that was given to another is not taken again by who was deleted, and that is said', async () => {
    const { assign, create, list, change, undoChange, refIds, first } = await open(3)
    const [mine = 0, theirs = 0, third = 0] = refIds
    const made = (await create(classBody({ seats: 2 }))).body.data
    await assign(made, { ref_ids: [mine, third] })
    const deleted = (await change('deletions', { ref_ids: [mine, third] })).body.data
    await assign(made, { ref_ids: [theirs] })
    const undone = (await undoChange(deleted.batch_id)).body.data
    expect(undone).toMatchObject({ done: [mine, third], without_seat: [third] })
    expect(await list()).toMatchObject([{ filled: 2, seats: 2 }])
    expect((await applicationOf(database, first.userSmartreqId)).hiringClassId).toBe(
      made.hiring_class_id,
    )
  })

  it.each(['deleted', 'rejected'])(
    'is not given twice when an undo of who was %s and an assignment meet',
    async (how) => {
      const { assign, create, list, change, undoChange, reject, undoDecision, refIds } =
        await open(2)
      const [mine = 0, theirs = 0] = refIds
      const made = (await create(classBody({ seats: 1 }))).body.data
      await assign(made, { ref_ids: [mine] })
      const whom = { ref_ids: [mine] }
      const { data } = (await (how === 'deleted' ? change('deletions', whom) : reject(whom))).body
      const back = how === 'deleted' ? undoChange : undoDecision
      const [undone, assigned] = await Promise.all([
        back(data.batch_id),
        assign(made, { ref_ids: [theirs] }),
      ])
      expect(undone.body.data.done).toEqual([mine])
      const isLost = undone.body.data.without_seat?.length === 1
      expect(assigned.status).toBe(isLost ? 200 : 409)
      expect(await list()).toMatchObject([{ filled: 1 }])
    },
  )

  it('that was given to another keeps a merge from being undone until one is free', async () => {
    const { assign, create, list, recruiter, applicants, refIds } = await open(3)
    const [mine = 0, , theirs = 0] = refIds
    const [first, into] = applicants.map(
      ({ userSmartreqId }) => `/smartreq/v1/user-smartreq/${userSmartreqId}`,
    )
    const made = (await create(classBody({ seats: 1 }))).body.data
    await assign(made, { ref_ids: [mine] })
    const merged = { merged_user_smartreq_id: applicants[0]?.userSmartreqId }
    expect((await recruiter.post(`${into}/merge/`, merged)).status).toBe(200)
    await assign(made, { ref_ids: [theirs] })
    const refused = await recruiter.post(`${first}/undo-merge/`)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.objectContaining({ code: 'seat_taken', details: { hiring_class: made.name } }),
    ])
    await assign(null, { ref_ids: [theirs] })
    expect((await recruiter.post(`${first}/undo-merge/`)).status).toBe(200)
    expect(await list()).toMatchObject([{ filled: 1 }])
  })

  it('does not keep a class that is empty from being deleted by who was deleted before', async () => {
    const { assign, create, remove, change, undoChange, refIds, first } = await open()
    const made = (await create(classBody())).body.data
    await assign(made)
    const { data } = (await change('deletions', { ref_ids: refIds })).body
    expect((await remove(made)).status).toBe(200)
    expect((await undoChange(data.batch_id)).body.data).toEqual({ done: refIds, skipped: [] })
    expect((await applicationOf(database, first.userSmartreqId)).hiringClassId).toBeNull()
  })

  it('is not given to who was rejected since, by an undo of their leaving the class', async () => {
    const { assign, create, list, reject, undo, refIds } = await open()
    const made = (await create(classBody())).body.data
    await assign(made)
    const left = (await assign(null)).body.data
    await reject({ ref_ids: refIds })
    expect((await undo(left.batch_id)).body.data).toEqual({ done: [], skipped: refIds })
    expect(await list()).toMatchObject([{ filled: 0 }])
  })

  it('is given back by who is hired elsewhere, and kept by who is hired here', async () => {
    const { assign, create, list, first, company, recruiter, applicantsIn } = await open()
    const made = (await create(classBody())).body.data
    await assign(made)
    const requisition = await buildRequisition(database, { company, values: { openings: 1 } })
    const { userId } = await applicationOf(database, first.userSmartreqId)
    const person = { userId, email: `${randomUUID()}@example.com`, isProviderAdmin: false }
    const other = await buildApplication(database, { requisition, person, values: WAITING })
    const hire = async (id: number) => {
      const body = { user_smartreq_id: id, start_date: '2027-03-01', seen: await seenOf(id) }
      return recruiter.post('/user/v1/hire/', body, { key: randomUUID() })
    }
    expect((await hire(other.userSmartreqId)).status).toBe(200)
    expect(await list()).toMatchObject([{ filled: 0 }])
    await assign(made)
    expect((await hire(first.userSmartreqId)).status).toBe(200)
    expect(await applicantsIn(made)).toHaveLength(1)
  })
})

async function seenOf(userSmartreqId: number) {
  const { status, jobStepId } = await applicationOf(database, userSmartreqId)
  return { status, job_step_id: jobStepId }
}
