import { describe, expect, it } from 'vitest'

import { createSmtpMail } from '#server/integrations/mail/smtp.ts'
import { buildCompany, buildPerson, buildStaff } from '#testing/builders.ts'
import { openSmtp } from '#testing/smtp.ts'
import { openTestApp } from '#testing/test-app.ts'

import { cleanEmailBody } from './clean-email-body.ts'

const smtp = await openSmtp()
const mail = createSmtpMail({ url: smtp.url, from: 'Fairlead <no-reply@hiring.example>' })
const test = await openTestApp({ mail, mailSender: 'no-reply@hiring.example' })
const company = await buildCompany(test.database)
const staff = await buildStaff(test.database, { company, preset: 'Account admin' })
const admin = await test.as(staff)
const url = `/account/v1/email-templates/${company.accountId}/`
const LINK = '<p><a href="{{action_link}}">Open</a></p>'
const DRAFT = {
  language: 'en',
  subject: 'Yours',
  html_body: `<p>Hello</p>${LINK}`,
  reply_to: 'hiring@harbour.example',
}
const TEAM = `/account/v1/template-create/${company.accountId}/`

describe('a draft that is not right', () => {
  it.each([
    ['no subject', { subject: ' ' }, 'subject'],
    ['two lines in the subject', { subject: 'One\nBcc: two@example.com' }, 'subject'],
    ['an unknown variable in the subject', { subject: '{{salary}}' }, 'subject'],
    [
      'a variable in a fallback',
      { html_body: `<p>{{first_name|:{{job_name}}}}</p>${LINK}` },
      'html_body',
    ],
    ['braces that are not closed', { html_body: `<p>{{first_name</p>${LINK}` }, 'html_body'],
    [
      'a link without words',
      { html_body: '<p>Hi</p><p><a href="{{action_link}}"> &nbsp;</a></p>' },
      'html_body',
    ],
    [
      'a variable of two formats',
      { html_body: `<p>{<b>{first_name}</b>}</p>${LINK}` },
      'html_body',
    ],
    ['markup in braces', { html_body: `<p>{{<b>first_name</b>}}</p>${LINK}` }, 'html_body'],
    ['an unknown variable', { html_body: `<p>{{salary}}</p>${LINK}` }, 'html_body'],
    ['no words', { html_body: '<p><script>alert(1)</script></p>' }, 'html_body'],
    ['no link to what it is about', { html_body: '<p>Hello</p>' }, 'html_body'],
    ['a link whose words are left alone', { html_body: '<p>{{action_link}}</p>' }, 'html_body'],
    [
      'more than a variable in an address',
      { html_body: '<p><a href="https://x.example/{{first_name}}">x</a></p>' + LINK },
      'html_body',
    ],
    [
      'a name as an address',
      { html_body: '<p><a href="{{first_name}}">x</a></p>' + LINK },
      'html_body',
    ],
    ['a plain text without the link', { plain_body: 'Hello' }, 'plain_body'],
    [
      'an unknown variable in the plain text',
      { plain_body: '{{action_link}} {{salary}}' },
      'plain_body',
    ],
    ['no address to reply to', { reply_to: '' }, 'reply_to'],
    ['an address to reply to that is none', { reply_to: 'hiring' }, 'reply_to'],
    ['an address to send from of someone else', { from_email: 'ceo@bank.example' }, 'from_email'],
    ['a name that is an address', { from_name: 'ceo@bank.example' }, 'from_name'],
  ])('is refused for %s', async (_, change, field) => {
    const reply = await admin.put(`${url}application-received/`, { ...DRAFT, ...change })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, [field]])
  })

  it('to applicants is refused without a name, with a variable as an address, or longer than a message can be', async () => {
    const unnamed = await admin.post(TEAM, { ...DRAFT, html_body: '<p>Hello</p>' })
    expect([unnamed.status, Object.keys(unnamed.body.error.fields)]).toEqual([
      400,
      ['template_display_name'],
    ])
    const linked = '<p><a href="{{job_invite_link}}">Apply</a></p>'
    const written = { ...DRAFT, template_display_name: 'Link', html_body: linked }
    const asAddress = await admin.post(TEAM, written)
    expect(Object.keys(asAddress.body.error.fields)).toEqual(['html_body'])
    const html_body = `<p>${'a'.repeat(60_000)}</p>`
    const long = await admin.post(TEAM, { ...DRAFT, template_display_name: 'Long', html_body })
    expect([long.status, Object.keys(long.body.error.fields)]).toEqual([400, ['html_body']])
  })

  it('of five megabytes out of Word is too large, and is refused at once', async () => {
    const html_body = `${LINK}<p class="MsoNormal">${'<o:p>&nbsp;</o:p>'.repeat(320_000)}</p>`
    const reply = await admin.put(`${url}application-received/`, { ...DRAFT, html_body })
    expect(reply.status).toBe(413)
  })
})

