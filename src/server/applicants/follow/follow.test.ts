import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { FOLLOW_LIMITS } from '#contract/applicants/applicants-rules.ts'
import { userRole } from '#server/db/schema/account.ts'
import { jobTeam } from '#server/db/schema/requisition.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
} from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
const ALIVE = ':\n\n'
const urlOf = (jobId: number, seconds: number) =>
  `/smartreq/v1/${jobId}/applicants/changes/?seconds=${seconds}`

const ofAccount = (seconds: number) =>
  `/smartreq/v1/account/${company.accountId}/applicants/changes/?seconds=${seconds}`

/** A requisition with one applicant, and a recruiter of its company who looks at it. */
async function arrive() {
  const requisition = await buildRequisition(database, { company })
  const application = await buildApplication(database, {
    requisition,
    person: await buildPerson(database),
    values: { status: 'new', stepStatus: 'awaiting_decision' },
  })
  const recruiter = await buildStaff(database, { company, preset: 'Recruiter' })
  return { ...requisition, ...application, recruiter, client: await test.as(recruiter) }
}

/** Follows over a connection of its own, as a browser does. */
async function follow(client: Client, { jobId, seconds }: { jobId: number; seconds: number }) {
  return open(client, urlOf(jobId, seconds))
}

async function open(client: Client, url: string) {
  const reply = await fetch(`${origin}${url}`, {
    headers: { authorization: `Bearer ${client.bearer}`, 'accept-encoding': 'gzip' },
  })
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
  return {
    reply,
    /** What is told next; null at the end. Signs that the connection lives are left out. */
    next: async () => {
      for (;;) {
        const piece = (await reader?.read())?.value ?? null
        if (piece !== ALIVE) return piece
      }
    },
    leave: () => void reader?.cancel(),
  }
}

/** Looks at the applicant, which makes them active. */
async function review({ userSmartreqId, client }: { userSmartreqId: number; client: Client }) {
  const url = `/smartreq/v1/user-smartreq/${userSmartreqId}`
  const { body } = await client.get(`${url}/scorecard/`)
  const { status, job_step_id } = body.data.applicant
  return client.post(`${url}/decision/`, { action: 'review', seen: { status, job_step_id } })
}

describe('following the applicants of a requisition', () => {
  it('tells what changed since, and nothing of another requisition', async () => {
    const [one, other] = [await arrive(), await arrive()]
    await review(await arrive())
    const stream = await follow(one.client, { jobId: one.jobId, seconds: 60 })
    expect(Object.fromEntries(stream.reply.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'content-encoding': 'identity',
    })
    expect(await stream.next()).toBe('event: ready\ndata: {}\n\n')
    await review(other)
    await review(one)
    const told = { user_smartreq_ids: [one.userSmartreqId], is_more: false, is_own: true }
    expect(await stream.next()).toBe(`event: changed\ndata: ${JSON.stringify(told)}\n\n`)
    stream.leave()
  })

  it('ends after its time', async () => {
    const { client, jobId } = await arrive()
    const reply = await client.get(urlOf(jobId, 0))
    expect([reply.status, reply.body]).toEqual([200, 'event: ready\ndata: {}\n\n'])
  })

  it('ends for a user who lost the right to see it', async () => {
    const { client, jobId, recruiter } = await arrive()
    const stream = await follow(client, { jobId, seconds: 60 })
    await stream.next()
    await database.owner.delete(userRole).where(eq(userRole.userId, recruiter.userId))
    expect(await stream.next()).toBeNull()
  })

  it('is refused to a user with too many open ones, until one is closed', async () => {
    const { client, jobId } = await arrive()
    const open = await Promise.all(
      Array.from({ length: FOLLOW_LIMITS.perUser }, () => follow(client, { jobId, seconds: 60 })),
    )
    const refused = await client.get(urlOf(jobId, 0))
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited'])
    for (const one of open) one.leave()
    await expect
      .poll(async () => (await client.get(urlOf(jobId, 0))).status, { timeout: 10_000 })
      .toBe(200)
  })

  it.each([-1, FOLLOW_LIMITS.seconds + 1, 'long'])('refuses %s seconds', async (seconds) => {
    const { client, jobId } = await arrive()
    const reply = await client.get(urlOf(jobId, Number(seconds)))
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['seconds']])
  })

  it('shares its limit with following a company', async () => {
    const { client, jobId } = await arrive()
    const ofCompany = await open(client, ofAccount(60))
    const others = await Promise.all(
      Array.from({ length: FOLLOW_LIMITS.perUser - 1 }, () =>
        follow(client, { jobId, seconds: 60 }),
      ),
    )
    expect((await client.get(urlOf(jobId, 0))).status).toBe(429)
    for (const one of [ofCompany, ...others]) one.leave()
  })
})

describe('following all applicants of a company', () => {
  const foreignAccount = async () => (await buildCompany(database)).accountId

  it('tells what changed at every requisition that the user lists', async () => {
    const [one, other] = [await arrive(), await arrive()]
    const stream = await open(one.client, ofAccount(60))
    expect(await stream.next()).toBe('event: ready\ndata: {}\n\n')
    await review(other)
    const told = { user_smartreq_ids: [other.userSmartreqId], is_more: false, is_own: false }
    expect(await stream.next()).toBe(`event: changed\ndata: ${JSON.stringify(told)}\n\n`)
    stream.leave()
  })

  it('tells a user who is kept to some requisitions about these only', async () => {
    const [own, other] = [await arrive(), await arrive()]
    const member = await buildStaff(database, { company, preset: 'Limited' })
    const { accountId } = company
    const ofTeam = { accountId, jobId: own.jobId, teamRole: 'interviewer' } as const
    await database.owner.insert(jobTeam).values({ ...ofTeam, userId: member.userId })
    const stream = await open(await test.as(member), ofAccount(60))
    await stream.next()
    await review(other)
    await review(own)
    expect(await stream.next()).toContain(`[${own.userSmartreqId}]`)
    stream.leave()
  })

  it('is refused at another company and at one that there is not', async () => {
    const { client } = await arrive()
    for (const accountId of [await foreignAccount(), 987_654_321]) {
      const reply = await client.get(
        `/smartreq/v1/account/${accountId}/applicants/changes/?seconds=0`,
      )
      expect([reply.status, reply.body.error.code]).toEqual([403, 'forbidden'])
    }
  })

  it('ends for a user who leaves the company', async () => {
    const { client, recruiter } = await arrive()
    const stream = await open(client, ofAccount(60))
    await stream.next()
    await database.owner.delete(userRole).where(eq(userRole.userId, recruiter.userId))
    expect(await stream.next()).toBeNull()
  })

  it('does not keep a closing server from ending', async () => {
    const { client, jobId } = await arrive()
    const stream = await follow(client, { jobId, seconds: 60 })
    await stream.next()
    const closed = test.app.close()
    expect(await stream.next()).toBeNull()
    await closed
  })
})
