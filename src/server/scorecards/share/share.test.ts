import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { everyType, license } from '#contract/examples/screening-questions.ts'
import type { ScorecardShare } from '#contract/scorecards/scorecard-shares.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { scorecardShare, scorecardShareRecipient } from '#server/db/schema/scorecard-share.ts'
import { eraseApplications } from '#server/privacy/erase-applications.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
  only,
} from '#testing/builders.ts'
import { revision, save, startAttempt, submit } from '#testing/candidate.ts'
import { applyByPlan, publishQuestions, SCREENING_SLUG } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database, clock } = test
const OPEN = '/smartreq/v1/shared-scorecard/'
const DAY_MS = 86_400_000

/** An applicant whose scorecard was shared with one person outside, who has the mail. */
async function begin(given: { has_answers?: boolean } = {}) {
  const company = await buildCompany(database, { name: 'Harbour Works' })
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const requisition = await buildRequisition(database, { company })
  const person = await buildPerson(database)
  const profile = { firstName: 'Zephyrine', lastName: 'Quill', phoneNumber: '5550117' }
  const { userSmartreqId } = await buildApplication(database, { requisition, person, profile })
  return {
    ...(await shareWith({ recruiter, userSmartreqId, ...given })),
    company,
    requisition,
    person,
    recruiter,
    userSmartreqId,
  }
}

async function shareWith(given: {
  recruiter: Awaited<ReturnType<typeof test.as>>
  userSmartreqId: number
  has_answers?: boolean
}) {
  const { recruiter, userSmartreqId, has_answers = false } = given
  const email = `outsider-${userSmartreqId}@partner.example.com`
  const url = `/smartreq/v1/user-smartreq/${userSmartreqId}/scorecard-shares/`
  const body = { recipients: [email], message: 'Worth a call?', days: 7, has_answers }
  const shared = await recruiter.post(url, body)
  expect(shared.status).toBe(200)
  await test.sendMail()
  const mail = only(await test.mailTo(email))
  const token = /\/shared-scorecard\/([\w-]+)/.exec(mail.text)?.[1] ?? ''
  const list = async (): Promise<ScorecardShare[]> => (await recruiter.get(url)).body.data
  return { url, email, mail, token, shareId: Number(shared.body.data.share_id), list }
}

const openAs = (token: string) => test.client().post(OPEN, { token })

describe('a shared scorecard', () => {
  it('is opened by the link of the mail, which names no applicant, and shows nothing private', async () => {
    const { mail, token, person, email } = await begin()
    expect(token).toHaveLength(43)
    expect(mail.text).toContain('Worth a call?')
    expect(mail.text + mail.subject).not.toMatch(/Zephyrine|Quill/)
    const { status, body } = await openAs(token)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      company_name: 'Harbour Works',
      applicant_name: 'Zephyrine Quill',
      answers: null,
    })
    const text = JSON.stringify(body)
    for (const secret of [person.email, '5550117', email]) expect(text).not.toContain(secret)
  })

  it('counts its openings for staff, and writes them into the trail without the address', async () => {
    const { token, list, shareId, email } = await begin()
    expect((await list())[0]?.recipients).toMatchObject([{ email, mail: 'sent', open_count: 0 }])
    await openAs(token)
    await openAs(token)
    expect((await list())[0]?.recipients).toMatchObject([
      { open_count: 2, last_opened_at: expect.any(String) },
    ])
    const trail = await database.owner
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.entityId, shareId))
    const own = trail.filter(({ entity }) => entity === 'scorecard_share')
    expect(own.map(({ action }) => action)).toEqual(['share', 'open_share', 'open_share'])
    expect(JSON.stringify(own)).not.toContain(email)
  })

  it('is stored without its token', async () => {
    const { token, shareId } = await begin()
    const rows = await database.owner
      .select()
      .from(scorecardShareRecipient)
      .where(eq(scorecardShareRecipient.shareId, shareId))
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('has answers where the sender includes them, but none that lead to the person', async () => {
    const company = await buildCompany(database)
    const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    const requisition = await buildRequisition(database, { company })
    const name = { ...license, question_id: 'school', text: 'Which school?' }
    await publishQuestions(recruiter, { jobId: requisition.jobId, questions: [...everyType, name] })
    const candidate = await applyByPlan(test, requisition)
    const attemptId = await startAttempt(candidate, { slug: SCREENING_SLUG })
    const answers = ['license', 'school'].map((id) => revision(id, { value: 1 }))
    await save(candidate.client, { attemptId, answers })
    await submit(candidate.client, { attemptId, answers })
    const { userSmartreqId } = candidate.application
    const { token } = await shareWith({ recruiter, userSmartreqId, has_answers: true })
    const shown: { question_id: string }[] = (await openAs(token)).body.data.answers
    const ids = shown.map(({ question_id }) => question_id)
    expect(ids).toContain('license')
    expect(ids).not.toContain('school')
  })

  it('is not revoked at the address of another applicant', async () => {
    const { recruiter, requisition, shareId, list } = await begin()
    const person = await buildPerson(database)
    const other = await buildApplication(database, { requisition, person })
    const shares = `/smartreq/v1/user-smartreq/${other.userSmartreqId}/scorecard-shares/`
    expect((await recruiter.get(shares)).body.data).toEqual([])
    expect((await recruiter.delete(`${shares}${shareId}/`)).status).toBe(404)
    expect((await list())[0]?.status).toBe('open')
  })
})

