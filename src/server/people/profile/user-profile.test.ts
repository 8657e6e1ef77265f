import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { applicant } from '#server/db/schema/requisition.ts'
import { commandReceipt } from '#server/db/schema/session.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
  type Person,
} from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client, RequestOptions } from '#testing/test-client.ts'

const test = await openTestApp()
const { database, clock } = test
const { owner } = database

const FIRST = { dob: '1990-02-28', gender: 'Female' } as const

describe('one’s own profile', () => {
  it('is empty but for name and address, until it is saved', async () => {
    const { client, person, save } = await arrive()
    const empty = await profileOf(client, person)
    expect(empty).toMatchObject({ first_name: 'Grace', email: person.email, is_opt_in: false })
    expect([empty.dob, empty.gender, empty.city, empty.saved_at]).toEqual([null, null, null, null])

    const body = {
      ...FIRST,
      first_name: ' Ada ',
      email2: 'Ada@Home.example',
      phone_number: '+4930123456',
      is_opt_in: true,
      city: 'Saltmarsh',
      state_code: 'OR',
      zip: '97000',
      country_code: 'US',
      linkedin_url: 'https://www.linkedin.com/in/ada',
    }
    const receipt = await save(body)
    expect(receipt.body.data).toMatchObject({ user_id: person.userId, is_applied: true })
    const saved = await profileOf(client, person)
    expect(saved).toMatchObject({ ...body, first_name: 'Ada', email2: 'ada@home.example' })
    expect(saved.saved_at).toBe(receipt.body.data.saved_at)
  })

  it('keeps what a save leaves out, and empties what it gives empty', async () => {
    const { client, person, save } = await arrive()
    await save({ ...FIRST, city: 'Saltmarsh', zip: '97000' })
    await save({ zip: '', phone_number: '12345' })
    const saved = await profileOf(client, person)
    expect(saved).toMatchObject({ ...FIRST, city: 'Saltmarsh', zip: null, phone_number: '12345' })
  })

  it('is no other user’s', async () => {
    const { client } = await arrive()
    const other = await buildPerson(database)
    for (const userId of [other.userId, 999_999_999]) {
      expect((await client.get(url({ userId }))).status).toBe(404)
      expect((await saverOf(client, { userId })(FIRST)).status).toBe(404)
    }
    expect((await test.client().get(url(other))).status).toBe(401)
  })
})

describe('a first save', () => {
  it('of how to reach a person needs nothing else', async () => {
    const { client, person, save } = await arrive()
    expect((await save({ city: 'Saltmarsh', phone_number: '12345' })).status).toBe(200)
    const saved = await profileOf(client, person)
    expect(saved).toMatchObject({ city: 'Saltmarsh', dob: null, gender: null })
    expect((await save({ first_name: 'Ada' })).status).toBe(400)
  })

  it.each([
    [{ first_name: 'Ada' }, ['dob', 'gender']],
    [{ dob: FIRST.dob }, ['gender']],
    [{ gender: FIRST.gender }, ['dob']],
  ])('of %j is refused, and names %j', async (body, fields) => {
    const { client, person, save } = await arrive()
    const reply = await save({ ...body, city: 'Saltmarsh' })
    expect([reply.status, reply.body.error.code]).toEqual([400, 'validation_failed'])
    expect(Object.keys(reply.body.error.fields)).toEqual(fields)
    expect((await profileOf(client, person)).city).toBeNull()
  })
})

describe('what is not valid', () => {
  it.each([
    ['first_name', 'A'],
    ['last_name', ' B '],
    ['email2', 'not an address'],
    ['dob', '2001-02-29'],
    ['dob', '1899-12-31'],
    ['dob', '2999-01-01'],
    ['dob', ''],
    ['gender', 'F'],
    ['phone_number', '030 123456'],
    ['phone_number', '030-123456'],
    ['phone_number', '12'],
    ['phone_number', '12+3456789'],
    ['country_code', 'USA'],
    ['zip', '1234567890123'],
    ['linkedin_url', 'http://www.linkedin.com/in/ada'],
    ['linkedin_url', 'https://linkedin.com.evil.example/in/ada'],
    ['linkedin_url', 'https://ada:secret@linkedin.com/in/ada'],
    ['linkedin_url', 'https://www.linkedin.com/'],
    ['linkedin_url', 'javascript:alert(1)'],
  ])('%s %j is refused by its name, and nothing is saved', async (field, value) => {
    const { client, person, save } = await arrive()
    const reply = await save({ ...FIRST, city: 'Saltmarsh', [field]: value })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, [field]])
    expect((await profileOf(client, person)).city).toBeNull()
  })
})

describe('a save that is sent again', () => {
  it('is answered with the first receipt, which holds nothing of it', async () => {
    const { client, person, save } = await arrive()
    const key = randomUUID()
    const body = { ...FIRST, city: 'Saltmarsh' }
    const first = await save(body, { key })
    await save({ city: 'Highport' })
    clock.shift(1000)
    const again = await save(body, { key })
    expect(again.body).toEqual(first.body)
    expect((await profileOf(client, person)).city).toBe('Highport')
    const [row] = await owner
      .select()
      .from(commandReceipt)
      .where(eq(commandReceipt.idempotencyKey, key))
    expect(JSON.stringify(row)).not.toMatch(/Saltmarsh|1990|Female/)
    expect((await save({ city: 'Else' }, { key })).status).toBe(422)
  })

  it('needs a key', async () => {
    const { save } = await arrive()
    const reply = await save(FIRST, { key: null })
    expect(reply.body.error.code).toBe('idempotency_key_required')
  })
})

