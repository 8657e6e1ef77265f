import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { appUser } from '#server/db/schema/session.ts'
import { buildCompany, buildPerson } from '#testing/builders.ts'
import { openProvider } from '#testing/identity-provider.ts'
import {
  buildProvider,
  claimsOf,
  signOnAs,
  startSignOn,
  TEST_DOMAIN,
  someone,
} from '#testing/sign-on.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const provider = await openProvider()
const company = await buildCompany(database)
const other = await buildCompany(database, { name: 'Another Company' })
const accountUuid = await buildProvider(test, { company, provider })
const otherUuid = await buildProvider(test, { company: other, provider })

const signOn = (claims: Record<string, unknown>, client = test.client()) =>
  signOnAs(client, { accountUuid, provider, claims })

describe('a new user', () => {
  it('gets a user with the company’s default role, and an ordinary session', async () => {
    const client = test.client()
    const claims = someone()
    const reply = await signOn(claims, client)

    expect(reply.status).toBe(200)
    expect(Object.keys(reply.body.data)).toEqual(['access_token', 'refresh_token', 'user'])
    expect(reply.body.data.user).toMatchObject({
      email: claims.email,
      first_name: 'María',
      last_name: 'Núñez',
      is_jf_admin: false,
      roles: [{ account_id: company.accountId, role_name: 'Interviewer' }],
    })
    expect((await client.get('/auth/v1/')).body.data).toEqual(reply.body.data.user)
    expect(client.cookies.get('fairlead_access')).toBe(reply.body.data.access_token)
    expect((await client.post('/auth/v1/token-refresh/')).status).toBe(200)
    expect((await client.post('/auth/v1/logout/')).status).toBe(204)
    expect((await client.get('/auth/v1/')).status).toBe(401)
  })

  it.each([
    [{ given_name: undefined }, { first_name: 'nameless', last_name: 'Núñez' }],
    [{ family_name: '  ' }, { first_name: 'María', last_name: '' }],
    [{ family_name: 'x'.repeat(300) }, { last_name: 'x'.repeat(100) }],
    [{ given_name: { first: 'María' } }, { first_name: 'nameless' }],
    [{ given_name: 'Ma\0ría' }, { first_name: 'María' }],
  ])('comes in also with a name like %o', async (names, expected) => {
    await database.owner.execute(sql`update app_user set email = user_id || '@gone.example'`)
    const reply = await signOn(someone({ email: `nameless@${TEST_DOMAIN}`, ...names }))
    expect(reply.body.data?.user).toMatchObject(expected)
  })

  it.each([
    [{ email_verified: false }, 'sso_email_unverified'],
    [{ email_verified: undefined }, 'sso_email_unverified'],
    [{ email: undefined }, 'sso_email_unverified'],
    [{ email: 'a@elsewhere.example' }, 'sso_domain_refused'],
    [{ email: `a@sub.${TEST_DOMAIN}` }, 'sso_domain_refused'],
    [{ email: `a@evil${TEST_DOMAIN}` }, 'sso_domain_refused'],
    [{ email: `a@${TEST_DOMAIN}.evil.example` }, 'sso_domain_refused'],
  ])('stays outside with %o', async (claims, code) => {
    const before = await countUsers()
    const client = test.client()
    const reply = await signOn(someone(claims), client)
    expect(reply.status).toBe(403)
    expect(reply.body.error.code).toBe(code)
    expect(client.cookies.has('fairlead_access')).toBe(false)
    expect(await countUsers()).toEqual(before)
  })
})

