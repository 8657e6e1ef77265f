import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { REPLY_LIMITS } from '#contract/messages/messages-rules.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { messageReply } from '#server/db/schema/message.ts'
import type { OutgoingMail } from '#server/integrations/mail/port.ts'
import { fetchMailbox } from '#server/mail/inbound/fetch-mailbox.ts'
import type { Received } from '#server/mail/inbound/port.ts'
import { replyAddress } from '#server/mail/inbound/reply-address.ts'
import { INBOUND_URL } from '#server/mail/inbound/webhook.ts'
import { eraseApplications } from '#server/privacy/erase-applications.ts'
import { buildApplication, only } from '#testing/builders.ts'
import { arrive, WAITING } from '#testing/decisions.ts'
import { pdfOf } from '#testing/files.ts'
import { openImap } from '#testing/imap.ts'
import { watchLoop } from '#testing/loop-monitor.ts'
import { openTestApp } from '#testing/test-app.ts'

import { receiveReplies } from './receive-reply.ts'
import { replyFileKey } from './reply-file-key.ts'

const domain = 'reply.fairlead.example'
const secret = 'webhook-secret-of-the-operator'
const sent: OutgoingMail[] = []
const test = await openTestApp({
  inbound: { domain, secret, mailbox: undefined },
  mailSender: 'no-reply@fairlead.example',
  mail: { send: async (mail) => void sent.push(mail) },
})
const PDF = pdfOf('license').toString('base64')

/** An applicant whom a recruiter has written to, and what reached them. */
async function written() {
  const arrived = await arrive(test)
  const { requisition, recruiter, first, refIds } = arrived
  const text = { subject: 'A question', body: '<p>Do you have a license?</p>', language: 'en' }
  await recruiter.post(`/smartreq/v1/${requisition.jobId}/email-applicants/`, {
    ref_ids: refIds,
    ...text,
  })
  sent.length = 0
  await test.sendMail()
  const mail = only(sent)
  const url = `/smartreq/v1/user-smartreq/${first.userSmartreqId}`
  return {
    ...arrived,
    mail,
    address: mail.replyTo ?? '',
    url,
    thread: async () => (await recruiter.get(`${url}/messages/`)).body.data,
  }
}

let emails = 0

