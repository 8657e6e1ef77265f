// The first sign-in of people whom their company added, by the link of their profile.
import { randomUUID } from 'node:crypto'

import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditEvent } from '#server/db/schema/audit.ts'
import { employee, type userJob } from '#server/db/schema/employee.ts'
import { appUser } from '#server/db/schema/session.ts'
import { openProfile } from '#testing/employee-goes.ts'
import { buildParticipant } from '#testing/job-profiles.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

describe('the first sign-in of a person whom the company added', () => {
  it('gives the account the name and address that the company has, and leads to what the profile asks', async () => {
    const { ask, email, userId, profile, redeem } = await company()
    await ask()
    const { client, reply } = await redeem(await linkOf(email))
    expect(reply.status).toBe(200)
    expect((await client.get('/auth/v1/')).body.data).toMatchObject({
      user_id: userId,
      email,
      first_name: 'Ana',
      last_name: 'Silva',
      is_email_verified: true,
    })
    const url = `/user/v1/progress-tracker/user/${userId}/`
    const begun = await client.post(url, { job_uuid: profile.uuid }, { key: randomUUID() })
    expect(begun.status).toBe(201)
    expect((await client.get(url)).body.data).toMatchObject([{ job_uuid: profile.uuid }])
  })

  it('is in the audit trail of the company', async () => {
    const { ask, email, userId, accountId, redeem } = await company()
    await ask()
    await redeem(await linkOf(email))
    const entries = await owner
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.accountId, accountId), eq(auditEvent.action, 'link_account')))
    expect(entries).toMatchObject([{ actorId: userId, entity: 'employee', entityId: userId }])
  })

  it('is a sign-in as any other from then on', async () => {
    const { ask, email, userId, redeem } = await company()
    await ask()
    const first = await linkOf(email)
    await redeem(first)
    expect((await redeem(first)).reply.body.error.code).toBe('link_not_valid')
    await ask()
    const { client } = await redeem(await linkOf(email))
    expect((await client.get('/auth/v1/')).body.data.user_id).toBe(userId)
  })

  it('is not for a link that went to an address which the company corrected since', async () => {
    const { ask, email, userId, redeem } = await company()
    await ask()
    const link = await linkOf(email)
    await owner
      .update(employee)
      .set({ email: `${randomUUID()}@example.com` })
      .where(eq(employee.userId, userId))
    expect((await redeem(link)).reply.body.error.code).toBe('link_not_valid')
    expect(await addressOf(userId)).toMatch(/@unlinked\.invalid$/)
  })

  it('leaves an account alone that was made with the address meanwhile', async () => {
    const { ask, email, userId, redeem } = await company()
    await ask()
    const link = await linkOf(email)
    await test.signUp({ email })
    expect((await redeem(link)).reply.body.error.code).toBe('link_not_valid')
    expect(await addressOf(userId)).toMatch(/@unlinked\.invalid$/)
  })

  it.each<[string, Partial<typeof userJob.$inferInsert>]>([
    ['whose job is over', { endDate: '2021-01-06' }],
    ['whose job was removed', { deletedAt: new Date() }],
  ])('is not for someone %s', async (_, stretch) => {
    const { ask, email } = await company(stretch)
    expect((await ask()).status).toBe(204)
    expect(await newestMail(email)).toBeUndefined()
  })

  it('is not for someone whose record was erased or merged into another one', async () => {
    const { ask, email, userId, accountId, jobId } = await company()
    await owner.update(employee).set({ erasedAt: new Date() }).where(eq(employee.userId, userId))
    await ask()
    const other = await addUnlinkedUser()
    await buildParticipant(test.database, { accountId, jobId, userId: other })
    await owner
      .update(employee)
      .set({ erasedAt: null, mergedInto: other })
      .where(eq(employee.userId, userId))
    await ask()
    expect(await newestMail(email)).toBeUndefined()
  })

  it('is not by a link for a password', async () => {
    const { email } = await company()
    expect((await test.client().post('/auth/v1/forgot-password/', { email })).status).toBe(204)
    expect(await newestMail(email)).toBeUndefined()
  })
})

/** A profile in use, and an employee of that company who has no account to sign in to. */
async function company(stretch: Partial<typeof userJob.$inferInsert> = {}) {
  const { accountId, profile, jobId } = await openProfile(test)
  const userId = await addUnlinkedUser()
  await buildParticipant(test.database, { accountId, jobId, userId, ...stretch })
  const email = `${randomUUID()}@example.com`
  await owner.update(employee).set({ email }).where(eq(employee.userId, userId))
  return {
    accountId,
    jobId,
    profile,
    userId,
    email,
    ask: () =>
      test
        .client()
        .post('/auth/v1/sign-in-link/ask/', { email: email.toUpperCase(), job_uuid: profile.uuid }),
    redeem: async (link: { uid: string; user_token: string }) => {
      const client = test.client()
      return { client, reply: await client.post('/auth/v1/sign-in-link/', link) }
    },
  }
}

async function newestMail(email: string) {
  await test.sendMail()
  return [...(await test.mailTo(email)), ...(await test.mailTo(email.toUpperCase()))].at(-1)
}

async function linkOf(email: string) {
  const { text = '' } = (await newestMail(email)) ?? {}
  const [, uid = '', token = ''] = /\/sign-in-link\/([0-9a-f-]{36})\/([\w-]{43})/.exec(text) ?? []
  return { uid, user_token: token }
}

async function addressOf(userId: number): Promise<string> {
  const [row] = await owner.select().from(appUser).where(eq(appUser.userId, userId))
  return row?.email ?? ''
}

async function addUnlinkedUser(): Promise<number> {
  const [row] = await owner
    .select({ id: sql`n`.mapWith(Number) })
    .from(sql`add_unlinked_users(1) as n`)
  return row?.id ?? 0
}