describe('a user who came before', () => {
  it('is known by the provider’s subject, whatever their address is now', async () => {
    const claims = someone()
    const first = await signOn(claims)
    const changed = await signOn({
      ...claims,
      email: 'new@elsewhere.example',
      email_verified: false,
    })
    expect(changed.status).toBe(200)
    expect(changed.body.data.user).toEqual(first.body.data.user)
  })

  it('is another person for the provider of another company', async () => {
    const claims = someone()
    const here = await signOn(claims)
    const there = await signOnAs(test.client(), { accountUuid: otherUuid, provider, claims })
    expect(here.status).toBe(200)
    expect(there.body.error.code).toBe('sso_user_refused')
  })

  it('stays outside once they have left the company', async () => {
    const claims = someone()
    const { user_id: userId } = (await signOn(claims)).body.data.user
    await database.owner.execute(sql`delete from user_role where user_id = ${userId}`)
    expect((await signOn(claims)).body.error.code).toBe('sso_user_refused')
  })

  it('stays outside once they work for another company as well', async () => {
    const claims = someone()
    const { user_id: userId } = (await signOn(claims)).body.data.user
    await database.owner.execute(
      sql`insert into user_role (account_id, user_id, role_id) values (${other.accountId}, ${userId}, ${other.roles.Limited})`,
    )
    expect((await signOn(claims)).body.error.code).toBe('sso_user_refused')
  })
})

describe('an address of a user outside of the company', () => {
  const taken = async (given: { isJfAdmin?: boolean } = {}) => {
    const claims = someone()
    const person = await buildPerson(database, { email: claims.email, ...given })
    return { claims, person }
  }

  it.each([
    ['a candidate', {}],
    ['an admin of the provider', { isJfAdmin: true }],
  ])('does not open the account of %s', async (_, given) => {
    const { claims } = await taken(given)
    expect((await signOn(claims)).body.error.code).toBe('sso_user_refused')
  })

  it('does not open the account of an admin of the provider who has a role here', async () => {
    const { claims, person } = await taken({ isJfAdmin: true })
    await database.owner.execute(
      sql`insert into user_role (account_id, user_id, role_id) values (${company.accountId}, ${person.userId}, ${company.roles.Limited})`,
    )
    expect((await signOn(claims)).body.error.code).toBe('sso_user_refused')
  })

  it('does not open the account of staff of another company', async () => {
    const { claims, person } = await taken()
    await database.owner.execute(
      sql`insert into user_role (account_id, user_id, role_id) values (${other.accountId}, ${person.userId}, ${other.roles.Limited})`,
    )
    const reply = await signOn(claims)
    expect(reply.status).toBe(403)
    expect(reply.body.error.code).toBe('sso_user_refused')
  })
})

describe('an id token', () => {
  it('signs in once', async () => {
    const client = test.client()
    const { nonce } = (await startSignOn(client, accountUuid)).body.data
    const body = { id_token: await provider.sign(claimsOf(nonce, someone())) }
    const replies = await Promise.all([0, 1].map(() => client.post('/auth/v1/login-sso/', body)))
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401'])
    const late = await client.post('/auth/v1/login-sso/', body)
    expect(late.body.error.code).toBe('sso_failed')
  })

  it('that was refused may be tried again, which changes nothing', async () => {
    const client = test.client()
    const { nonce } = (await startSignOn(client, accountUuid)).body.data
    const claims = claimsOf(nonce, someone({ email: 'a@elsewhere.example' }))
    const body = { id_token: await provider.sign(claims) }
    for (let tries = 0; tries < 2; tries += 1) {
      const reply = await client.post('/auth/v1/login-sso/', body)
      expect(reply.body.error.code).toBe('sso_domain_refused')
    }
  })

  it('is kept no longer than it could be used', async () => {
    await signOn(someone())
    await database.owner.execute(sql`update used_id_token set expires_at = now() - interval '1 s'`)
    await signOn(someone())
    const rows = await database.owner.execute(sql`select count(*)::int as n from used_id_token`)
    expect(rows).toMatchObject({ rows: [{ n: 1 }] })
  })

  it('signs in only the browser that asked for it', async () => {
    const victim = test.client()
    const { nonce } = (await startSignOn(victim, accountUuid)).body.data
    const body = { id_token: await provider.sign(claimsOf(nonce, someone())) }
    const thief = test.client()
    expect((await thief.post('/auth/v1/login-sso/', body)).body.error.code).toBe('sso_failed')
    await startSignOn(thief, accountUuid)
    expect((await thief.post('/auth/v1/login-sso/', body)).body.error.code).toBe('sso_failed')
    expect((await victim.post('/auth/v1/login-sso/', body)).status).toBe(200)
  })

  it('that one company asked for does not sign in to another one', async () => {
    const client = test.client()
    const { nonce } = (await startSignOn(client, accountUuid)).body.data
    const body = { id_token: await provider.sign(claimsOf(nonce, someone())) }
    await startSignOn(client, otherUuid)
    expect((await client.post('/auth/v1/login-sso/', body)).status).toBe(401)
  })

  it('tells the user who forges it nothing of what is wrong with it', async () => {
    const faults = [
      { aud: 'another' },
      { iss: 'https://elsewhere.example' },
      { exp: 1 },
      { nonce: 'x' },
    ]
    const bodies = await Promise.all(
      faults.map(async (fault) => (await signOn(someone(fault))).body),
    )
    for (const body of bodies) {
      expect(body).toEqual({
        error: {
          code: 'sso_failed',
          message:
            'An error occurred while trying to authenticate with SSO. Please contact your admin or log out and try again.',
        },
      })
    }
  })
})

