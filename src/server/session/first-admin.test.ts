import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { buildConsentText } from '#testing/consents.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'

import { firstAdminCode } from './first-admin-service.ts'

const test = await openTestApp()
const { owner } = test.database

const body = (given: Record<string, unknown> = {}) => ({
  code: firstAdminCode(test.secret),
  account_name: 'Harbour Works',
  email: 'first@example.com',
  password: TEST_PASSWORD,
  first_name: 'Ada',
  last_name: 'Lovelace',
  ...given,
})
const create = (given?: Record<string, unknown>) =>
  test.client().post('/auth/v1/first-admin/', body(given))
const isNeeded = async () => (await test.client().get('/auth/v1/first-admin/')).body.data.is_needed

beforeEach(() => owner.execute(sql`truncate app_user, account restart identity cascade`))

describe('the first admin', () => {
  it('is asked for while no one has an account, and then no more', async () => {
    expect(await isNeeded()).toBe(true)
    const reply = await create()

    expect(reply.status).toBe(201)
    expect(reply.body.data.user).toMatchObject({
      is_jf_admin: true,
      roles: [{ account_name: 'Harbour Works', role_name: 'Account admin', full_access: true }],
    })
    expect(await isNeeded()).toBe(false)
    expect((await create({ email: 'second@example.com' })).status).toBe(409)
  })

  it('has on record which texts the screen named', async () => {
    const textId = await buildConsentText(test.database, { accountId: null, kind: 'terms' })
    const browser = test.client()
    const given = body({ shown: [{ text_id: textId, language: 'fr' }] })
    const { user_id } = (await browser.post('/auth/v1/first-admin/', given)).body.data.user
    const { body: consents } = await browser.get(`/user/v1/consents/user/${user_id}/`)
    expect(consents.data).toMatchObject([{ text_id: textId, language: 'fr', door: 'sign_up' }])
  })

  it('does not take a password that is guessed first, the company’s name for example', async () => {
    expect((await create({ password: 'Harbour-1!' })).body.error.code).toBe('password_guessable')
    expect(await isNeeded()).toBe(true)
  })

  it('is not asked for once anyone has signed up', async () => {
    await test.signUp()
    expect(await isNeeded()).toBe(false)
    expect((await create()).status).toBe(409)
  })

  it.each(['', 'wrong', '000000000000'])('needs the code: %o is none', async (code) => {
    const reply = await create({ code })
    expect(reply.status).toBe(403)
    expect(reply.body.error.fields).toHaveProperty('code')
    expect(await isNeeded()).toBe(true)
  })

  it('takes the code as people type it', async () => {
    expect((await create({ code: ` ${firstAdminCode(test.secret).toUpperCase()} ` })).status).toBe(
      201,
    )
  })

  it('is one, when two ask at once', async () => {
    const replies = await Promise.all([create(), create({ email: 'other@example.com' })])
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409'])
    const rows = await owner.execute(sql`select count(*)::int as n from account`)
    expect(rows).toMatchObject({ rows: [{ n: 1 }] })
  })
})
