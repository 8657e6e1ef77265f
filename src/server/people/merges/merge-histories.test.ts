// Random histories: whatever was merged, undoing the merges restores it exactly, and later work stays.
import { isDeepStrictEqual } from 'node:util'

import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { employee, userJob } from '#server/db/schema/employee.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildEmployee, buildProfile } from '#testing/employees.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

const PEOPLE = 4
const person = fc.nat({ max: PEOPLE - 1 })
const stretch = fc.record({
  of: person,
  profile: fc.nat({ max: 1 }),
  month: fc.integer({ min: 1, max: 9 }),
  months: fc.option(fc.integer({ min: 0, max: 3 })),
  number: fc.constantFrom(null, 'HP-1', 'HP-2'),
})
const merge = fc.record({
  primary: person,
  duplicate: person,
  fields: fc.subarray(['first_name', 'email', 'phone_number', 'city'] as const),
  prefersEnd: fc.boolean(),
  side: fc.nat({ max: 1 }),
  keepsNumbers: fc.boolean(),
})
const histories = fc.record({
  stretches: fc.array(stretch, { minLength: 2, maxLength: 7 }),
  merges: fc.array(merge, { minLength: 1, maxLength: 4 }),
  work: fc.array(person, { maxLength: 2 }),
})
type Merge = typeof merge extends fc.Arbitrary<infer M> ? M : never

it('merges and undos of random histories restore every record, beside the later work', async () => {
  let done = 0
  await fc.assert(
    fc.asyncProperty(histories, async ({ stretches, merges, work }) => {
      const company = await build(stretches)
      const { accountId, url, admin } = company
      const before = await snapshot(accountId)
      const merged: number[] = []
      for (const one of merges) {
        const state = await snapshot(accountId)
        const duplicate = await tryMerge(company, one)
        if (duplicate !== null) merged.push(duplicate)
        // A merge that is refused changes nothing.
        const after = await snapshot(accountId)
        expect(duplicate !== null || isDeepStrictEqual(after, state)).toBe(true)
      }
      done += merged.length
      const added = await workOn(company, work)
      for (const userId of merged.toReversed())
        expect((await admin.delete(url(userId, 'merge/'))).status).toBe(200)
      const { people, jobs } = await snapshot(accountId)
      expect(people).toEqual(before.people)
      expect(jobs.filter((row) => !added.includes(row.userJobId))).toEqual(before.jobs)
      const later = jobs.filter((row) => added.includes(row.userJobId))
      expect(later.map(({ deletedAt }) => deletedAt)).toEqual(added.map(() => null))
    }),
    { numRuns: 25, seed: 55 },
  )
  // Most of the merges must come about, or this says little.
  expect(done).toBeGreaterThan(15)
}, 120_000)

type Company = Awaited<ReturnType<typeof build>>

async function build(
  stretches: readonly (typeof stretch extends fc.Arbitrary<infer S> ? S : never)[],
) {
  const company = await buildCompany(test.database)
  const { accountId } = company
  const admin = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const profiles = [
    await buildProfile(test.database, { accountId }),
    await buildProfile(test.database, { accountId }),
  ]
  const userIds: number[] = []
  for (let index = 0; index < PEOPLE; index += 1) {
    const { userId } = await buildEmployee(test.database, {
      accountId,
      person: { firstName: `P${index}`, email: index % 2 === 0 ? `p${index}@example.com` : null },
    })
    userIds.push(userId)
  }
  const url = (userId: number, rest = '') => `/account/v1/${accountId}/people/${userId}/${rest}`
  for (const { of, profile, month, months, number } of stretches) {
    const userId = userIds[of] ?? 0
    // Refused where it overlaps: then the person has one job less.
    const { status, body } = await admin.post(url(userId, 'jobs/'), {
      job_id: profiles[profile],
      start_date: day(month, 1),
      employee_number: number,
    })
    if (status === 201 && months !== null)
      await owner
        .update(userJob)
        .set({ endDate: day(month + months, 28) })
        .where(eq(userJob.userJobId, body.data.user_job_id))
  }
  return { accountId, admin, url, userIds }
}

function day(month: number, date: number): string {
  return `2026-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

/** The duplicate, or null where the merge is refused. */
async function tryMerge(company: Company, given: Merge): Promise<number | null> {
  const { admin, url, userIds } = company
  const [primary = 0, duplicate = 0] = [userIds[given.primary], userIds[given.duplicate]]
  const at = url(primary, `merge/${duplicate}/`)
  const preview = await admin.get(at)
  if (preview.status !== 200) return null
  const decisions = new Map<number, { user_job_id: number; action: string }>()
  for (const { endable, removable } of preview.body.data.overlaps) {
    const removed = removable[given.side] ?? removable[0]
    const isEnd = given.prefersEnd && endable !== null
    const id = isEnd ? endable : removed
    decisions.set(id, { user_job_id: id, action: isEnd ? 'end' : 'remove' })
  }
  const [number = null] = preview.body.data.employee_numbers
  const { status } = await admin.put(at, {
    from_duplicate: given.fields,
    jobs: [...decisions.values()],
    employee_number: given.keepsNumbers ? null : number,
  })
  expect([200, 400, 409]).toContain(status)
  return status === 200 ? duplicate : null
}

/** Gives people another job, in a profile that no one has; the ids of those jobs. */
async function workOn({ accountId, admin, url, userIds }: Company, work: readonly number[]) {
  const added: number[] = []
  for (const index of work) {
    const jobId = await buildProfile(test.database, { accountId })
    const at = url(userIds[index] ?? 0, 'jobs/')
    const { status, body } = await admin.post(at, { job_id: jobId, start_date: '2026-03-02' })
    if (status === 201) added.push(body.data.user_job_id)
  }
  return added
}

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
