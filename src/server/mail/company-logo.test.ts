import { eq } from 'drizzle-orm'
import { simpleParser } from 'mailparser'
import { describe, expect, it } from 'vitest'

import { createSmtpMail } from '#server/integrations/mail/smtp.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { openSmtp } from '#testing/smtp.ts'
import { openTestApp } from '#testing/test-app.ts'

import { account, accountPreference } from '../db/schema/account.ts'

const smtp = await openSmtp()
const mail = createSmtpMail({ url: smtp.url, from: 'Fairlead <no-reply@hiring.example>' })
const test = await openTestApp({ mail })
const { owner } = test.database
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47])
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><script>alert(1)</script><image href="file:///etc/hostname"/><rect width="64" height="32" fill="#1d4f8c"/></svg>'

describe('the logo of a company in its mail', () => {
  it('is a small PNG that the HTML names by its Content-ID', async () => {
    const { html, attachments } = await invitationOf({ logoUrl: dataOf(SVG), isOn: true })
    const [logo] = attachments
    expect(logo).toMatchObject({ contentType: 'image/png', cid: 'logo@fairlead', related: true })
    expect(logo?.content.subarray(0, 4)).toEqual(PNG)
    // mailparser puts the image in place of its name.
    expect(html).toMatch(/<img\s[^>]*src="data:image\/png;base64,/)
    expect(html).toContain('alt="Harbour Works"')
    expect(html).toContain('width="96"')
  })

  it.each([
    ['a company without white label', { logoUrl: dataOf(SVG), isOn: false }],
    ['a company without a logo', { logoUrl: null, isOn: true }],
    ['an SVG that is none', { logoUrl: dataOf('<svg'), isOn: true }],
    ['a PNG that is none', { logoUrl: 'data:image/png;base64,AAAA', isOn: true }],
    ['an address elsewhere', { logoUrl: 'https://elsewhere.example/logo.png', isOn: true }],
  ])('is left out for %s', async (_, given) => {
    const { html, attachments } = await invitationOf(given)
    expect(attachments).toEqual([])
    expect(html).not.toContain('<img')
  })
})

function dataOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

async function invitationOf({ logoUrl, isOn }: { logoUrl: string | null; isOn: boolean }) {
  const company = await buildCompany(test.database)
  const { accountId } = company
  await owner.update(account).set({ logoUrl }).where(eq(account.accountId, accountId))
  const keyname = 'WHITE_LABEL_LOGO'
  if (isOn) await owner.insert(accountPreference).values({ accountId, keyname, value: '1' })
  const admin = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const body = { email: 'grace@example.com', role_id: company.roles.Recruiter }
  await admin.post(`/account/v1/staff-invitations/${accountId}/`, body)
  await test.sendMail()
  const { html, attachments } = await simpleParser(smtp.received.at(-1)?.source ?? '')
  return { html: html === false ? '' : html, attachments }
}
