import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'

import { loginSession } from '#server/db/schema/session.ts'
import { givePassword } from '#testing/accounts.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { openProvider } from '#testing/identity-provider.ts'
import { addApp, addPasskey, codeOf } from '#testing/second-factors.ts'
import {
  buildProvider,
  claimsOf,
  signOnAs,
  startSignOn,
  TEST_DOMAIN,
  someone,
} from '#testing/sign-on.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const LOGIN_SSO = '/auth/v1/login-sso/'

const test = await openTestApp()
const { database } = test
const provider = await openProvider()
const company = await buildCompany(database)
const accountUuid = await buildProvider(test, { company, provider })

const signOn = (claims: Record<string, unknown>, client = test.client()) =>
  signOnAs(client, { accountUuid, provider, claims })

describe('a member of the company who has a password', () => {
  it('is connected by their verified address, in any case, and their password, and keeps their role', async () => {
    const { member, email } = await buildRecruiter()
    const claims = someone({ email: email.toUpperCase() })
    const due = await signOn(claims)
    expect([due.status, due.body.error.code]).toEqual([403, 'sso_link_due'])
    const wrong = await connect(claims, 'Wrong-Horse-1')
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'current_password_incorrect'])
    const reply = await connect(claims, TEST_PASSWORD)
    expect(reply.body.data.user).toMatchObject({
      user_id: member.userId,
      roles: [{ role_name: 'Recruiter' }],
    })
    const again = await signOn({ ...claims, email: undefined })
    expect(again.body.data.user.user_id).toBe(member.userId)
  })

  it('may connect from the same answer of the provider that was refused without the password', async () => {
    const { email } = await buildRecruiter()
    const client = test.client()
    const loginPage = await startSignOn(client, accountUuid)
    const idToken = await provider.sign(claimsOf(loginPage.body.data.nonce, someone({ email })))
    const send = (password?: string) =>
      client.post('/auth/v1/login-sso/', { id_token: idToken, password })
    expect((await send()).body.error.code).toBe('sso_link_due')
    expect((await send(TEST_PASSWORD)).status).toBe(200)
  })

  it('is not tried out by the user who runs a provider: five passwords, and then a wait', async () => {
    const { email } = await buildRecruiter()
    const codes: string[] = []
    for (let tries = 0; tries < 7; tries += 1)
      codes.push((await connect(someone({ email }), `Wrong-Horse-${tries}`)).body.error.code)
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'current_password_incorrect'))
    expect(codes.slice(5)).toEqual(['rate_limited', 'rate_limited'])
  })

  it('is not opened to a company that gave them a role and says it is them', async () => {
    const victim = await test.signUp({ email: `victim@${TEST_DOMAIN}` })
    await database.owner.execute(
      sql`insert into user_role (account_id, user_id, role_id) values (${company.accountId}, ${victim.userId}, ${company.roles.Limited})`,
    )
    const reply = await signOn(someone({ email: victim.email }))
    expect([reply.status, reply.body.error.code]).toEqual([403, 'sso_link_due'])
  })
})

describe('an account that a company’s sign-on made', () => {
  it('follows the company to another subject of its provider, since no other user had it', async () => {
    const claims = someone()
    const first = await signOn(claims)
    const moved = await signOn({ ...claims, sub: 'another-subject' })
    expect(moved.body.data.user.user_id).toBe(first.body.data.user.user_id)
  })

  it('is its reader’s once they set a password by mail: the provider’s word no longer opens it', async () => {
    const claims = someone()
    expect((await signOn(claims)).status).toBe(200)
    await test.client().post('/auth/v1/forgot-password/', { email: claims.email })
    await test.sendMail()
    const mail = (await test.mailTo(claims.email)).at(-1)
    const [, uid, token] = /\/change-password\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? '') ?? []
    const body = { uid, user_token: token, password: TEST_PASSWORD }
    const url = '/auth/v1/reset-password/'
    expect((await test.client().send({ method: 'PUT', url, body })).status).toBe(204)
    expect((await signOn(claims)).body.error.code).toBe('sso_link_due')
    expect((await connect(claims, TEST_PASSWORD)).status).toBe(200)
    expect((await signOn(claims)).status).toBe(200)
  })
})

