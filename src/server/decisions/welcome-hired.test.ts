import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { account } from '#server/db/schema/account.ts'
import { mail } from '#server/db/schema/mail.ts'
import { job } from '#server/db/schema/requisition.ts'
import { appUser } from '#server/db/schema/session.ts'
import { only, type Application } from '#testing/builders.ts'
import { openHiring } from '#testing/hires.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

describe('the welcome of those who are hired', () => {
  it('names company, job and first day, and leads to the progress of the person', async () => {
    const at = await openHiring(test)
    const { accountId } = at.company
    await owner.update(account).set({ name: 'Quayside' }).where(eq(account.accountId, accountId))
    const { jobId } = at.requisition
    await owner.update(job).set({ title: 'Crane operator' }).where(eq(job.jobId, jobId))
    expect((await at.hire(at.first)).status).toBe(200)
    const { subject, text } = await sentTo(at.first)
    expect(subject).toBe('Welcome to Quayside')
    expect(text).toContain('Quayside has hired you as Crane operator.')
    expect(text).toContain('Your first day of work is January 4, 2027.')
    expect(text).toMatch(/http:\/\/\S+\/user\/progress\n/)
  })

  it('is in the language of the person', async () => {
    const at = await openHiring(test)
    const isFirst = eq(appUser.userId, at.first.userId)
    await owner.update(appUser).set({ language: 'es' }).where(isFirst)
    await at.hire(at.first)
    expect((await sentTo(at.first)).text).toContain('4 de enero de 2027')
  })

  it('is left out where the user wants none, and sent once for a repeated request', async () => {
    const at = await openHiring(test)
    await at.hire(at.first, { sends_welcome: false })
    const key = randomUUID()
    await at.hire(at.second, { key })
    await at.hire(at.second, { key })
    expect(await welcomesOf(at.first)).toEqual([])
    expect(await welcomesOf(at.second)).toHaveLength(1)
  })

  it('is not sent with a hire that is refused', async () => {
    const at = await openHiring(test, { openings: 1 })
    await at.hire(at.first)
    expect((await at.hire(at.second)).body.error.code).toBe('no_opening_left')
    expect(await welcomesOf(at.second)).toEqual([])
  })

  it('is worded by the company, with the first day as a variable', async () => {
    const at = await openHiring(test)
    const url = `/account/v1/email-templates/${at.company.accountId}/hired-welcome/`
    const saved = await at.admin.put(url, {
      language: 'en',
      subject: 'See you on {{start_date}}',
      html_body: '<p>Come in. <a href="{{action_link}}">Your progress</a></p>',
      reply_to: 'people@harbour.example',
    })
    expect([saved.status, saved.body.error]).toEqual([200, undefined])
    await at.hire(at.first)
    expect((await sentTo(at.first)).subject).toBe('See you on January 4, 2027')
  })
})

function welcomesOf({ userId }: Application) {
  return owner
    .select()
    .from(mail)
    .where(and(eq(mail.userId, userId), eq(mail.kind, 'hired-welcome')))
}

async function sentTo({ userId }: Application) {
  await test.sendMail()
  const { email } = only(await owner.select().from(appUser).where(eq(appUser.userId, userId)))
  return only(await test.mailTo(email))
}
