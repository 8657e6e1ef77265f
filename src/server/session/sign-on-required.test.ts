import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { RolePresetName } from '#contract/access/role-presets.ts'
import { userRole } from '#server/db/schema/account.ts'
import { appUser } from '#server/db/schema/session.ts'
import { givePassword } from '#testing/accounts.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildSession,
  buildStaff,
  type Company,
} from '#testing/builders.ts'
import { openProvider } from '#testing/identity-provider.ts'
import { addPasskey, buildPasskeyLogin } from '#testing/second-factors.ts'
import { buildProvider, signOnAs, signOnSettings, TEST_DOMAIN } from '#testing/sign-on.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'
import type { Client, Reply } from '#testing/test-client.ts'

const LIMITS = { session_idle_minutes: 60, session_hours: 24 }
const REQUIRED = { ...LIMITS, is_sign_on_required: true }

const test = await openTestApp()
const { database } = test
const provider = await openProvider()

const policyUrl = ({ accountId }: Company) => `/account/v1/${accountId}/sign-in-policy/`
const providerUrl = ({ accountId }: Company) => `/account/v1/${accountId}/single-sign-on/`
const fieldsOf = ({ status, body }: Reply) => [status, Object.keys(body.error.fields)]
const codeOf = ({ status, body }: Reply) => [status, body.error.code]
const isIn = async (client: Client) => (await client.get('/auth/v1/')).status === 200
const refresh = async (client: Client) => (await client.post('/auth/v1/token-refresh/')).status
const openCompany = (client: Client, { accountId }: Company) =>
  client.get(`/account/v1/info/?account_id=${accountId}`)

/** A user of the company whose address its provider lets in, and who has a password. */
async function buildColleague(company: Company, preset: RolePresetName = 'Recruiter') {
  const person = await buildStaff(database, { company, preset })
  const { userId } = person
  const email = `${randomUUID()}@${TEST_DOMAIN}`
  await database.owner.update(appUser).set({ email }).where(eq(appUser.userId, userId))
  await givePassword(test, userId)
  return { ...person, email }
}

/** A company with a provider, and an admin of it. */
async function arrive() {
  const company = await buildCompany(database)
  const accountUuid = await buildProvider(test, { company, provider })
  const person = await buildStaff(database, { company, preset: 'Account admin' })
  const { userId } = person
  const admin = await test.as(person, await buildSession(database, { userId, authType: 'sso' }))
  const loginPage = `/login/sso/${accountUuid}`
  const require = (isRequired = true) =>
    admin.put(policyUrl(company), { ...LIMITS, is_sign_on_required: isRequired })
  const signOn = (email: string, client = test.client()) =>
    signOnAs(client, {
      accountUuid,
      provider,
      claims: { sub: email, email },
      password: TEST_PASSWORD,
    })
  return { company, admin, door: loginPage, require, signOn }
}

async function arriveStrict() {
  const arrived = await arrive()
  expect((await arrived.require()).status).toBe(200)
  return arrived
}

async function giveRole(userId: number, { accountId, roles }: Company): Promise<void> {
  await database.owner.insert(userRole).values({ accountId, userId, roleId: roles.Recruiter })
}