/** An email as a mail program writes it. */
function emailTo(address: string, given: { headers?: Record<string, string>; body?: string } = {}) {
  emails += 1
  const headers = {
    From: 'Ines Duarte <ines@elsewhere.example>',
    To: address,
    Subject: 'Re: A question',
    'Message-ID': `<${emails}@elsewhere.example>`,
    'Content-Type': 'text/plain; charset=utf-8',
    ...given.headers,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `${lines.join('\r\n')}\r\n\r\n${given.body ?? 'Yes, since 2019.'}\r\n`
}

async function post(email: string | Buffer, given: { token?: string; type?: string } = {}) {
  // As bytes, as it comes over the network: made of a text, they would be made while the request is under way.
  const payload = Buffer.from(email)
  const { token = secret, type = 'message/rfc822' } = given
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const reply = await test.app.inject({ method: 'POST', url: INBOUND_URL, headers, payload })
  return { status: reply.statusCode, body: reply.json() }
}

const outcomeOf = async (payload: string): Promise<Received> =>
  (await post(payload)).body.data.outcome

describe('what applicants answer', () => {
  it('comes to an address of their own, and into the messages of the application', async () => {
    const { address, thread, url, recruiter, requisition, first } = await written()
    const asked = { ref_id: first.refId, subject: 'A question', body: '<p>b</p>', language: 'en' }
    const preview = `/smartreq/v1/${requisition.jobId}/email-applicants/preview/`
    expect((await recruiter.post(preview, asked)).body.data.reply_to).toBeNull()
    expect(address).toMatch(/^reply\+[0-9a-z-]{1,58}@reply\.fairlead\.example$/)
    const quoting =
      'Yes, since 2019.\r\n\r\nOn Mon, 2 Mar 2026 Rosa Keller wrote:\r\n> Do you have one?'
    expect(await outcomeOf(emailTo(address, { body: quoting }))).toBe('stored')
    const [reply, message] = await thread()
    expect(reply).toMatchObject({
      kind: 'reply',
      subject: 'Re: A question',
      text: 'Yes, since 2019.',
      quoted: 'On Mon, 2 Mar 2026 Rosa Keller wrote:\n> Do you have one?',
      from_email: 'ines@elsewhere.example',
      is_from_applicant: false,
      files: [],
    })
    expect(message).toMatchObject({ kind: 'email', state: 'sent' })
    const page = await recruiter.get(`${url}/messages/?page=2&page_size=1`)
    expect([page.body.data[0].kind, page.body.meta.total]).toEqual(['email', 2])
  })

  it('is marked as theirs only when it comes from their address', async () => {
    const { address, mail, thread } = await written()
    await post(emailTo(address, { headers: { From: mail.to.toUpperCase() } }))
    expect((await thread())[0]).toMatchObject({ is_from_applicant: true })
  })

  it('is told to the user who wrote, once, and stands in the history that lists follow', async () => {
    const { address, first } = await written()
    await post(emailTo(address))
    sent.length = 0
    await test.sendMail()
    expect(sent.map(({ subject, replyTo }) => [subject, replyTo])).toEqual([
      [expect.stringMatching(/^New message from an applicant for /), undefined],
    ])
    expect(only(sent).text).not.toContain('2019')
    const events = await test.database.owner
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.entityId, first.userSmartreqId))
    expect(events.filter(({ action }) => action === 'receive_reply')).toMatchObject([
      { entity: 'application', actorId: null },
    ])
  })

  it('is about the message that it answers, when there were several', async () => {
    const { address, mail, requisition, first, recruiter, thread } = await written()
    const person = { userId: first.userId, email: 'same@example.com', isProviderAdmin: false }
    const second = await buildApplication(test.database, { requisition, person, values: WAITING })
    const text = { subject: 'Another', body: '<p>Later</p>', language: 'en' }
    await recruiter.post(`/smartreq/v1/${requisition.jobId}/email-applicants/`, {
      ref_ids: [second.refId],
      ...text,
    })
    await test.sendMail()
    await post(
      emailTo(address, { headers: { 'In-Reply-To': `<${mail.mailId}@fairlead.example>` } }),
    )
    expect((await thread())[0]).toMatchObject({ kind: 'reply' })
    await post(emailTo(address))
    const url = `/smartreq/v1/user-smartreq/${second.userSmartreqId}/messages/`
    expect((await recruiter.get(url)).body.data[0]).toMatchObject({ kind: 'reply' })
  })

  it('is taken once, however often it is delivered', async () => {
    const { address, thread } = await written()
    const email = emailTo(address)
    expect([await outcomeOf(email), await outcomeOf(email)]).toEqual(['stored', 'duplicate'])
    expect(await thread()).toHaveLength(2)
  })

  it('is text, never HTML, and keeps no second line in its subject and no control characters', async () => {
    const { address, thread } = await written()
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      Subject: '=?utf-8?Q?Re=3A_A=0D=0ABcc=3A_all=40example=2Ecom=00?=',
    }
    const body =
      '<style>p{}</style><p>Yes<script>alert(1)</script></p><img src="https://x.example/i">'
    await post(emailTo(address, { headers, body }))
    const [reply] = await thread()
    expect([reply.text, reply.subject]).toEqual(['Yes', 'Re: A Bcc: all@example.com'])
  })

  it('brings files by what they consist of, and names those that are left out', async () => {
    const { address, thread, url, recruiter } = await written()
    await post(withFiles(address))
    const [reply] = await thread()
    expect(reply.text).toBe('My license')
    expect(
      reply.files.map(({ name, left_out: why }: Record<string, unknown>) => [name, why]),
    ).toEqual([
      ['licence.pdf', null],
      ['photo.heic', 'format'],
      ['large.txt', 'size'],
    ])
    const [file, left] = reply.files
    const at = `${url}/replies/${reply.reply_id}/files`
    const got = await recruiter.get(`${at}/${file.file_id}/`)
    expect([got.status, got.headers['content-type'], got.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      expect.stringContaining('attachment; filename="licence.pdf"'),
    ])
    expect((await recruiter.get(`${at}/${left.file_id}/`)).status).toBe(404)
    const stranger = await arrive(test)
    expect((await stranger.recruiter.get(`${at}/${file.file_id}/`)).status).toBe(404)
    const elsewhere = `/smartreq/v1/user-smartreq/${only((await arrive(test)).applicants).userSmartreqId}`
    expect(
      (await recruiter.get(`${elsewhere}/replies/${reply.reply_id}/files/${file.file_id}/`)).status,
    ).toBe(404)
  })

  it('comes with the beginning of HTML that is too long, and says that it is cut', async () => {
    const { address, thread } = await written()
    const headers = { 'Content-Type': 'text/html; charset=utf-8' }
    const body = `<p>Yes, since 2019.</p>\r\n${'<p>padding</p>\r\n'.repeat(40_000)}`
    expect(await outcomeOf(emailTo(address, { headers, body }))).toBe('stored')
    const [reply] = await thread()
    expect(reply).toMatchObject({
      is_cut: true,
      text: expect.stringMatching(/^Yes, since 2019\.\s+padding/),
    })
  })

  it('goes with the application when that is erased, its files as well', async () => {
    const { address, thread, requisition, first } = await written()
    await post(withFiles(address))
    const [reply] = await thread()
    const { accountId } = requisition
    const key = replyFileKey({ accountId, fileId: reply.files[0].file_id })
    expect(await test.storage.size(key)).toBeGreaterThan(0)
    const { database, storage, secret: ours, clock } = test
    const given = { accountId, userSmartreqIds: [first.userSmartreqId], rule: 'request' } as const
    await eraseApplications({ database, storage, secret: ours, now: clock.now }, given)
    expect(await test.storage.size(key)).toBeNull()
    expect(
      await database.owner.$count(messageReply, eq(messageReply.replyId, reply.reply_id)),
    ).toBe(0)
    expect(await outcomeOf(emailTo(address))).toBe('no_thread')
  })

  it.each([
    ['an absence note', { 'Auto-Submitted': 'auto-replied' }],
    ['a newsletter', { Precedence: 'bulk' }],
    ['a bounce', { From: 'MAILER-DAEMON@mx.example' }],
    [
      'a report of delivery',
      { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' },
    ],
    ['what no one is to answer', { 'Return-Path': '<>' }],
    ['a message of this installation that came back', { From: 'no-reply@fairlead.example' }],
    ['one that an address for answers has sent', { From: 'reply+1-1-0@reply.fairlead.example' }],
  ])('is not %s', async (_, headers) => {
    const { address, thread } = await written()
    expect(await outcomeOf(emailTo(address, { headers }))).toBe('automatic')
    expect(await thread()).toHaveLength(1)
  })

  it.each([
    ['no code', 'reply@reply.fairlead.example'],
    ['a code that was not made here', `reply+1-1-${'0'.repeat(32)}@reply.fairlead.example`],
    ['another domain', null],
  ])('is refused with %s', async (_, other) => {
    const { address, thread } = await written()
    const to = other ?? address.replace('fairlead', 'other')
    expect(await outcomeOf(emailTo(to))).toBe('no_thread')
    expect(await thread()).toHaveLength(1)
  })

  it('is refused with the code of one company for another', async () => {
    const [mine, theirs] = [await written(), await written()]
    const { accountId } = theirs.requisition
    const forged = mine.address.replace(/\+[0-9a-z]+-/, `+${accountId.toString(36)}-`)
    expect(await outcomeOf(emailTo(forged))).toBe('no_thread')
    // A good code is not enough where the company never wrote to the person.
    const { userId } = mine.first
    const unknown = replyAddress(test.secret, { accountId, userId, domain })
    expect(await outcomeOf(emailTo(unknown))).toBe('no_thread')
  })

  it('finds the address where a server on the way wrote it down, whatever its capitals', async () => {
    const { address } = await written()
    const headers = { To: 'undisclosed-recipients:;', 'Delivered-To': address.toUpperCase() }
    expect(await outcomeOf(emailTo(address, { headers }))).toBe('stored')
  })

  it('ends for a day where no person writes so much', async () => {
    const { address, first, requisition } = await written()
    const { userId, userSmartreqId } = first
    const { accountId } = requisition
    const rows = Array.from({ length: REPLY_LIMITS.perDay }, (_, index) => ({
      accountId,
      userId,
      userSmartreqId,
      replyId: crypto.randomUUID(),
      files: [],
      mailHash: String(index).padStart(64, '0'),
      fromEmail: 'e',
      isFromApplicant: true,
      subject: '',
      text: '',
      quoted: '',
      isCut: false,
      receivedAt: test.clock.now(),
    }))
    await test.database.owner.insert(messageReply).values(rows)
    expect(await outcomeOf(emailTo(address))).toBe('too_many')
  })
})

