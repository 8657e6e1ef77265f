import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'

import { auditEvent } from '#server/db/schema/audit.ts'
import { phoneNumber } from '#server/db/schema/phone-number.ts'
import { applicant, job } from '#server/db/schema/requisition.ts'
import { userProfile } from '#server/db/schema/user-profile.ts'
import { noMail } from '#server/integrations/mail/port.ts'
import { createTextGateway } from '#server/integrations/text-messages/webhook.ts'
import { eraseApplications } from '#server/privacy/erase-applications.ts'
import { buildStaff, only } from '#testing/builders.ts'
import { arrive, WAITING } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

import { sendMessages } from './send-messages.ts'

const TEXT = { body: 'Hello {{first_name|:there}}, call {{sender_name}}.', language: 'en' }
let phones = 600_000_000

const test = await openTestApp()

/** A requisition with applicants; the first of them agreed to texts, unless `reach` says otherwise. */
async function begin(reach: { phoneNumber: string | null; isOptIn: boolean } = newPhone()) {
  const arrived = await arrive(test, { applicants: [WAITING] })
  const { requisition, recruiter, first } = arrived
  const row = { userId: first.userId, savedAt: new Date(), ...reach }
  await test.database.owner.insert(userProfile).values(row)
  const url = `/smartreq/v1/${requisition.jobId}/text-applicants/`
  return {
    ...arrived,
    url,
    phone: reach.phoneNumber ?? '',
    text: (body: object) => recruiter.post(url, { ...TEXT, ...body }),
    listed: async () =>
      (await recruiter.get(`/smartreq/v1/user-smartreq/${first.userSmartreqId}/messages/`)).body
        .data,
  }
}

function newPhone() {
  phones += 1
  return { phoneNumber: `+34${phones}`, isOptIn: true }
}

