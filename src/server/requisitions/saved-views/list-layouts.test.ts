import { expect, it } from 'vitest'

import { buildCompany, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

const columns = [
  { id: 'name', is_shown: true, width: 'wide' },
  { id: 'tags', is_shown: true, width: 'automatic' },
  { id: 'source', is_shown: false, width: 'narrow' },
] as const

async function begin() {
  const company = await buildCompany(database)
  const [one, other] = [
    await test.as(await buildStaff(database, { company, preset: 'Recruiter' })),
    await test.as(await buildStaff(database, { company, preset: 'Recruiter' })),
  ]
  const url = (list: string, accountId = company.accountId) =>
    `/user/v1/list-layouts/${accountId}/${list}/`
  return { company, one, other, url }
}

it('columns are arranged by each user for each list', async () => {
  const { one, other, url } = await begin()
  expect((await one.get(url('applicants'))).body.data).toEqual({ columns: [] })
  expect((await one.put(url('applicants'), { columns })).body.data).toEqual({ columns })
  const [first, ...others] = columns
  const changed = [...others, first]
  await one.put(url('applicants'), { columns: changed })
  expect((await one.get(url('applicants'))).body.data).toEqual({ columns: changed })
  expect((await one.get(url('all_applicants'))).body.data).toEqual({ columns: [] })
  expect((await other.get(url('applicants'))).body.data).toEqual({ columns: [] })
})

it('columns go back to those that the list comes with', async () => {
  const { one, url } = await begin()
  await one.put(url('applicants'), { columns })
  expect((await one.put(url('applicants'), { columns: [] })).status).toBe(200)
  expect((await one.get(url('applicants'))).body.data).toEqual({ columns: [] })
})

it('columns of another company, and of a list that is not arranged, are refused', async () => {
  const { one, url } = await begin()
  const foreign = await buildCompany(database)
  expect((await one.get(url('applicants', foreign.accountId))).status).toBe(403)
  expect((await one.put(url('applicants', foreign.accountId), { columns })).status).toBe(403)
  expect((await one.get(url('payroll'))).status).toBe(400)
})

it.each([
  ['a column twice', [columns[0], columns[0]]],
  ['a width that there is not', [{ ...columns[0], width: 'huge' }]],
  ['an id of other letters', [{ ...columns[0], id: 'name; drop' }]],
  ['too many', Array.from({ length: 201 }, (_, n) => ({ ...columns[0], id: `c${'_'.repeat(n)}` }))],
])('refuses %s', async (_, wrong) => {
  const { one, url } = await begin()
  expect((await one.put(url('applicants'), { columns: wrong })).status).toBe(400)
})
