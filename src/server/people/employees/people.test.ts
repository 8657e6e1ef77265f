import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { account } from '#server/db/schema/account.ts'
import { employee } from '#server/db/schema/employee.ts'
import { job } from '#server/db/schema/requisition.ts'
import { appUser } from '#server/db/schema/session.ts'
import { dayAfter } from '#server/offers/offer-deadline.ts'
import { buildCompany, buildPerson, buildStaff } from '#testing/builders.ts'
import { buildEmployee, buildProfile } from '#testing/employees.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

describe('the people of a company', () => {
  it('are listed by name with their current job, without those who left or are still to come', async () => {
    const { accountId, list } = await open()
    await add(accountId, { person: { lastName: 'Zapata' } })
    const { userId } = await add(accountId, { person: { lastName: 'Ángeles' } })
    await buildEmployee(test.database, {
      accountId,
      person: { userId },
      stretch: { startDate: '2020-01-06', endDate: '2020-12-31', jobTitle: 'Earlier' },
    })
    await add(accountId, { person: { lastName: 'Gone' }, stretch: { endDate: '2026-02-01' } })
    await add(accountId, { person: { lastName: 'Planned' }, stretch: { startDate: '2099-01-05' } })
    expect(namesOf(await list())).toEqual(['Ángeles', 'Zapata'])
    expect((await list()).data[0].job).toMatchObject({ job_title: 'Shift lead', state: 'current' })
    expect(namesOf(await list('state=left'))).toEqual(['Gone'])
    expect(namesOf(await list('state=planned'))).toEqual(['Planned'])
    const all = await list('state=all&ordering=-name')
    expect([namesOf(all), all.meta.total]).toEqual([['Zapata', 'Planned', 'Gone', 'Ángeles'], 4])
  })

  it('are found by parts of a name without accents, by address and by employee number', async () => {
    const { accountId, list, staff } = await open()
    await add(accountId, {
      person: { firstName: 'José', lastName: 'O’Neil', email: 'jo@example.com' },
    })
    await add(accountId, {
      person: { lastName: 'Other' },
      stretch: { employeeNumber: 'HP-7', department: 'Sales' },
    })
    expect(namesOf(await list('search=oneil%20jose'))).toEqual(['O’Neil'])
    expect(namesOf(await list('search=jo@example'))).toEqual(['O’Neil'])
    expect(namesOf(await list('search=HP-7'))).toEqual(['Other'])
    expect(namesOf(await list('department=Sales'))).toEqual(['Other'])
    const { body } = await staff.get(`${peopleUrl(accountId)}filters/`)
    expect(body.data.departments).toEqual([{ department: 'Sales', count: 1 }])
  })

  it('are current until the end of their last day in the time zone of the company', async () => {
    const { accountId, list } = await open()
    const ahead = 'Pacific/Kiritimati'
    const endDate = dayAfter(test.clock.now(), { days: -1, timeZone: ahead })
    await add(accountId, { person: { lastName: 'Leaving' }, stretch: { endDate } })
    const listIn = async (timeZone: string) => {
      await owner.update(account).set({ timeZone }).where(eq(account.accountId, accountId))
      return namesOf(await list())
    }
    expect(await listIn('Pacific/Pago_Pago')).toEqual(['Leaving'])
    expect(await listIn(ahead)).toEqual([])
  })

  it('are for users whose role opens them, and a person of another company is not there', async () => {
    const { accountId, company, staff } = await open()
    const own = await add(accountId)
    const other = await open()
    const interviewer = await test.as(
      await buildStaff(test.database, { company, preset: 'Interviewer' }),
    )
    expect((await interviewer.get(peopleUrl(accountId))).status).toBe(403)
    const { userId } = await add(other.accountId)
    expect((await staff.get(`${peopleUrl(accountId)}${userId}/`)).status).toBe(404)
    expect((await other.staff.get(`${peopleUrl(accountId)}${own.userId}/`)).status).toBe(403)
  })
})

