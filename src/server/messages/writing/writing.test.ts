import { describe, expect, it } from 'vitest'

import { buildCompany, buildPerson, buildStaff } from '#testing/builders.ts'
import { broken, openLanguageModel, streamed } from '#testing/language-model.ts'
import { openTestApp } from '#testing/test-app.ts'

const SHORT = streamed('<p>Short', ' text.</p>')
const model = await openLanguageModel(SHORT)
const { asked } = model
const test = await openTestApp({ ai: model.options })
const { database } = test
const company = await buildCompany(database)

/** A recruiter of a company, and how they write. */
async function begin(of = company) {
  const client = await test.as(await buildStaff(database, { company: of, preset: 'Recruiter' }))
  const tokenUrl = `/account/v1/ai-token/account/${of.accountId}/`
  const token: string = (await client.get(tokenUrl)).body.data.token
  const url = `/account/v1/ai-text/account/${of.accountId}/`
  const write = (more: object = {}) =>
    client.post(url, { token, command: 'shorten', text: '<p>Long</p>', language: 'en', ...more })
  return { client, token, tokenUrl, url, write }
}

describe('the writing help', () => {
  it('answers what the model wrote, as text that no browser takes for a page', async () => {
    const { write } = await begin()
    const reply = await write()
    expect(reply.status).toBe(200)
    expect(reply.body).toBe('<p>Short text.</p>')
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('tells the model what it is for, and asks for the end result only', async () => {
    const { write } = await begin()
    await write({ command: 'generate', prompt: 'A job as crane driver', text: '', language: 'fr' })
    const { messages } = JSON.parse(asked.at(-1) ?? '')
    expect(messages[0].content).toContain(
      'text tool in the rich-text editor of an applicant tracking',
    )
    expect(messages[0].content).toContain('Return only the end result')
    expect(messages[1].content).toContain('in French')
    expect(messages[1].content).toContain('A job as crane driver')
  })

  it('says when the model does not answer', async () => {
    const { write } = await begin()
    model.answers(broken)
    const reply = await write()
    model.answers(SHORT)
    expect([reply.status, reply.body.error.code]).toEqual([503, 'ai_failed'])
  })

  it.each([
    ['no prompt to write from', { command: 'generate', text: '' }],
    ['no text to change', { text: ' ' }],
    ['a command that there is not', { command: 'translate' }],
    ['a text as long as a book', { text: 'a'.repeat(20_001) }],
    ['a prompt as long as a text', { command: 'generate', prompt: 'a'.repeat(1001) }],
    ['a language that the product does not speak', { language: 'xx' }],
  ])('refuses %s', async (_, wrong) => {
    expect((await (await begin()).write(wrong)).status).toBe(400)
  })
})

describe('the token of the writing help', () => {
  it('is for one user in one company, and for a few minutes', async () => {
    const [one, other] = [await begin(), await begin()]
    const elsewhere = await begin(await buildCompany(database))
    for (const token of [other.token, elsewhere.token, 'none', '9999999999.x', `${one.token}x`]) {
      const reply = await one.write({ token })
      expect([reply.status, reply.body.error.code]).toEqual([409, 'ai_token_expired'])
    }
    test.clock.shift(301_000)
    expect((await one.write()).body.error.code).toBe('ai_token_expired')
    const fresh = (await one.client.get(one.tokenUrl)).body.data.token
    expect((await one.write({ token: fresh })).status).toBe(200)
  })

  it('is for staff of the company alone', async () => {
    const { tokenUrl, url } = await begin()
    const stranger = await begin(await buildCompany(database))
    expect((await stranger.client.get(tokenUrl)).status).toBe(403)
    const candidate = await test.as(await buildPerson(database))
    expect((await candidate.get(tokenUrl)).status).toBe(403)
    const body = { token: 'x', command: 'fix', text: 'x', language: 'en' }
    expect((await candidate.post(url, body)).status).toBe(403)
  })

  it('is limited for each user', async () => {
    const { write } = await begin()
    for (let count = 0; count < 60; count += 1) expect((await write()).status).toBe(200)
    expect((await write()).status).toBe(429)
    expect((await (await begin()).write()).status).toBe(200)
  })
})

describe('an installation without a model', () => {
  it('has no token, and refuses to write', async () => {
    const plain = await openTestApp()
    const of = await buildCompany(plain.database)
    const client = await plain.as(
      await buildStaff(plain.database, { company: of, preset: 'Recruiter' }),
    )
    const { body } = await client.get(`/account/v1/ai-token/account/${of.accountId}/`)
    expect(body.data).toEqual({ token: null })
    const reply = await client.post(`/account/v1/ai-text/account/${of.accountId}/`, {
      token: 'x',
      command: 'fix',
      text: 'x',
      language: 'en',
    })
    expect([reply.status, reply.body.error.code]).toEqual([409, 'ai_unavailable'])
  })
})
