import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import type { Member } from '#contract/access/roles.ts'
import type { StaffInvitation } from '#contract/access/staff-invitations.ts'
import { buildCompany, buildMember, buildStaff, buildStaffInvitation } from '#testing/builders.ts'
import { buildConsentText } from '#testing/consents.ts'
import { roleBody } from '#testing/roles.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const DAY_MS = 86_400_000
const ACCEPT = '/auth/v1/accept-staff-invitation/'

const test = await openTestApp()
const { database } = test

describe('inviting an address without an account', () => {
  it('mails a link that sets name and password, gives the role, and works once', async () => {
    const { admin, url, company, invite, membersOf } = await arrive()
    const email = 'new.colleague@example.com'
    const { roleId } = await invite(email)
    const link = await linkTo(email)
    const opened = await test.client().post('/auth/v1/staff-invitation/', link)
    expect(opened.body.data).toEqual({
      account_name: 'Harbour Works',
      email,
      role_name: 'Coordinator',
      has_account: false,
    })
    const client = test.client()
    const guessable = await join(client, { ...link, password: 'Lovelace-1' })
    expect(refusalOf(guessable)).toEqual([400, 'password_guessable'])
    const joined = await join(client, link)
    expect(joined.status).toBe(201)
    expect(joined.body.data.user).toMatchObject({
      email,
      first_name: 'Ada',
      is_email_verified: true,
      roles: [{ account_id: company.accountId, role_name: 'Coordinator' }],
    })
    expect((await client.get(`/smartreq/v1/account/${company.accountId}/`)).status).toBe(200)
    expect(refusalOf(await join(test.client(), link))).toEqual([409, 'link_not_valid'])
    expect((await membersOf(email))[0]?.roles).toMatchObject([{ role_id: roleId }])
    expect((await admin.get(url('staff-invitations'))).body.data).toEqual([])
    const trail = await admin.get(`/account/v1/audit-trail/${company.accountId}/?entity=member`)
    expect(trail.body.data).toMatchObject([{ action: 'join', after: { email } }])
  })

  it('is answered as for one that has an account', async () => {
    const { admin, url, company } = await arrive()
    const known = await test.signUp()
    await confirm(known.email)
    const replies = await Promise.all(
      [known.email, 'unknown.one@example.com'].map((email) =>
        admin.post(url('staff-invitations'), { email, role_id: company.roles.Coordinator }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect(replies.map(({ body }) => Object.keys(body.data))).toEqual([['email'], ['email']])
  })

  it('gives nothing to the user who signed up with it and never confirmed it', async () => {
    const { invite, membersOf } = await arrive()
    const squatter = await test.signUp()
    await invite(squatter.email)
    expect(await membersOf(squatter.email)).toEqual([])
    expect((await join(test.client(), await linkTo(squatter.email))).status).toBe(201)
    expect(await membersOf(squatter.email)).toHaveLength(1)
    // The one who proved to read that mail has the account now.
    const old = await squatter.client.post('/auth/v1/token-refresh/', {})
    expect(old.status).toBe(401)
  })
})

describe('inviting an address with an account', () => {
  it('gives no role and shows nothing of the person until they accept', async () => {
    const { admin, url, company, invite, membersOf } = await arrive()
    const known = await test.signUp()
    await confirm(known.email)
    await invite(known.email)
    expect(await membersOf(known.email)).toEqual([])
    const lookUp = `/user/v2/check-user-email/${encodeURIComponent(known.email)}/`
    const query = `?account_id=${company.accountId}`
    expect((await admin.get(`${lookUp}${query}`)).status).toBe(404)
    expect(await listed(admin, url('staff-invitations'))).toMatchObject([
      { email: known.email, status: 'open' },
    ])
    const link = await linkTo(known.email)
    const opened = await test.client().post('/auth/v1/staff-invitation/', link)
    expect(opened.body.data).toEqual({
      account_name: 'Harbour Works',
      email: known.email,
      role_name: 'Coordinator',
      has_account: true,
    })

    const accepted = await known.client.post(ACCEPT, link)
    expect(accepted.status).toBe(200)
    expect(accepted.body.data.roles).toMatchObject([
      { account_id: company.accountId, role_name: 'Coordinator' },
    ])
    expect((await membersOf(known.email))[0]?.roles).toMatchObject([{ role_name: 'Coordinator' }])
    expect(await listed(admin, url('staff-invitations'))).toEqual([])
    const trail = await admin.get(`/account/v1/audit-trail/${company.accountId}/?entity=member`)
    expect(trail.body.data).toMatchObject([{ action: 'join', actor_id: known.userId }])
    // A user of the company stays what they are.
    await invite(known.email, 'Recruiter')
    expect((await membersOf(known.email))[0]?.roles).toHaveLength(1)
    expect(await listed(admin, url('staff-invitations'))).toEqual([])
  })

  it('is accepted once for a key, and by no other user', async () => {
    const { invite, membersOf } = await arrive()
    const [known, other] = [await test.signUp(), await test.signUp()]
    await confirm(known.email)
    await invite(known.email)
    const link = await linkTo(known.email)
    expect(refusalOf(await other.client.post(ACCEPT, link))).toEqual([404, 'not_found'])
    expect(refusalOf(await test.client().post(ACCEPT, link))).toEqual([401, 'unauthenticated'])
    expect(refusalOf(await join(test.client(), link))).toEqual([409, 'email_taken'])
    expect(await membersOf(known.email)).toEqual([])
    const key = randomUUID()
    const first = await known.client.post(ACCEPT, link, { key })
    const again = await known.client.post(ACCEPT, link, { key })
    expect([first.status, again.body]).toEqual([200, first.body])
    expect(refusalOf(await known.client.post(ACCEPT, link))).toEqual([404, 'not_found'])
  })

  it('confirms the address of the user who had not confirmed it', async () => {
    const { invite } = await arrive()
    const known = await test.signUp()
    await invite(known.email)
    const accepted = await known.client.post(ACCEPT, await linkTo(known.email))
    expect(accepted.body.data).toMatchObject({ is_email_verified: true, roles: [{}] })
  })
})

describe('the user who accepts', () => {
  it('has on record which texts the screen named', async () => {
    const { invite } = await arrive()
    await invite('reader@example.com')
    const textId = await buildConsentText(database, { accountId: null, version: 77 })
    const shown = [{ text_id: textId, language: 'es' }]
    const browser = test.client()
    const joined = await join(browser, { ...(await linkTo('reader@example.com')), shown })
    const { body } = await browser.get(`/user/v1/consents/user/${joined.body.data.user.user_id}/`)
    expect(body.data).toMatchObject([{ text_id: textId, language: 'es', door: 'sign_up' }])
  })
})

describe('a link', () => {
  it('is void when it is changed, too old, withdrawn, or was sent again', async () => {
    const { admin, person, url, invite } = await arrive()
    const email = 'void@example.com'
    await invite(email)
    const first = await linkTo(email)
    const forged = { ...first, token: `${first.token.slice(0, -2)}xx` }
    expect(refusalOf(await join(test.client(), forged))).toEqual([409, 'link_not_valid'])
    const [held] = await listed(admin, url('staff-invitations'))
    const id = held?.staff_invitation_id ?? 0
    expect((await admin.post(`${url('staff-invitation')}${id}/resend/`, {})).status).toBe(200)
    await test.sendMail()
    expect(refusalOf(await join(test.client(), first))).toEqual([409, 'link_not_valid'])
    const second = await linkTo(email)
    expect(second).not.toEqual(first)
    test.clock.shift(8 * DAY_MS)
    expect(refusalOf(await join(test.client(), second))).toEqual([409, 'link_not_valid'])
    const later = await test.as(person)
    const [expired] = await listed(later, url('staff-invitations'))
    expect(expired?.status).toBe('expired')
    await later.post(`${url('staff-invitation')}${id}/resend/`, {})
    await test.sendMail()
    const third = await linkTo(email)
    expect((await later.delete(`${url('staff-invitation')}${id}/`)).status).toBe(200)
    expect(refusalOf(await join(test.client(), third))).toEqual([409, 'link_not_valid'])
    expect(await listed(later, url('staff-invitations'))).toEqual([])
  })

  it('is mailed in the language of the user who invites, once', async () => {
    const { admin, url, company } = await arrive()
    const email = 'nouvelle@example.com'
    const body = { email, role_id: company.roles.Limited }
    await admin.send({
      method: 'POST',
      url: url('staff-invitations'),
      body,
      headers: { 'accept-language': 'fr' },
    })
    const jobs = [...test.recordedJobs]
    await test.sendMail()
    test.recordedJobs.push(...jobs)
    await test.sendMail()
    const mails = await test.mailTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Harbour Works vous invite sur Fairlead'])
  })
})

describe('the invitations of a company', () => {
  it('are listed by page, order and search, with who invited', async () => {
    const { admin, url, invite } = await arrive()
    await invite('b@example.com')
    await invite('a@example.com')
    const emails = async (query: string) =>
      (await listed(admin, `${url('staff-invitations')}${query}`)).map(({ email }) => email)
    expect(await emails('?ordering=email')).toEqual(['a@example.com', 'b@example.com'])
    expect(await emails('?ordering=email&page=2&page_size=1')).toEqual(['b@example.com'])
    expect(await emails('?search=B@')).toEqual(['b@example.com'])
    expect((await listed(admin, url('staff-invitations')))[0]).toMatchObject({
      role_name: 'Coordinator',
      invited_by: 'Account admin Staff',
      status: 'open',
    })
    await invite('A@example.com', 'Recruiter')
    expect(await emails('')).toHaveLength(2)
  })

  it('never give more than the giver has, and are no other user’s to change', async () => {
    const { admin, url, company } = await arrive()
    const body = roleBody({ company_settings_access: true })
    const { role_id: keeperRole } = (await admin.post(url('roles'), body)).body.data
    const { memberId } = await buildMember(database, company)
    await admin.put(`/account/v1/user-role/${company.accountId}/user/${memberId}/`, {
      role_ids: [keeperRole],
    })
    const keeper = await test.as({ userId: memberId })
    const admins = { email: 'x@example.com', role_id: company.roles['Account admin'] }
    expect(refusalOf(await keeper.post(url('staff-invitations'), admins))).toEqual([
      403,
      'forbidden',
    ])
    expect((await admin.post(url('staff-invitations'), admins)).status).toBe(201)
    const [held] = await listed(admin, url('staff-invitations'))
    const key = `${url('staff-invitation')}${held?.staff_invitation_id}/`
    expect(refusalOf(await keeper.delete(key))).toEqual([403, 'forbidden'])
    expect(refusalOf(await keeper.post(`${key}resend/`, {}))).toEqual([403, 'forbidden'])
    const elsewhere = await buildCompany(database)
    const stranger = await buildMember(database, elsewhere)
    const foreign = await buildStaffInvitation(database, { ...elsewhere, ...stranger })
    const attempts = [
      admin.delete(`${url('staff-invitation')}${foreign}/`),
      admin.post(`${url('staff-invitation')}${foreign}/resend/`, {}),
      admin.post(url('staff-invitations'), { ...admins, role_id: elsewhere.roles.Limited }),
    ]
    for (const reply of await Promise.all(attempts))
      expect(refusalOf(reply)).toEqual([404, 'not_found'])
  })

  it('are seen and sent by no user without access to the settings', async () => {
    const { url, company } = await arrive()
    const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    const body = { email: 'y@example.com', role_id: company.roles.Limited }
    const sent = await recruiter.post(url('staff-invitations'), body)
    expect(refusalOf(sent)).toEqual([403, 'forbidden'])
    const seen = await recruiter.get(url('staff-invitations'))
    expect(refusalOf(seen)).toEqual([403, 'forbidden'])
  })

  it('hold their role: it goes only when another one takes its place', async () => {
    const { admin, url, company, invite, membersOf } = await arrive()
    await invite('later@example.com', 'Analyst')
    const role = `/account/v1/role/${company.accountId}/${company.roles.Analyst}/`
    expect(refusalOf(await admin.delete(role))).toEqual([409, 'role_in_use'])
    expect((await admin.delete(`${role}?replace_to=${company.roles.Limited}`)).status).toBe(200)
    expect((await listed(admin, url('staff-invitations')))[0]?.role_name).toBe('Limited')
    await join(test.client(), await linkTo('later@example.com'))
    expect((await membersOf('later@'))[0]?.roles).toMatchObject([{ role_name: 'Limited' }])
  })
})

async function arrive() {
  const company = await buildCompany(database)
  const { accountId } = company
  const person = await buildStaff(database, { company, preset: 'Account admin' })
  const admin = await test.as(person)
  const url = (resource: 'staff-invitations' | 'staff-invitation' | 'roles') =>
    `/account/v1/${resource}/${accountId}/`
  const invite = async (
    email: string,
    preset: 'Coordinator' | 'Recruiter' | 'Analyst' = 'Coordinator',
  ) => {
    const roleId = company.roles[preset]
    const reply = await admin.post(url('staff-invitations'), { email, role_id: roleId })
    expect(reply.status).toBe(201)
    await test.sendMail()
    return { roleId }
  }
  const membersOf = async (search: string): Promise<Member[]> => {
    const query = `?search=${encodeURIComponent(search)}`
    return (await admin.get(`/account/v1/user-roles/${accountId}/${query}`)).body.data
  }
  return { company, admin, person, url, invite, membersOf }
}

async function listed(admin: Client, url: string): Promise<StaffInvitation[]> {
  return (await admin.get(url)).body.data
}

/** The link of the newest message to an address. */
async function linkTo(email: string) {
  const mail = (await test.mailTo(email)).findLast(({ text }) => text.includes('/join/'))
  const [, linkUuid = '', token = ''] = /\/join\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  return { link_uuid: linkUuid, token }
}

function join(
  client: Client,
  link: { link_uuid: string; token: string; password?: string; shown?: unknown[] },
) {
  const person = { password: TEST_PASSWORD, first_name: 'Ada', last_name: 'Lovelace' }
  return client.post('/auth/v1/join-company/', { ...person, ...link })
}

async function confirm(email: string): Promise<void> {
  await test.sendMail()
  const mail = (await test.mailTo(email)).at(-1)
  const [, uid, token] = /\/verify-email\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  const reply = await test.client().post('/auth/v1/verify-email/', { uid, user_token: token })
  expect(reply.status).toBeLessThan(300)
}

function refusalOf({ status, body }: { status: number; body: { error?: { code: string } } }) {
  return [status, body.error?.code]
}
