import { describe, expect, it } from 'vitest'

import type { RolePresetName } from '#contract/access/role-presets.ts'
import { userRole } from '#server/db/schema/account.ts'
import { givePassword } from '#testing/accounts.ts'
import {
  buildCompany,
  buildPerson,
  buildSession,
  buildStaff,
  type Company,
  type Person,
} from '#testing/builders.ts'
import { openProvider } from '#testing/identity-provider.ts'
import { addApp, addPasskey, codeOf, FACTORS, withApp } from '#testing/second-factors.ts'
import { buildProvider, claimsOf, startSignOn, TEST_DOMAIN } from '#testing/sign-on.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const password = TEST_PASSWORD
const LIMITS = { session_idle_minutes: 60, session_hours: 24 }

const test = await openTestApp()
const { database } = test
const policyUrl = (accountId: number) => `/account/v1/${accountId}/sign-in-policy/`
const staffCall = (client: Client, { accountId }: { accountId: number }) =>
  client.get(`/account/v1/user-roles/${accountId}/`)

/** A company that asks for a second factor, and an admin of it who has one. */
async function strictCompany(): Promise<Company & { admin: Client; adminId: number }> {
  const company = await buildCompany(database)
  const { client, person } = await signedIn(company, 'Account admin')
  await addApp(test, { client, userId: person.userId })
  const policy = { ...LIMITS, is_second_factor_required: true }
  const saved = await client.put(policyUrl(company.accountId), policy)
  expect(saved.status).toBe(200)
  return { ...company, admin: client, adminId: person.userId }
}

/** Staff who signed in with a password alone. */
async function signedIn(
  company: Company,
  preset: RolePresetName = 'Account admin',
): Promise<{ client: Client; person: Person }> {
  const person = await buildStaff(database, { company, preset })
  await givePassword(test, person.userId)
  return { client: await test.signIn(person.email), person }
}

describe('a company that asks its staff for a second factor', () => {
  it('says so in its policy, audited; a body from before keeps what is stored', async () => {
    const { admin, accountId } = await strictCompany()
    const kept = await admin.put(policyUrl(accountId), LIMITS)
    expect(kept.body.data).toMatchObject({ ...LIMITS, is_second_factor_required: true })
    expect((await admin.get(policyUrl(accountId))).body.data.is_second_factor_required).toBe(true)
    const trail = await admin.get(`/account/v1/audit-trail/${accountId}/?entity=sign_in_policy`)
    expect(trail.body.data.at(-1)).toMatchObject({
      before: { is_second_factor_required: false },
      after: { is_second_factor_required: true },
    })
  })

  it('refuses staff who have none, until they have', async () => {
    const company = await strictCompany()
    const { client, person } = await signedIn(company)
    const { userId } = person
    const refused = await staffCall(client, company)
    expect(refused.status).toBe(403)
    expect(refused.body.error.code).toBe('second_factor_required')
    expect((await client.get('/auth/v1/')).body.data.is_second_factor_due).toBe(true)
    expect((await client.get(FACTORS)).body.data.required_by).toEqual(['Harbour Works'])
    // What is their own stays open to them.
    expect((await client.get(`/user/v1/progress-tracker/user/${userId}/`)).status).toBe(200)

    await addApp(test, { client, userId })
    expect((await staffCall(client, company)).status).toBe(200)
    expect((await client.get('/auth/v1/')).body.data.is_second_factor_due).toBe(false)
  })

  it('is content with a passkey, as the second step and alone', async () => {
    const company = await strictCompany()
    const { client, person } = await signedIn(company)
    const { key } = await addPasskey({ client, userId: person.userId })
    expect((await staffCall(client, company)).status).toBe(200)
    const browser = test.client()
    const asked = await browser.post('/auth/v1/login/passkey/start/')
    await browser.post('/auth/v1/login/passkey/', { passkey: key.sign(asked.body.data) })
    expect((await staffCall(browser, company)).status).toBe(200)
  })

  it('refuses a session from before it asked', async () => {
    const company = await buildCompany(database)
    const { client: early } = await signedIn(company)
    expect((await staffCall(early, company)).status).toBe(200)
    const { client, person } = await signedIn(company)
    await addApp(test, { client, userId: person.userId })
    await client.put(policyUrl(company.accountId), { ...LIMITS, is_second_factor_required: true })
    expect((await staffCall(early, company)).body.error.code).toBe('second_factor_required')
  })

  it('refuses the provider’s admins as well', async () => {
    const company = await strictCompany()
    const { client, userId } = await test.signUp()
    const admin = await test.as({ userId, isProviderAdmin: true })
    expect((await staffCall(admin, company)).body.error.code).toBe('second_factor_required')
    expect((await client.get('/auth/v1/')).status).toBe(200)
  })

  it('takes the word of its provider: that one asks by itself', async () => {
    const company = await strictCompany()
    const provider = await openProvider()
    const accountUuid = await buildProvider(test, { company, provider })
    const browser = test.client()
    const { nonce } = (await startSignOn(browser, accountUuid)).body.data
    const email = `staff@${TEST_DOMAIN}`
    const claims = claimsOf(nonce, { sub: email, email })
    const reply = await browser.post('/auth/v1/login-sso/', {
      id_token: await provider.sign(claims),
    })
    expect(reply.body.data.user.is_second_factor_due).toBe(false)
    // The role opens no list of members: what is refused is that, and not the sign-in.
    expect((await staffCall(browser, company)).body.error.code).toBe('forbidden')
    expect((await browser.get(`/account/v1/info/?account_id=${company.accountId}`)).status).toBe(
      200,
    )
  })

  it('keeps the last factor of its staff, and lets go of one of two', async () => {
    const company = await strictCompany()
    const { userId, client, secret } = await withApp(test)
    const { accountId, roles } = company
    await database.owner.insert(userRole).values({ accountId, userId, roleId: roles.Recruiter })
    const remove = () =>
      client.post(`${FACTORS}${userId}/authenticator/remove/`, {
        password,
        code: codeOf(test, secret),
      })
    expect((await remove()).body.error.code).toBe('last_second_factor')
    const { reply } = await addPasskey({ client, userId })
    const { passkey_id: id } = reply.body.data.passkey
    expect((await remove()).status).toBe(204)
    const last = await client.post(`/auth/v1/passkeys/${userId}/${id}/remove/`, { password })
    expect(last.body.error.code).toBe('last_second_factor')
    expect((await client.get(FACTORS)).body.data.passkeys).toHaveLength(1)
  })

  it('has of a user who removed theirs before it asked no session that counts', async () => {
    const company = await buildCompany(database)
    const { client, person } = await signedIn(company)
    const { userId } = person
    const { secret } = await addApp(test, { client, userId })
    const body = { password, code: codeOf(test, secret) }
    await client.post(`${FACTORS}${userId}/authenticator/remove/`, body)
    await client.put(policyUrl(company.accountId), { ...LIMITS, is_second_factor_required: true })
    expect((await staffCall(client, company)).body.error.code).toBe('second_factor_required')
  })
})