describe('a link that has ended', () => {
  it('answers like one that never was: unknown, expired, revoked', async () => {
    const never = await openAs('x'.repeat(43))
    const revoked = await begin()
    const key = `${revoked.url}${revoked.shareId}/`
    expect((await revoked.recruiter.delete(key)).status).toBe(200)
    expect((await revoked.recruiter.delete(key)).status).toBe(200)
    const expired = await begin()
    await database.owner
      .update(scorecardShare)
      .set({ expiresAt: new Date(clock.now().getTime() - DAY_MS) })
      .where(eq(scorecardShare.shareId, expired.shareId))
    for (const { token, list } of [revoked, expired]) {
      const { status, body } = await openAs(token)
      expect([status, body.error.code, body.error.message]).toEqual([
        404,
        'not_found',
        never.body.error.message,
      ])
      expect((await list())[0]?.recipients[0]?.open_count).toBe(0)
    }
    expect((await revoked.list())[0]?.status).toBe('revoked')
    expect((await expired.list())[0]?.status).toBe('expired')
    const ends = await database.owner
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.action, 'end_share'))
    expect(ends.filter(({ entityId }) => entityId === revoked.shareId)).toHaveLength(1)
  })

  it('ends with the erasure of the applicant, and so do the addresses of its recipients', async () => {
    const { token, company, userSmartreqId, email } = await begin()
    const { storage, secret } = test
    const { accountId } = company
    const userSmartreqIds = [userSmartreqId]
    const deps = { database, storage, secret, now: clock.now }
    expect(await eraseApplications(deps, { accountId, userSmartreqIds, rule: 'request' })).toBe(1)
    expect((await openAs(token)).status).toBe(404)
    const left = eq(scorecardShareRecipient.email, email)
    expect(await database.owner.$count(scorecardShareRecipient, left)).toBe(0)
  })
})

describe('who may share', () => {
  it('is not who only takes part in the requisition', async () => {
    const { company, requisition, url } = await begin()
    const member = await buildStaff(database, { company, preset: 'Limited' })
    await database.owner.execute(
      `insert into job_team (account_id, job_id, user_id, team_role)
       values (${company.accountId}, ${requisition.jobId}, ${member.userId}, 'interviewer')`,
    )
    const client = await test.as(member)
    expect((await client.get(url.replace('scorecard-shares', 'scorecard'))).status).toBe(200)
    expect((await client.post(url, { recipients: ['a@b.org'], days: 7 })).status).toBe(403)
    expect((await client.get(url)).status).toBe(403)
  })

  it.each([
    { recipients: [], days: 7 },
    { recipients: Array.from({ length: 21 }, (_, index) => `p${index}@b.org`), days: 7 },
    { recipients: ['a@b.org', 'A@b.org'], days: 7 },
    { recipients: ['nothing'], days: 7 },
    { recipients: ['a@b.org'], days: 8 },
  ])('is told what is wrong: %j', async (body) => {
    const { recruiter, url } = await begin()
    expect((await recruiter.post(url, body)).status).toBe(400)
  })
})
