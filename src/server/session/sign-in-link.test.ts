import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { openProfile } from '#testing/employee-goes.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const MINUTE_MS = 60_000
const ADA = { first_name: 'Ada', last_name: 'Lovelace' }

const test = await openTestApp()
const { database } = test

describe('an account without a password', () => {
  it('is made from a name and an email address, and signs its user in', async () => {
    const { client, email } = await begin()
    const { data } = (await client.get('/auth/v1/')).body
    expect(data).toMatchObject({ email, has_password: false, is_email_verified: false, roles: [] })
    const guess = await test.client().post('/auth/v1/login/', { email, password: TEST_PASSWORD })
    expect(guess.body.error.code).toBe('incorrect_credentials')
  })

  it('gets a password by the email that confirms its address, and stays signed in where that is opened', async () => {
    const { client, email } = await begin()
    const confirmed = await client.post(
      '/auth/v1/verify-email/',
      await linkIn(email, 'verify-email'),
    )
    const link = confirmed.body.data.password_link
    const elsewhere = await signInByMail(email)
    const body = { ...link, password: TEST_PASSWORD }
    expect((await client.put('/auth/v1/reset-password/', body)).status).toBe(204)
    expect((await client.get('/auth/v1/')).body.data.has_password).toBe(true)
    expect((await elsewhere.get('/auth/v1/')).status).toBe(401)
    await test.signIn(email)
  })

  it('is given a link to choose a password only by the first opening of the email', async () => {
    const { email } = await begin()
    const link = await linkIn(email, 'verify-email')
    const open = async () => (await test.client().post('/auth/v1/verify-email/', link)).body.data
    expect((await open()).password_link).not.toBeNull()
    expect(await open()).toEqual({ password_link: null })
  })

  it('needs a name and an email address', async () => {
    const reply = await test.client().post('/auth/v1/create/', { email: 'ada', first_name: 'Ada' })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body.error.fields).toSorted()).toEqual(['email', 'last_name'])
  })
})

describe('an address that has an account', () => {
  it('is sent a link that leads to the position, and opens no session before', async () => {
    const { email } = await begin()
    const { uuid } = await buildRequisition(database, { company: await buildCompany(database) })
    const again = await create(email, { job_uuid: uuid })
    expect([again.status, again.body.error.code]).toEqual([409, 'sign_in_link_sent'])
    expect(again.cookies).toEqual([])
    expect((await newestMail(email)).text).toContain(`?jobUuid=${uuid}`)
  })

  it('is refused as before where a password is sent', async () => {
    const { email } = await begin()
    const reply = await create(email, { password: TEST_PASSWORD })
    expect(reply.body.error.code).toBe('email_taken')
  })

  it('gets no link of staff, who keep their password', async () => {
    const { email } = await buildStaff(database, {
      company: await buildCompany(database),
      preset: 'Recruiter',
    })
    expect((await create(email)).body.error.code).toBe('sign_in_link_sent')
    const { subject, text } = await newestMail(email)
    expect(subject).toBe('You already have a Fairlead account')
    expect(text).not.toContain('/sign-in-link/')
  })

  it('gets no link while someone may know the password of an unconfirmed account', async () => {
    const { email } = await test.signUp()
    await create(email)
    expect((await newestMail(email)).subject).toBe('You already have a Fairlead account')
  })

  it('is not flooded with links', async () => {
    const { email } = await begin()
    const codes: string[] = []
    for (let times = 0; times < 5; times += 1) codes.push((await create(email)).body.error.code)
    expect(codes.at(0)).toBe('sign_in_link_sent')
    expect(codes.at(-1)).toBe('rate_limited')
  })
})

describe('a link that is asked for on a login page', () => {
  it('tells staff to sign in as usual, and leads back to the page of the job profile', async () => {
    const { company, profile } = await openProfile(test)
    const { email } = await buildStaff(database, { company, preset: 'Recruiter' })
    expect((await ask(email, profile.uuid)).status).toBe(204)
    const { subject, text } = await newestMail(email)
    expect(subject).toBe('Sign in to Fairlead the way you usually do')
    expect(text).toContain(`/login/participant/${profile.uuid}`)
    expect(text).not.toMatch(/apply|\/login\/applicant/)
  })

  it('names the page of the profile, for a link that is used or too old', async () => {
    const { profile } = await openProfile(test)
    const { email } = await begin()
    await ask(email, profile.uuid)
    expect((await newestMail(email)).text).toContain(`?jobUuid=${profile.uuid}&page=participant`)
  })

  it('leads to open positions and to profiles in use, and to no other job', async () => {
    const { company, profile } = await openProfile(test)
    const { email } = await begin()
    const open = await buildRequisition(database, { company })
    const draft = await buildRequisition(database, { company, values: { status: 'draft' } })
    expect((await ask(email, open.uuid)).status).toBe(204)
    await test.sendMail()
    const sent = await test.mailTo(email)
    const archive = sql`update job set archived_at = now() where job_id = ${profile.jobId}`
    await database.owner.execute(archive)
    for (const uuid of [draft.uuid, profile.uuid, randomUUID()])
      expect((await ask(email, uuid)).status).toBe(204)
    await test.sendMail()
    expect(await test.mailTo(email)).toHaveLength(sent.length)
  })
})

