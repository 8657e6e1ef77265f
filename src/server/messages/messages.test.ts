import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { MESSAGE_UNDO_SECONDS } from '#contract/messages/messages-rules.ts'
import { message } from '#server/db/schema/message.ts'
import { applicant } from '#server/db/schema/requisition.ts'
import { appUser } from '#server/db/schema/session.ts'
import { MailRefusedError, type OutgoingMail } from '#server/integrations/mail/port.ts'
import { noTextMessages } from '#server/integrations/text-messages/port.ts'
import { buildApplication, buildStaff, only } from '#testing/builders.ts'
import { arrive, WAITING } from '#testing/decisions.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

import { sendMessages } from './send-messages.ts'

const test = await openTestApp()
const TEXT = {
  subject: 'About {{job_name}}',
  body: '<p>Hello <strong>{{first_name}}</strong>, {{sender_name|:us}}</p>',
  language: 'en',
}

/** A requisition with applicants, and what its recruiter writes to them. */
async function begin(app: TestApp, states = [WAITING, WAITING]) {
  const arrived = await arrive(app, { applicants: states })
  const { requisition, recruiter, first } = arrived
  const url = `/smartreq/v1/${requisition.jobId}/email-applicants/`
  const key = { accountId: requisition.accountId }
  return {
    ...arrived,
    url,
    key,
    email: (body: object, idempotencyKey?: string) =>
      recruiter.post(
        url,
        { ...TEXT, ...body },
        idempotencyKey === undefined ? {} : { key: idempotencyKey },
      ),
    cancel: (batchId: string) => recruiter.post(`${url}${batchId}/cancel/`, {}),
    listed: async (one = first) =>
      (await recruiter.get(`/smartreq/v1/user-smartreq/${one.userSmartreqId}/messages/`)).body.data,
  }
}

describe('writing to applicants', () => {
  it('sends each their own values, once, and the scorecard lists what went out', async () => {
    const { email, refIds, listed, applicants } = await begin(test)
    const reply = await email({ ref_ids: refIds })
    expect(reply.body.data).toMatchObject({ count: 2, skipped: [] })
    await test.sendMail()
    for (const one of applicants) {
      const [sent] = await listed(one)
      expect(sent).toMatchObject({ state: 'sent', sender_name: 'Recruiter Staff' })
      expect(sent.subject).toMatch(/^About \S/)
      expect(sent.body).toMatch(/^<p>Hello <strong>[^<{]+<\/strong>, Recruiter Staff<\/p>$/)
    }
  })

  it('does it once for one key', async () => {
    const { email, refIds, listed } = await begin(test)
    const key = randomUUID()
    const [first, again] = [
      await email({ ref_ids: refIds }, key),
      await email({ ref_ids: refIds }, key),
    ]
    expect(again.body).toEqual(first.body)
    expect(await listed()).toHaveLength(1)
  })

  it('writes once to a person with two applications in the selection', async () => {
    const { email, requisition, first } = await begin(test, [WAITING])
    const person = { userId: first.userId, email: 'same@example.com', isProviderAdmin: false }
    const second = await buildApplication(test.database, { requisition, person, values: WAITING })
    const reply = await email({ ref_ids: [first.refId, second.refId] })
    expect(reply.body.data.count).toBe(1)
  })

  it('goes to all that match a list', async () => {
    const { email } = await begin(test, [WAITING, WAITING, WAITING])
    const reply = await email({ matching: { status: 'active' } })
    expect(reply.body.data.count).toBe(3)
  })

  it('refuses the whole when one of the applicants is of another requisition, and names them', async () => {
    const { email, refIds, listed } = await begin(test)
    const other = await begin(test)
    const reply = await email({ ref_ids: [...refIds, ...other.refIds] })
    expect([reply.status, reply.body.error.details]).toEqual([404, { ref_ids: other.refIds }])
    expect(await listed()).toEqual([])
  })

  it.each([
    ['an unknown variable', { body: '<p>{{salary}}</p>' }, 'body'],
    ['a second line in the subject', { subject: 'One\r\nBcc: all@example.com' }, 'subject'],
    ['a message without words', { body: '<p> </p>' }, 'body'],
    ['no subject', { subject: ' ' }, 'subject'],
    ['a date of the past', { send_at: '2020-01-01T10:00:00.000Z' }, 'send_at'],
    ['a date too far ahead', { send_at: '2099-01-01T00:00:00.000Z' }, 'send_at'],
  ])('refuses %s at its field', async (_, body, field) => {
    const { email, refIds } = await begin(test, [WAITING])
    const reply = await email({ ref_ids: refIds, ...body })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, [field]])
  })

  it('is for users who manage the requisition', async () => {
    const { url, company, refIds } = await begin(test, [WAITING])
    const interviewer = await test.as(
      await buildStaff(test.database, { company, preset: 'Interviewer' }),
    )
    const reply = await interviewer.post(url, { ref_ids: refIds, ...TEXT })
    expect([403, 404]).toContain(reply.status)
  })

  it('removes scripts, and values cannot bring any', async () => {
    const { email, first: evil, listed } = await begin(test, [WAITING])
    await test.database.owner
      .update(applicant)
      .set({ firstName: '<img src=x onerror=alert(1)>\r\nBcc: a@example.com' })
      .where(eq(applicant.userId, evil.userId))
    const subject = 'For {{first_name}}'
    await email({ ref_ids: [evil.refId], subject, body: `${TEXT.body}<script>alert(2)</script>` })
    await test.sendMail()
    const [sent] = await listed(evil)
    expect(sent.body).not.toMatch(/<script|<img/)
    expect(sent.body).toContain('&lt;img src=x')
    expect(sent.subject).not.toMatch(/[\r\n]/)
  })
})

