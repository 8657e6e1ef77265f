// What a merge of two records means for their accounts: answers that a device still holds, hires, erasure and copies.
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { answer } from '#server/db/schema/assessment.ts'
import { employee, userJob } from '#server/db/schema/employee.ts'
import { personMerge } from '#server/db/schema/person-merge.ts'
import { forgetEmployee } from '#server/people/user-jobs/forget-employees.ts'
import { collectExport } from '#server/privacy/collect-export.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import {
  buildCandidate,
  heldBy,
  listCompetencyQuestionIds,
  revision,
  save,
  startAttempt,
} from '#testing/candidate.ts'
import { arrive, seenOf } from '#testing/decisions.ts'
import { buildEmployee } from '#testing/employees.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database
const [question = ''] = await listCompetencyQuestionIds(test)

describe('a merge of two records', () => {
  it('lets the answers on the device of the duplicate arrive there, once, also after an undo', async () => {
    const company = await buildCompany(test.database)
    const { accountId } = company
    const requisition = await buildRequisition(test.database, { company })
    const candidate = await buildCandidate(test, { requisition })
    const { client } = candidate
    const { userId: duplicate } = candidate.person
    await buildEmployee(test.database, { accountId, person: { userId: duplicate } })
    const { userId: primary } = await buildEmployee(test.database, { accountId })
    const attemptId = await startAttempt(candidate)
    const unsent = { attemptId, answers: [revision(question, { value: 4 })], deviceId: DEVICE }
    const admin = await adminOf(company)
    const people = `/account/v1/${accountId}/people`
    expect((await admin.put(`${people}/${primary}/merge/${duplicate}/`, {})).status).toBe(200)
    expect((await save(client, { ...unsent, key: KEY })).status).toBe(200)
    expect((await admin.delete(`${people}/${duplicate}/merge/`)).status).toBe(200)
    // The reply was lost: the device sends the same again.
    expect((await save(client, { ...unsent, key: KEY })).status).toBe(200)
    expect(await heldBy(client, attemptId)).toEqual({ [question]: 4 })
    const rows = await owner.select().from(answer).where(eq(answer.attemptId, attemptId))
    expect(rows.map(({ userId }) => userId)).toEqual([duplicate])
  })

  it('brings a later hire of the duplicate’s account to the person', async () => {
    const at = await arrive(test, { applicants: [{ status: 'active' }] })
    const { accountId } = at.company
    const { userId: duplicate, userSmartreqId } = at.first
    const { userId: primary } = await buildEmployee(test.database, { accountId })
    await buildEmployee(test.database, { accountId, person: { userId: duplicate } })
    const admin = await adminOf(at.company)
    await admin.put(`/account/v1/${accountId}/people/${primary}/merge/${duplicate}/`, {})
    const hired = await at.recruiter.post('/user/v1/hire/', {
      user_smartreq_id: userSmartreqId,
      seen: seenOf(at.requisition, 'active'),
      start_date: '2027-01-04',
    })
    expect(hired.status).toBe(200)
    const begun = await owner
      .select({ userId: userJob.userId, recordedFor: userJob.recordedFor })
      .from(userJob)
      .where(and(eq(userJob.accountId, accountId), eq(userJob.userSmartreqId, userSmartreqId)))
    // Whose account was hired: of the two, only that one sees the job.
    expect(begun).toEqual([{ userId: primary, recordedFor: duplicate }])
  })

  it('shows each account a copy of its own jobs alone', async () => {
    const { one, other } = await merged()
    const idsIn = async (userId: number) => {
      const whose = { userId, accountId: null, hasPrivateData: true }
      const copy = await test.database.inScope({ kind: 'system' }, (tx) => collectExport(tx, whose))
      return jobsSchema.parse(copy['jobs']).map((row) => row.user_job_id)
    }
    expect(await idsIn(one.userId)).toEqual([one.userJobId])
    expect(await idsIn(other.userId)).toEqual([other.userJobId])
  })

  it('is released where the person who is erased has left, and the other record stands alone', async () => {
    const { accountId, one, other } = await merged()
    const at = test.clock.now()
    await test.database.inScope({ kind: 'system' }, (tx) =>
      forgetEmployee(tx, { userId: other.userId, email: 'gone@example.com', at }),
    )
    const people = await owner
      .select()
      .from(employee)
      .where(eq(employee.accountId, accountId))
      .orderBy(employee.userId)
    expect(people.map((row) => [row.userId, row.firstName, row.phoneNumber])).toEqual([
      [one.userId, 'Ada', null],
      [other.userId, '', null],
    ])
    expect(people.every((row) => row.mergedInto === null)).toBe(true)
    const jobs = await owner.select().from(userJob).where(eq(userJob.userJobId, other.userJobId))
    expect(jobs).toMatchObject([{ userId: other.userId, employeeNumber: null, recordedFor: null }])
    expect(await owner.$count(personMerge, eq(personMerge.accountId, accountId))).toBe(0)
  })

  it('is released deep in a chain as well, with the jobs that went on into a further record', async () => {
    const { accountId, admin, one, other } = await merged()
    const last = await buildEmployee(test.database, {
      accountId,
      stretch: { endDate: '2026-02-27', employeeNumber: 'HP-3' },
    })
    const further = `/account/v1/${accountId}/people/${last.userId}/merge/${one.userId}/`
    expect((await admin.put(further, { from_duplicate: ['phone_number'] })).status).toBe(200)
    const at = test.clock.now()
    await test.database.inScope({ kind: 'system' }, (tx) =>
      forgetEmployee(tx, { userId: other.userId, email: 'gone@example.com', at }),
    )
    const people = await owner
      .select()
      .from(employee)
      .where(eq(employee.accountId, accountId))
      .orderBy(employee.userId)
    expect(people.map((row) => [row.firstName, row.phoneNumber, row.mergedInto])).toEqual([
      ['Ada', null, null],
      ['', null, null],
      ['Ada', null, null],
    ])
    const jobs = await owner
      .select()
      .from(userJob)
      .where(eq(userJob.accountId, accountId))
      .orderBy(userJob.userJobId)
    expect(jobs.map((row) => [row.userId, row.employeeNumber, row.recordedFor])).toEqual([
      [one.userId, null, null],
      [other.userId, null, null],
      [last.userId, 'HP-3', null],
    ])
  })
})

const jobsSchema = z.array(z.object({ user_job_id: z.number() }))
const DEVICE = 'b3b1e9de-6a5c-4f0f-8f57-1f0f7a1b9c11'
const KEY = '7a0e2f66-3c1d-4a51-9f4e-0d6d8c2b5a10'

function adminOf(company: Awaited<ReturnType<typeof buildCompany>>) {
  return buildStaff(test.database, { company, preset: 'Account admin' }).then((staff) =>
    test.as(staff),
  )
}

/** Two people who have left, merged; the phone number is the duplicate's. */
async function merged() {
  const company = await buildCompany(test.database)
  const { accountId } = company
  const stretch = { endDate: '2026-02-27' }
  const one = await buildEmployee(test.database, { accountId, stretch })
  const other = await buildEmployee(test.database, {
    accountId,
    person: { firstName: 'Adaeze', phoneNumber: '+1 401 555 0199' },
    stretch: { ...stretch, employeeNumber: 'HP-2' },
  })
  const admin = await adminOf(company)
  const url = `/account/v1/${accountId}/people/${one.userId}/merge/${other.userId}/`
  const { status } = await admin.put(url, { from_duplicate: ['phone_number'] })
  expect(status).toBe(200)
  return { accountId, admin, one, other }
}
