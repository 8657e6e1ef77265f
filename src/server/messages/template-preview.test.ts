import { describe, expect, it } from 'vitest'

import { buildCompany, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()

describe('the preview of an email template', () => {
  it.each([
    { language: 'en', name: 'Emily' },
    { language: 'es', name: 'Lucía' },
    { language: 'fr', name: 'Camille' },
  ])('has example values of the language $language, in clean HTML', async ({ language, name }) => {
    const { preview } = await open()
    const body = '<p>{{first_name}}, {{company_name}}</p><script>alert(1)</script>'
    const reply = await preview({ subject: 'To {{first_name}}', body, language })
    expect(reply.body.data).toEqual({
      subject: `To ${name}`,
      body: `<p>${name}, Salt &amp; Sea</p>`,
    })
  })

  it('is refused for a variable that there is not, and to users of another company', async () => {
    const { preview } = await open()
    const text = { subject: '{{salary}}', body: '<p>Hello</p>', language: 'en' }
    const reply = await preview(text)
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['subject']])
    const elsewhere = await open()
    const foreign = await preview({ ...text, subject: 'Hello' }, elsewhere.accountId)
    expect(foreign.status).toBe(403)
  })
})

async function open() {
  const company = await buildCompany(test.database, { name: 'Salt & Sea' })
  const admin = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const { accountId } = company
  return {
    accountId,
    preview: (text: object, id = accountId) =>
      admin.post(`/account/v1/${id}/templates/email/preview/`, text),
  }
}
