import { expect, it, vi } from 'vitest'

import { fillTemplate } from '#contract/messages/template-variables.ts'

import * as richText from '../rich-text/clean-rich-text.ts'
import { composeMail } from './compose-mail.ts'
import { escapeHtml } from './escape-html.ts'

vi.mock('../rich-text/clean-rich-text.ts', { spy: true })

it('escapes every value where it is HTML, and none where it is text', () => {
  const link = `https://hiring.example/x?a=1&b="<script>'`
  const { html, text } = composeMail({ kind: 'verify-email', language: 'en', name: "D'Arcy", link })
  expect(html).toContain('href="https://hiring.example/x?a=1&amp;b=&quot;&lt;script&gt;&#39;"')
  expect(html).toContain('Hello D&#39;Arcy,')
  expect(html).not.toContain('<script>')
  expect(text).toContain(link)
  expect(text).toContain("Hello D'Arcy,")
})

it('escapes what is escaped already as the text that it is', () => {
  expect(escapeHtml('&lt;')).toBe('&amp;lt;')
})

it('compiles the words of a kind once, however often it is sent', () => {
  const compile = vi.mocked(richText.withInlineStyles)
  compile.mockClear()
  const email = { kind: 'answer-owed', language: 'fr', link: 'https://hiring.example/' } as const
  for (let count = 0; count < 1000; count += 1)
    composeMail({ ...email, name: `Ada ${'a'.repeat(count % 20)}` })
  expect(compile.mock.calls.length).toBeLessThanOrEqual(1)
})

it('puts values in as text: neither markup nor variables in them count', () => {
  const stored = {
    subject: 'For {{job_name}}',
    plain: '{{job_name}} {{action_link}}',
    html: '<p>{{job_name}}</p><a href="{{action_link}}">{{first_name|:there}}</a>',
    sender: 'notify',
    fromName: '{{company_name}}',
    replyTo: 'hiring@harbour.example',
  } as const
  const job = '{{company_name}} <b>\r\nBcc: x'
  const link = 'https://hiring.example/?a=1&b=2'
  const given = {
    kind: 'application-received',
    language: 'en',
    name: '',
    link,
    job,
    stored,
  } as const
  const mail = composeMail({ ...given, company: 'A <a@b.example>\n' })
  expect(mail).toMatchObject({
    subject: 'For {{company_name}} <b> Bcc: x',
    html: '<p>{{company_name}} &lt;b&gt;\r\nBcc: x</p><a href="https://hiring.example/?a=1&amp;b=2">there</a>',
    fromName: 'A <a@b.example>',
    sender: 'notify',
  })
  expect(mail.text).toContain('{{company_name}} <b>')
})

it('fills a template in no longer than twice what one pass over it takes', () => {
  const html = `<p>${'{{job_name}} and words between them. '.repeat(2000)}</p>`
  const values = { job_name: 'Pilot' }
  const pass = fastest(() => html.replaceAll(/\{\{(\w+)\}\}/g, () => values.job_name))
  expect(fastest(() => fillTemplate(html, { values }))).toBeLessThan(2 * pass + 0.5)
})

function fastest(work: () => void): number {
  const times = Array.from({ length: 40 }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...times)
}
