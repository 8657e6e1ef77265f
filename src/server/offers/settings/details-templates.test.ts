import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { offerDetailsTemplate } from '#contract/examples/offer-details-templates.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const NOT_THERE = 999_999_999
const { name, rows } = offerDetailsTemplate

describe('a details template', () => {
  it('keeps its rows in their order, and each name once', async () => {
    const { admin, create, one, url } = await open()
    const made = await create({})
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({ name, rows, is_archived: false })
    const id: number = made.body.data.offer_details_template_id
    const reversed = { name, rows: rows.toReversed() }
    expect((await admin.put(one(id), reversed)).body.data).toMatchObject(reversed)
    expect((await admin.get(one(id))).body.data.rows).toEqual(rows.toReversed())
    const taken = await create({ name: name.toUpperCase() })
    expect([taken.status, taken.body.error.code]).toEqual([409, 'value_taken'])
    expect((await admin.patch(one(id), { is_archived: true })).status).toBe(200)
    expect((await admin.put(one(id), reversed)).status).toBe(404)
    expect((await create({})).status).toBe(201)
    expect((await admin.patch(one(id), { is_archived: false })).body.error.code).toBe('value_taken')
    expect((await admin.get(`${url}?state=archived`)).body.meta.total).toBe(1)
    expect((await admin.get(`${url}?search=dates`)).body.meta.total).toBe(1)
  })

  it('names fields that there are, each once, and at least one', async () => {
    const { create } = await open()
    const [row] = rows
    for (const wrong of [[], [row, row], [{ ...row, field_key: 'offer_none' }]])
      expect(Object.keys((await create({ rows: wrong })).body.error.fields)).toEqual(['rows'])
  })

  it('tells the second of two editors what the first has stored', async () => {
    const { admin, create, one } = await open()
    const id = (await create({})).body.data.offer_details_template_id
    const headers = { 'if-match': stateTag({ name, rows }) }
    const first = { name: 'First', rows }
    expect((await admin.put(one(id), first, { headers })).status).toBe(200)
    const second = await admin.put(one(id), { name: 'Second', rows }, { headers })
    expect(second.body.error.details.stored).toEqual(first)
  })

  it('is no business of another company', async () => {
    const elsewhere = await open()
    const foreign = (await elsewhere.create({})).body.data.offer_details_template_id
    const { admin, one } = await open()
    for (const id of [foreign, NOT_THERE]) {
      const replies = [
        await admin.get(one(id)),
        await admin.put(one(id), { name, rows }),
        await admin.patch(one(id), { is_archived: true }),
      ]
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
    }
    expect((await admin.get(elsewhere.one(foreign))).status).toBe(403)
  })
})

async function open() {
  const company = await buildCompany(test.database)
  const admin = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const url = `/account/v1/${company.accountId}/offer-details-templates/`
  return {
    admin,
    url,
    one: (id: number) => `${url}${id}/`,
    create: (content: object) => admin.post(url, { name, rows, ...content }),
  }
}
