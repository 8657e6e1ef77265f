import { text } from 'node:stream/consumers'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { everyType } from '#contract/examples/screening-questions.ts'
import { EXPORT_DAYS, EXPORTS_PER_DAY } from '#contract/privacy/privacy.ts'
import { role, userRole } from '#server/db/schema/account.ts'
import { dataExport } from '#server/db/schema/privacy.ts'
import type { Storage } from '#server/storage/storage.ts'
import { buildAppliedPerson, PRIVATE } from '#testing/applied-person.ts'
import {
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
  only,
  type Company,
} from '#testing/builders.ts'
import { startAttempt } from '#testing/candidate.ts'
import { watchLoop } from '#testing/loop-monitor.ts'
import { applyByPlan, publishQuestions, SCREENING_SLUG } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

import { buildExport } from './build-export.ts'
import { collectExport } from './collect-export.ts'
import { exportKey } from './export-key.ts'

const DAY_MS = 86_400_000

const test = await openTestApp()
const { database } = test

const exportsOf = (userId: number) => `/user/v1/privacy/user/${userId}/exports/`
const fileOf = (userId: number, exportId: string) =>
  `/user/v1/privacy/user/${userId}/export/${exportId}/`

describe('a copy of one’s own data', () => {
  it('holds what every company and the app itself hold, and no secret', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works', 'Quay & Sons'] })
    const exportId = await order(someone.client, exportsOf(someone.userId))
    const client = await test.as(someone)
    const reply = await client.get(fileOf(someone.userId, exportId))
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="my-data-.*json"$/)
    const copy = reply.body
    expect(copy.profile).toMatchObject([{ email: someone.email, first_name: someone.words[1] }])
    expect(JSON.stringify(copy)).not.toMatch(/password_hash|argon2|token_hash/)
    expect(copy.positions).toHaveLength(2)
    expect(copy.applications).toHaveLength(2)
    expect(copy.applicant_profiles).toMatchObject([
      { phone_number: someone.words[3] },
      { phone_number: someone.words[3] },
    ])
    expect(copy.answers).toHaveLength(2)
    expect(copy.recordings).toMatchObject([{ recording_id: someone.recordingId }])
    expect([copy.sessions.length, copy.mails.length, copy.attempts.length]).toEqual([1, 1, 3])
    expect(copy.personal_details).toMatchObject([{ email2: someone.words[4] }])
    expect(copy.private_details).toEqual([{ user_id: someone.userId, ...PRIVATE }])
  })

  it('holds what a company asked in its own words, without what it made of the answers', async () => {
    const company = await buildCompany(database)
    const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    const requisition = await buildRequisition(database, { company })
    await publishQuestions(recruiter, { ...requisition, questions: everyType })
    const candidate = await applyByPlan(test, requisition)
    const attemptId = await startAttempt(candidate, { slug: SCREENING_SLUG })
    const { userId } = candidate.person
    const whose = { userId, accountId: null, hasPrivateData: true }
    const copy = await database.inScope({ kind: 'system' }, (tx) => collectExport(tx, whose))
    expect(copy['questions']).toEqual(
      everyType.map(({ question_id, text: asked }) => ({
        attempt_id: attemptId,
        question_id,
        text: asked,
      })),
    )
    expect(JSON.stringify(copy)).not.toContain('knock_out')
  })

  it('is announced by mail, once, and is there for some days', async () => {
    const someone = await test.signUp()
    const exportId = await order(someone.client, exportsOf(someone.userId))
    await buildExport(deps(), { exportId })
    await test.sendMail()
    const mails = await test.mailTo(someone.email)
    expect(mails.filter(({ text }) => text.includes('/user/privacy'))).toHaveLength(1)
    test.clock.shift(EXPORT_DAYS * DAY_MS + 1)
    const client = await test.as(someone)
    expect((await client.get(fileOf(someone.userId, exportId))).status).toBe(404)
    expect((await client.get(exportsOf(someone.userId))).body.meta.total).toBe(0)
  })

  it('is one for one key, one at a time, and some in a day', async () => {
    const { client, userId } = await test.signUp()
    const key = crypto.randomUUID()
    const first = await client.post(exportsOf(userId), undefined, { key })
    expect((await client.post(exportsOf(userId), undefined, { key })).body).toEqual(first.body)
    expect((await client.post(exportsOf(userId))).body.error.code).toBe('export_running')
    await buildExport(deps(), { exportId: first.body.data.export_id })
    for (let more = 1; more < EXPORTS_PER_DAY; more += 1) await order(client, exportsOf(userId))
    expect((await client.post(exportsOf(userId))).status).toBe(429)
    expect((await client.get(exportsOf(userId))).body.meta.total).toBe(EXPORTS_PER_DAY)
  })

  it('is no other user’s to ask for, to see or to have', async () => {
    const someone = await test.signUp()
    const exportId = await order(someone.client, exportsOf(someone.userId))
    const stranger = await test.signUp()
    for (const userId of [someone.userId, 999_999]) {
      expect((await stranger.client.post(exportsOf(userId))).status).toBe(404)
      expect((await stranger.client.get(exportsOf(userId))).status).toBe(404)
      expect((await stranger.client.get(fileOf(userId, exportId))).status).toBe(404)
    }
    expect((await stranger.client.get(fileOf(stranger.userId, exportId))).status).toBe(404)
    expect((await someone.client.get(fileOf(someone.userId, crypto.randomUUID()))).status).toBe(404)
  })
})