describe('the body of an email', () => {
  it.each([
    ['an MJML include', '<mj-include path="/etc/passwd" /><p>x</p>', '<p>x</p>'],
    ['a script', '<p>x<script>alert(1)</script></p>', '<p>x</p>'],
    ['a script as an address', '<p><a href="javascript:alert(1)">x</a></p>', '<p>x</p>'],
    ['a script in an SVG', '<svg><script>alert(1)</script></svg><p>x</p>', '<p>x</p>'],
    ['an image from elsewhere', '<p>x<img src="https://t.example/p.gif"></p>', '<p>x</p>'],
    ['comments of Word', '<!--[if mso]><p>y</p><![endif]--><p class="MsoNormal">x</p>', '<p>x</p>'],
  ])('loses %s', (_, html, clean) => {
    expect(cleanEmailBody(html)).toBe(clean)
  })

  it('keeps a link whose address is a variable', () => {
    expect(cleanEmailBody("<a href='{{ action_link }}'>x</a>")).toBe(
      '<a href="{{action_link}}" rel="noopener noreferrer">x</a>',
    )
  })
})

describe('a preview', () => {
  it('is a sandboxed page that loads nothing from elsewhere, for ten minutes', async () => {
    const draft = { ...DRAFT, template_slug: 'application-received', subject: 'For {{job_name}}' }
    const { body } = await admin.post(`${url}preview/`, draft)
    expect(body.data).toMatchObject({
      subject: 'For Warehouse associate',
      from_name: 'Fairlead',
      from_email: 'no-reply@hiring.example',
    })
    const again = await admin.post(`${url}preview/`, draft)
    expect(again.body.data.path).toBe(body.data.path)
    const page = await test.client().get(body.data.path)
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers['content-security-policy']).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost/media/v1/; frame-ancestors 'self'",
    )
    const bare = await test.client().get(body.data.path_without_images)
    expect(bare.headers['content-security-policy']).toContain("img-src 'none'")
    test.clock.shift(11 * 60_000)
    expect((await test.client().get(body.data.path)).status).toBe(404)
    test.clock.shift(-11 * 60_000)
  })

  it('shows what is wrong as it is written, and says how large the message is', async () => {
    const html_body = `<p>{{salary}} {{first_name</p>${'<p>long enough</p>'.repeat(7000)}${LINK}`
    const draft = { ...DRAFT, template_slug: 'application-received', html_body }
    const { body } = await admin.post(`${url}preview/`, draft)
    expect(body.data.html_bytes).toBeGreaterThan(102_000)
    expect(body.data.plain_body).toContain('{{salary}} {{first_name')
  })
})

describe('a test', () => {
  const draft = { ...DRAFT, template_slug: 'application-received', from_name: 'Harbour' }

  it('goes to the user’s own confirmed address, marked, with a link that leads nowhere', async () => {
    const refused = await admin.post(`${url}test/`, draft)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'email_unconfirmed'])
    const emailVerifiedAt = new Date()
    const person = await buildPerson(test.database, { isJfAdmin: true, emailVerifiedAt })
    const provider = await test.as(person)
    const sent = await provider.post(`${url}test/`, draft)
    expect(sent.body.data).toEqual({ to: person.email })
    await test.sendMail()
    const message = smtp.received.at(-1)
    expect(message?.to).toEqual([person.email])
    expect(message?.headers).toMatchObject({
      subject: '[Test] Yours',
      from: 'Harbour <no-reply@hiring.example>',
      'reply-to': 'hiring@harbour.example',
    })
    expect(message?.parts['text/html']).toMatch(/<a\s+href="http:\/\/localhost(:80)?\/"/)
  })

  it('can be had five times a minute', async () => {
    const emailVerifiedAt = new Date()
    const person = await buildPerson(test.database, { isJfAdmin: true, emailVerifiedAt })
    const provider = await test.as(person)
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await provider.post('/account/v1/template/email/test/', draft)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
