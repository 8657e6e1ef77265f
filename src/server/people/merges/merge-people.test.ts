import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { employee, userJob } from '#server/db/schema/employee.ts'
import { legalHold } from '#server/db/schema/privacy.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
} from '#testing/builders.ts'
import { buildEmployee, buildProfile } from '#testing/employees.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

describe('a merge of two records of one person', () => {
  it('moves the jobs, hides the duplicate, and says on its page where it went', async () => {
    const { accountId, staff, url, one, other } = await open()
    const { body: preview } = await staff.get(url(one, `merge/${other.userId}/`))
    expect(preview.data).toMatchObject({ blocker: null, overlaps: [], employee_numbers: [] })
    const { body, status } = await staff.put(url(one, `merge/${other.userId}/`), {
      from_duplicate: ['phone_number'],
    })
    expect([status, body.data.moved_user_job_ids]).toEqual([200, [other.userJobId]])
    const { body: list } = await staff.get(url(null, '?state=all'))
    expect(list.data.map((row: { user_id: number }) => row.user_id)).toEqual([one.userId])
    const { body: kept } = await staff.get(url(one))
    expect(kept.data.jobs).toHaveLength(2)
    expect(kept.data.details).toMatchObject({ phone_number: '+1 401 555 0199', city: 'Saltmarsh' })
    expect(kept.data.merged).toMatchObject([{ user_id: other.userId, name: 'Adaeze Okafor' }])
    const { body: gone } = await staff.get(url(other))
    expect(gone.data.merge).toMatchObject({ user_id: one.userId, name: 'Ada Okafor' })
    expect(gone.data.jobs).toEqual([])
    const { body: found } = await staff.get(url(null, '?search=adaeze'))
    expect(found.data).toMatchObject([{ user_id: one.userId }])
    const known = await staff.post(url(null, 'check-email/'), { email: 'adaeze@example.com' })
    expect(known.body.data.person).toMatchObject({ employee_user_id: one.userId })
    expect(await mergedIntoOf({ accountId, userId: other.userId })).toBe(one.userId)
  })

  it('is undone exactly, and not after 30 days', async () => {
    const { accountId, company, staff, url, one, other } = await open()
    const before = await snapshot(accountId)
    await staff.put(url(one, `merge/${other.userId}/`), {
      from_duplicate: ['first_name', 'email', 'phone_number'],
    })
    expect(await snapshot(accountId)).not.toEqual(before)
    const undone = await staff.delete(url(other, 'merge/'))
    expect([undone.status, undone.body.data.kept_jobs, undone.body.data.kept_fields]).toEqual([
      200,
      [],
      [],
    ])
    expect(await snapshot(accountId)).toEqual(before)
    expect((await staff.delete(url(other, 'merge/'))).status).toBe(404)
    await staff.put(url(one, `merge/${other.userId}/`), {})
    test.clock.shift(31 * 86_400_000)
    const fresh = await test.as(
      await buildStaff(test.database, { company, preset: 'Account admin' }),
    )
    expect((await fresh.delete(url(other, 'merge/'))).body.error.code).toBe('undo_expired')
  })

  it('leaves later work as it is, and lists it', async () => {
    const { accountId, staff, url, one, other } = await open()
    await staff.put(url(one, `merge/${other.userId}/`), {
      from_duplicate: ['first_name', 'phone_number'],
    })
    await staff.patch(url(one), { phone_number: '+1 401 555 0100' })
    const ended = { end_date: '2026-02-01', separation_type: 'other', separation_reason_id: null }
    await staff.post(url(one, `jobs/${other.userJobId}/separation/`), ended)
    const jobId = await buildProfile(test.database, { accountId })
    const added = await staff.post(url(one, 'jobs/'), { job_id: jobId, start_date: '2026-03-02' })
    const { body } = await staff.delete(url(other, 'merge/'))
    expect(body.data.kept_fields).toEqual(['phone_number'])
    expect(body.data.kept_jobs).toEqual([
      {
        user_job_id: added.body.data.user_job_id,
        job_title: expect.any(String),
        user_id: one.userId,
        work: 'created',
      },
      {
        user_job_id: other.userJobId,
        job_title: 'Shift lead',
        user_id: other.userId,
        work: 'changed',
      },
    ])
    const { body: back } = await staff.get(url(other))
    expect(back.data.jobs).toMatchObject([{ end_date: '2026-02-01' }])
    const { body: kept } = await staff.get(url(one))
    expect(kept.data.details).toMatchObject({ first_name: 'Ada', phone_number: '+1 401 555 0100' })
  })

  it('gives no number and no address back that another employee has by now', async () => {
    const { accountId, staff, url, one } = await open()
    const twin = await add(accountId, {
      person: { email: 'twin@example.com' },
      stretch: { employeeNumber: 'HP-2' },
    })
    const choices = { from_duplicate: ['email'], employee_number: 'HP-1' }
    expect((await staff.put(url(one, `merge/${twin.userId}/`), choices)).status).toBe(200)
    const third = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Third' }
    const jobId = await buildProfile(test.database, { accountId })
    const job = { job_id: jobId, start_date: '2026-03-02', employee_number: 'HP-2' }
    const created = await staff.post(url(null), { ...third, ...job })
    expect(created.status).toBe(201)
    const { body: preview } = await staff.get(url(twin, 'merge/'))
    expect(preview.data).toMatchObject({
      cleared_fields: ['email'],
      kept_jobs: [{ user_job_id: twin.userJobId, work: 'not_restored' }],
    })
    expect((await staff.delete(url(twin, 'merge/'))).body.data).toEqual(preview.data)
    const { people, jobs } = await snapshot(accountId)
    expect(new Set(people.map(({ email }) => email))).toEqual(
      new Set(['ada@example.com', 'adaeze@example.com', null, 'twin@example.com']),
    )
    expect(people.find(({ email }) => email === null)?.userId).toBe(one.userId)
    const numbers = jobs.flatMap(({ employeeNumber }) => employeeNumber ?? [])
    expect(numbers.toSorted()).toEqual(['HP-1', 'HP-2'])
  })

  it('asks what becomes of jobs in one profile that share days, and which number stays', async () => {
    const { accountId, staff, url, one } = await open()
    const twin = await buildEmployee(test.database, {
      accountId,
      person: { email: 'twin@example.com' },
      stretch: { jobId: one.jobId, startDate: '2026-03-02', employeeNumber: 'HP-2' },
    })
    const before = await snapshot(accountId)
    const at = url(one, `merge/${twin.userId}/`)
    const { body: preview } = await staff.get(at)
    expect(preview.data.employee_numbers).toEqual(['HP-1', 'HP-2'])
    expect(preview.data.overlaps).toMatchObject([
      { endable: one.userJobId, removable: [one.userJobId, twin.userJobId] },
    ])
    expect((await staff.put(at, { employee_number: 'HP-1' })).body.error.code).toBe(
      'user_job_overlaps',
    )
    const end = [{ user_job_id: one.userJobId, action: 'end' }]
    expect((await staff.put(at, { jobs: end })).status).toBe(400)
    expect((await staff.put(at, { jobs: end, employee_number: 'HP-3' })).status).toBe(400)
    const wrong = [{ user_job_id: twin.userJobId, action: 'end' }]
    expect((await staff.put(at, { jobs: wrong, employee_number: null })).status).toBe(400)
    expect((await staff.put(at, { jobs: end, employee_number: 'HP-1' })).status).toBe(200)
    const jobs = await jobsOf(accountId, one.userId)
    expect(jobs).toMatchObject([
      { endDate: '2026-03-01', employeeNumber: 'HP-1' },
      { endDate: null, employeeNumber: 'HP-1' },
    ])
    await staff.delete(url(twin, 'merge/'))
    expect(await snapshot(accountId)).toEqual(before)
  })

  it('refuses people who are erased, on legal hold, merged already, or supervise each other', async () => {
    const { accountId, company, staff, url, one, other } = await open()
    const at = (whom: { userId: number }) => url(one, `merge/${whom.userId}/`)
    const codeOf = async (whom: { userId: number }) =>
      [
        (await staff.get(at(whom))).body.data.blocker,
        (await staff.put(at(whom), {})).body.error.code,
      ].join()
    const erased = await add(accountId, { person: { erasedAt: new Date() } })
    expect(await codeOf(erased)).toBe('erased,person_erased')
    const requisition = await buildRequisition(test.database, { company })
    const person = await buildPerson(test.database)
    const { userSmartreqId } = await buildApplication(test.database, { requisition, person })
    const held = await add(accountId, { person: { userId: person.userId } })
    const hold = { accountId, userSmartreqId, reason: 'Claim', placedBy: 1, placedAt: new Date() }
    await owner.insert(legalHold).values(hold)
    expect(await codeOf(held)).toBe('legal_hold,person_on_hold')
    const reporting = await add(accountId, {
      stretch: { supervisorEmail: 'ADA@example.com' },
    })
    expect(await codeOf(reporting)).toBe('supervises,person_supervises')
    await staff.put(at(other), {})
    expect(await codeOf(other)).toBe('merged,person_merged')
    expect((await staff.patch(url(other), { city: 'Elsewhere' })).body.error.code).toBe(
      'person_merged',
    )
    expect((await staff.put(at(one), {})).status).toBe(400)
    const foreign = await open()
    expect((await staff.put(at(foreign.one), {})).status).toBe(404)
  })

  it('lets one of two users win who merge at once', async () => {
    const { company, staff, url, one, other } = await open()
    const second = await test.as(
      await buildStaff(test.database, { company, preset: 'Account admin' }),
    )
    const answers = await Promise.all([
      staff.put(url(one, `merge/${other.userId}/`), {}),
      second.put(url(other, `merge/${one.userId}/`), {}),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([
      200, 409,
    ])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.error.code).toBe('person_merged')
  })

  it('refuses a preview that is out of date', async () => {
    const { staff, url, one, other } = await open()
    const at = url(one, `merge/${other.userId}/`)
    const { body } = await staff.get(at)
    await staff.patch(url(other), { city: 'Harborview' })
    const headers = { 'if-match': stateTag(body.data) }
    expect((await staff.put(at, {}, { headers })).body.error.code).toBe('conflict')
  })

  it('follows chains, and undoes the latest merge first', async () => {
    const { accountId, staff, url, one, other } = await open()
    const before = await snapshot(accountId)
    const last = await add(accountId, { person: { lastName: 'Last' } })
    const middle = await snapshot(accountId)
    await staff.put(url(one, `merge/${other.userId}/`), {})
    await staff.put(url(last, `merge/${one.userId}/`), {})
    expect(await mergedIntoOf({ accountId, userId: other.userId })).toBe(last.userId)
    expect(await jobsOf(accountId, last.userId)).toHaveLength(3)
    expect((await staff.delete(url(other, 'merge/'))).body.error.code).toBe('later_merge')
    const first = (await staff.get(url(other))).body.data.merge
    expect(first).toMatchObject({ user_id: last.userId, name: 'Ada Last', undo_until: null })
    const second = (await staff.get(url(last))).body.data.merged
    expect(second).toMatchObject([{ user_id: one.userId, undo_until: expect.any(String) }])
    expect((await staff.delete(url(one, 'merge/'))).status).toBe(200)
    expect((await staff.delete(url(other, 'merge/'))).status).toBe(200)
    expect(await snapshot(accountId)).toEqual(middle)
    expect(before.people).toHaveLength(2)
  })
})

async function open() {
  const company = await buildCompany(test.database)
  const { accountId } = company
  const staff = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const one = await add(accountId, {
    person: { email: 'ada@example.com', city: 'Saltmarsh' },
    stretch: { employeeNumber: 'HP-1' },
  })
  const other = await add(accountId, {
    person: { firstName: 'Adaeze', email: 'adaeze@example.com', phoneNumber: '+1 401 555 0199' },
  })
  const url = (person: { userId: number } | null, rest = '') =>
    `/account/v1/${accountId}/people/${person === null ? '' : `${person.userId}/`}${rest}`
  return { accountId, company, staff, url, one, other }
}

function add(
  accountId: number,
  given: Omit<Parameters<typeof buildEmployee>[1], 'accountId'> = {},
) {
  return buildEmployee(test.database, { accountId, ...given })
}

async function mergedIntoOf({ accountId, userId }: { accountId: number; userId: number }) {
  const [row] = await owner
    .select({ into: employee.mergedInto })
    .from(employee)
    .where(and(eq(employee.accountId, accountId), eq(employee.userId, userId)))
  return row?.into
}

function jobsOf(accountId: number, userId: number) {
  return owner
    .select()
    .from(userJob)
    .where(and(eq(userJob.accountId, accountId), eq(userJob.userId, userId)))
    .orderBy(userJob.startDate)
}

/** All of what a merge may change. */
async function snapshot(accountId: number) {
  return {
    people: await owner
      .select()
      .from(employee)
      .where(eq(employee.accountId, accountId))
      .orderBy(employee.userId),
    jobs: await owner
      .select()
      .from(userJob)
      .where(eq(userJob.accountId, accountId))
      .orderBy(userJob.userJobId),
  }
}