describe('the login page', () => {
  it('is shared by two tabs of one browser, and by no two browsers', async () => {
    const client = test.client()
    const first = await startSignOn(client, accountUuid)
    const second = await startSignOn(client, accountUuid)
    const elsewhere = await startSignOn(test.client(), accountUuid)
    expect(second.body.data.nonce).toBe(first.body.data.nonce)
    expect(elsewhere.body.data.nonce).not.toBe(first.body.data.nonce)
    expect(first.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', maxAge: 600 }])
    expect(JSON.stringify(first.body)).not.toContain(
      client.cookies.get('fairlead_sign_on')?.split('.')[1],
    )
  })

  it('is closed for a company that has no provider, or has switched it off', async () => {
    const without = await startSignOn(test.client(), crypto.randomUUID())
    expect(without.status).toBe(404)
    const off = await buildCompany(database)
    const uuid = await buildProvider(test, { company: off, provider, isEnabled: false })
    expect((await startSignOn(test.client(), uuid)).status).toBe(404)
    expect((await policyOf(`/login/sso/${uuid}`)).includes('connect-src')).toBe(false)
  })
})

describe('the pages that may talk to a provider', () => {
  it('are the login page and the callback, with that company’s issuer alone', async () => {
    const elsewhere = await openProvider()
    const far = await buildCompany(database)
    const farUuid = await buildProvider(test, { company: far, provider: elsewhere })
    const client = test.client()
    await startSignOn(client, farUuid)
    const cookie = `fairlead_sign_on=${client.cookies.get('fairlead_sign_on')}`

    expect(await policyOf(`/login/sso/${accountUuid}`)).toMatch(
      new RegExp(`connect-src 'self' ${provider.issuer}$`),
    )
    expect(await policyOf('/okta/callback?code=1&state=2', cookie)).toMatch(
      new RegExp(`connect-src 'self' ${elsewhere.issuer}$`),
    )
    for (const path of ['/okta/callback', '/other/callback', '/login', '/hire', '/login/sso/none'])
      expect(await policyOf(path)).not.toContain('connect-src')
    expect(await policyOf('/other/callback', cookie)).not.toContain('connect-src')
    expect(await policyOf('/hire', cookie)).not.toContain('connect-src')
  })
})

function countUsers(): Promise<number> {
  return database.owner.$count(appUser)
}

async function policyOf(url: string, cookie = ''): Promise<string> {
  const { headers } = await test.app.inject({ url, headers: { accept: 'text/html', cookie } })
  return String(headers['content-security-policy'])
}

it('fails, and harms no other user, while the name of the company’s provider cannot be looked up', async () => {
  const real = await openTestApp({ allowsLoopbackIssuers: false })
  const unreachable = await buildCompany(real.database)
  const uuid = await buildProvider(real, {
    company: unreachable,
    provider: { ...provider, issuer: 'https://login.invalid' },
  })
  const client = real.client()
  const reply = await signOnAs(client, { accountUuid: uuid, provider, claims: someone() })
  expect(reply.body.error.code).toBe('sso_failed')
})
