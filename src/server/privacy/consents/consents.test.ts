import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { Consent, ConsentText } from '#contract/privacy/consents.ts'
import { collectExport } from '#server/privacy/collect-export.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  type Company,
} from '#testing/builders.ts'
import { BODIES, buildConsentText } from '#testing/consents.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

const consentsOf = (userId: number) => `/user/v1/consents/user/${userId}/`
const dueOf = (userId: number) => `${consentsOf(userId)}due/`

describe('the texts that count', () => {
  it('are the installation’s first versions, in every language, for the user who comes', async () => {
    const { body } = await test.client().get('/user/v1/consent-texts/')
    const texts: ConsentText[] = body.data
    expect(texts.map(({ kind, version, account_name }) => [kind, version, account_name])).toEqual([
      ['application', 1, null],
      ['privacy', 1, null],
      ['terms', 1, null],
    ])
    for (const { bodies } of texts) {
      expect(Object.values(bodies).every((text) => text.length > 100)).toBe(true)
      expect(new Set(Object.values(bodies)).size).toBe(3)
    }
  })

  it('are a company’s own at its login page, newest first, and no other user’s', async () => {
    const company = await buildCompany(database, { name: 'Harbour Works' })
    const requisition = await buildRequisition(database, { company })
    await buildConsentText(database, { ...company, version: 1 })
    const newest = await buildConsentText(database, { ...company, version: 2 })
    const own = await currentOf(`?job_uuid=${requisition.uuid}`)
    expect(own.get('privacy')).toMatchObject({
      text_id: newest,
      version: 2,
      account_name: 'Harbour Works',
    })
    expect(own.get('terms')?.account_name).toBeNull()

    const other = await buildRequisition(database, { company: await buildCompany(database) })
    expect((await currentOf(`?job_uuid=${other.uuid}`)).get('privacy')?.account_name).toBeNull()
    expect((await currentOf('')).get('privacy')?.account_name).toBeNull()
    const nowhere = `?job_uuid=${randomUUID()}`
    expect((await currentOf(nowhere)).get('privacy')?.account_name).toBeNull()
  })

  it('can be read one by one, also those that do not count any more', async () => {
    const company = await buildCompany(database, { name: 'Quay & Sons' })
    const old = await buildConsentText(database, { ...company, version: 1 })
    await buildConsentText(database, { ...company, version: 2 })
    const { body } = await test.client().get(`/user/v1/consent-text/${old}/`)
    expect(body.data).toMatchObject({ version: 1, account_name: 'Quay & Sons', bodies: BODIES })
    expect((await test.client().get('/user/v1/consent-text/999999999/')).status).toBe(404)
  })
})

describe('a new account', () => {
  it('has on record what the form showed, current or not, in its language', async () => {
    const company = await buildCompany(database)
    const old = await buildConsentText(database, { ...company, version: 1 })
    await buildConsentText(database, { ...company, version: 2 })
    const terms = (await currentOf('')).get('terms')?.text_id
    const shown = [
      { text_id: terms, language: 'fr' },
      { text_id: old, language: 'es' },
      { text_id: 999_999_999, language: 'en' },
    ]
    const { userId, client } = await create({ shown })
    const { body } = await client.get(consentsOf(userId))
    expect(body.meta.total).toBe(2)
    expect(body.data).toMatchObject([
      { text_id: old, kind: 'privacy', version: 1, language: 'es', door: 'sign_up' },
      { text_id: terms, kind: 'terms', version: 1, language: 'fr', door: 'sign_up' },
    ])
  })

  it('has the first versions on record when an older build sends none', async () => {
    const { userId, client } = await create({ language: 'es' })
    const consents: Consent[] = (await client.get(consentsOf(userId))).body.data
    expect(consents.map(({ kind, version, language }) => [kind, version, language])).toEqual([
      ['privacy', 1, 'es'],
      ['terms', 1, 'es'],
    ])
  })
})