describe('the rule that staff sign in by the company’s provider only', () => {
  it('is taken from a company with a provider, audited; a body from before keeps it', async () => {
    const { company, admin, require } = await arrive()
    const off = { ...LIMITS, is_second_factor_required: false, is_sign_on_required: false }
    const saved = await require()
    expect(saved.body.data).toEqual({ ...off, is_sign_on_required: true })
    expect((await admin.put(policyUrl(company), LIMITS)).body).toEqual(saved.body)
    expect((await admin.get(policyUrl(company))).body).toEqual(saved.body)
    const trail = `/account/v1/audit-trail/${company.accountId}/?entity=sign_in_policy`
    expect((await admin.get(trail)).body.data.at(-1)).toMatchObject({
      before: { is_sign_on_required: false },
      after: { is_sign_on_required: true },
    })
    expect((await require(false)).body.data).toEqual(off)
  })

  it('is refused without a provider, and while that is switched off', async () => {
    const none = await buildCompany(database)
    const off = await buildCompany(database)
    await buildProvider(test, { company: off, provider, isEnabled: false })
    for (const company of [none, off]) {
      const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
      const reply = await admin.put(policyUrl(company), REQUIRED)
      expect(fieldsOf(reply)).toEqual([400, ['is_sign_on_required']])
      expect((await admin.put(policyUrl(company), LIMITS)).status).toBe(200)
    }
  })

  it('keeps the provider from being switched off, and from nothing else', async () => {
    const { company, admin, require } = await arriveStrict()
    const settings = signOnSettings({ company, provider })
    const switchedOff = { ...settings, is_enabled: false }
    const refused = await admin.put(providerUrl(company), switchedOff)
    expect(fieldsOf(refused)).toEqual([400, ['is_enabled']])
    const renamed = await admin.put(providerUrl(company), { ...settings, provider_name: 'Entra' })
    expect(renamed.body.data.provider).toMatchObject({ provider_name: 'Entra', is_enabled: true })
    await require(false)
    expect((await admin.put(providerUrl(company), switchedOff)).status).toBe(200)
  })
})

describe('staff of a company that lets them in by its provider only', () => {
  it('sign in to their own account as ever, and find the company closed, with the way in', async () => {
    const { company, door: loginPage } = await arriveStrict()
    const { email, userId } = await buildColleague(company)
    const client = await test.signIn(email)
    expect((await client.get(`/user/v1/progress-tracker/user/${userId}/`)).status).toBe(200)
    expect(await refresh(client)).toBe(200)
    const refused = await openCompany(client, company)
    expect(codeOf(refused)).toEqual([403, 'sign_on_required'])
    expect(refused.body.error.details).toEqual({ path: loginPage })
  })

  it('come in by its provider, and stay', async () => {
    const { company, signOn } = await arriveStrict()
    const { email, userId } = await buildColleague(company)
    const client = test.client()
    const reply = await signOn(email, client)
    expect(reply.body.data.user).toMatchObject({ user_id: userId })
    expect(await refresh(client)).toBe(200)
    expect((await openCompany(client, company)).status).toBe(200)
  })

  it('find it closed at once in sessions that began by password or passkey', async () => {
    const { company, require, signOn } = await arrive()
    const { email, userId } = await buildColleague(company)
    const [byPassword, byPasskey, bySignOn] = [
      await test.signIn(email),
      test.client(),
      test.client(),
    ]
    // Connected while the password was all that there was: a new factor ends such sessions.
    await signOn(email, test.client())
    const { key } = await addPasskey({ client: byPassword, userId })
    const asked = await byPasskey.post('/auth/v1/login/passkey/start/')
    await byPasskey.post('/auth/v1/login/passkey/', { passkey: key.sign(asked.body.data) })
    await signOn(email, bySignOn)
    for (const client of [byPassword, byPasskey, bySignOn])
      expect((await openCompany(client, company)).status).toBe(200)

    await require()
    for (const client of [byPassword, byPasskey]) {
      expect(codeOf(await openCompany(client, company))).toEqual([403, 'sign_on_required'])
      expect(await refresh(client)).toBe(200)
      expect(await isIn(client)).toBe(true)
    }
    expect((await openCompany(bySignOn, company)).status).toBe(200)
    expect(await refresh(bySignOn)).toBe(200)
  })

  it('get the role of an invitation, and come in by the provider for it', async () => {
    const { company, signOn, admin } = await arriveStrict()
    const email = `${randomUUID()}@${TEST_DOMAIN}`
    const body = { email, role_id: company.roles.Coordinator }
    await admin.post(`/account/v1/staff-invitations/${company.accountId}/`, body)
    await test.sendMail()
    const [mail] = await test.mailTo(email)
    const [, link_uuid = '', token = ''] = /\/join\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? '') ?? []
    const client = test.client()
    const joined = await client.post('/auth/v1/join-company/', {
      link_uuid,
      token,
      password: TEST_PASSWORD,
      first_name: 'Ada',
      last_name: 'Lovelace',
    })
    expect(joined.status).toBe(201)
    expect(codeOf(await openCompany(client, company))).toEqual([403, 'sign_on_required'])
    const { user } = (await signOn(email)).body.data
    expect(user).toMatchObject({ first_name: 'Ada', roles: [{ role_name: 'Coordinator' }] })
  })
})

