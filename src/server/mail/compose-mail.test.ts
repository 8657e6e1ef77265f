import { expect, it } from 'vitest'

import { composeMail } from './compose-mail.ts'
import { escapeHtml } from './escape-html.ts'

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