describe('trying out which addresses have an account', () => {
  it('ends after twenty addresses a minute from one client', async () => {
    const client = test.client()
    const sent: Awaited<ReturnType<Client['post']>>[] = []
    for (let count = 0; count < 21; count += 1) {
      const email = `${randomUUID()}@example.com`
      sent.push(await client.post('/auth/v1/create/', { ...ADA, email }))
    }
    const refused = sent.filter(({ status }) => status !== 201)
    expect(refused.map(({ body }) => body.error.code)).toEqual(['rate_limited'])
    expect(refused[0]?.headers['retry-after']).toBeDefined()
  })
})

describe('an emailed sign-in link', () => {
  it('signs in once, for an hour', async () => {
    const { email } = await begin()
    await create(email)
    const link = await linkIn(email, 'sign-in-link')
    expect((await redeem(link)).status).toBe(200)
    expect((await redeem(link)).body.error.code).toBe('link_not_valid')
    await create(email)
    const late = await linkIn(email, 'sign-in-link')
    test.clock.shift(61 * MINUTE_MS)
    expect((await redeem(late)).body.error.code).toBe('link_not_valid')
  })

  it('confirms the address, and ends sessions that were begun without reading its mail', async () => {
    const { client: stranger, email } = await begin()
    const reader = await signInByMail(email)
    expect((await reader.get('/auth/v1/')).body.data.is_email_verified).toBe(true)
    expect((await stranger.get('/auth/v1/')).status).toBe(401)
    expect((await stranger.post('/auth/v1/token-refresh/')).status).toBe(401)
  })

  it('keeps the other sessions of a user whose address was confirmed before', async () => {
    const { client, email } = await begin()
    await client.post('/auth/v1/verify-email/', await linkIn(email, 'verify-email'))
    await signInByMail(email)
    expect((await client.get('/auth/v1/')).status).toBe(200)
  })

  it('opens nothing of an account that became one of staff meanwhile', async () => {
    const { email } = await begin()
    await create(email)
    const link = await linkIn(email, 'sign-in-link')
    await database.owner.execute(sql`update app_user set is_jf_admin = true where email = ${email}`)
    expect((await redeem(link)).body.error.code).toBe('link_not_valid')
  })
})

/** An account made from a name and an address, and the browser that made it. */
async function begin(): Promise<{ client: Client; email: string }> {
  const client = test.client()
  const email = `${randomUUID()}@example.com`
  const reply = await client.post('/auth/v1/create/', { ...ADA, email })
  expect(reply.status).toBe(201)
  return { client, email }
}

function create(email: string, more: Record<string, unknown> = {}) {
  return test.client().post('/auth/v1/create/', { ...ADA, email, ...more })
}

function ask(email: string, jobUuid: string) {
  return test.client().post('/auth/v1/sign-in-link/ask/', { email, job_uuid: jobUuid })
}

function redeem(link: { uid: string; user_token: string }, client = test.client()) {
  return client.post('/auth/v1/sign-in-link/', link)
}

async function signInByMail(email: string): Promise<Client> {
  await create(email)
  const client = test.client()
  expect((await redeem(await linkIn(email, 'sign-in-link'), client)).status).toBe(200)
  return client
}

async function newestMail(email: string) {
  await test.sendMail()
  const mail = (await test.mailTo(email)).at(-1)
  if (mail === undefined) throw new Error(`No mail to ${email}`)
  return mail
}

/** The newest link of its kind. */
async function linkIn(email: string, kind: string): Promise<{ uid: string; user_token: string }> {
  await test.sendMail()
  const pattern = new RegExp(String.raw`/${kind}/([0-9a-f-]{36})/([\w-]{43})`)
  const texts = (await test.mailTo(email)).map(({ text }) => text)
  const found = texts.map((text) => pattern.exec(text)).findLast((match) => match !== null)
  if (found === undefined || found === null) throw new Error(`No ${kind} in: ${texts.join('\n')}`)
  return { uid: found[1] ?? '', user_token: found[2] ?? '' }
}