describe('an account that the company’s provider made, with no password', () => {
  /** A user who came by the provider for the first time, and their browser. */
  async function comeBySignOn({ signOn }: Awaited<ReturnType<typeof arrive>>) {
    const email = `${randomUUID()}@${TEST_DOMAIN}`
    const client = test.client()
    const { user } = (await signOn(email, client)).body.data
    return { email, client, userId: Number(user.user_id) }
  }

  it('is opened by that provider only', async () => {
    const arrived = await arrive()
    const { client, userId } = await comeBySignOn(arrived)
    await givePassword(test, userId)
    const { answer, cookie } = await buildPasskeyLogin(test, { client, userId })
    const isTheirs = eq(appUser.userId, userId)
    await database.owner.update(appUser).set({ passwordHash: null }).where(isTheirs)
    await arrived.require()
    const reply = await test
      .client()
      .post('/auth/v1/login/passkey/', { passkey: answer }, { headers: { cookie } })
    expect(codeOf(reply)).toEqual([403, 'sign_on_required'])
    expect(reply.body.error.details).toEqual({ path: arrived.door })
  })

  it('is its owner’s as soon as it has a password', async () => {
    const arrived = await arriveStrict()
    const { email, userId } = await comeBySignOn(arrived)
    await givePassword(test, userId)
    const client = await test.signIn(email)
    expect(await isIn(client)).toBe(true)
    expect(codeOf(await openCompany(client, arrived.company))).toEqual([403, 'sign_on_required'])
  })
})

describe('the user who the provider of such a company does not let in', () => {
  it('signs in as ever: candidates, and people of other companies', async () => {
    await arriveStrict()
    const { email: candidate } = await test.signUp()
    const { email: stranger } = await buildColleague(await buildCompany(database))
    for (const email of [candidate, stranger]) {
      const client = await test.signIn(email)
      expect(await refresh(client)).toBe(200)
    }
  })

  it('signs in as an admin of the installation, and opens the company', async () => {
    const { company } = await arriveStrict()
    const { email, userId } = await buildPerson(database, { isJfAdmin: true })
    await givePassword(test, userId)
    await giveRole(userId, company)
    const client = await test.signIn(email)
    expect(await refresh(client)).toBe(200)
    expect((await openCompany(client, company)).status).toBe(200)
  })

  it('signs in as a user of several companies, and opens the others alone', async () => {
    const { company, require } = await arrive()
    const other = await buildCompany(database)
    const { email, userId } = await buildColleague(company)
    await giveRole(userId, other)
    const before = await test.signIn(email)
    expect((await openCompany(before, company)).status).toBe(200)

    await require()
    for (const client of [before, await test.signIn(email)]) {
      expect(codeOf(await openCompany(client, company))).toEqual([403, 'sign_on_required'])
      expect((await openCompany(client, other)).status).toBe(200)
      expect(await refresh(client)).toBe(200)
    }
  })
  it('signs in as a user who applied elsewhere, and was given a role here without being asked', async () => {
    const { company } = await arriveStrict()
    const person = await buildPerson(database)
    const { email, userId } = person
    await givePassword(test, userId)
    const other = await buildCompany(database)
    const requisition = await buildRequisition(database, { company: other })
    await buildApplication(database, { requisition, person })
    await giveRole(userId, company)
    const client = await test.signIn(email)
    expect(await isIn(client)).toBe(true)
    expect(await refresh(client)).toBe(200)
    expect(codeOf(await openCompany(client, company))).toEqual([403, 'sign_on_required'])
  })
})
