import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { UsedTag } from '#contract/settings/tags.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { buildStaff } from '#testing/builders.ts'
import { arrive, WAITING } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()

describe('the tags of a company', () => {
  it('come by name, with how many applicants have each', async () => {
    const { list, tag, refIds } = await open()
    await tag(['Night shift'], refIds)
    await tag(['forklift'], refIds.slice(0, 1))
    expect((await list()).data.map(({ name, uses }) => [name, uses.applicants.count])).toEqual([
      ['forklift', 1],
      ['Night shift', 2],
    ])
  })

  it('are renamed wherever they are shown, but not to the name of another one', async () => {
    const { rename, tag, tagged, refIds } = await open()
    const [night] = await tag(['Nights', 'Days'], refIds)
    expect((await rename(night, 'Night shift')).body.data).toMatchObject({
      uses: { applicants: { count: 2 } },
    })
    expect(await tagged()).toEqual([
      ['Days', 'Night shift'],
      ['Days', 'Night shift'],
    ])
    const taken = await rename(night, 'DAYS')
    expect([taken.status, taken.body.error.code]).toEqual([409, 'value_taken'])
    expect((await rename(night, 'NIGHT SHIFT')).body.data.name).toBe('NIGHT SHIFT')
    expect(await trailOf(night)).toEqual([{ name: 'Night shift' }, { name: 'NIGHT SHIFT' }])
  })

  it('are merged: who has both or one of them has the other one, once', async () => {
    const { remove, tag, tagged, refIds } = await open()
    const [night] = await tag(['Nights'], refIds)
    const [shift] = await tag(['Night shift'], refIds.slice(0, 1))
    const merged = await remove(night, `?replace_to=${shift?.tag_id}`)
    expect(merged.body.data).toEqual({ id: night?.tag_id, moved: 2 })
    expect(await tagged()).toEqual([['Night shift'], ['Night shift']])
    expect(await trailOf(night)).toEqual([{ replaced_by: 'Night shift' }])
  })

  it('are deleted with what they say of applicants, and undoing a change does not bring one back', async () => {
    const { remove, tag, tagged, undo, untag, refIds } = await open()
    const [night] = await tag(['Nights', 'Days'], refIds)
    const { batch_id: batchId } = await untag([night], refIds)
    expect((await remove(night)).body.data.moved).toBe(0)
    expect((await undo(batchId)).status).toBe(200)
    expect(await tagged()).toEqual([['Days'], ['Days']])
    expect((await remove(night)).status).toBe(404)
  })
})

type Key = Pick<UsedTag, 'tag_id'> | undefined

/** Two applicants, their recruiter, and who may change the tags. */
async function open() {
  const { company, requisition, recruiter, refIds } = await arrive(test, {
    applicants: [WAITING, WAITING],
  })
  const admin = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const path = `/account/v1/${company.accountId}/tags/`
  const job = `/smartreq/v1/${requisition.jobId}/applicants`
  const list = async (query = ''): Promise<{ data: UsedTag[]; meta: { total: number } }> =>
    (await admin.get(path + query)).body
  return {
    refIds,
    list,
    rename: (tag: Key, name: string) => admin.patch(`${path}${tag?.tag_id}/`, { name }),
    remove: (tag: Key, query = '') => admin.delete(`${path}${tag?.tag_id}/${query}`),
    tag: async (add: string[], ref_ids: number[]) => {
      await recruiter.post(`${job}/tags/`, { add, ref_ids })
      const { data } = await list()
      return add.map((name) => data.find((one) => one.name === name))
    },
    untag: async (tags: Key[], ref_ids: number[]) => {
      const remove = tags.map((tag) => tag?.tag_id)
      return (await recruiter.post(`${job}/tags/`, { remove, ref_ids })).body.data
    },
    undo: (batchId: string) => recruiter.post(`${job}/changes/${batchId}/undo/`, {}),
    /** The names of the tags of each applicant. */
    tagged: async (): Promise<string[][]> => {
      const { data } = (await recruiter.get(`${job}/`)).body
      return data.map(({ tags }: { tags: { name: string }[] }) => tags.map(({ name }) => name))
    },
  }
}

async function trailOf(tag: Key) {
  const rows = await test.database.owner
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.entity, 'tag'), eq(auditEvent.entityId, tag?.tag_id ?? 0)))
    .orderBy(auditEvent.auditId)
  return rows.map(({ after }) => after)
}
