import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { ERASURE_GRACE_DAYS } from '#contract/privacy/privacy.ts'
import { userRole } from '#server/db/schema/account.ts'
import { attributeScore } from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { mail, mailboxMessage } from '#server/db/schema/mail.ts'
import { erasureProof, legalHold } from '#server/db/schema/privacy.ts'
import { applicant, application } from '#server/db/schema/requisition.ts'
import { appUser, commandReceipt } from '#server/db/schema/session.ts'
import { resumeKey } from '#server/people/resumes/resume-key.ts'
import { buildAppliedPerson, type AppliedPerson } from '#testing/applied-person.ts'
import { buildCompany, buildStaff, only, type Application } from '#testing/builders.ts'
import { askForErasure, filesOf, silentJobs, tablesThatHold } from '#testing/privacy.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'

import { eraseDue, erasePerson } from './erase-person.ts'
import { subjectHash } from './subject-hash.ts'

const DAY_MS = 86_400_000
const GRACE_MS = ERASURE_GRACE_DAYS * DAY_MS

const test = await openTestApp()
const { database } = test
const { owner } = database
const deps = { ...test, ...test.clock, jobs: silentJobs }

const erasureOf = (userId: number) => `/user/v1/privacy/user/${userId}/erasure/`

describe('being erased', () => {
  it('leaves nothing in any table, nor in the storage, that names the person', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works', 'Quay & Sons'] })
    const { words } = someone
    await writeNameIntoApplications(someone)
    const resume = await storeResume(someone)
    const named = ['app_user', 'applicant', 'application', 'application_decision', 'user_resume']
    expect(await tablesThatHold(database, words)).toEqual(
      expect.arrayContaining([...named, 'mailbox_message']),
    )
    const files = await filesOf(test, someone)
    expect(files).not.toContain(null)
    await erase(someone)
    expect(await tablesThatHold(database, words)).toEqual([])
    expect(await filesOf(test, someone)).toEqual(files.map(() => null))
    expect(await test.storage.size(resume)).toBeNull()
  })

  it('takes a member of staff out of the company, and out of what colleagues were answered', async () => {
    const company = await buildCompany(database)
    const admin = await buildStaff(database, { company, preset: 'Account admin' })
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works'] })
    const { accountId, roles } = company
    await owner
      .insert(userRole)
      .values({ accountId, userId: someone.userId, roleId: roles.Limited })
    const url = `/account/v1/user-role/${accountId}/user/${someone.userId}/`
    const reply = await (await test.as(admin)).put(url, { role_ids: [roles.Recruiter] })
    expect(reply.body.data.email).toBe(someone.email)
    expect(await tablesThatHold(database, someone.words)).toContain('command_receipt')
    await erase(someone)
    expect(await tablesThatHold(database, someone.words)).toEqual([])
    expect(await owner.$count(userRole, eq(userRole.userId, someone.userId))).toBe(0)
  })

  it('takes names out of what colleagues were answered, however deep they stand, and no one else’s', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works'] })
    const { userSmartreqId, refId } = only(someone.applications)
    const { userId, email } = someone
    const other = { user_id: userId + 1, full_name: 'Grace Hopper' }
    const reply = {
      items: [{ user_id: userId, full_name: 'Their Name' }, other],
      application: { ref_id: refId, applicant: { first_name: 'Their', last_name: 'Name' } },
      sent: { user_smartreq_id: userSmartreqId, author: other, full_name: 'Their Name' },
      invited: { email: email.toUpperCase(), full_name: 'Their Name' },
      title: 'Dock lead',
    }
    const key = { userId: userId + 1, idempotencyKey: randomUUID() }
    const rest = { command: 'test', requestHash: '0'.repeat(64), reply }
    await owner.insert(commandReceipt).values({ ...key, ...rest })
    await erase(someone)
    const isIt = eq(commandReceipt.idempotencyKey, key.idempotencyKey)
    const kept = only(await owner.select().from(commandReceipt).where(isIt))
    expect(kept.reply).toEqual({
      items: [{ user_id: userId, full_name: '' }, other],
      application: { ref_id: refId, applicant: { first_name: '', last_name: '' } },
      sent: { user_smartreq_id: userSmartreqId, author: other, full_name: '' },
      invited: { email: '', full_name: '' },
      title: 'Dock lead',
    })
  })

  it('takes every message to the address out of the local mailbox, also those that are no account’s', async () => {
    const company = await buildCompany(database)
    const someone = await test.signUp()
    const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
    const body = { email: someone.email, role_id: company.roles.Limited }
    await admin.post(`/account/v1/staff-invitations/${company.accountId}/`, body)
    await test.sendMail()
    const isTheirs = eq(mailboxMessage.to, someone.email)
    expect(await owner.$count(mailboxMessage, isTheirs)).toBe(2)
    // Of a message that is pruned the mailbox has the only copy.
    await owner.delete(mail).where(eq(mail.userId, someone.userId))
    await someone.client.post(erasureOf(someone.userId), { password: TEST_PASSWORD })
    test.clock.shift(GRACE_MS)
    await erasePerson({ ...deps, ...test.clock }, { userId: someone.userId })
    expect(await owner.$count(mailboxMessage, isTheirs)).toBe(0)
    expect(await tablesThatHold(database, [someone.email])).toEqual([])
  })

  it('takes the address out of invitations to work for a company, and out of what its trail says of them', async () => {
    const [company, other] = [await buildCompany(database), await buildCompany(database)]
    const someone = await test.signUp()
    for (const { accountId, roles, ...rest } of [company, other]) {
      const inviting = { company: { accountId, roles, ...rest }, preset: 'Account admin' } as const
      const client = await test.as(await buildStaff(database, inviting))
      const body = { email: someone.email, role_id: roles.Limited }
      await client.post(`/account/v1/staff-invitations/${accountId}/`, body)
    }
    const words = [someone.email]
    expect(await tablesThatHold(database, words)).toEqual(
      expect.arrayContaining(['audit_event', 'staff_invitation']),
    )
    await someone.client.post(erasureOf(someone.userId), { password: TEST_PASSWORD })
    test.clock.shift(GRACE_MS + 1)
    await erasePerson(deps, someone)
    expect(await tablesThatHold(database, words)).toEqual([])
  })

  it('keeps what counts: state and scores, by the day, in no list', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works'] })
    const { userSmartreqId } = only(someone.applications)
    const isIt = eq(application.userSmartreqId, userSmartreqId)
    const before = only(await owner.select().from(application).where(isIt))
    await erase(someone)
    const after = only(await owner.select().from(application).where(isIt))
    expect(after).toMatchObject({ status: before.status, score: before.score, jobId: before.jobId })
    expect(after.createdAt.toISOString()).toMatch(/T00:00:00\.000Z$/)
    expect(after.deletedAt).not.toBeNull()
    const scores = await owner
      .select()
      .from(attributeScore)
      .where(eq(attributeScore.userSmartreqId, userSmartreqId))
    expect(scores.length).toBeGreaterThan(0)
    const admin = await buildStaff(database, {
      company: only(someone.companies),
      preset: 'Account admin',
    })
    const staff = await test.as(admin)
    const list = await staff.get(`/smartreq/v1/applicants/${before.jobId}/`)
    expect(JSON.stringify(list.body)).not.toContain(String(userSmartreqId))
  })

  it('ends the sessions, and frees the address', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works'] })
    await erase(someone)
    const refused = await someone.client.post('/auth/v1/token-refresh/')
    expect([refused.status, refused.body.error.code]).toEqual([401, 'account_erased'])
    expect((await someone.client.get('/auth/v1/')).status).toBe(401)
    const again = await test.signUp({ email: someone.email })
    expect(again.userId).not.toBe(someone.userId)
    expect(
      (await again.client.get(`/user/v1/progress-tracker/user/${again.userId}/`)).body.data,
    ).toEqual([])
  })

  it('is proved by a keyed hash, by time and rule', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works'] })
    await erase(someone)
    const proofs = await owner
      .select()
      .from(erasureProof)
      .where(eq(erasureProof.subjectHash, subjectHash(test.secret, someone.email.toUpperCase())))
    expect(proofs.map(({ accountId, rule }) => [accountId, rule])).toEqual(
      expect.arrayContaining([
        [null, 'request'],
        [only(someone.applications).accountId, 'request'],
      ]),
    )
    expect(proofs).toHaveLength(2)
    const trail = await owner
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.entityId, only(someone.applications).userSmartreqId))
    expect(trail.map(({ entity, action }) => `${entity} ${action}`)).toContain(
      'candidate_data erase',
    )
  })

  it('done twice is done once', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works'] })
    await erase(someone)
    const before = await owner.select().from(erasureProof)
    await erasePerson(deps, someone)
    await erasePerson(deps, someone)
    expect(await owner.select().from(erasureProof)).toEqual(before)
  })

  it('leaves to a company what it must keep, and takes it when that ends', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works', 'Quay & Sons'] })
    const [held, free] = someone.applications
    if (held === undefined || free === undefined) throw new Error('There are two.')
    const { accountId, userSmartreqId } = held
    await owner.insert(legalHold).values({
      accountId,
      userSmartreqId,
      reason: 'A claim',
      placedBy: 1,
      placedAt: new Date(),
    })
    const plan = await someone.client.get(erasureOf(someone.userId))
    expect(plan.body.data.removed.applications).toBe(1)
    expect(plan.body.data.companies).toMatchObject([{ held: 1 }, { held: 0 }])
    await erase(someone)
    expect(await userRow(someone.userId)).toMatchObject({ firstName: '' })
    expect(await applicantRow(held)).toMatchObject({ lastName: someone.words[2] })
    expect(await applicantRow(free)).toMatchObject({ lastName: '', email: '' })

    await owner.delete(legalHold).where(eq(legalHold.userSmartreqId, userSmartreqId))
    await erasePerson(deps, someone)
    expect(await tablesThatHold(database, someone.words)).toEqual([])
  })

  it('touches no other user', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works'] })
    const other = await buildAppliedPerson(test, { at: ['Harbour Works'] })
    const client = await test.as(other)
    const held = await client.get(erasureOf(other.userId))
    await erase(someone)
    expect((await (await test.as(other)).get(erasureOf(other.userId))).body).toEqual(held.body)
    expect(await userRow(other.userId)).toMatchObject({ email: other.email, erasedAt: null })
  })

  it('is ordered for all whose time has come, and for no one before', async () => {
    const someone = await test.signUp()
    await someone.client.post(erasureOf(someone.userId), { password: TEST_PASSWORD })
    const ordered: unknown[] = []
    const send = async (...[, name, payload]: unknown[]) => {
      ordered.push([name, payload])
    }
    const jobs = { ...silentJobs, send }
    await eraseDue({ ...deps, jobs })
    expect(ordered).not.toContainEqual(['erase-person', { userId: someone.userId }])
    test.clock.shift(GRACE_MS + 1)
    await eraseDue({ ...deps, jobs })
    expect(ordered).toContainEqual(['erase-person', { userId: someone.userId }])
  })
})