describe('the webhook', () => {
  it('asks for its secret before it reads anything', async () => {
    const { address, thread } = await written()
    const tokens = ['', 'wrong', `${secret} `, secret.slice(1)]
    for (const token of tokens) expect((await post(emailTo(address), { token })).status).toBe(401)
    const large = Buffer.alloc(REPLY_LIMITS.mailBytes + 1)
    expect((await post(large, { token: 'wrong' })).status).toBe(401)
    expect(await thread()).toHaveLength(1)
  })

  it('takes one email, and not too much of it', async () => {
    expect((await post(Buffer.alloc(50 * 1024 * 1024))).status).toBe(413)
    expect((await post('{"a":1}', { type: 'application/json' })).status).toBe(415)
    const parts = emailTo('a@b.example', {
      headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
      body: '--b\r\nContent-Type: text/plain\r\n\r\na\r\n'.repeat(2000),
    })
    for (const body of ['', 'no email at all', '\0'.repeat(1000), 'From: a\r\n\r\nb', parts]) {
      const { status, body: reply } = await post(body)
      expect([status, reply.error.code]).toEqual([400, 'validation_failed'])
    }
  })

  it('is not there without its settings', async () => {
    const bare = await openTestApp()
    const reply = await bare.app.inject({ method: 'POST', url: INBOUND_URL, payload: 'x' })
    expect(reply.statusCode).toBe(404)
  })
})

