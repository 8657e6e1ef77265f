import { describe, expect, it } from 'vitest'

import { nightShifts } from '#contract/examples/application-form.ts'
import type { AccountField } from '#contract/settings/account-fields.ts'
import { buildCompany, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { publishActivity, saveActivity } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const { jobId } = await buildRequisition(database, { company })
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const url = `/account/v1/account-fields/job/${jobId}/`
const body = { field: nightShifts.written, is_private: false }

describe('the custom fields of a company', () => {
  it('are added, changed, searched and listed in their order', async () => {
    const made = await create('Zebra crossing')
    await create('Apron size')
    const changed = { field: { ...body.field, text: 'Boot size' }, is_private: true }
    const reply = await recruiter.patch(urlOf(made), changed)
    expect(reply.body.data).toEqual({ ...made, ...changed })
    const listed = await list()
    expect(listed.map(({ field }) => field.text)).toEqual(['Boot size', 'Apron size'])
    expect((await list('boot')).map((one) => one.is_private)).toEqual([true])
    expect(await list('%')).toEqual([])
  })

  it('are archived with what was asked by them still in the plan', async () => {
    const made = await create('License number')
    const { account_field_id } = made
    const field = { ...nightShifts, account_field_id, written: made.field }
    const section = { section_id: 's', title: 'About', standard_title: null, fields: [field] }
    const other = await buildRequisition(database, { company })
    const settings = { kind: 'application-form' as const, sections: [section] }
    await publishActivity(recruiter, { ...other, settings })
    expect((await recruiter.delete(urlOf(made))).status).toBe(200)
    expect((await list()).map((one) => one.account_field_id)).not.toContain(account_field_id)
    expect((await recruiter.delete(urlOf(made))).status).toBe(404)
    expect((await recruiter.patch(urlOf(made), body)).status).toBe(404)
    const again = await saveActivity(recruiter, { ...other, settings })
    const { steps } = again.body.data
    expect(only<{ settings: unknown }>(steps[0].activities).settings).toEqual(settings)
  })

  it('of one company are none of another', async () => {
    const made = await create('Shoe size')
    const other = await buildCompany(database)
    const theirs = await buildRequisition(database, { company: other })
    const stranger = await test.as(
      await buildStaff(database, { company: other, preset: 'Recruiter' }),
    )
    const path = `/account/v1/account-field/job/${theirs.jobId}/${made.account_field_id}/`
    expect((await stranger.patch(path, body)).status).toBe(404)
    expect((await stranger.delete(path)).status).toBe(404)
    expect((await stranger.get(url)).status).toBe(404)
    const listed = await stranger.get(`/account/v1/account-fields/job/${theirs.jobId}/`)
    expect(listed.body.data).toEqual([])
  })

  it.each([
    ['a type that forms do not have', { field: { ...body.field, type: 'drawing' } }],
    ['a scale', { field: { ...body.field, type: 'scale', max: 5, low: 'a', high: 'b' } }],
    ['no text', { field: { ...body.field, text: ' ' } }],
    ['no word on who sees it', { is_private: undefined }],
  ])('are refused with %s', async (_, wrong) => {
    expect((await recruiter.post(url, { ...body, ...wrong })).status).toBe(400)
  })

  it('are for one use only', async () => {
    expect((await recruiter.get(`${url}?usage_type_id=2`)).status).toBe(200)
    expect((await recruiter.get(`${url}?usage_type_id=1`)).status).toBe(400)
  })

  it('are for those who manage a requisition', async () => {
    const client = await test.as(await buildStaff(database, { company, preset: 'Interviewer' }))
    expect((await client.get(url)).status).toBe(403)
    expect((await client.post(url, body)).status).toBe(403)
  })
})

async function create(text: string): Promise<AccountField> {
  const reply = await recruiter.post(url, { ...body, field: { ...body.field, text } })
  expect(reply.status).toBe(201)
  return reply.body.data
}

async function list(search = ''): Promise<AccountField[]> {
  return (await recruiter.get(`${url}?search=${encodeURIComponent(search)}`)).body.data
}

function urlOf({ account_field_id: id }: AccountField): string {
  return `/account/v1/account-field/job/${jobId}/${id}/`
}
