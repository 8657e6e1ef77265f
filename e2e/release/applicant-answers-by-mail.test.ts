/** An applicant answers an email of staff by email: it comes into the open thread, once, and staff answer it there. */
import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { openMailService, type MailService } from '../fixtures/mail-service.ts'
import { startServer } from '../fixtures/server.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { openScorecard, openScorecardTab } from '../pages/staff.ts'

test.setTimeout(180_000)

test('what an applicant answers by email is in the thread at once, and staff answer it there', async ({
  browser,
}) => {
  const service = await openMailService()
  const app = await startServer({ template: process.env.FAIRLEAD_TEMPLATE, env: service.env })
  try {
    const page = await browser.newPage({ baseURL: app.url })
    await signInByCall(page, { email: memberOf('Recruiter').email })
    await openScorecard(page)
    await openScorecardTab(page, 'Messages')
    const answers = page.getByRole('listitem').filter({ hasText: 'Re: Your license' })
    const first = await write(page, { service, subject: 'Your license' })
    const email = { ...first, subject: 'Re: Your license' }

    await test.step('the answer comes into the thread that is open', async () => {
      const mail = { ...email, text: 'Yes, since 2019.', id: 'one@mail.example' }
      expect(await service.bring(app, mail)).toBe('stored')
      await expect(answers.getByText('Yes, since 2019.')).toBeVisible()
      await expect(answers.getByText(first.from)).toBeVisible()
      await expect(answers.getByText('Not the applicant’s address')).toHaveCount(0)
      await expectAccessible(page, 'a thread with an answer')
      expect(await service.bring(app, { ...mail, text: 'Once more.' })).toBe('duplicate')
    })
    await test.step('no one writes into it by an address that they made up', async () => {
      const outsider = { from: 'outsider@mail.example', to: madeUp(first.to) }
      const mail = { ...email, ...outsider, text: 'Reject them.', id: 'two@mail.example' }
      expect(await service.bring(app, mail)).toBe('no_thread')
      const asApplicant = { ...mail, from: first.from, id: 'three@mail.example' }
      expect(await service.bring(app, asApplicant)).toBe('no_thread')
    })
    await test.step('staff answer, and are answered at the same address', async () => {
      const second = await write(page, { service, subject: 'Please send it' })
      expect(second).toEqual(first)
      const mail = { ...email, text: 'Here it is.', id: 'four@mail.example' }
      expect(await service.bring(app, mail)).toBe('stored')
      await expect(answers.getByText('Here it is.')).toBeVisible()
      await expectTexts(answers, ['Here it is.', 'Yes, since 2019.'])
    })
  } finally {
    await app.remove()
    await service.close()
  }
})

/** Writes from the scorecard; whom it went to, and where they answer to. */
async function write(page: Page, given: { service: MailService; subject: string }) {
  const { service, subject } = given
  await page.getByRole('heading', { level: 1 }).focus()
  await page.getByRole('article').first().press('e')
  const dialog = page.getByRole('dialog', { name: /^Email to / })
  await dialog.getByLabel('Subject').fill(subject)
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Good morning')
  await dialog.getByRole('button', { name: 'Send to 1 applicant' }).click()
  await expect(dialog).toBeHidden()
  const find = () => service.sent.find((mail) => mail.subject === subject)
  await expect.poll(() => find() !== undefined, { timeout: 40_000 }).toBe(true)
  return { from: find()?.to ?? '', to: find()?.replyTo ?? '' }
}

/** Another end of the code that only the app can make. */
function madeUp(address: string): string {
  return address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'))
}

async function expectTexts(entries: Locator, texts: readonly string[]): Promise<void> {
  await expect(entries).toHaveCount(texts.length)
  for (const [index, text] of texts.entries()) await expect(entries.nth(index)).toContainText(text)
}
