/** A recruiter compares applicants without their names, decides, and shares a scorecard with someone outside. */
import type { Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { openApp } from '../pages/app.ts'
import { openComparison, openScorecard } from '../pages/staff.ts'

test('a recruiter compares three applicants without their names, and decides about one', async ({
  page,
}) => {
  await signInByCall(page, { email: memberOf('Recruiter').email })
  await openApp(page, '/hire')
  await openComparison(page)
  const names = await test.step('side by side', () => compare(page))
  await test.step('without names', () => hideNames(page, names))
  await test.step('one advances, and is put back', () => decide(page))
})

async function compare(page: Page): Promise<string[]> {
  const columns = page.getByRole('columnheader')
  await expect(columns).toHaveCount(4)
  await expect(page.getByRole('rowheader', { name: /^Fit score/ })).toBeVisible()
  await expectAccessible(page, 'the comparison of three applicants')
  return columns.getByRole('link').allInnerTexts()
}

async function hideNames(page: Page, names: readonly string[]): Promise<void> {
  expect(names).toHaveLength(3)
  await page.getByRole('checkbox', { name: 'Hide names' }).check()
  await expect(page.getByRole('columnheader', { name: /^Candidate C/ })).toBeVisible()
  await expect(page).toHaveURL(/blind=true/)
  const shown = await page.getByRole('main').innerText()
  for (const name of names) expect(shown).not.toContain(name)
  await expectAccessible(page, 'the comparison without names')
}

async function decide(page: Page): Promise<void> {
  const row = page.getByRole('row', { name: /^Decide/ })
  const status = page.getByRole('row', { name: /^Status/ })
  await expect(status.getByText('New', { exact: true })).toHaveCount(3)
  await row.getByRole('button', { name: 'Advance: Candidate B' }).click()
  await expect(page.getByText('1 advanced')).toBeVisible()
  await expect(status.getByText('Active', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 applicant put back.')).toBeVisible()
  await expect(status.getByText('New', { exact: true })).toHaveCount(3)
}

test('someone outside opens a shared scorecard without an account, until sharing ends', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByCall(page, { email: memberOf('Recruiter').email })
  await openApp(page, '/hire')
  await openScorecard(page)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const outsider = `outsider-${Date.now()}@partner.example.com`
  const link = await test.step('the recruiter shares it', () => share(page, outsider))
  const context = await browser.newContext({ baseURL: String(baseURL) })
  const guest = await context.newPage()
  await test.step('it opens without signing in', () => openAsGuest(guest, { link, name }))
  await test.step('the recruiter sees that, and ends it', () => endSharing(page, outsider))
  await guest.reload()
  const ended = guest.getByRole('heading', { name: 'This link does not open a scorecard' })
  await expect(ended).toBeVisible()
  await expect(guest.getByText(name)).toHaveCount(0)
  await context.close()
})

async function share(page: Page, outsider: string): Promise<string> {
  await page.getByRole('button', { name: 'Share…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share the scorecard' })
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByText('Enter an email address.')).toBeVisible()
  await dialog.getByLabel('Email addresses').fill(outsider)
  await dialog.getByLabel('Message').fill('Would you talk to them?')
  await expectAccessible(page, 'sharing a scorecard')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Link sent to 1 person')).toBeVisible()
  const mail = await findMailTo(page, outsider)
  const link = /\/shared-scorecard\/[\w-]+/.exec(mail)?.[0] ?? ''
  expect(link).not.toBe('')
  return link
}

/** The text of the newest message to an address, once it has come. */
async function findMailTo(page: Page, to: string): Promise<string> {
  const mailbox = new URL('/integration/v1/mailbox/', page.url()).href
  const read = async (url: string) => (await page.request.get(url)).json()
  const idOf = async (): Promise<string | undefined> => {
    const { data }: { data: { mail_id: string; to: string }[] } = await read(mailbox)
    return data.find((one) => one.to === to)?.mail_id
  }
  await expect.poll(idOf).toBeDefined()
  return (await read(`${mailbox}${await idOf()}/`)).data.text
}

async function openAsGuest(
  guest: Page,
  { link, name }: { link: string; name: string },
): Promise<void> {
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(guest.getByText('Would you talk to them?')).toBeVisible()
  await expect(guest.getByRole('main')).not.toContainText('@')
  await expectAccessible(guest, 'a shared scorecard')
}

async function endSharing(page: Page, outsider: string): Promise<void> {
  await page.reload()
  const shared = page.getByRole('listitem').filter({ hasText: outsider })
  await expect(shared.first()).toContainText('Opened once')
  await page.getByRole('button', { name: `End sharing: ${outsider}` }).click()
  await expect(shared.first()).toContainText('ended')
}
