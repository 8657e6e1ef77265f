import { describe, expect, it } from 'vitest'

import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildEmployee } from '#testing/employees.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()

describe('records that may be of one person', () => {
  it('are suggested with their reasons, those with the most first', async () => {
    const { add, list } = await open()
    const a = await add({
      person: { firstName: 'Zoë', lastName: 'Náñez', phoneNumber: '+1 (401) 555-0134' },
    })
    const b = await add({
      person: { firstName: 'zoe', lastName: 'nanez', phoneNumber: '401 555 0134 x9' },
    })
    const c = await add({ person: { lastName: 'C', email: 'Same@example.com' } })
    const d = await add({ person: { lastName: 'D', email: 'same@example.com' } })
    const e = await add({ person: { lastName: 'E' }, stretch: { employeeNumber: 'HP-9' } })
    const f = await add({ person: { lastName: 'F' }, stretch: { employeeNumber: 'HP-9' } })
    const { pairs, total } = await list()
    expect(pairs).toEqual([
      { ids: [a, b], reasons: ['name_and_start_date', 'phone'] },
      { ids: [c, d], reasons: ['email'] },
      { ids: [e, f], reasons: ['employee_number'] },
    ])
    expect(total).toBe(3)
    expect(await list('page_size=1&page=3')).toMatchObject({ total: 3, pairs: [{ ids: [e, f] }] })
    expect(await list('page=9')).toEqual({ total: 3, pairs: [] })
  })

  it('are no people who share a name alone, a former number, or the number of a switchboard', async () => {
    const { add, list } = await open()
    await add({ person: { lastName: 'Lee' }, stretch: { startDate: '2024-01-08' } })
    await add({ person: { lastName: 'Lee' } })
    const former = { employeeNumber: 'HP-1', startDate: '2020-01-06', endDate: '2021-01-29' }
    await add({ person: { lastName: 'Before' }, stretch: former })
    await add({ person: { lastName: 'After' }, stretch: { employeeNumber: 'HP-1' } })
    // A phone that a workplace shares, and one of two people who share no name.
    for (const firstName of ['A', 'B', 'C', 'D', 'E', 'F'])
      await add({ person: { firstName, lastName: 'Desk', phoneNumber: '+1 401 555 0000' } })
    for (const lastName of ['Ash', 'Birch'])
      await add({ person: { lastName, phoneNumber: '+1 401 555 0011' } })
    const gone = { lastName: 'Erased', email: 'gone@example.com' }
    await add({ person: gone })
    await add({ person: { ...gone, lastName: 'X', erasedAt: new Date() } })
    expect(await list()).toEqual({ total: 0, pairs: [] })
  })

  it('are remembered as different people, which can be undone, and go when they are merged', async () => {
    const { accountId, staff, add, list } = await open()
    const phoneNumber = '+1 401 555 0134'
    const a = await add({ person: { firstName: 'Al', lastName: 'Lee', phoneNumber } })
    const b = await add({ person: { firstName: 'Alan', lastName: 'LEE', phoneNumber } })
    const people = `/account/v1/${accountId}/people/`
    const dismissal = `${people}${b}/duplicates/${a}/`
    expect((await staff.post(dismissal, {})).status).toBe(200)
    expect((await staff.post(`${people}${a}/duplicates/${b}/`, {})).status).toBe(200)
    expect(await list()).toEqual({ total: 0, pairs: [] })
    expect(await list('dismissed=1')).toMatchObject({ total: 1, pairs: [{ ids: [a, b] }] })
    expect((await staff.delete(dismissal)).status).toBe(200)
    expect((await list()).total).toBe(1)
    await staff.put(`${people}${a}/merge/${b}/`, {})
    expect((await list()).total).toBe(0)
  })

  it('are for users whose role opens people, of their own company', async () => {
    const { accountId, company, staff, add } = await open()
    const foreign = await (await open()).add({})
    const own = await add({})
    const interviewer = await test.as(
      await buildStaff(test.database, { company, preset: 'Interviewer' }),
    )
    const people = `/account/v1/${accountId}/people/`
    expect((await interviewer.get(`${people}duplicates/`)).status).toBe(403)
    expect((await staff.post(`${people}${own}/duplicates/${foreign}/`, {})).status).toBe(404)
    expect((await staff.post(`${people}${own}/duplicates/${own}/`, {})).status).toBe(400)
    expect((await staff.get(`${people}${own}/merge/${foreign}/`)).status).toBe(404)
    expect((await staff.get(`${people}${own}/merge/`)).status).toBe(404)
  })
})

async function open() {
  const company = await buildCompany(test.database)
  const { accountId } = company
  const staff = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const add = async (given: Omit<Parameters<typeof buildEmployee>[1], 'accountId'>) =>
    (await buildEmployee(test.database, { accountId, ...given })).userId
  const list = async (query = '') => {
    const { body } = await staff.get(`/account/v1/${accountId}/people/duplicates/?${query}`)
    return {
      total: body.meta.total,
      pairs: body.data.map((pair: { people: { user_id: number }[]; reasons: string[] }) => ({
        ids: pair.people.map((one) => one.user_id),
        reasons: pair.reasons,
      })),
    }
  }
  return { company, accountId, staff, add, list }
}