describe('a copy that a company asks for', () => {
  it('holds what that company holds, and nothing of another one or of the account', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works', 'Quay & Sons'] })
    const [ours, theirs] = someone.companies
    if (ours === undefined || theirs === undefined) throw new Error('There are two.')
    const admin = await adminOf(ours)
    const base = candidateUrl(ours, someone.userId)
    const exportId = await order(admin, `${base}/exports/`)
    const copy = (await admin.get(`${base}/export/${exportId}/`)).body
    expect(copy.positions).toMatchObject([{ company: 'Harbour Works' }])
    expect([copy.applications.length, copy.answers.length, copy.recordings.length]).toEqual([
      1, 1, 1,
    ])
    expect(Object.keys(copy)).not.toEqual(expect.arrayContaining(['profile']))
    expect(copy.sessions).toBeUndefined()
    expect((await admin.get(`${base}/exports/`)).body.meta.total).toBe(1)

    // Neither the person nor another company has it.
    const own = await test.as(someone)
    expect((await own.get(fileOf(someone.userId, exportId))).status).toBe(404)
    const other = await adminOf(theirs)
    expect((await other.get(`${base}/export/${exportId}/`)).status).toBe(403)
    const elsewhere = `${candidateUrl(theirs, someone.userId)}/export/${exportId}/`
    expect((await other.get(elsewhere)).status).toBe(404)
  })

  it('holds private data when the user who orders it may see it, and is no other user’s then', async () => {
    const company = await buildCompany(database)
    const someone = await buildAppliedPerson(test, { at: [company] })
    const base = candidateUrl(company, someone.userId)
    const [settings, all] = [await memberWith(company, {}), await adminOf(company)]
    const open = await order(settings, `${base}/exports/`)
    const left = (await settings.get(`${base}/export/${open}/`)).body
    expect(left.personal_details).toMatchObject([{ user_id: someone.userId }])
    expect(left).not.toHaveProperty('private_details')
    expect(left.left_out).toMatch(/^Date of birth and gender/)

    const hidden = await order(all, `${base}/exports/`)
    const whole = (await all.get(`${base}/export/${hidden}/`)).body
    expect(whole.private_details).toMatchObject([{ dob: PRIVATE.dob, gender: PRIVATE.gender }])
    expect(whole).not.toHaveProperty('left_out')
    expect((await settings.get(`${base}/export/${hidden}/`)).status).toBe(404)
    expect((await settings.get(`${base}/exports/`)).body.meta.total).toBe(1)
    expect((await all.get(`${base}/exports/`)).body.meta.total).toBe(2)

    // The role at the moment of the order counts, not at the one when the file is made.
    const late = await memberWith(company, { privateDataAccess: true })
    const made = await late.post(`${base}/exports/`)
    await database.owner.update(role).set({ privateDataAccess: false })
    await buildExport(deps(), { exportId: made.body.data.export_id })
    const copy = (await all.get(`${base}/export/${made.body.data.export_id}/`)).body
    expect(copy.private_details).toHaveLength(1)
  })

  it('is about candidates of that company, and for its admins', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works'] })
    const company = only(someone.companies)
    const stranger = await test.signUp()
    const admin = await adminOf(company)
    const foreign = `${candidateUrl(company, stranger.userId)}/exports/`
    expect((await admin.post(foreign)).status).toBe(404)
    expect((await admin.get(foreign)).status).toBe(404)
    const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    const base = `${candidateUrl(company, someone.userId)}/exports/`
    expect((await recruiter.post(base)).status).toBe(403)
  })
})