describe('stopping messages', () => {
  it('is possible until they go out, and none of them goes out then', async () => {
    const { email, cancel, refIds, listed } = await begin(test)
    const { body } = await email({ ref_ids: refIds })
    const wait = Date.parse(body.data.send_at) - test.clock.now().getTime()
    expect(wait).toBeGreaterThan((MESSAGE_UNDO_SECONDS - 5) * 1000)
    expect((await cancel(body.data.batch_id)).body.data).toEqual({ cancelled: 2, sent: 0 })
    await test.sendMail()
    expect(await listed()).toMatchObject([{ state: 'cancelled', sent_at: null }])
  })

  it('is too late for what went out', async () => {
    const { email, cancel, refIds, listed } = await begin(test)
    const { batch_id: batchId } = (await email({ ref_ids: refIds })).body.data
    await test.sendMail()
    expect((await cancel(batchId)).body.data).toEqual({ cancelled: 0, sent: 2 })
    expect(await listed()).toMatchObject([{ state: 'sent' }])
  })

  it('can be of one message alone', async () => {
    const { email, refIds, listed, applicants, recruiter, url } = await begin(test)
    const { batch_id: batchId } = (await email({ ref_ids: refIds })).body.data
    const [one] = await listed()
    const body = { message_id: one.message_id }
    const reply = await recruiter.post(`${url}${batchId}/cancel/`, body)
    expect(reply.body.data).toEqual({ cancelled: 1, sent: 0 })
    await test.sendMail()
    const states = await Promise.all(applicants.map(async (each) => (await listed(each))[0].state))
    expect(states).toEqual(['cancelled', 'sent'])
  })

  it('of another requisition is not found', async () => {
    const one = await begin(test)
    const { batch_id: batchId } = (await one.email({ ref_ids: one.refIds })).body.data
    const other = await begin(test)
    expect((await other.cancel(batchId)).status).toBe(404)
  })
})

