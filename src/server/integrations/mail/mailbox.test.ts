import { describe, expect, it } from 'vitest'

import { putInMailbox } from '#testing/accounts.ts'
import { openTestApp } from '#testing/test-app.ts'

import { createEmbeddedMail } from './embedded.ts'

const URL = '/integration/v1/mailbox/'
const test = await openTestApp()
const without = await openTestApp({ hasMailbox: false })

describe('the local mailbox', () => {
  it('shows what was sent, newest first, a page at a time', async () => {
    for (const to of ['one@example.com', 'two@example.com', 'three@example.com']) {
      await putInMailbox(test, to)
      test.clock.shift(1000)
    }
    const first = await test.client().get(`${URL}?page_size=2`)
    expect(first.body.data.map(({ to }: { to: string }) => to)).toEqual([
      'three@example.com',
      'two@example.com',
    ])
    expect(first.body.meta).toEqual({ page: 1, page_size: 2, total: 3 })
    const second = await test.client().get(`${URL}?page_size=2&page=2`)
    expect(second.body.data).toMatchObject([{ to: 'one@example.com' }])
  })

  it('has the text of each message', async () => {
    const { email } = await test.signUp()
    await test.sendMail()
    const [row] = await test.mailTo(email)
    const reply = await test.client().get(`${URL}${row?.mailId}/`)
    expect(reply.body.data).toMatchObject({
      to: email,
      subject: 'Confirm your email address for Fairlead',
    })
    expect(reply.body.data.text).toMatch(
      /http:\/\/localhost:80\/verify-email\/[0-9a-f-]{36}\/\S{43}\n/,
    )
  })

  it('holds a message once that was handed over twice', async () => {
    const mail = createEmbeddedMail({ database: test.database, now: test.clock.now })
    const mailId = await putInMailbox(test, 'twice@example.com')
    const message = { mailId, to: 'twice@example.com', subject: 's', text: 't', html: 'h' }
    await mail.send(message)
    expect(await test.mailTo('twice@example.com')).toHaveLength(1)
  })

  it('is not there where it was not asked for, no matter who asks', async () => {
    const mailId = await putInMailbox(without, 'secret@example.com')
    const provider = await without.as({ userId: 1, isProviderAdmin: true })
    for (const client of [without.client(), provider])
      for (const url of [URL, `${URL}${mailId}/`]) {
        const reply = await client.get(url)
        expect(reply.status).toBe(404)
        expect(JSON.stringify(reply.body)).not.toContain('secret')
      }
  })
})