describe('agreeing', () => {
  it('is noted once, with its first date, however often it is sent', async () => {
    const company = await buildCompany(database)
    const textId = await buildConsentText(database, company)
    const { userId } = await buildPerson(database)
    const client = await test.as({ userId })
    const body = { shown: [{ text_id: textId, language: 'en' }], door: 'application' }
    const key = randomUUID()
    const first = await client.post(consentsOf(userId), body, { key })
    expect(first.body.data).toEqual({ text_ids: [textId] })
    const before = (await client.get(consentsOf(userId))).body
    expect((await client.post(consentsOf(userId), body, { key })).body).toEqual(first.body)
    test.clock.shift(60_000)
    const later = { shown: [{ text_id: textId, language: 'fr' }], door: 'asked' }
    expect((await client.post(consentsOf(userId), later)).status).toBe(201)
    expect((await client.get(consentsOf(userId))).body).toEqual(before)
  })

  it('is noted with the time at which it was said, not before the text was there and not ahead of now', async () => {
    const company = await buildCompany(database)
    const publishedAt = test.clock.now()
    const { userId } = await buildPerson(database)
    const client = await test.as({ userId })
    test.clock.shift(60_000)
    const after = (ms: number) => new Date(publishedAt.getTime() + ms)
    const noted: (string | undefined)[] = []
    for (const [index, at] of [after(1000), after(-3_600_000), after(3_600_000)].entries()) {
      const textId = await buildConsentText(database, {
        ...company,
        version: index + 1,
        publishedAt,
      })
      const shown = [{ text_id: textId, language: 'en' }]
      await client.post(consentsOf(userId), { shown, door: 'asked', agreed_at: at.toISOString() })
      const held: Consent[] = (await client.get(consentsOf(userId))).body.data
      noted.push(held.find((consent) => consent.text_id === textId)?.at)
    }
    const [said, early, ahead] = noted.map((at) => Date.parse(at ?? ''))
    expect([said, early]).toEqual([after(1000).getTime(), publishedAt.getTime()])
    expect(ahead).toBeGreaterThanOrEqual(after(60_000).getTime())
    expect(ahead).toBeLessThanOrEqual(test.clock.now().getTime())
  })

  it('is no other user’s to see or to do, and nothing for a text that is none', async () => {
    const { userId, client } = await test.signUp()
    const stranger = await test.signUp()
    const terms = (await currentOf('')).get('terms')?.text_id
    const body = { shown: [{ text_id: terms, language: 'en' }], door: 'asked' }
    for (const id of [userId, 999_999_999]) {
      expect((await stranger.client.get(consentsOf(id))).status).toBe(404)
      expect((await stranger.client.get(dueOf(id))).status).toBe(404)
      expect((await stranger.client.post(consentsOf(id), body)).status).toBe(404)
    }
    const none = { ...body, shown: [...body.shown, { text_id: 999_999_999, language: 'en' }] }
    expect((await client.post(consentsOf(userId), none)).status).toBe(404)
  })

  it('stays as it was written, as the texts do', async () => {
    await test.signUp()
    for (const statement of [
      sql`update consent set language = 'fr'`,
      sql`delete from consent`,
      sql`update consent_text set version = 9`,
      sql`delete from consent_text`,
    ]) {
      const run = database.inScope({ kind: 'system' }, (tx) => tx.db.execute(statement))
      await expect(run).rejects.toMatchObject({ cause: { code: '42501' } })
    }
  })

  it('is in the copy of one’s data, with the very words', async () => {
    const company = await buildCompany(database, { name: 'Harbour Works' })
    const textId = await buildConsentText(database, company)
    const { userId } = await create({ shown: [{ text_id: textId, language: 'es' }] })
    const collect = (accountId: number | null) =>
      database.inScope({ kind: 'system' }, (tx) =>
        collectExport(tx, { userId, accountId, hasPrivateData: false }),
      )
    const copy = await collect(null)
    expect(copy['consents']).toMatchObject([{ text_id: textId, door: 'sign_up' }])
    expect(copy['consent_texts']).toMatchObject([
      { kind: 'privacy', version: 1, company: 'Harbour Works', text: BODIES.es },
    ])
    expect(Object.keys(await collect(company.accountId))).not.toContain('consents')
  })
})

describe('a newer version', () => {
  it('is put before the user who applied there, once, when it asks', async () => {
    const company = await buildCompany(database)
    const { userId } = await applicantOf(company)
    const client = await test.as({ userId })
    expect((await client.get(dueOf(userId))).body.data).toEqual([])
    await buildConsentText(database, { ...company, version: 1, asksAgain: true })
    const second = await buildConsentText(database, { ...company, version: 2, asksAgain: false })
    const { body } = await client.get(dueOf(userId))
    expect(body.data).toMatchObject([{ text_id: second, version: 2 }])

    const shown = [{ text_id: second, language: 'en' }]
    await client.post(consentsOf(userId), { shown, door: 'asked' })
    expect((await client.get(dueOf(userId))).body.data).toEqual([])
    await buildConsentText(database, { ...company, version: 3, asksAgain: false })
    expect((await client.get(dueOf(userId))).body.data).toEqual([])
    await buildConsentText(database, { ...company, version: 4, asksAgain: true })
    expect((await client.get(dueOf(userId))).body.data).toMatchObject([{ version: 4 }])
  })

  it('is nothing to those who never applied there', async () => {
    const { userId } = await applicantOf(await buildCompany(database))
    await buildConsentText(database, { ...(await buildCompany(database)), asksAgain: true })
    expect((await (await test.as({ userId })).get(dueOf(userId))).body.data).toEqual([])
  })

  // Last here: it counts for everyone.
  it('of the installation is put before everyone', async () => {
    const { userId, client } = await test.signUp()
    const next = { accountId: null, kind: 'terms', version: 2, asksAgain: true } as const
    const textId = await buildConsentText(database, next)
    const { body } = await client.get(dueOf(userId))
    expect(body.data).toMatchObject([{ text_id: textId, account_name: null }])
  })
})

async function currentOf(query: string): Promise<Map<string, ConsentText>> {
  const { body } = await test.client().get(`/user/v1/consent-texts/${query}`)
  const texts: ConsentText[] = body.data
  return new Map(texts.map((text) => [text.kind, text]))
}

async function create(given: { shown?: readonly object[]; language?: string }) {
  const client = test.client()
  const { body } = await client.post('/auth/v1/create/', {
    email: `${randomUUID()}@example.com`,
    password: TEST_PASSWORD,
    first_name: 'Ada',
    last_name: 'Lovelace',
    ...given,
  })
  const userId: number = body.data.user.user_id
  return { userId, client }
}

async function applicantOf(company: Company): Promise<{ userId: number }> {
  const person = await buildPerson(database)
  const requisition = await buildRequisition(database, { company })
  await buildApplication(database, { requisition, person })
  return person
}