async function erase(someone: AppliedPerson): Promise<void> {
  await askForErasure(test, someone)
  await erasePerson(deps, someone)
}

/** A resume in the profile, with the name of its owner as its own; returns where its file lies. */
async function storeResume({ client, words }: AppliedPerson): Promise<string> {
  const form = new FormData()
  form.set('file', new File(['Twelve years in warehouses'], `${words[1]}.txt`))
  const key = resumeKey((await client.post('/resume/v1/', form)).body.data.resume_id)
  expect(await test.storage.size(key)).not.toBeNull()
  return key
}

/** Into the note of a rejection, and into the id that another system gave the application. */
async function writeNameIntoApplications({ userId, applications, words }: AppliedPerson) {
  const name = words.join(' ')
  const isTheirs = eq(application.userId, userId)
  await owner.update(application).set({ externalApplicationId: name }).where(isTheirs)
  for (const { accountId, userSmartreqId } of applications)
    await owner.execute(sql`insert into application_decision (account_id, batch_id, user_smartreq_id, action,
        decided_by, decided_at, entered_at, plan_version, from_status, from_step_status, to_status, to_step_status,
        reason_note)
      values (${accountId}, ${randomUUID()}, ${userSmartreqId}, 'reject', ${userId}, now(), now(), 1, 'new', 'passed',
        'rejected', 'failed', ${name})`)
}

async function userRow(userId: number) {
  return only(await owner.select().from(appUser).where(eq(appUser.userId, userId)))
}

async function applicantRow({ accountId, userId }: Application) {
  const rows = await owner.select().from(applicant).where(eq(applicant.accountId, accountId))
  return only(rows.filter((row) => row.userId === userId))
}
