import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { InvitationKind } from '#contract/session/invitations.ts'
import { account } from '#server/db/schema/account.ts'
import type { invitation } from '#server/db/schema/invitation.ts'
import {
  buildApplication,
  buildCompany,
  buildInvitation,
  buildPerson,
  buildRequisition,
  only,
} from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const DAY = 86_400_000
const LOGO = 'data:image/svg+xml,%3Csvg/%3E'
const KINDS: readonly InvitationKind[] = [
  'interview',
  'scorecard',
  'career-pathways',
  'interview-list',
]

const test = await openTestApp()
const { database } = test
const { owner } = database
const { accountId } = await buildCompany(database, { name: 'Harbour Works' })
const company = only(
  await owner
    .update(account)
    .set({ logoUrl: LOGO })
    .where(eq(account.accountId, accountId))
    .returning(),
)
// A draft is not public; its title still is what the people who were invited to it need to see.
const requisition = await buildRequisition(database, {
  company,
  values: { title: 'Harbour pilot', status: 'draft' },
})
const { jobId } = requisition

const invite = (values: Partial<typeof invitation.$inferInsert> = {}) =>
  buildInvitation(database, { accountId, jobId, kind: 'interview', ...values })
const loginPage = (kind: string, uuid: string) =>
  test.client().get(`/auth/v1/door/${kind}/${uuid}/`)

describe('a login page', () => {
  it.each(KINDS)('of kind %s says whose it is and what it is about, and no more', async (kind) => {
    const reply = await loginPage(kind, await invite({ kind }))
    expect(reply.status).toBe(200)
    expect(reply.body).toEqual({
      data: { account_name: 'Harbour Works', account_logo_url: LOGO, title: 'Harbour pilot' },
    })
  })

  it('of a company’s admins is named by the company', async () => {
    const reply = await loginPage('admin', company.uuid)
    expect(reply.body.data).toEqual({
      account_name: 'Harbour Works',
      account_logo_url: LOGO,
      title: null,
    })
    expect((await loginPage('interview', company.uuid)).status).toBe(404)
  })

  it('has no title when it is about no job', async () => {
    const uuid = await invite({ kind: 'interview-list', jobId: null })
    expect((await loginPage('interview-list', uuid)).body.data.title).toBeNull()
  })

  it('answers alike to links that are unknown, expired, revoked and of another kind', async () => {
    const uuid = await invite()
    const wrong = [
      await loginPage('interview', randomUUID()),
      await loginPage('interview', await invite({ expiresAt: new Date(Date.now() - DAY) })),
      await loginPage('interview', await invite({ revokedAt: new Date() })),
      await loginPage('scorecard', uuid),
      await loginPage('admin', uuid),
    ]
    const unknown = only(wrong).body
    expect(wrong.map(({ status, body }) => ({ status, body }))).toEqual(
      wrong.map(() => ({ status: 404, body: unknown })),
    )
  })

  it('closes when its time is over, and not before', async () => {
    const uuid = await invite({ expiresAt: new Date(test.clock.now().getTime() + DAY) })
    expect((await loginPage('interview', uuid)).status).toBe(200)
    test.clock.shift(DAY + 1000)
    expect((await loginPage('interview', uuid)).status).toBe(404)
  })

  it('refuses to be tried again and again', async () => {
    const client = test.client()
    const uuid = randomUUID()
    const statuses: number[] = []
    for (let tries = 0; tries <= 60; tries += 1)
      statuses.push((await client.get(`/auth/v1/door/interview/${uuid}/`)).status)
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 404))
    expect(statuses[60]).toBe(429)
  })
})

describe('an invitation', () => {
  const open = async (uuid: string, person: { userId: number }) =>
    (await test.as(person)).get(`/user/v1/invitation/${uuid}/`)

  it('tells who is signed in what it leads to', async () => {
    const person = await buildPerson(database)
    const { userSmartreqId, refId } = await buildApplication(database, { requisition, person })
    const uuid = await invite({ kind: 'scorecard', userSmartreqId })
    expect((await open(uuid, person)).body.data).toEqual({
      invitation_uuid: uuid,
      kind: 'scorecard',
      job_id: jobId,
      job_uuid: requisition.uuid,
      user_smartreq_id: userSmartreqId,
      ref_id: refId,
    })
    const colleague = await buildPerson(database)
    expect((await open(uuid, colleague)).body.data).toMatchObject({ ref_id: null })
  })

  it('that is addressed to a user does not exist for others', async () => {
    const guest = await buildPerson(database)
    const uuid = await invite({ subjectUserId: guest.userId })
    expect((await open(uuid, guest)).status).toBe(200)
    expect((await open(uuid, await buildPerson(database))).status).toBe(404)
  })

  it('that was revoked or has expired leads nowhere', async () => {
    const guest = await buildPerson(database)
    const revoked = await invite({ revokedAt: new Date() })
    const expired = await invite({ expiresAt: test.clock.now() })
    expect((await open(revoked, guest)).status).toBe(404)
    expect((await open(expired, guest)).status).toBe(404)
  })
})