describe('a member of the company who has a second factor', () => {
  // Codes are taken once for each half minute: the next test has one of its own.
  afterEach(() => test.clock.shift(60_000))

  it('is asked for it after the password, and is connected by both', async () => {
    const { email, secret, member } = await withAppAtCompany()
    const { client, send } = await comingBack({ email })
    const due = await send({ password: TEST_PASSWORD })
    expect([due.status, due.body.error.code]).toEqual([401, 'second_factor_due'])
    expect(due.body.error.details.methods).toEqual(['authenticator', 'recovery_code'])
    expect(client.cookies.has('fairlead_access')).toBe(false)

    const pending_token = due.body.error.details.pending_token
    const step = { method: 'authenticator', pending_token }
    const wrong = await send({ second_step: { ...step, code: '000000' } })
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'code_incorrect'])
    const reply = await send({ second_step: { ...step, code: codeOf(test, secret) } })
    expect(reply.status).toBe(200)
    expect(reply.body.data.user.user_id).toBe(member.userId)
    expect(await waysIn(member.userId)).toContainEqual({ way: 'sso', is_confirmed: true })
  })

  it('is connected once: the next sign-on asks nothing', async () => {
    const { email, codes } = await withAppAtCompany()
    const claims = someone({ email })
    const { send } = await comingBack(claims)
    const pending_token = await pendingIn(send)
    const code = codes[0]
    const reply = await send({ second_step: { method: 'recovery_code', pending_token, code } })
    expect(reply.status).toBe(200)
    expect((await signOn(claims)).status).toBe(200)
  })

  it('may answer by a passkey', async () => {
    const { email, member, client: owner } = await recruiterSignedIn()
    const { key } = await addPasskey({ client: owner, userId: member.userId })
    const { client, send } = await comingBack({ email })
    const pending_token = await pendingIn(send)
    const asked = await client.post('/auth/v1/login/second-step/passkey/', { pending_token })
    const passkey = key.sign(asked.body.data)
    const reply = await send({ second_step: { method: 'passkey', pending_token, passkey } })
    expect(reply.body.data.user.user_id).toBe(member.userId)
  })

  it('is not connected by the second step of another user, which stays unused', async () => {
    const { email } = await withAppAtCompany()
    const own = await withAppAtCompany()
    const mine = await comingBack({ email: own.email })
    const pending_token = await pendingIn(mine.send)
    const step = { method: 'recovery_code', pending_token, code: own.codes[0] }
    const theirs = await comingBack({ email })
    const reply = await theirs.send({ second_step: step })
    expect([reply.status, reply.body.error.code]).toEqual([403, 'sso_link_due'])
    expect((await mine.send({ second_step: step })).status).toBe(200)
  })

  it('is not connected without the password: no second step waits for it', async () => {
    const { email, codes } = await withAppAtCompany()
    const { send } = await comingBack({ email })
    const step = { method: 'recovery_code', pending_token: 'made-up', code: codes[0] }
    const reply = await send({ second_step: step })
    expect([reply.status, reply.body.error.code]).toEqual([401, 'sign_in_expired'])
  })

  it('has to begin again where the two lie further apart than a second step may', async () => {
    const { email, codes } = await withAppAtCompany()
    const { send } = await comingBack({ email })
    const pending_token = await pendingIn(send)
    test.clock.shift(6 * 60_000)
    const code = codes[0]
    const reply = await send({ second_step: { method: 'recovery_code', pending_token, code } })
    expect([reply.status, reply.body.error.code]).toEqual([401, 'sign_in_expired'])
  })
})

async function buildRecruiter() {
  const member = await buildStaff(database, { company, preset: 'Recruiter' })
  const email = `recruiter-${member.userId}@${TEST_DOMAIN}`
  await database.owner.execute(
    sql`update app_user set email = ${email} where user_id = ${member.userId}`,
  )
  await givePassword(test, member.userId)
  return { member, email }
}

function connect(claims: Record<string, unknown>, password: string) {
  return signOnAs(test.client(), { accountUuid, provider, claims, password })
}

async function recruiterSignedIn() {
  const recruiter = await buildRecruiter()
  const client = test.client()
  await client.post('/auth/v1/login/', { email: recruiter.email, password: TEST_PASSWORD })
  return { ...recruiter, client }
}

async function withAppAtCompany() {
  const recruiter = await recruiterSignedIn()
  const { userId } = recruiter.member
  return { ...recruiter, ...(await addApp(test, { client: recruiter.client, userId })) }
}

/** A browser with one answer of the provider, and what it may send along. */
async function comingBack(given: Record<string, unknown>) {
  const client = test.client()
  const loginPage = await startSignOn(client, accountUuid)
  // Good for longer than a second step, on the clock of these tests.
  const iat = Math.floor(test.clock.now().getTime() / 1000)
  const claims = someone({ ...given, iat, exp: iat + 3600 })
  const idToken = await provider.sign(claimsOf(loginPage.body.data.nonce, claims))
  const send = (proof: Record<string, unknown>) =>
    client.post(LOGIN_SSO, { id_token: idToken, ...proof })
  return { client, send }
}

async function pendingIn(send: (proof: { password: string }) => ReturnType<Client['post']>) {
  const due = await send({ password: TEST_PASSWORD })
  return due.body.error.details.pending_token
}

async function waysIn(userId: number) {
  return database.owner
    .select({
      way: loginSession.authType,
      is_confirmed: sql<boolean>`${loginSession.secondFactorAt} is not null`,
    })
    .from(loginSession)
    .where(eq(loginSession.userId, userId))
}
