import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { hiringClassAssignment } from '#server/db/schema/hiring-class.ts'
import { buildStaff } from '#testing/builders.ts'
import { apply } from '#testing/decisions.ts'
import { actionsOf, buildClass, classBody, openClasses } from '#testing/hiring-classes.ts'
import { openTestApp } from '#testing/test-app.ts'
import { NO_ID } from '#testing/world.ts'

const MINUTE = 60_000

const test = await openTestApp()
const { database } = test
const { owner } = database

const open = (count = 1) => openClasses(test, count)

describe('the hiring classes of a requisition', () => {
  it('are made, listed by their start, found, changed, closed and deleted', async () => {
    const { create, save, remove, list } = await open()
    const body = { ...classBody({ name: 'Later' }), start_date: '2027-09-06' }
    const later = (await create(body)).body.data
    const spring = (await create(classBody({ name: ' Spring ' }))).body.data
    expect(spring).toMatchObject({ name: 'Spring', seats: 5, filled: 0, status: 'open' })
    expect((await list()).map(({ name }) => name)).toEqual(['Spring', 'Later'])
    expect((await list('?search=LAT')).map(({ name }) => name)).toEqual(['Later'])
    expect((await list('?ordering=-name&page_size=1&page=2')).map(({ name }) => name)).toEqual([
      'Later',
    ])
    const named = await list(`?ids=${later.hiring_class_id},${NO_ID}`)
    expect(named.map(({ name }) => name)).toEqual(['Later'])
    const saved = await save(spring, { seats: 9, name: 'Early' })
    expect(saved.body.data).toMatchObject({ name: 'Early', seats: 9, start_date: '2027-03-01' })
    expect((await save(spring, { status: 'closed' })).body.data.status).toBe('closed')
    expect((await list('?status=closed')).map(({ name }) => name)).toEqual(['Early'])
    expect((await remove(later)).status).toBe(200)
    expect((await remove(later)).status).toBe(404)
  })

  it.each([
    ['no seats', classBody({ seats: 0 }), 'seats'],
    ['a billion seats', classBody({ seats: 1_000_000_000 }), 'seats'],
    ['half a seat', classBody({ seats: 1.5 }), 'seats'],
    ['no name', classBody({ name: ' ' }), 'name'],
    ['a status that is derived', classBody({ status: 'full' }), 'status'],
    ['a day that does not exist', { ...classBody(), start_date: '2027-02-30' }, 'start_date'],
  ])('are refused with %s', async (_, body, field) => {
    const { create, list } = await open()
    const reply = await create(body)
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, [field]])
    expect(await list()).toEqual([])
  })

  it('have names of their own, whatever the case', async () => {
    const { create, save } = await open()
    await create(classBody({ name: 'Spring' }))
    const again = await create(classBody({ name: 'SPRING' }))
    expect(again.body.error.code).toBe('class_name_taken')
    const other = (await create(classBody())).body.data
    expect((await save(other, { name: 'spring' })).body.error.code).toBe('class_name_taken')
  })

  it('are not there for another company, or by the id of another requisition', async () => {
    const { requisition, create } = await open()
    const made = (await create(classBody())).body.data
    const strangers = await open()
    const url = `/smartreq/v1/${requisition.jobId}/hiring-classes/`
    expect((await strangers.recruiter.get(url)).status).toBe(404)
    expect((await strangers.save(made, { seats: 3 })).status).toBe(404)
    expect((await strangers.remove(made)).status).toBe(404)
    expect((await strangers.assign(made)).status).toBe(404)
  })

  it('are changed by managers of the requisition alone, and seen by its team', async () => {
    const { company, requisition, create } = await open()
    await create(classBody())
    const interviewer = await test.as(
      await buildStaff(database, { company, preset: 'Interviewer' }),
    )
    const url = `/smartreq/v1/${requisition.jobId}/hiring-classes/`
    const reply = await interviewer.post(url, classBody(), { key: randomUUID() })
    expect(reply.status).toBe(403)
  })
})

