import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { createSmtpMail } from '#server/integrations/mail/smtp.ts'
import { buildCompany, buildPerson, buildStaff } from '#testing/builders.ts'
import { openSmtp } from '#testing/smtp.ts'
import { openTestApp } from '#testing/test-app.ts'

const smtp = await openSmtp()
const FROM = 'Fairlead <no-reply@hiring.example>'
const mail = createSmtpMail({ url: smtp.url, from: FROM })
const test = await openTestApp({ mail, mailSender: 'no-reply@hiring.example' })
const { database } = test

const provider = await test.as(await buildPerson(database, { isJfAdmin: true }))
const SYSTEM = '/account/v1/template/email/'
const BODY =
  '<p>Hi {{first_name|:there}},</p><p>Welcome to <strong>{{company_name}}</strong>.</p><p><a href="{{action_link}}">Join us</a></p>'
const DRAFT = {
  language: 'en',
  subject: '{{company_name}} wants you',
  html_body: BODY,
  reply_to: 'People@Harbour.example',
}

describe('an email of a company', () => {
  it('goes out in place of the product’s words until it is removed, in its language alone', async () => {
    const { admin, url, invite } = await open()
    const before = await admin.get(`${url}invited-to-company/?language=en`)
    expect(before.body.data).toMatchObject({
      is_default: true,
      type: 'system',
      default_subject: '{{company_name}} invites you to {{product_name}}',
      senders: ['notify@hiring.example', 'no-reply@hiring.example'],
    })
    const draft = { ...DRAFT, from_email: 'notify@hiring.example', from_name: '{{company_name}}' }
    const saved = await admin.put(`${url}invited-to-company/`, draft)
    expect(saved.body.data).toMatchObject({
      is_default: false,
      reply_to: 'people@harbour.example',
      plain_body:
        'Hi {{first_name|:there}},\nWelcome to {{company_name}}.\nJoin us ({{action_link}})',
    })

    const own = await invite('en')
    expect(own.headers).toMatchObject({
      subject: 'Harbour Works wants you',
      from: 'Harbour Works <notify@hiring.example>',
      'reply-to': 'people@harbour.example',
      'auto-submitted': 'auto-generated',
    })
    expect(own.parts['text/plain']).toContain('Hi there,')
    expect(own.parts['text/html']).toMatch(/href="http:\/\/localhost[^"]*\/join\/[^"]+"/)
    expect(own.parts['text/html']).toContain('<strong>Harbour Works</strong>')
    expect((await invite('fr')).headers['subject']).toBe('Harbour Works vous invite sur Fairlead')

    await admin.delete(`${url}invited-to-company/?language=en`)
    const restored = await invite('en')
    expect(restored.headers['subject']).toBe('Harbour Works invites you to Fairlead')
    expect(restored.parts['text/html']).not.toMatch(/\{\{|\[\[/)
  })

  it('to applicants keeps what it is used for, until that is changed', async () => {
    const { admin, url, accountId } = await open()
    const draft = { ...DRAFT, html_body: '<p>Hello</p>', template_display_name: 'No' }
    const create = `/account/v1/template-create/${accountId}/`
    const made = await admin.post(create, { ...draft, purpose: 'rejection' })
    expect(made.body.data).toMatchObject({ purpose: 'rejection', is_purpose_fixed: false })
    const one = `${url}${made.body.data.template_slug}/`
    expect((await admin.put(one, draft)).body.data.purpose).toBe('rejection')
    const changed = await admin.put(one, { ...draft, purpose: 'reminder' })
    expect(changed.body.data.purpose).toBe('reminder')
    // What the product's own are for is known.
    const fixed = await admin.put(`${url}next-step/`, { ...draft, purpose: 'rejection' })
    expect(fixed.body.data).toMatchObject({ purpose: 'invitation', is_purpose_fixed: true })
  })

  it('that is removed while its message waits leaves the default', async () => {
    const { admin, url, order, received } = await open()
    await admin.put(`${url}invited-to-company/`, DRAFT)
    await order('en')
    await admin.delete(`${url}invited-to-company/?language=en`)
    await test.sendMail()
    expect(received().headers['subject']).toBe('Harbour Works invites you to Fairlead')
  })

  it('is one in its name: what protects an account is the provider’s', async () => {
    const { admin, url } = await open()
    const one = `${url}reset-password/`
    const replies = [
      await admin.get(`${one}?language=en`),
      await admin.put(one, DRAFT),
      await admin.delete(`${one}?language=en`),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
    const { body } = await admin.get(`${url}?language=en`)
    const system = body.data.filter(({ type }: { type: string }) => type === 'system')
    expect(system.map((row: { template_slug: string }) => row.template_slug).toSorted()).toEqual([
      'application-received',
      'application-submitted',
      'hired-welcome',
      'invited-to-company',
    ])
  })

  it('is not written over unseen, and its changes are in the trail', async () => {
    const { admin, url, accountId } = await open()
    const one = `${url}application-received/`
    await admin.put(one, { ...DRAFT, subject: 'First' })
    const headers = { 'if-match': 'what was read before' }
    const late = await admin.put(one, DRAFT, { headers })
    expect([late.status, late.body.error.code]).toEqual([409, 'conflict'])
    const trail = await admin.get(`/account/v1/audit-trail/${accountId}/?entity=email_template`)
    expect(trail.body.data[0]).toMatchObject({ action: 'update' })
  })

  it('to applicants is added, listed and offered to staff, and has the text of another language to start from', async () => {
    const { admin, url, accountId } = await open()
    const fields = {
      ...DRAFT,
      template_display_name: 'A visit',
      description: 'Before the interview',
      subject: 'Come and see us',
      html_body: '<p>Hello {{first_name|:there}}</p>',
    }
    const create = `/account/v1/template-create/${accountId}/`
    const added = await admin.post(create, fields)
    expect(added.body.data).toMatchObject({ type: 'team', description: 'Before the interview' })
    const slug: string = added.body.data.template_slug
    const spanish = await admin.get(`${url}${slug}/?language=es`)
    expect(spanish.body.data).toMatchObject({ is_default: true, subject: 'Come and see us' })
    const offered = await admin.get(`/account/v1/${accountId}/templates/email/`)
    expect(offered.body.data).toContainEqual(
      expect.objectContaining({ template_slug: slug, type: 'team', body: fields.html_body }),
    )
    const removed = await admin.delete(`${url}${slug}/?language=en`)
    expect(removed.status).toBe(200)
    expect((await admin.get(`${url}${slug}/?language=en`)).status).toBe(404)
  })
})

describe('an email of everyone', () => {
  it('counts for all who have none of their own, and is what a company goes back to', async () => {
    const { admin, url, invite } = await open()
    const draft = { ...DRAFT, subject: 'Everyone’s' }
    const saved = await provider.put(`${SYSTEM}invited-to-company/`, draft)
    expect(saved.status).toBe(200)
    expect((await invite('en')).headers['subject']).toBe('Everyone’s')
    const seen = await admin.get(`${url}invited-to-company/?language=en`)
    expect(seen.body.data).toMatchObject({ is_default: true, default_subject: 'Everyone’s' })
    const one = `${SYSTEM}invited-to-company/?language=en`
    expect((await provider.delete(one)).status).toBe(200)
    expect((await provider.delete(one)).status).toBe(404)
    expect((await invite('en')).headers['subject']).toBe('Harbour Works invites you to Fairlead')
  })

  it('to applicants is offered by every company', async () => {
    const { admin, accountId } = await open()
    const fields = { ...DRAFT, template_display_name: 'House rules', html_body: '<p>Hello</p>' }
    const text = { ...fields, subject: 'Rules' }
    const added = await provider.post('/account/v1/template-create/', text)
    expect(added.body.data.type).toBe('default')
    const offered = await admin.get(`/account/v1/${accountId}/templates/email/`)
    expect(offered.body.data).toContainEqual(
      expect.objectContaining({ template_display_name: 'House rules', type: 'default' }),
    )
  })

  it.each(['en', 'es', 'fr'])(
    'has every kind of mail in %s, each with its link',
    async (language) => {
      const { body } = await provider.get(`${SYSTEM}?language=${language}`)
      const system = body.data.filter(({ type }: { type: string }) => type === 'system')
      expect(system.length).toBeGreaterThan(40)
      const wrong: string[] = []
      for (const { template_slug: slug, template_display_name: name } of system) {
        const { body: one } = await provider.get(`${SYSTEM}${slug}/?language=${language}`)
        const { html_body, plain_body, subject } = one.data
        const draft = { language, subject, html_body, plain_body, template_slug: slug }
        const { body: preview } = await provider.post(`${SYSTEM}preview/`, draft)
        const page: string = (await provider.get(preview.data.path)).body
        const shown = `${page} ${preview.data.subject} ${preview.data.plain_body}`
        const hasLink = /<a\s+href="http:\/\/localhost[^"]*\/"/.test(page)
        if (name === '' || !hasLink || /\{\{|\[\[|\}\} |undefined/.test(shown)) wrong.push(slug)
      }
      expect(wrong).toEqual([])
    },
  )
})

async function open() {
  const company = await buildCompany(database)
  const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
  const { accountId } = company
  const order = async (language: string) => {
    const body = { email: `${randomUUID()}@example.com`, role_id: company.roles.Recruiter }
    const headers = { 'accept-language': language }
    const url = `/account/v1/staff-invitations/${accountId}/`
    const reply = await admin.post(url, body, { headers })
    expect(reply.status).toBeLessThan(300)
  }
  const received = () => {
    const message = smtp.received.at(-1)
    if (message === undefined) throw new Error('Nothing arrived.')
    return message
  }
  const invite = async (language: string) => {
    await order(language)
    await test.sendMail()
    return received()
  }
  const url = `/account/v1/email-templates/${accountId}/`
  return { admin, accountId, url, order, received, invite }
}

it('The emails of the product are described without variables, and have an address for replies', async () => {
  const { admin, url } = await open()
  const { data } = (await admin.get(`${url}?language=en`)).body
  const described = data.filter((one: { type: string }) => one.type === 'system')
  expect(described.length).toBeGreaterThan(0)
  for (const one of described) expect(one.description).toMatch(/^[^{}]{20,}\.$/)
  const received = await admin.get(`${url}application-received/?language=en`)
  expect(received.body.data.reply_to).toBe('no-reply@hiring.example')
})
