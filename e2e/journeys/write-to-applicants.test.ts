/** A recruiter writes to applicants: each gets their own values, an email can be stopped, and so can all of a company. */
import type { Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { findMail, findText } from '../pages/mailbox.ts'
import {
  applicantRows,
  notices,
  openApplicants,
  openScorecard,
  openScorecardTab,
} from '../pages/staff.ts'

const FIVE = 5
const TEN = 10

test('five applicants get one template, each with their own name, after a preview of each', async ({
  page,
}) => {
  await signIn(page, 'recruiter')
  await openApplicants(page)
  const rows = applicantRows(page)
  const names = (await rows.locator('[data-row-link]').allInnerTexts()).slice(0, FIVE)
  // By their places: two applicants may have one name.
  for (const place of names.keys()) await rows.nth(place).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Selected applicants' })
  await bar.getByRole('button', { name: 'Email…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Email to 5 applicants' })
  await dialog.getByLabel('Template').selectOption({ label: 'Request for information' })
  const subject = `A question ${Date.now()} for {{first_name}}`
  await dialog.getByLabel('Subject').fill(subject)
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toContainText('Hello {{first_name')
  await expectAccessible(page, 'an email to five applicants')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  for (const [index, name] of names.entries()) {
    await expect(dialog.getByText(`${index + 1} of 5`)).toBeVisible()
    await expect(dialog.getByText(`Hello ${firstOf(name)},`)).toBeVisible()
    if (index === 0) await expectAccessible(page, 'the preview of an email')
    if (index < FIVE - 1) await dialog.getByRole('button', { name: 'Next applicant' }).click()
  }
  await expect(dialog.getByText(memberOf('Recruiter').email)).toBeVisible()
  await dialog.getByRole('button', { name: 'Send to 5 applicants' }).click()
  await expect(notices(page).getByText('Email sent successfully to 5 applicants')).toBeVisible()
  await expect(bar).toBeHidden()
  for (const name of names) {
    const mail = await findMail(page, subject.replace('{{first_name}}', firstOf(name)))
    expect(mail.text).toContain(`Hello ${firstOf(name)},`)
  }
  await rows.first().getByRole('link').first().press('Enter')
  await openScorecardTab(page, 'Messages')
  const messages = page.getByRole('listitem').filter({ hasText: `for ${firstOf(names[0] ?? '')}` })
  await expect(messages.getByText('Sent', { exact: true })).toBeVisible()
})

test('an email is stopped in time, and an applicant stops those of the company', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'recruiter')
  await openScorecard(page)
  await openScorecardTab(page, 'Messages')
  const stopped = `Not to be sent ${Date.now()}`
  await write(page, stopped)
  const notice = notices(page).locator('> div').filter({ hasText: 'Email sent successfully' })
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(notice.getByText('1 message stopped.')).toBeVisible()
  const entry = page.getByRole('listitem').filter({ hasText: stopped })
  await expect(entry.getByText('Cancelled', { exact: true })).toBeVisible()
  await expectAccessible(page, 'a scorecard with messages')
  const sent = `To be sent ${Date.now()}`
  await write(page, sent)
  const mail = await findMail(page, sent)
  const link = /http:\/\/\S+\/stop-emails\/\S+/.exec(mail.text)?.[0] ?? ''
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(String(baseURL) + new URL(link).pathname)
  await visitor.getByRole('button', { name: 'Stop emails' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('no longer writes to you')
  await expectAccessible(visitor, 'emails that are stopped')
  await write(page, 'Not for an applicant who stopped emails')
  await expect(notices(page).getByText('No email was sent')).toBeVisible()
  await visitor.getByRole('button', { name: 'Allow emails again' }).click()
  await expect(visitor.getByRole('button', { name: 'Stop emails' })).toBeVisible()
})

test('text messages go to those who agreed to them', async ({ page }) => {
  await signIn(page, 'recruiter')
  await openApplicants(page)
  // The first of the demo: those who apply in other journeys, the newest, did not agree.
  await page.goto(`${page.url()}&ordering=application_date`)
  const rows = applicantRows(page)
  for (const place of Array.from({ length: TEN }).keys())
    await rows.nth(place).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Selected applicants' })
  await bar.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Text message…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Text message to 10 applicants' })
  const field = dialog.getByRole('textbox', { name: /^Text message/ })
  await dialog.getByLabel('Template').selectOption({ label: 'Call back' })
  await expect(field).toHaveValue(/^Hi \{\{first_name\|:there\}\}, this is /)
  const words = `Your interview is in room ${Date.now()}, `
  await field.fill(words)
  await dialog.getByLabel('Insert a variable').selectOption({ label: 'First name' })
  await expect(field).toHaveValue(`${words}{{first_name}}`)
  await expectAccessible(page, 'a text message to ten applicants')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText(words)).toBeVisible()
  await expectAccessible(page, 'the preview of a text message')
  await dialog.getByRole('button', { name: 'Send to 10 applicants' }).click()
  await expect(notices(page).getByText(/^Text message sent to \d applicants?$/)).toBeVisible()
  await expect(notices(page).getByText(/did not agree to text messages/)).toBeVisible()
  await goTo(page, `/mailbox/${await findText(page, words)}`)
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText(/Stop texts: http\S+\/user\/personal-profile$/)).toBeVisible()
})

/** By the key, in the editor, and sent. */
async function write(page: Page, subject: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).focus()
  await page.getByRole('article').first().press('e')
  const dialog = page.getByRole('dialog', { name: /^Email to / })
  await dialog.getByLabel('Subject').fill(subject)
  const editor = dialog.getByRole('textbox', { name: 'Message' })
  await editor.fill('Good morning')
  await dialog.getByRole('button', { name: 'Send to 1 applicant' }).click()
  await expect(dialog).toBeHidden()
}

function firstOf(name: string): string {
  return name.split(' ')[0] ?? ''
}
