import { describe, expect, it } from 'vitest'

import { offerDetailsTemplate } from '#contract/examples/offer-details-templates.ts'
import { offerLetter } from '#contract/examples/offer-letters.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()

const FIELD = {
  name: 'Signing bonus',
  kind: 'text',
  options: null,
  default_value: null,
  is_required: false,
  is_private: true,
  is_shown_to_candidate: false,
}

describe('the key of an offer field', () => {
  it('is made from its name, stays when the field is renamed, and is no other field’s', async () => {
    const { create, change } = await open()
    const first = await create({ name: 'Prime d’arrivée (€)' })
    expect(first.body.data.key).toBe('prime_d_arrivee')
    const renamed = await change(first.body.data.offer_field_id, { name: 'Bonus' })
    expect(renamed.body.data).toMatchObject({ name: 'Bonus', key: 'prime_d_arrivee' })
    expect((await create({ name: 'Prime d’arrivée (€)' })).body.data.key).toBe('prime_d_arrivee_2')
    expect((await create({ name: 'Prime, d’arrivée' })).body.data.key).toBe('prime_d_arrivee_3')
    expect((await create({ name: '合計' })).body.data.key).toBe('field')
  })
})

describe('the default of an offer field', () => {
  it.each([
    ['number', '12.5', 'twelve'],
    ['money', '52000.00', '52000.005'],
    ['money', '0', '-5'],
    ['date', '2028-02-29', '2027-02-29'],
    ['yes_no', 'no', 'maybe'],
    ['choice', 'Large', 'Huge'],
  ])('of the kind %s can be %j, and not %j', async (kind, right, wrong) => {
    const { create } = await open()
    const options = 'Small\n Large \n\nSmall'
    const made = await create({ kind, options, default_value: right })
    expect([made.status, made.body.data?.default_value]).toEqual([201, right])
    const refused = await create({ name: 'Other', kind, options, default_value: wrong })
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([
      400,
      ['default_value'],
    ])
  })

  it('needs options for a choice', async () => {
    const { create } = await open()
    const refused = await create({ kind: 'choice', options: ' \n ' })
    expect(Object.keys(refused.body.error.fields)).toEqual(['options'])
  })
})

describe('an offer field that is used', () => {
  it('is counted with its letters and tables, keeps its kind, is archived, and never deleted', async () => {
    const { admin, base, create, change, fields } = await open()
    const { offer_field_id: id } = (await create({})).body.data
    await create({ name: 'Signing bonus 2' })
    const { name, language, page_size, header, footer } = offerLetter
    const body_html = `<p>{{ offer_signing_bonus|:none}} {{signature:candidate}}</p>`
    const letter = { name, language, page_size, header, footer, body_html }
    expect((await admin.post(`${base}offer-template/`, letter)).status).toBe(201)
    const row = { field_key: 'offer_signing_bonus', label: 'Bonus', is_omitted_when_empty: true }
    const details = { name: 'Pay', rows: [...offerDetailsTemplate.rows, row] }
    expect((await admin.post(`${base}offer-details-templates/`, details)).status).toBe(201)
    expect((await fields()).map(({ uses }) => uses)).toMatchObject([
      {
        offer_letters: { count: 1, named: [{ name: 'Standard offer' }] },
        offer_details: { count: 1, named: [{ name: 'Pay' }] },
      },
      { offer_letters: { count: 0 }, offer_details: { count: 0 } },
    ])
    expect((await change(id, { kind: 'money' })).body.error.fields).toHaveProperty('kind')
    const refused = await admin.delete(`${base}offer-fields/${id}/`)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'row_in_use'])
    expect((await change(id, { is_archived: true })).body.data.is_archived).toBe(true)
    expect((await change(id, { name: 'Bonus' })).body.data.is_archived).toBe(true)
    expect((await change(id, { is_archived: false })).body.data.is_archived).toBe(false)
  })
})

async function open() {
  const company = await buildCompany(test.database)
  const admin = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const base = `/account/v1/${company.accountId}/`
  const url = `${base}offer-fields/`
  return {
    admin,
    base,
    create: (field: object) => admin.post(url, { ...FIELD, ...field }),
    change: (id: number, field: object) => admin.patch(`${url}${id}/`, field),
    fields: async (): Promise<{ uses: object }[]> => (await admin.get(url)).body.data,
  }
}