describe('the file of a copy', () => {
  it('goes when the person is erased while it is made', async () => {
    const { client, userId } = await test.signUp()
    const made = await client.post(exportsOf(userId))
    const exportId: string = made.body.data.export_id
    const isIt = eq(dataExport.exportId, exportId)
    const storage = stagingAfter(
      async () => void (await database.owner.delete(dataExport).where(isIt)),
    )
    await buildExport({ ...deps(), storage }, { exportId })
    expect(await test.storage.size(exportKey(exportId))).toBeNull()
  })

  it('is that of the run which ended it, when two make it at once', async () => {
    const { client, userId } = await test.signUp()
    const made = await client.post(exportsOf(userId))
    const exportId: string = made.body.data.export_id
    let winner = ''
    const storage = stagingAfter(async () => {
      test.clock.shift(60_000)
      await buildExport(deps(), { exportId })
      winner = await text(test.storage.read(exportKey(exportId)))
    })
    await buildExport({ ...deps(), storage }, { exportId })
    expect(winner).toContain('made_at')
    expect(await text(test.storage.read(exportKey(exportId)))).toBe(winner)
  })
})

/** The storage, where something happens once a file is staged and has no name yet. */
function stagingAfter(happens: () => Promise<void>): Storage {
  const stage = () => {
    const staged = test.storage.stage()
    const add = async (bytes: Uint8Array) => {
      await staged.add(bytes)
      await happens()
    }
    return { ...staged, add }
  }
  return { ...test.storage, stage }
}

/** Asks for a copy and makes it; its id. */
async function order(client: Client, url: string): Promise<string> {
  const reply = await client.post(url)
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
  const exportId: string = reply.body.data.export_id
  await watchLoop('build-export', () => buildExport(deps(), { exportId }))
  return exportId
}

function deps() {
  const jobs = {
    send: async (...[, name, payload]: unknown[]) => {
      test.recordedJobs.push({ name: String(name), payload })
    },
    isOpen: async () => false,
    wake: () => {},
    start: async () => {},
    stop: async () => {},
  }
  return { ...test, now: test.clock.now, jobs }
}

async function adminOf(company: Company): Promise<Client> {
  return test.as(await buildStaff(database, { company, preset: 'Account admin' }))
}

/** A user with a role of the company that opens its settings, and what else is given. */
async function memberWith(
  { accountId }: Company,
  flags: Partial<typeof role.$inferInsert>,
): Promise<Client> {
  const person = await buildPerson(database)
  const values = { accountId, roleName: crypto.randomUUID(), companySettingsAccess: true, ...flags }
  const { roleId } = only(await database.owner.insert(role).values(values).returning())
  await database.owner.insert(userRole).values({ accountId, userId: person.userId, roleId })
  return test.as(person)
}

function candidateUrl({ accountId }: Company, userId: number): string {
  return `/account/v1/privacy/${accountId}/candidate/${userId}`
}