describe('assigning to a class', () => {
  it('fills its seats, shows in the list of applicants, and is undone', async () => {
    const { assign, list, create, applicantsIn, undo, refIds, first } = await open(2)
    const made = (await create(classBody({ seats: 2 }))).body.data
    const { data } = (await assign(made)).body
    expect(data).toMatchObject({ done: refIds, ended: [] })
    expect(await list('?status=full')).toMatchObject([{ filled: 2, status: 'full' }])
    const [row] = await applicantsIn(made)
    const { hiring_class_id, name, start_date } = made
    expect(row.hiring_class).toEqual({ hiring_class_id, name, start_date })
    expect(await actionsOf(database, first.userSmartreqId)).toEqual(['assign_class'])
    expect((await undo(data.batch_id)).body.data).toEqual({ done: refIds, skipped: [] })
    expect(await applicantsIn(made)).toEqual([])
    expect(await list()).toMatchObject([{ filled: 0, status: 'open' }])
    // Once more does nothing.
    expect((await undo(data.batch_id)).body.data).toEqual({ done: [], skipped: refIds })
  })

  it('moves from one class to another, and takes out', async () => {
    const { assign, list, create } = await open()
    const one = (await create(classBody({ name: 'A' }))).body.data
    const other = (await create(classBody({ name: 'B' }))).body.data
    await assign(one)
    await assign(other)
    expect((await list('?ordering=name')).map(({ filled }) => filled)).toEqual([0, 1])
    const again = (await assign(other)).body.data
    expect(again).toEqual({ batch_id: null, undo_until: null, done: [], ended: [] })
    await assign(null)
    expect((await list()).map(({ filled }) => filled)).toEqual([0, 0])
  })

  it('is refused as a whole without enough seats', async () => {
    const { assign, create, applicantsIn } = await open(3)
    const made = (await create(classBody({ seats: 2 }))).body.data
    const reply = await assign(made)
    expect([reply.status, reply.body.error]).toMatchObject([
      409,
      { code: 'class_full', details: { left: 2, asked: 3 } },
    ])
    expect(await applicantsIn(made)).toEqual([])
  })

  it('gives the last seat once when two users assign at once', async () => {
    const { assign, create, applicantsIn, refIds } = await open(2)
    const made = (await create(classBody({ seats: 1 }))).body.data
    const replies = await Promise.all(refIds.map((id) => assign(made, { ref_ids: [id] })))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await applicantsIn(made)).toHaveLength(1)
  })

  it.each(['planned', 'closed'] as const)('is refused for a %s class', async (status) => {
    const { assign, requisition } = await open()
    const { accountId, jobId } = requisition
    const hiringClassId = await buildClass(database, { accountId, jobId, status })
    const reply = await assign({ hiring_class_id: hiringClassId })
    expect([reply.status, reply.body.error.code]).toEqual([409, 'class_not_open'])
  })

  it('leaves out applications that have ended', async () => {
    const { assign, create, requisition, refIds } = await open()
    const gone = await apply(test, { requisition, values: { status: 'withdrawn' } })
    const made = (await create(classBody())).body.data
    const { data } = (await assign(made, { ref_ids: [...refIds, gone.refId] })).body
    expect(data).toMatchObject({ done: refIds, ended: [gone.refId] })
  })

  it('refuses an applicant of another requisition, and names them', async () => {
    const { assign, create, refIds } = await open()
    const other = await open()
    const made = (await create(classBody())).body.data
    const reply = await assign(made, { ref_ids: [...refIds, ...other.refIds] })
    expect([reply.status, reply.body.error.details]).toEqual([404, { ref_ids: other.refIds }])
  })

  it('takes all that match a list', async () => {
    const { assign, create, applicantsIn } = await open(2)
    const made = (await create(classBody())).body.data
    await assign(made, { matching: { status: 'active' } })
    expect(await applicantsIn(made)).toHaveLength(2)
  })

  it('is done once for a request that is sent twice', async () => {
    const { assign, create } = await open()
    const made = (await create(classBody())).body.data
    const key = randomUUID()
    const one = await assign(made, { key })
    expect((await assign(made, { key })).body).toEqual(one.body)
  })

  it('is not undone after ten minutes, nor into a seat that was taken since', async () => {
    const { assign, create, undo, refIds } = await open(2)
    const one = (await create(classBody({ seats: 1 }))).body.data
    const other = (await create(classBody())).body.data
    const [mine = 0, theirs = 0] = refIds
    await assign(one, { ref_ids: [mine] })
    const moved = (await assign(other, { ref_ids: [mine] })).body.data
    await assign(one, { ref_ids: [theirs] })
    expect((await undo(moved.batch_id)).body.data).toEqual({ done: [], skipped: [mine] })
    await owner
      .update(hiringClassAssignment)
      .set({ assignedAt: new Date(Date.now() - 11 * MINUTE) })
      .where(eq(hiringClassAssignment.batchId, moved.batch_id))
    expect((await undo(moved.batch_id)).body.error.code).toBe('undo_expired')
  })

  it('keeps a class from being deleted, and from having fewer seats than are taken', async () => {
    const { assign, create, remove, save } = await open(2)
    const made = (await create(classBody())).body.data
    await assign(made)
    expect((await remove(made)).body.error).toMatchObject({ code: 'class_not_empty' })
    const smaller = await save(made, { seats: 1 })
    expect(smaller.body.error).toMatchObject({ code: 'class_seats_taken', details: { filled: 2 } })
    expect((await save(made, { seats: 2 })).body.data.status).toBe('full')
  })
})
