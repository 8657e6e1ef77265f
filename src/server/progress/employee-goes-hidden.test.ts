// What an employee did for their own profile is no application: nothing that staff do about applicants reaches it.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildCandidate } from '#testing/candidate.ts'
import { completeGo, openProfile } from '#testing/employee-goes.ts'
import { openTestApp } from '#testing/test-app.ts'

import { automationRun } from '../db/schema/automation.ts'
import { mail } from '../db/schema/mail.ts'
import { retentionPolicy } from '../db/schema/privacy.ts'
import { applicant, application } from '../db/schema/requisition.ts'
import { tendPromises } from '../decisions/promises/tend-promises.ts'
import { applyRetention } from '../privacy/apply-retention.ts'

const test = await openTestApp()
const { database, clock } = test
const { owner } = database

/** A go that is done, in a company with one applicant and an administrator. */
async function open() {
  const one = await openProfile(test)
  const { company, accountId } = one
  await one.hold()
  const refId: number = (await one.begin()).body.data.ref_id
  const { userSmartreqId } = await completeGo(test, { ...one, refId })
  const requisition = await buildRequisition(database, { company })
  const candidate = await buildCandidate(test, { requisition })
  const staff = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
  const get = async (path: string) => (await staff.get(path)).body
  return {
    ...one,
    refId,
    userSmartreqId,
    candidate,
    staff,
    get,
    ofCompany: `/smartreq/v1/account/${accountId}`,
  }
}

type Ids = Array<{ user_smartreq_id: number }>

describe('an employee’s go', () => {
  it('is in no list of applicants, of the company or of its profile', async () => {
    const { get, staff, ofCompany, candidate, jobId } = await open()
    const own = [candidate.application.userSmartreqId]
    const all: { data: Ids; meta: { total: number } } = await get(`${ofCompany}/applicants/`)
    expect(all.data.map((row) => row.user_smartreq_id)).toEqual(own)
    expect(all.meta.total).toBe(1)
    for (const status of ['new', 'incomplete']) {
      const { data }: { data: Ids } = await get(`${ofCompany}/applicants/?status=${status}`)
      expect(data.filter((row) => !own.includes(row.user_smartreq_id))).toEqual([])
    }
    const ofJob = await staff.get(`/smartreq/v1/${jobId}/applicants/`)
    expect(ofJob.status === 404 || ofJob.body.meta.total === 0).toBe(true)
  })

  it.each([
    'scorecard/',
    'offers/',
    'documents/',
    'duplicates/',
    'extra-time/',
    'messages/',
    'kiosk-codes/',
  ])('is not found as an applicant: %s', async (path) => {
    const { staff, userSmartreqId } = await open()
    const url = `/smartreq/v1/user-smartreq/${userSmartreqId}/${path}`
    const reply = path === 'kiosk-codes/' ? await staff.post(url, {}) : await staff.get(url)
    expect(reply.status).toBe(404)
  })

  it.each(['applicants/decisions/', 'applicants/moves/'])(
    'cannot be chosen for what staff do with applicants: %s',
    async (path) => {
      const { staff, refId, userSmartreqId, jobId, ofCompany, candidate, company } = await open()
      const { jobId: toJobId } = await buildRequisition(database, { company })
      const choose = (url: string, ids: readonly number[]) =>
        staff.post(
          `${url}/${path}`,
          {
            ref_ids: ids,
            ...(path.includes('moves') ? { to_job_id: toJobId } : { action: 'hold' }),
          },
          { key: randomUUID() },
        )
      await choose(ofCompany, [refId])
      await choose(`/smartreq/v1/${jobId}`, [refId])
      const [row] = await owner
        .select()
        .from(application)
        .where(eq(application.userSmartreqId, userSmartreqId))
      expect([row?.status, row?.decidedAt, row?.deletedAt]).toEqual(['new', null, null])
      // The same call does reach an applicant.
      expect((await choose(ofCompany, [candidate.application.refId])).status).toBe(200)
    },
  )

  it('is no duplicate of an applicant with the same name and phone number', async () => {
    const { get, candidate, accountId } = await open()
    const same = { firstName: 'Ines', lastName: 'Marlow', phoneNumber: '+14155550123' }
    await owner.update(applicant).set(same).where(eq(applicant.accountId, accountId))
    const { userSmartreqId } = candidate.application
    const { data } = await get(`/smartreq/v1/user-smartreq/${userSmartreqId}/duplicates/`)
    expect(data.possible).toEqual([])
  })

  it('writes to no one, starts no rule, and is promised no answer', async () => {
    const { person, accountId, userSmartreqId } = await open()
    await tendPromises({
      ...test,
      now: () => new Date(clock.now().getTime() + 90 * 86_400_000),
      origin: 'http://localhost',
    })
    await test.sendMail()
    const subjects = (await test.mailTo(person.email)).map(({ subject }) => subject)
    expect(subjects.filter((one) => /application|received|longer/i.test(one))).toEqual([])
    expect(await owner.$count(automationRun, eq(automationRun.accountId, accountId))).toBe(0)
    expect(await owner.$count(mail, eq(mail.aboutApplication, userSmartreqId))).toBe(0)
  })

  it('is left alone by the retention of applications', async () => {
    const { accountId, userSmartreqId } = await open()
    const at = new Date(clock.now().getTime() + 4000 * 86_400_000)
    await owner.insert(retentionPolicy).values({
      accountId,
      endedApplicationsDays: 30,
      hiredApplicationsDays: 30,
      effectiveFrom: new Date(0),
    })
    await applyRetention({ ...test, now: () => at }, { accountId, at: at.toISOString() })
    const [row] = await owner
      .select()
      .from(application)
      .where(eq(application.userSmartreqId, userSmartreqId))
    expect(row?.erasedAt).toBeNull()
  })
})