describe('the mailbox', () => {
  it('is looked into: what is new is taken in and marked, what could not be stored stays', async () => {
    const imap = await openImap()
    const { address, thread } = await written()
    const receive = receiveReplies({ ...test, now: test.clock.now, domain })
    imap.add(emailTo(address))
    imap.add(emailTo('nobody@reply.fairlead.example'))
    imap.add(emailTo(address, { body: 'fails' }))
    await expect(
      fetchMailbox({
        mailbox: mailboxOf(imap),
        receive: (raw) =>
          raw.includes('fails') ? Promise.reject(new Error('full')) : receive(raw),
      }),
    ).rejects.toThrow('full')
    expect(imap.seen()).toEqual([true, true, false])
    expect(await thread()).toHaveLength(2)
    await watchLoop('fetch-inbound-mail', () => fetchMailbox({ mailbox: mailboxOf(imap), receive }))
    expect([imap.seen(), (await thread()).length]).toEqual([[true, true, true], 3])
  })

  it('says that it was refused without naming the user', async () => {
    const imap = await openImap()
    const mailbox = { ...mailboxOf(imap), password: 'wrong' }
    const looking = fetchMailbox({ mailbox, receive: () => Promise.resolve('stored') })
    const error = await looking.catch((reason: unknown) => String(reason))
    expect(error).toMatch(/^Error: IMAP: /)
    expect(error).not.toContain(imap.user)
  })

  it('is left when its server does not answer', async () => {
    const imap = await openImap()
    imap.hang()
    const timeouts = { step: 200, whole: 1000 }
    const receive = () => Promise.resolve('stored' as const)
    await expect(fetchMailbox({ mailbox: mailboxOf(imap), receive, timeouts })).rejects.toThrow(
      'IMAP',
    )
  })
})

function mailboxOf(imap: { port: number; user: string; password: string }) {
  const { port, user, password } = imap
  const address = { host: '127.0.0.1', port, isSecure: false, needsTls: false }
  return { ...address, user, password, folder: 'INBOX' }
}

function withFiles(address: string): string {
  const file = (name: string, content: string) =>
    [
      '--b',
      `Content-Type: application/octet-stream; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      content,
    ].join('\r\n')
  const large = Buffer.alloc(10 * 1024 * 1024 + 1, 'x').toString('base64')
  const body = [
    '--b',
    'Content-Type: text/plain',
    '',
    'My license',
    file('../licence.pdf', PDF),
    file('photo.heic', Buffer.from([0, 1, 2, 3]).toString('base64')),
    file('large.txt', large),
    '--b--',
  ].join('\r\n')
  return emailTo(address, { headers: { 'Content-Type': 'multipart/mixed; boundary=b' }, body })
}
