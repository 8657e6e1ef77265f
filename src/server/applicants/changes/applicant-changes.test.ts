import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { applicationChange } from '#server/db/schema/applicant-change.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { application } from '#server/db/schema/requisition.ts'
import { buildStaff } from '#testing/builders.ts'
import { apply, arrive, WAITING } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const MINUTE = 60_000

const test = await openTestApp()
const { database } = test

describe('assigning applicants to a user', () => {
  it('shows in the list, narrows it, is in the trail, and is undone', async () => {
    const { change, list, undo, mate, refIds, first, job, recruiter } = await open(2)
    const assigned = await change('assigned-user', { user_id: mate.userId, ref_ids: refIds })
    expect(assigned.body.data).toMatchObject({ done: refIds, skipped: [] })
    const rows = await list(`?assigned_user_ids=${mate.userId}`)
    expect(rows.map((row) => row.assigned_user?.user_id)).toEqual([mate.userId, mate.userId])
    const offered = await recruiter.get(`${job}/assignees/?scope=assigned`)
    expect(offered.body.data.map((one: { user_id: number }) => one.user_id)).toEqual([mate.userId])
    const named = async (id: number) =>
      (await recruiter.get(`${job}/assignees/?scope=assigned&ids=${id}`)).body.meta.total
    expect([await named(mate.userId), await named(mate.userId + 1)]).toEqual([1, 0])
    expect(await actionsOf(first.userSmartreqId)).toEqual(['assign'])
    const undone = await undo(assigned.body.data.batch_id)
    expect(undone.body.data).toEqual({ done: refIds, skipped: [] })
    expect(await list(`?assigned_user_ids=${mate.userId}`)).toEqual([])
    // Once more does nothing.
    expect((await undo(assigned.body.data.batch_id)).body.data.done).toEqual([])
  })

  it('leaves alone who is assigned to them already', async () => {
    const { change, mate, refIds } = await open()
    await change('assigned-user', { user_id: mate.userId, ref_ids: refIds })
    const again = await change('assigned-user', { user_id: mate.userId, ref_ids: refIds })
    expect(again.body.data).toEqual({
      batch_id: null,
      undo_until: null,
      done: [],
      skipped: refIds,
    })
  })

  it('is refused for a user who does not see the requisition', async () => {
    const { company, change, list, refIds } = await open()
    const limited = await buildStaff(database, { company, preset: 'Interviewer' })
    const foreign = (await open()).mate
    for (const { userId } of [limited, foreign]) {
      const reply = await change('assigned-user', { user_id: userId, ref_ids: refIds })
      expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['user_id']])
    }
    expect((await list())[0]?.assigned_user).toBeNull()
  })

  it('offers the users who see the requisition, found by name', async () => {
    const { recruiter, job, mate, company } = await open()
    const limited = await buildStaff(database, { company, preset: 'Interviewer' })
    const offered = await recruiter.get(`${job}/assignees/`)
    const ids = offered.body.data.map((one: { user_id: number }) => one.user_id)
    expect(ids).toContain(mate.userId)
    expect(ids).not.toContain(limited.userId)
    expect(offered.body.meta.total).toBe(ids.length)
    const none = await recruiter.get(`${job}/assignees/?search=no-one-of-that-name`)
    expect(none.body.data).toEqual([])
  })

  it('does not put back who was assigned to another user meanwhile', async () => {
    const { change, undo, mate, other, refIds, list } = await open()
    const first = await change('assigned-user', { user_id: mate.userId, ref_ids: refIds })
    await change('assigned-user', { user_id: other.userId, ref_ids: refIds })
    expect((await undo(first.body.data.batch_id)).body.data).toEqual({ done: [], skipped: refIds })
    expect((await list())[0]?.assigned_user?.user_id).toBe(other.userId)
  })

  it('ends with one of them when two assign at once', async () => {
    const { change, mate, other, refIds, list } = await open(3)
    const replies = await Promise.all(
      [mate, other].map(({ userId }) =>
        change('assigned-user', { user_id: userId, ref_ids: refIds }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const users = new Set((await list()).map((row) => row.assigned_user?.user_id))
    expect(users.size).toBe(1)
  })
})

describe('tagging applicants', () => {
  it('adds and takes off by name, finds by tag, and is undone', async () => {
    const { change, list, undo, refIds, first, tags } = await open(2)
    const tagged = await change('tags', { add: [' Forklift ', 'Nights'], ref_ids: refIds })
    expect(tagged.body.data.done).toEqual(refIds)
    const known = await tags()
    expect(known.map(({ name }) => name)).toEqual(['Forklift', 'Nights'])
    const [forklift, nights] = known
    const swapped = { add: ['FORKLIFT', 'Days'], remove: [nights?.tag_id], ref_ids: [first.refId] }
    const again = await change('tags', swapped)
    expect(namesOf(await list(), first)).toEqual(['Days', 'Forklift'])
    expect((await tags()).map(({ name }) => name)).toEqual(['Days', 'Forklift', 'Nights'])
    expect(await list(`?tag_id=${forklift?.tag_id}`)).toHaveLength(2)
    expect(await list(`?tag_id=${nights?.tag_id}`)).toHaveLength(1)
    expect(await actionsOf(first.userSmartreqId)).toEqual(['tag', 'tag'])
    await undo(again.body.data.batch_id)
    expect(namesOf(await list(), first)).toEqual(['Forklift', 'Nights'])
  })

  it('reaches those that match when it arrives, not those that matched before', async () => {
    const { change, list, refIds, first, requisition } = await open(2)
    const late = await apply(test, { requisition, values: WAITING })
    await database.owner
      .update(application)
      .set({ status: 'rejected' })
      .where(eq(application.userSmartreqId, first.userSmartreqId))
    const tagged = await change('tags', { add: ['Second look'], matching: { status: 'active' } })
    expect(tagged.body.data.done).toEqual([refIds[1], late.refId])
    const [, ...others] = await list('?ordering=application_date')
    expect(others.every(({ tags: [one] }) => one?.name === 'Second look')).toBe(true)
  })

  it('reaches those of a tag and a user, as the list is narrowed to them', async () => {
    const { change, list, mate, refIds, first, tags } = await open(3)
    await change('tags', { add: ['Nights'], ref_ids: refIds.slice(0, 2) })
    await change('assigned-user', { user_id: mate.userId, ref_ids: refIds.slice(1) })
    const [nights] = await tags()
    const matching = { tag_id: nights?.tag_id, assigned_user_ids: String(mate.userId) }
    const { data } = (await change('deletions', { matching })).body
    expect(data.done).toEqual([refIds[1]])
    expect((await list()).map((row) => row.ref_id)).toEqual(
      expect.arrayContaining([first.refId, refIds[2]]),
    )
  })

  it('counts beside the filter by tag as the list does', async () => {
    const { change, recruiter, job, first, tags } = await open(3)
    await change('tags', { add: ['Nights'], ref_ids: [first.refId] })
    const [nights] = await tags()
    const counts = await recruiter.get(`${job}/applicants/counts/?tag_id=${nights?.tag_id}`)
    expect(counts.body.data.status.active).toBe(1)
  })

  it.each([
    ['nothing to do', {}, 'add'],
    ['an empty name', { add: [' '] }, 'add.0'],
    ['a name without end', { add: ['x'.repeat(41)] }, 'add.0'],
  ])('is refused with %s', async (_, body, field) => {
    const { change, refIds, tags } = await open()
    const reply = await change('tags', { ...body, ref_ids: refIds })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, [field]])
    expect(await tags()).toEqual([])
  })

  it('makes one tag when two name it at once', async () => {
    const { change, refIds, tags } = await open(2)
    await Promise.all(
      refIds.map((refId) => change('tags', { add: ['Referral'], ref_ids: [refId] })),
    )
    expect(await tags()).toHaveLength(1)
  })
})

