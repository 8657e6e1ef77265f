import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { Locale } from '#contract/core/shape.ts'
import { createSmtpMail } from '#server/integrations/mail/smtp.ts'
import { buildPerson } from '#testing/builders.ts'
import { openSmtp } from '#testing/smtp.ts'
import { openTestApp } from '#testing/test-app.ts'

import { mail } from '../db/schema/mail.ts'
import { appUser } from '../db/schema/session.ts'
import { MAIL_KINDS } from './mail-messages.ts'
import { orderMail } from './order-mail.ts'

const smtp = await openSmtp()
const mailOverSmtp = createSmtpMail({ url: smtp.url, from: 'Fairlead <no-reply@hiring.example>' })
const test = await openTestApp({ mail: mailOverSmtp })
const { database, recordedJobs } = test
const BY = { origin: 'https://hiring.example', language: 'en' } as const

describe('a message over SMTP', () => {
  it('goes to its user, from the installation, and says that a machine wrote it', async () => {
    const user = await buildPerson(database, { firstName: 'Grace' })
    await order(user.userId)
    await test.sendMail()
    const message = smtp.received.at(-1)
    expect(message).toMatchObject({ from: 'no-reply@hiring.example', to: [user.email] })
    expect(message?.headers).toMatchObject({
      from: 'Fairlead <no-reply@hiring.example>',
      to: user.email,
      subject: 'Set a new Fairlead password',
      'auto-submitted': 'auto-generated',
    })
    expect(message?.parts['text/plain']).toMatch(
      /^Hello Grace,[\s\S]*https:\/\/hiring\.example\/change-password\/[0-9a-f-]{36}\/[\w-]{43}\s/,
    )
  })

  it.each(MAIL_KINDS)(
    '%s has words of its own in each language, none left unfilled',
    async (kind) => {
      const seen = new Set<string>()
      for (const language of ['en', 'es', 'fr'] as const) {
        const user = await buildPerson(database)
        await order(user.userId, { kind, language })
        await test.sendMail()
        const message = smtp.received.at(-1)
        const html = message?.parts['text/html'] ?? ''
        expect(html).toContain(`lang="${language}"`)
        for (const part of [message?.headers['subject'], message?.parts['text/plain'], html])
          expect(part).not.toMatch(/\{\w+\}|\{\{|undefined/)
        seen.add(message?.headers['subject'] ?? '')
      }
      expect(seen.size).toBe(3)
    },
  )

  it('is in the user’s language rather than in the request’s', async () => {
    const user = await buildPerson(database, { language: 'fr' })
    await order(user.userId, { language: 'es' })
    await test.sendMail()
    expect(smtp.received.at(-1)?.headers['subject']).toBe(
      'Choisissez un nouveau mot de passe Fairlead',
    )
  })

  it('greets by a name, and by nothing that is more than one', async () => {
    const greetings: string[] = []
    for (const firstName of ['Zoë-Ann O’Neil', 'Win at http://evil.example', '<b>Ada</b>']) {
      const user = await buildPerson(database, { firstName })
      await order(user.userId)
      await test.sendMail()
      greetings.push(smtp.received.at(-1)?.parts['text/plain']?.split('\n')[0]?.trim() ?? '')
    }
    expect(greetings).toEqual(['Hello Zoë-Ann O’Neil,', 'Hello,', 'Hello,'])
  })

  it('is sent once, however often its job runs', async () => {
    const user = await buildPerson(database)
    await order(user.userId)
    const job = recordedJobs.at(-1)
    const before = smtp.received.length
    await test.sendMail()
    if (job !== undefined) recordedJobs.push(job, job)
    await test.sendMail()
    expect(smtp.received.length).toBe(before + 1)
  })

  it('is tried again with the id that it had when the server was not ready', async () => {
    const user = await buildPerson(database)
    await order(user.userId)
    const before = smtp.received.length
    smtp.refuseWith(451)
    await expect(test.sendMail()).rejects.toThrow('SMTP: EENVELOPE 451')
    await test.sendMail()
    expect(smtp.received.length).toBe(before + 1)
    const [row] = await rowsOf(user.userId)
    expect(smtp.received.at(-1)?.headers['message-id']).toBe(`<${row?.mailId}@hiring.example>`)
    expect(row?.sentAt).not.toBeNull()
  })

  it('is given up when the server will never take it, and what is kept of that names no one', async () => {
    const user = await buildPerson(database)
    await order(user.userId)
    smtp.refuseWith(550)
    await test.sendMail()
    expect(await rowsOf(user.userId)).toMatchObject([
      { sentAt: null, failure: 'SMTP: EENVELOPE 550' },
    ])
  })

  it('with a link that a newer one made void is not sent any more', async () => {
    const user = await buildPerson(database)
    await order(user.userId)
    await order(user.userId)
    const before = smtp.received.length
    await test.sendMail()
    expect(smtp.received.length).toBe(before + 1)
    const outcomes = (await rowsOf(user.userId)).map(({ failure }) => failure)
    expect(new Set(outcomes)).toEqual(new Set(['Its link does not work any more.', null]))
  })
})

describe('ordering a message', () => {
  it('that is rolled back sends nothing', async () => {
    const user = await buildPerson(database)
    const before = smtp.received.length
    const failing = database.inScope({ kind: 'system' }, async (tx) => {
      await orderMail(tx, { deps: depsOf(), kind: 'verify-email', to: toUser(user), by: BY })
      throw new Error('Something else went wrong.')
    })
    await expect(failing).rejects.toThrow('Something else')
    await test.sendMail()
    expect(smtp.received.length).toBe(before)
    expect(await rowsOf(user.userId)).toEqual([])
  })

  it('leaves no token in the database', async () => {
    const user = await buildPerson(database)
    await order(user.userId)
    await test.sendMail()
    const text = smtp.received.at(-1)?.parts['text/plain'] ?? ''
    const token = /change-password\/[0-9a-f-]{36}\/([\w-]+)/.exec(text)?.[1] ?? ''
    expect(token).toHaveLength(43)
    const dump = JSON.stringify([
      await database.owner.execute('select * from emailed_token'),
      await database.owner.execute('select * from mail'),
    ])
    expect(dump).toContain('hiring.example')
    expect(dump).not.toContain(token)
  })
})

function depsOf() {
  const jobs = {
    send: async (_tx: unknown, name: string, payload: unknown) => {
      recordedJobs.push({ name, payload })
    },
    isOpen: async () => false,
    wake: () => {},
    start: async () => {},
    stop: async () => {},
  }
  return { jobs, secret: test.secret, now: test.clock.now }
}

function toUser(user: { userId: number }) {
  return { userId: user.userId, language: null }
}

async function order(
  userId: number,
  given: { kind?: (typeof MAIL_KINDS)[number]; language?: Locale } = {},
): Promise<void> {
  const { kind = 'reset-password', language = 'en' } = given
  await database.inScope({ kind: 'system' }, async (tx) => {
    const [user] = await tx.db.select().from(appUser).where(eq(appUser.userId, userId))
    const to = { userId, language: user?.language ?? null }
    await orderMail(tx, { deps: depsOf(), kind, to, by: { ...BY, language } })
  })
}

function rowsOf(userId: number) {
  return database.owner.select().from(mail).where(eq(mail.userId, userId))
}