describe('text messages to applicants', () => {
  it('reach who agreed to them, with their own values, and stand among the messages', async () => {
    const { text, refIds, phone, listed, first } = await begin()
    const reply = await text({ ref_ids: refIds })
    expect(reply.body.data).toMatchObject({ count: 1, skipped: [] })
    await test.sendMail()
    const sent = only(await test.mailTo(phone))
    expect(sent.text).toMatch(
      /^[^:{}]+: Hello [^{}]+, call Recruiter Staff\.\nStop texts: http:\/\/\S+\/user\/personal-profile$/,
    )
    expect(await listed()).toMatchObject([
      { kind: 'text', state: 'sent', subject: '', body: sent.text },
    ])
    const [entry] = await test.database.owner
      .select({ action: auditEvent.action })
      .from(auditEvent)
      .where(and(eq(auditEvent.entityId, first.userSmartreqId), eq(auditEvent.action, 'text')))
    expect(entry).toEqual({ action: 'text' })
  })

  it.each([
    ['did not agree to them', { phoneNumber: '+34600000001', isOptIn: false }, 'no_consent'],
    ['gave no number', { phoneNumber: null, isOptIn: true }, 'no_phone'],
  ])('leave out who %s, and say so in the preview', async (_, reach, reason) => {
    const { text, refIds, first, recruiter, url, listed } = await begin(reach)
    const reply = await text({ ref_ids: refIds })
    expect(reply.body.data).toMatchObject({
      batch_id: null,
      count: 0,
      skipped: [{ ref_id: first.refId, reason }],
    })
    const preview = await recruiter.post(`${url}preview/`, { ...TEXT, ref_id: first.refId })
    expect(preview.body.data).toMatchObject({
      skipped: reason,
      to_phone: reach.phoneNumber && { number: reach.phoneNumber },
    })
    expect(await listed()).toEqual([])
  })

  it('go to the number as the world dials it, in the country of the requisition', async () => {
    const { text, refIds, requisition, recruiter, url, first } = await begin({
      phoneNumber: '4015550177x12',
      isOptIn: true,
    })
    await test.database.owner
      .update(job)
      .set({ countryCode: 'US' })
      .where(eq(job.jobId, requisition.jobId))
    const preview = await recruiter.post(`${url}preview/`, { ...TEXT, ref_id: first.refId })
    expect(preview.body.data.to_phone).toEqual({
      number: '+14015550177',
      formatted: '+1 401 555 0177',
      extension: '12',
    })
    await text({ ref_ids: refIds })
    await test.sendMail()
    expect(await test.mailTo('+14015550177')).toHaveLength(1)
  })

  it('go to the number that the company was given where the profile has none', async () => {
    const { text, refIds, first } = await begin({ phoneNumber: null, isOptIn: true })
    await test.database.owner
      .update(applicant)
      .set({ phoneNumber: '+34600999001' })
      .where(eq(applicant.userId, first.userId))
    await text({ ref_ids: refIds })
    await test.sendMail()
    expect(await test.mailTo('+34600999001')).toHaveLength(1)
  })

  it('leave out who takes the consent back before they go out', async () => {
    const { text, refIds, first, phone, listed } = await begin()
    await text({ ref_ids: refIds })
    await test.database.owner
      .update(userProfile)
      .set({ isOptIn: false })
      .where(eq(userProfile.userId, first.userId))
    await test.sendMail()
    expect(await listed()).toMatchObject([{ kind: 'text', state: 'failed' }])
    expect(await test.mailTo(phone)).toEqual([])
  })

  it('reach all that match a list, and are stopped as emails are', async () => {
    const { text, phone, listed, recruiter, requisition } = await begin()
    const { batch_id: batchId } = (await text({ matching: { status: 'active' } })).body.data
    const stop = `/smartreq/v1/${requisition.jobId}/email-applicants/${batchId}/cancel/`
    expect((await recruiter.post(stop, {})).body.data).toEqual({ cancelled: 1, sent: 0 })
    await test.sendMail()
    expect(await listed()).toMatchObject([{ kind: 'text', state: 'cancelled' }])
    expect(await test.mailTo(phone)).toEqual([])
  })

  it('leave nothing in the mailbox of who is erased', async () => {
    const { text, refIds, first, phone, requisition } = await begin()
    await text({ ref_ids: refIds })
    await test.sendMail()
    expect(await test.mailTo(phone)).toHaveLength(1)
    const { database, storage, secret, clock } = test
    const { accountId } = requisition
    const userSmartreqIds = [first.userSmartreqId]
    const deps = { database, storage, secret, now: clock.now }
    await eraseApplications(deps, { accountId, userSmartreqIds, rule: 'request' })
    expect(await test.mailTo(phone)).toEqual([])
  })

  it.each([
    ['an unknown variable', { body: '{{salary}}' }, 'body'],
    ['a control character', { body: 'a\u0007b' }, 'body'],
    ['no words', { body: ' \n ' }, 'body'],
    ['481 characters', { body: 'a'.repeat(481) }, 'body'],
    ['a date too far ahead', { send_at: '2099-01-01T00:00:00.000Z' }, 'send_at'],
  ])('are refused with %s, at its field', async (_, body, field) => {
    const { text, refIds } = await begin()
    const reply = await text({ ref_ids: refIds, ...body })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, [field]])
  })

  it('are refused whole when one of the applicants is of another requisition, who is named', async () => {
    const { text, refIds, listed } = await begin()
    const other = await begin()
    const reply = await text({ ref_ids: [...refIds, ...other.refIds] })
    expect([reply.status, reply.body.error.details]).toEqual([404, { ref_ids: other.refIds }])
    expect(await listed()).toEqual([])
    const preview = { ...TEXT, ref_id: other.first.refId }
    const { recruiter, url } = await begin()
    expect((await recruiter.post(`${url}preview/`, preview)).status).toBe(404)
  })

  it('are for users who manage the requisition', async () => {
    const { url, company, refIds } = await begin()
    const staff = await buildStaff(test.database, { company, preset: 'Interviewer' })
    const reply = await (await test.as(staff)).post(url, { ref_ids: refIds, ...TEXT })
    expect(reply.status).toBe(403)
  })
})

describe('the gateway of text messages', () => {
  const asked: { headers: Record<string, unknown>; body: unknown }[] = []
  let status = 200
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      asked.push({ headers: request.headers, body: JSON.parse(body) })
      reply.writeHead(status).end('{}')
    })
  })
  afterAll(() => server.close())

  it('gets each message once with its id, and what it refuses fails for good', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const texts = createTextGateway({ url: `http://127.0.0.1:${port}/sms`, token: 'secret' })
    const { database, storage, secret, clock } = test
    const deps = { database, storage, secret, now: clock.now, mail: noMail, texts }
    const { text, refIds, phone, listed, requisition } = await begin()
    const { batch_id: batchId } = (await text({ ref_ids: refIds })).body.data
    const key = { accountId: requisition.accountId, batchId }
    await test.database.owner.insert(phoneNumber).values({
      accountId: requisition.accountId,
      label: 'Hiring',
      number: '+14015550134',
      purpose: 'texts',
      isDefaultSender: true,
    })
    status = 503
    await expect(sendMessages(deps, key)).rejects.toThrow('answered 503')
    expect(await listed()).toMatchObject([{ state: 'scheduled' }])
    status = 422
    await sendMessages(deps, key)
    expect(await listed()).toMatchObject([{ state: 'failed' }])
    await sendMessages(deps, key)
    expect(asked).toHaveLength(2)
    const [first, second] = asked
    expect(first?.headers).toMatchObject({ authorization: 'Bearer secret' })
    expect(first?.headers['idempotency-key']).toBe(second?.headers['idempotency-key'])
    expect(second?.body).toMatchObject({
      from: '+14015550134',
      to: phone,
      text: expect.stringContaining('Hello'),
    })
  })
})