describe('deleting applicants from a requisition', () => {
  it('takes them out of lists and counts, leaves who was hired, and is undone', async () => {
    const { change, list, undo, refIds, first, requisition } = await open(2)
    const hired = await apply(test, { requisition, values: { status: 'hired' } })
    const ids = [...refIds, hired.refId]
    const { data } = (await change('deletions', { ref_ids: ids })).body
    expect(data).toMatchObject({ done: refIds, skipped: [hired.refId] })
    expect((await list()).map((row) => row.ref_id)).toEqual([hired.refId])
    expect(await actionsOf(first.userSmartreqId)).toEqual(['delete'])
    expect((await undo(data.batch_id)).body.data.done).toEqual(refIds)
    expect(await list()).toHaveLength(3)
    expect(await actionsOf(first.userSmartreqId)).toEqual(['delete', 'restore'])
  })

  it('is not undone over another application of the same person', async () => {
    const { change, undo, first, requisition, refIds } = await open()
    const { data } = (await change('deletions', { ref_ids: refIds })).body
    const { accountId } = requisition
    const { userId } = first
    await database.owner
      .insert(application)
      .values({ accountId, userId, jobId: requisition.jobId, status: 'new' })
    expect((await undo(data.batch_id)).body.data).toEqual({ done: [], skipped: refIds })
  })
})