describe('a person who is added', () => {
  it('gets an account that no one can sign in to, also where the address has an account elsewhere', async () => {
    const { accountId, staff } = await open()
    const stranger = await buildPerson(test.database)
    const [known] = await owner
      .select({ email: appUser.email })
      .from(appUser)
      .where(eq(appUser.userId, stranger.userId))
    const email = known?.email
    const check = await staff.post(`${peopleUrl(accountId)}check-email/`, { email })
    expect(check.body.data).toEqual({ person: null })
    const stretch = { job_id: await profile(accountId), start_date: '2026-01-05', email }
    const nameless = await staff.post(peopleUrl(accountId), stretch)
    expect([nameless.status, nameless.body.error.code]).toEqual([404, 'email_not_linked'])
    const added = await staff.post(peopleUrl(accountId), {
      ...stretch,
      first_name: 'Bo',
      last_name: 'Li',
    })
    expect(added.status).toBe(201)
    expect(added.body.data.user_id).not.toBe(stranger.userId)
    const found = await staff.post(`${peopleUrl(accountId)}check-email/`, { email })
    expect(found.body.data.person).toEqual({
      first_name: 'Bo',
      last_name: 'Li',
      employee_user_id: added.body.data.user_id,
    })
  })

  it('at the same time twice is one employee with one job', async () => {
    const { accountId, staff } = await open()
    const body = {
      job_id: await profile(accountId),
      start_date: '2026-01-05',
      email: `twice-${accountId}@example.com`,
      first_name: 'Bo',
      last_name: 'Li',
    }
    const replies = await Promise.all([1, 2].map(() => staff.post(peopleUrl(accountId), body)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(await owner.$count(employee, eq(employee.accountId, accountId))).toBe(1)
  })

  it('is refused an archived profile, and details that were changed meanwhile stay', async () => {
    const { accountId, staff } = await open()
    const { userId } = await add(accountId, { person: { email: `one-${accountId}@example.com` } })
    await add(accountId, { person: { email: `two-${accountId}@example.com` } })
    const archived = await profile(accountId)
    await owner
      .update(job)
      .set({ archivedAt: new Date(0) })
      .where(eq(job.jobId, archived))
    const missing = await staff.post(peopleUrl(accountId), {
      job_id: archived,
      start_date: '2026-01-05',
      first_name: 'Bo',
      last_name: 'Li',
    })
    expect(missing.body.error.fields).toHaveProperty('job_id')
    const url = `${peopleUrl(accountId)}${userId}/`
    const taken = await staff.patch(url, { email: `two-${accountId}@example.com` })
    expect(taken.body.error.fields).toHaveProperty('email')
    const stale = await staff.patch(url, { city: 'Here' }, { headers: { 'if-match': '"0"' } })
    expect([stale.status, stale.body.error.code]).toEqual([409, 'conflict'])
    expect((await staff.patch(url, { city: 'Here' })).status).toBe(200)
    const [row] = await owner
      .select()
      .from(employee)
      .where(and(eq(employee.accountId, accountId), eq(employee.userId, userId)))
    expect(row?.city).toBe('Here')
  })
})

async function open() {
  const company = await buildCompany(test.database)
  const { accountId } = company
  const staff = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const list = async (query = '') => (await staff.get(`${peopleUrl(accountId)}?${query}`)).body
  return { company, accountId, staff, list }
}

type Made = Omit<Parameters<typeof buildEmployee>[1], 'accountId'>

function add(accountId: number, made: Made = {}) {
  return buildEmployee(test.database, { accountId, ...made })
}

function profile(accountId: number) {
  return buildProfile(test.database, { accountId })
}

function peopleUrl(accountId: number) {
  return `/account/v1/${accountId}/people/`
}

function namesOf({ data }: { data: { last_name: string }[] }) {
  return data.map((row) => row.last_name)
}
