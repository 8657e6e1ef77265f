import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { CONSENT_TEXT_MAX_LENGTH } from '#contract/privacy/consents.ts'
import { buildCompany, buildStaff, type Company } from '#testing/builders.ts'
import { BODIES, buildConsentText, textBody } from '#testing/consents.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

import { plainBody } from './plain-body.ts'

const test = await openTestApp()
const { database } = test

const textsOf = ({ accountId }: Pick<Company, 'accountId'>) =>
  `/account/v1/consent-texts/${accountId}/`

describe('publishing', () => {
  it('makes the next version, at once, and writes it into the trail', async () => {
    const { company, client } = await adminOf('Harbour Works')
    const first = await client.post(textsOf(company), textBody())
    expect([first.status, first.body.data.version]).toEqual([201, 1])
    const second = await client.post(textsOf(company), textBody({ after_version: 1 }))
    expect(second.body.data).toMatchObject({
      kind: 'privacy',
      version: 2,
      account_name: 'Harbour Works',
      bodies: BODIES,
    })
    const { body } = await client.get(`${textsOf(company)}?text_kind=privacy`)
    expect(body.meta.total).toBe(2)
    expect(body.data.map(({ version }: { version: number }) => version)).toEqual([2, 1])
    const trail = await client.get(
      `/account/v1/audit-trail/${company.accountId}/?entity=consent_text`,
    )
    expect(trail.body.data).toMatchObject([
      { action: 'publish', after: { kind: 'privacy', version: 2, asks_again: true } },
      { action: 'publish', after: { version: 1 } },
    ])
  })

  it('is done once for a key, and not over what another user published meanwhile', async () => {
    const { company, client } = await adminOf('Quay & Sons')
    const key = randomUUID()
    const first = await client.post(textsOf(company), textBody(), { key })
    expect((await client.post(textsOf(company), textBody(), { key })).body).toEqual(first.body)
    const late = await client.post(textsOf(company), textBody())
    expect([late.status, late.body.error.code]).toEqual([409, 'conflict'])
    const two = [1, 2].map(() => client.post(textsOf(company), textBody({ after_version: 1 })))
    const statuses = (await Promise.all(two)).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409])
  })

  it('is for those who keep the settings of that very company', async () => {
    const { company, client } = await adminOf('Lone Pier')
    const other = await buildCompany(database)
    await buildConsentText(database, other)
    const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    expect((await recruiter.get(`${textsOf(company)}?text_kind=privacy`)).status).toBe(403)
    expect((await recruiter.post(textsOf(company), textBody())).status).toBe(403)
    for (const accountId of [other.accountId, 999_999_999]) {
      expect((await client.get(`${textsOf({ accountId })}?text_kind=privacy`)).status).toBe(403)
      expect((await client.post(textsOf({ accountId }), textBody())).status).toBe(403)
    }
    expect((await client.get(`${textsOf(company)}?text_kind=privacy`)).body.meta.total).toBe(0)
  })

  it('takes no terms, no text that is too long, and none that shows nothing', async () => {
    const { company, client } = await adminOf('Far Quay')
    const long = 'x'.repeat(CONSENT_TEXT_MAX_LENGTH + 1)
    for (const body of [
      { ...textBody(), kind: 'terms' },
      textBody({ bodies: { ...BODIES, fr: long } }),
      textBody({ bodies: { ...BODIES, es: '\u200B \u202E' } }),
    ]) {
      const reply = await client.post(textsOf(company), body)
      expect([reply.status, reply.body.error.code]).toEqual([400, 'validation_failed'])
    }
  })
})

describe('a text', () => {
  it('keeps its words and its paragraphs, and nothing that hides', () => {
    expect(plainBody('## One\r\n\r\n\r\n\r\nTwo\tthree \u202Ehidden\u0007  \n')).toBe(
      '## One\n\nTwo three hidden',
    )
    expect(plainBody('<b>5 < 6</b> & “naïve” 👩‍🚀')).toBe('<b>5 < 6</b> & “naïve” 👩‍🚀')
  })
})

async function adminOf(name: string): Promise<{ company: Company; client: Client }> {
  const company = await buildCompany(database, { name })
  const client = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
  return { company, client }
}
