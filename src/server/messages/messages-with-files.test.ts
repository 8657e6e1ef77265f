import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { messageBatch } from '#server/db/schema/message.ts'
import type { OutgoingMail } from '#server/integrations/mail/port.ts'
import { noTextMessages } from '#server/integrations/text-messages/port.ts'
import { eraseApplications } from '#server/privacy/erase-applications.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { arrive, WAITING } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

import { attachmentKey } from './attachment-key.ts'
import { sendMessages } from './send-messages.ts'

const test = await openTestApp()
const { database, storage } = test
const TEXT = { subject: 'Your visit', body: '<p>The way to us.</p>', language: 'en' }
const MAP = new File(['By the north gate.'], 'Site map.txt')

async function begin() {
  const { recruiter, refIds, requisition, applicants, first, company } = await arrive(test, {
    applicants: [WAITING, WAITING],
  })
  const url = `/smartreq/v2/${requisition.jobId}/email-applicants/`
  const send = (files: readonly File[], more: { key?: string; message?: string } = {}) => {
    const form = new FormData()
    form.set('message', more.message ?? JSON.stringify({ ...TEXT, ref_ids: refIds }))
    for (const file of files) form.append('file', file)
    return recruiter.post(url, form, more.key === undefined ? {} : { key: more.key })
  }
  const listed = async (client: Client = recruiter) =>
    (await client.get(`/smartreq/v1/user-smartreq/${first.userSmartreqId}/messages/`)).body.data
  return { recruiter, requisition, applicants, first, company, send, listed }
}

describe('files that go with an email', () => {
  it('reach every recipient, and stand with the message, for staff to download', async () => {
    const { recruiter, requisition, first, send, listed } = await begin()
    const reply = await send([MAP])
    expect([reply.status, reply.body.data.count]).toEqual([200, 2])
    const [{ message_id: id, files }] = await listed()
    expect(files).toMatchObject([{ name: 'Site map.txt', bytes: MAP.size }])
    const file = `messages/${id}/files/${files[0].file_id}/`
    const url = `/smartreq/v1/user-smartreq/${first.userSmartreqId}/${file}`
    const downloaded = await recruiter.get(url)
    expect([downloaded.status, downloaded.headers['content-length']]).toEqual([
      200,
      String(MAP.size),
    ])
    const sent: OutgoingMail[] = []
    const mail = { send: (one: OutgoingMail) => Promise.resolve(void sent.push(one)) }
    const deps = { database, storage, mail, texts: noTextMessages, now: test.clock.now }
    const key = { accountId: requisition.accountId, batchId: reply.body.data.batch_id }
    await sendMessages({ ...deps, secret: test.secret }, key)
    expect(
      sent.map((one) => one.files?.map(({ name, content }) => [name, String(content)])),
    ).toEqual([[['Site map.txt', 'By the north gate.']], [['Site map.txt', 'By the north gate.']]])
  })

  it('go once, however often the request arrives', async () => {
    const { send, listed } = await begin()
    const key = crypto.randomUUID()
    const first = await send([MAP], { key })
    expect((await send([MAP], { key })).body).toEqual(first.body)
    expect(await listed()).toHaveLength(1)
    expect((await send([], { key })).status).toBe(422)
  })

  it.each([
    ['a program by another name', [new File([new Uint8Array([0x4d, 0x5a, 0x90, 0])], 'map.pdf')]],
    ['an empty file', [new File([], 'map.txt')]],
    ['more than 10 MB together', [6, 6].map((mb) => new File(['a'.repeat(mb << 20)], 'a.txt'))],
  ])('are refused with %s, and nothing is sent', async (_, files) => {
    const { send, listed } = await begin()
    const reply = await send(files)
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['file']])
    expect(await listed()).toEqual([])
  })

  it('are refused with a message that is none, by its fields', async () => {
    const { send } = await begin()
    expect((await send([MAP], { message: 'no json' })).body.error.fields).toHaveProperty('message')
    const noSubject = JSON.stringify({ ...TEXT, subject: '', ref_ids: [1] })
    expect((await send([MAP], { message: noSubject })).body.error.fields).toHaveProperty('subject')
  })

  it('are seen by no one of another company', async () => {
    const { first, send, listed } = await begin()
    await send([MAP])
    const [{ message_id: id, files }] = await listed()
    const company = await buildCompany(database, { name: 'Another Company' })
    const stranger = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    const file = `messages/${id}/files/${files[0].file_id}/`
    const url = `/smartreq/v1/user-smartreq/${first.userSmartreqId}/${file}`
    expect((await stranger.get(url)).status).toBe(404)
  })

  it('go with the last of those that they were sent to', async () => {
    const { requisition, applicants, send } = await begin()
    const { batch_id: batchId } = (await send([MAP])).body.data
    const { accountId } = requisition
    const [batch] = await database.owner
      .select()
      .from(messageBatch)
      .where(eq(messageBatch.batchId, batchId))
    const key = attachmentKey({ accountId, fileId: batch?.files[0]?.fileId ?? '' })
    const sizes = [await storage.size(key)]
    for (const { userSmartreqId } of applicants) {
      const deps = { database, storage, secret: test.secret, now: test.clock.now }
      await eraseApplications(deps, {
        accountId,
        userSmartreqIds: [userSmartreqId],
        rule: 'request',
      })
      sizes.push(await storage.size(key))
    }
    expect(sizes).toEqual([MAP.size, MAP.size, null])
  })
})