describe('every change of applicants', () => {
  const CHANGES = [
    ['assigned-user', { user_id: null }],
    ['tags', { add: ['Nights'] }],
    ['deletions', {}],
  ] as const

  it.each(CHANGES)('%s refuses all when one is foreign, and names it', async (what, body) => {
    const { change, refIds, first } = await open()
    const foreign = (await open()).first.refId
    const reply = await change(what, { ...body, ref_ids: [...refIds, foreign] })
    expect([reply.status, reply.body.error.details]).toEqual([404, { ref_ids: [foreign] }])
    expect(await actionsOf(first.userSmartreqId)).toEqual([])
  })

  it.each(CHANGES)('%s is for managers of the requisition alone', async (what, body) => {
    const { company, job, refIds } = await open()
    const interviewer = await test.as(
      await buildStaff(database, { company, preset: 'Interviewer' }),
    )
    const url = `${job}/applicants/${what}/`
    const reply = await interviewer.post(url, { ...body, ref_ids: refIds }, { key: randomUUID() })
    expect(reply.status).toBe(403)
    const stranger = (await open()).recruiter
    expect((await stranger.post(url, { ...body, ref_ids: refIds })).status).toBe(404)
  })

  it('is done once for its key', async () => {
    const { change, refIds, first } = await open()
    const key = randomUUID()
    const one = await change('tags', { add: ['Nights'], ref_ids: refIds, key })
    const other = await change('tags', { add: ['Nights'], ref_ids: refIds, key })
    expect(other.body).toEqual(one.body)
    expect(await actionsOf(first.userSmartreqId)).toEqual(['tag'])
  })

  it('cannot be undone after ten minutes, by a stranger, or when there was none', async () => {
    const { change, undo, refIds } = await open()
    const { data } = (await change('tags', { add: ['Nights'], ref_ids: refIds })).body
    expect((await (await open()).undo(data.batch_id)).status).toBe(404)
    expect((await undo(randomUUID())).status).toBe(404)
    await database.owner
      .update(applicationChange)
      .set({ changedAt: new Date(Date.now() - 11 * MINUTE) })
      .where(eq(applicationChange.batchId, data.batch_id))
    expect((await undo(data.batch_id)).body.error.code).toBe('undo_expired')
  })
})

type Row = {
  user_smartreq_id: number
  ref_id: number
  assigned_user: { user_id: number } | null
  tags: { tag_id: number; name: string }[]
}

/** A requisition with applicants, its recruiter, and two more users who see it. */
async function open(count = 1) {
  const applicants = Array.from({ length: count }, () => WAITING)
  const arrived = await arrive(test, { applicants })
  const { company, requisition, recruiter } = arrived
  const job = `/smartreq/v1/${requisition.jobId}`
  const url = (path: string) => `${job}/applicants/${path}/`
  return {
    ...arrived,
    job,
    mate: await buildStaff(database, { company, preset: 'Recruiter' }),
    other: await buildStaff(database, { company, preset: 'Recruiter' }),
    change: (
      path: string,
      { key = randomUUID(), ...body }: { key?: string; [field: string]: unknown },
    ) => recruiter.post(url(path), body, { key }),
    undo: (batchId: string) =>
      recruiter.post(url(`changes/${batchId}/undo`), {}, { key: randomUUID() }),
    list: async (query = ''): Promise<Row[]> =>
      (await recruiter.get(`${job}/applicants/${query}`)).body.data,
    tags: async (): Promise<Row['tags']> => (await recruiter.get(`${job}/tags/`)).body.data,
  }
}

function namesOf(rows: readonly Row[], { userSmartreqId }: { userSmartreqId: number }): string[] {
  const row = rows.find((one) => one.user_smartreq_id === userSmartreqId)
  return (row?.tags ?? []).map(({ name }) => name)
}

async function actionsOf(entityId: number): Promise<string[]> {
  const rows = await database.owner
    .select({ action: auditEvent.action })
    .from(auditEvent)
    .where(and(eq(auditEvent.entity, 'application'), eq(auditEvent.entityId, entityId)))
    .orderBy(auditEvent.auditId)
  return rows.map(({ action }) => action)
}