describe('second factors that were lost', () => {
  const resetUrl = (accountId: number, userId: number) =>
    `/account/v1/second-factors/${accountId}/user/${userId}/`
  const asProvider = async () => {
    const { userId } = await buildPerson(database, { isJfAdmin: true })
    const session = { userId, secondFactorAt: new Date() }
    return test.as({ userId, isProviderAdmin: true }, await buildSession(database, session))
  }

  it('are removed by no admin of a company: they belong to the user', async () => {
    const company = await strictCompany()
    const { client, person } = await signedIn(company, 'Recruiter')
    await addApp(test, { client, userId: person.userId })
    const reply = await company.admin.delete(resetUrl(company.accountId, person.userId))
    expect([reply.status, reply.body.error.code]).toEqual([403, 'forbidden'])
    expect((await client.get('/auth/v1/')).body.data.is_second_factor_due).toBe(false)
  })

  it('are removed by the provider, who ends the sessions, and leaves a trace and a message', async () => {
    const company = await strictCompany()
    const { accountId, admin } = company
    const { client, person } = await signedIn(company, 'Recruiter')
    const { userId, email } = person
    await addApp(test, { client, userId })
    await addPasskey({ client, userId })
    const provider = await asProvider()
    const reply = await provider.delete(resetUrl(accountId, userId))
    expect(reply.body.data).toEqual({ user_id: userId, removed: 2 })
    expect((await client.get('/auth/v1/')).status).toBe(401)
    expect((await client.post('/auth/v1/token-refresh/')).status).toBe(401)
    const again = await test.signIn(email)
    expect((await again.get('/auth/v1/')).body.data.is_second_factor_due).toBe(true)
    const trail = await admin.get(`/account/v1/audit-trail/${accountId}/?entity=second_factors`)
    expect(trail.body.data).toMatchObject([
      { entity_id: userId, action: 'reset', before: { factors: 2 }, after: { factors: 0 } },
    ])
    await test.sendMail()
    const subjects = (await test.mailTo(email)).map(({ subject }) => subject)
    expect(subjects.at(-1)).toBe('The second step of your Fairlead sign-in was reset')
    const none = await provider.delete(resetUrl(accountId, userId))
    expect(none.body.error.code).toBe('second_factor_missing')
  })

  it('are removed once for one key', async () => {
    const company = await strictCompany()
    const { client, person } = await signedIn(company, 'Recruiter')
    const { userId } = person
    await addApp(test, { client, userId })
    const key = '3f0e8a52-6a0f-4a53-9d1c-0a6b6f6f6f01'
    const [url, provider] = [resetUrl(company.accountId, userId), await asProvider()]
    const [first, second] = [
      await provider.delete(url, { key }),
      await provider.delete(url, { key }),
    ]
    expect(second.body).toEqual(first.body)
  })

  it('are not found at a company that the user does not work for', async () => {
    const { accountId } = await strictCompany()
    const { userId } = await withApp(test)
    const provider = await asProvider()
    expect((await provider.delete(resetUrl(accountId, userId))).status).toBe(404)
  })
})