describe('two devices', () => {
  const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000).toISOString()

  it('agree on what was saved last, whatever arrives last', async () => {
    const { client, person, save } = await arrive()
    await save({ ...FIRST, city: 'Saltmarsh', saved_at: ago(5) })
    const late = await save({ city: 'Highport', saved_at: ago(10) })
    expect([late.status, late.body.data.is_applied]).toEqual([200, false])
    expect((await profileOf(client, person)).city).toBe('Saltmarsh')
    const newer = await save({ city: 'Highport', saved_at: ago(1) })
    expect(newer.body.data.is_applied).toBe(true)
    expect((await profileOf(client, person)).city).toBe('Highport')
  })

  it('are not outranked for ever by one whose clock is ahead', async () => {
    const { client, person, save } = await arrive()
    const ahead = await save({ ...FIRST, city: 'Saltmarsh', saved_at: ago(-600) })
    expect(Date.parse(ahead.body.data.saved_at)).toBeLessThanOrEqual(clock.now().getTime())
    clock.shift(10)
    await save({ city: 'Highport' })
    expect((await profileOf(client, person)).city).toBe('Highport')
  })
})

describe('the companies where a user applied', () => {
  it('have the new name and place, and no row that was erased is filled again', async () => {
    const { client, person, save } = await arrive()
    const [one, other] = [await applyAt(person), await applyAt(person)]
    await owner
      .update(applicant)
      .set({ firstName: '', lastName: '', email: '' })
      .where(eq(applicant.accountId, other.accountId))
    await save({ ...FIRST, last_name: 'Murray', city: 'Saltmarsh', zip: '9' })
    const rows = await owner.select().from(applicant).where(eq(applicant.userId, person.userId))
    expect(rows.find(({ accountId }) => accountId === one.accountId)).toMatchObject({
      firstName: 'Grace',
      lastName: 'Murray',
      city: 'Saltmarsh',
    })
    expect(rows.find(({ accountId }) => accountId === other.accountId)).toMatchObject({
      lastName: '',
      city: null,
    })
    const me = await client.get('/auth/v1/')
    expect(me.body.data).toMatchObject({ first_name: 'Grace', last_name: 'Murray' })
  })

  it('are told of it when they come later', async () => {
    const { client, person, save } = await arrive()
    await save({ ...FIRST, phone_number: '+4930123456', city: 'Saltmarsh' })
    const requisition = await buildRequisition(database, { company: await buildCompany(database) })
    const applied = await client.post(`/user/v1/progress-tracker/user/${person.userId}/`, {
      job_uuid: requisition.uuid,
    })
    expect(applied.status).toBe(201)
    const rows = await owner.select().from(applicant).where(eq(applicant.userId, person.userId))
    expect(rows).toMatchObject([{ phoneNumber: '+4930123456', city: 'Saltmarsh' }])
  })
})

describe('staff', () => {
  it('see how to reach a user, and private data only with the flag', async () => {
    const { person, save } = await arrive()
    const company = await buildCompany(database)
    const { userSmartreqId } = await applyAt(person, company)
    await save({ ...FIRST, zip: '97000', is_opt_in: true })
    const cardFor = async (staff: Person) => {
      const reply = await (
        await test.as(staff)
      ).get(`/smartreq/v1/user-smartreq/${userSmartreqId}/scorecard/`)
      const { personal, can_see_private: canSee, private: hidden } = reply.body.data
      return { zip: personal.zip, canSee, hidden }
    }
    const recruiter = await buildStaff(database, { company, preset: 'Recruiter' })
    const admin = await buildStaff(database, { company, preset: 'Account admin' })
    const provider = await buildPerson(database, { isJfAdmin: true })
    expect(await cardFor(recruiter)).toEqual({ zip: '97000', canSee: false, hidden: null })
    for (const staff of [admin, provider])
      expect(await cardFor(staff)).toEqual({ zip: '97000', canSee: true, hidden: FIRST })
  })

  it('see empty parts of a user who gave nothing', async () => {
    const company = await buildCompany(database)
    const { userSmartreqId } = await applyAt(await buildPerson(database), company)
    const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
    const card = await admin.get(`/smartreq/v1/user-smartreq/${userSmartreqId}/scorecard/`)
    expect(card.body.data).toMatchObject({
      can_see_private: true,
      private: null,
      personal: { city: null, is_opt_in: false },
    })
  })
})

async function arrive() {
  const person = await buildPerson(database)
  const client = await test.as(person)
  return { person, client, save: saverOf(client, person) }
}

async function applyAt(person: Person, given?: Awaited<ReturnType<typeof buildCompany>>) {
  const company = given ?? (await buildCompany(database))
  const requisition = await buildRequisition(database, { company })
  return buildApplication(database, { requisition, person })
}

function url({ userId }: { userId: number }): string {
  return `/user/v1/${userId}/`
}

function saverOf(client: Client, of: { userId: number }) {
  return (body: Record<string, unknown>, options: RequestOptions = {}) =>
    client.send({ ...options, method: 'PATCH', url: url(of), body })
}

async function profileOf(client: Client, of: { userId: number }) {
  return (await client.get(url(of))).body.data
}