describe('the job that sends', () => {
  it('continues after a trouble and a refusal, and the next run sends only what is left', async () => {
    const sent: OutgoingMail[] = []
    const broken = new Set<string>()
    const refused = new Set<string>()
    const mail = {
      send: async (one: OutgoingMail) => {
        if (refused.has(one.to)) throw new MailRefusedError('No such mailbox.')
        if (broken.has(one.to)) throw new Error('The mail server is away.')
        sent.push(one)
      },
    }
    const { email, refIds, key } = await begin(test, [WAITING, WAITING, WAITING])
    const { batch_id: batchId } = (await email({ ref_ids: refIds })).body.data
    const addresses = await addressesOf(batchId)
    refused.add(addresses[0] ?? '')
    broken.add(addresses[1] ?? '')
    const { database, storage, secret, clock } = test
    const deps = { database, storage, mail, texts: noTextMessages, now: clock.now, secret }
    await expect(sendMessages(deps, { ...key, batchId })).rejects.toThrow('away')
    expect(sent.map(({ to }) => to)).toEqual([addresses[2]])
    broken.clear()
    await sendMessages(deps, { ...key, batchId })
    expect(sent.map(({ to }) => to)).toEqual([addresses[2], addresses[1]])
    await sendMessages(deps, { ...key, batchId })
    expect(sent).toHaveLength(2)
    expect(only(sent.slice(0, 1))).toMatchObject({ replyTo: expect.stringContaining('@') })
    expect(only(sent.slice(0, 1)).text).toMatch(/Stop emails from .*\/stop-emails\//)
  })
})

async function addressesOf(batchId: string): Promise<string[]> {
  const rows = await test.database.owner
    .select({ email: appUser.email })
    .from(message)
    .innerJoin(appUser, eq(appUser.userId, message.userId))
    .where(eq(message.batchId, batchId))
    .orderBy(message.messageId)
  return rows.map((row) => row.email)
}

describe('the link below an email', () => {
  it('stops the emails of the company, and allows them again', async () => {
    const { email, refIds, first } = await begin(test, [WAITING])
    await email({ ref_ids: refIds })
    await test.sendMail()
    const path = await stopPathOf(first.userId)
    const link = path.replace('/stop-emails/', '/user/v1/email-opt-out/').concat('/')
    const visitor = test.client()
    expect((await visitor.get(link)).body.data).toMatchObject({ is_opted_out: false })
    expect((await visitor.put(link, { is_opted_out: true })).status).toBe(200)
    const stopped = (await email({ ref_ids: refIds })).body.data
    expect(stopped).toMatchObject({
      batch_id: null,
      count: 0,
      skipped: [{ ref_id: first.refId, reason: 'opted_out' }],
    })
    await visitor.put(link, { is_opted_out: false })
    expect((await email({ ref_ids: refIds })).body.data.count).toBe(1)
  })

  it('stops what is scheduled too', async () => {
    const { email, refIds, first, listed } = await begin(test, [WAITING])
    await email({ ref_ids: refIds })
    await test.sendMail()
    const path = await stopPathOf(first.userId)
    await email({ ref_ids: refIds })
    await test.client().put(path.replace('/stop-emails/', '/user/v1/email-opt-out/').concat('/'), {
      is_opted_out: true,
    })
    await test.sendMail()
    expect(await listed()).toMatchObject([{ state: 'failed' }, { state: 'sent' }])
  })

  it('with another token is not found', async () => {
    const { email, refIds, first } = await begin(test, [WAITING])
    await email({ ref_ids: refIds })
    await test.sendMail()
    const path = await stopPathOf(first.userId)
    const other = path.replace(/[^/]+$/, 'A'.repeat(43))
    const link = other.replace('/stop-emails/', '/user/v1/email-opt-out/').concat('/')
    expect((await test.client().get(link)).status).toBe(404)
  })
})

async function stopPathOf(userId: number): Promise<string> {
  const row = only(
    await test.database.owner.select().from(appUser).where(eq(appUser.userId, userId)),
  )
  const [mail] = await test.mailTo(row.email)
  return /http:\/\/[^/\s]+(\/stop-emails\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('the preview', () => {
  it('shows what one applicant would get, which values are missing, and sends nothing', async () => {
    const { recruiter, url, first, listed } = await begin(test, [WAITING])
    const body = { ...TEXT, body: '<p>{{first_name}}: {{current_step_name}}</p>' }
    const reply = await recruiter.post(`${url}preview/`, { ...body, ref_id: first.refId })
    expect(reply.body.data).toMatchObject({ missing: [], is_opted_out: false })
    expect(reply.body.data.body).toMatch(/^<p>[^{}]+: [^{}]+<\/p>$/)
    expect(reply.body.data.to_email).toContain('@')
    expect(await listed()).toEqual([])
  })

  it('of an applicant of another requisition is not found', async () => {
    const { recruiter, url } = await begin(test, [WAITING])
    const other = await begin(test, [WAITING])
    const reply = await recruiter.post(`${url}preview/`, { ...TEXT, ref_id: other.first.refId })
    expect(reply.status).toBe(404)
  })
})
