import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import type { JobAttributes } from '#contract/plan-editor/job-attributes.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

import { job } from '../../db/schema/requisition.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

describe('groups of attributes', () => {
  it('are kept in their order, and so are the attributes over all of them', async () => {
    const { jobId, ids } = await open()
    const [a, b, c] = ids
    const saved = await save(jobId, {
      ids: [a, b, c],
      groups: [
        { name: ' Second ', attribute_type_ids: [b] },
        { name: 'First', attribute_type_ids: [a] },
      ],
    })
    expect(saved.status).toBe(200)
    const { attributes, groups } = await read(jobId)
    expect(attributes.map((one) => one.attribute_type_id)).toEqual([c, b, a])
    expect(groups).toMatchObject([
      { name: 'Second', sort_order: 1, attribute_type_ids: [b] },
      { name: 'First', sort_order: 2, attribute_type_ids: [a] },
    ])
    // Lists and prints name them in this order.
    const { attributes: shown } = (await recruiter.get(`/smartreq/v1/${jobId}/`)).body.data
    const shownIds = shown.map((one: { attribute_type_id: number }) => one.attribute_type_id)
    expect(shownIds).toEqual([c, b, a])
  })

  it('go along with a copy, and change no score', async () => {
    const { jobId, ids } = await open()
    await save(jobId, { ids })
    const version = await versionOf(jobId)
    await save(jobId, { ids, groups: [{ name: 'All', attribute_type_ids: ids.toReversed() }] })
    expect(await versionOf(jobId)).toBe(version)
    const copy = await recruiter.post(`/job/v1/job-duplicate/${jobId}/`, {}, { key: randomUUID() })
    const { groups } = await read(copy.body.data.new_job_id)
    expect(groups).toMatchObject([{ name: 'All', attribute_type_ids: ids.toReversed() }])
    const deleted = await recruiter.delete(`/smartreq/v1/${copy.body.data.new_job_id}/`, {
      key: randomUUID(),
    })
    expect(deleted.status).toBe(200)
  })

  it('of two colleagues: the second is told what the first has saved', async () => {
    const { jobId, ids } = await open()
    const { attributes, groups } = await read(jobId)
    const base = { attributes, groups }
    const mine = [{ name: 'Mine', attribute_type_ids: ids }]
    expect((await save(jobId, { ids, groups: mine, base })).status).toBe(200)
    const late = await save(jobId, { ids, base })
    expect([late.status, late.body.error.code]).toEqual([409, 'conflict'])
    expect(late.body.error.details.stored.groups).toMatchObject([{ name: 'Mine' }])
    expect((await read(jobId)).groups).toHaveLength(1)
  })

  it.each([
    { what: 'no attributes', groups: () => [{ name: 'Empty', attribute_type_ids: [] }] },
    {
      what: 'no name',
      groups: ([a]: readonly number[]) => [{ name: ' ', attribute_type_ids: [a] }],
    },
    {
      what: 'an attribute that does not count',
      groups: () => [{ name: 'G', attribute_type_ids: [999_999] }],
    },
    {
      what: 'an attribute of another group',
      groups: ([a]: readonly number[]) => [
        { name: 'G', attribute_type_ids: [a] },
        { name: 'H', attribute_type_ids: [a] },
      ],
    },
    {
      what: 'one name twice',
      groups: ([a, b]: readonly number[]) => [
        { name: 'Thinking', attribute_type_ids: [a] },
        { name: ' thinking', attribute_type_ids: [b] },
      ],
    },
  ])('are refused with $what', async ({ groups }) => {
    const { jobId, ids } = await open()
    const reply = await save(jobId, { ids, groups: groups(ids) })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body.error.fields)[0]).toMatch(/^groups/)
  })
})

async function open() {
  const { jobId } = await buildRequisition(database, { company })
  const ids = (await read(jobId)).library.slice(0, 3).map((one) => one.attribute_type_id)
  return { jobId, ids }
}

async function read(jobId: number): Promise<JobAttributes> {
  return (await recruiter.get(`/job/v1/attribute-groups/${jobId}/`)).body.data
}

type Saved = { ids: readonly (number | undefined)[]; groups?: readonly object[]; base?: object }

function save(jobId: number, { ids, groups = [], base }: Saved) {
  const attributes = ids.map((id) => ({ attribute_type_id: id, weight: 1 }))
  return recruiter.send({
    method: 'PUT',
    url: `/job/v1/attribute-groups/${jobId}/`,
    body: { attributes, groups },
    key: randomUUID(),
    ...(base === undefined ? {} : { headers: { 'if-match': stateTag(base) } }),
  })
}

async function versionOf(jobId: number): Promise<number> {
  const [row] = await database.owner
    .select({ version: job.weightsVersion })
    .from(job)
    .where(eq(job.jobId, jobId))
  return row?.version ?? 0
}
