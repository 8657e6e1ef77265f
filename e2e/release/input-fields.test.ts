/** What users type: passwords as password managers and careful users want them, and names that look like markup. */
import type { BrowserContext, Page } from '@playwright/test'

import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { applyAsNew, newCandidate, PASSWORD, type NewCandidate } from '../pages/candidate.ts'
import { applicantRows, openApplicants } from '../pages/staff.ts'

test('a password is masked, can be shown and pasted, and a name that looks like markup is shown as a name', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await test.step('passwords', () => fillPasswords(page, context))

  const candidate = { ...newCandidate(), firstName: '<img src=x onerror="document.title=1">' }
  await applyAsNew(page, { url: '', candidate })
  await goTo(page, '/user/personal-profile')
  await expect(page.getByLabel('First name')).toHaveValue(candidate.firstName)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)

  const office = await browser.newContext({ baseURL: String(baseURL), locale: 'en-US' })
  await test.step('the name, as staff see it', async () =>
    expectName(await office.newPage(), candidate))
  await office.close()
})

async function fillPasswords(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/login')
  const current = page.getByLabel('Password', { exact: true })
  await expect(current).toHaveAttribute('autocomplete', 'current-password')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await goTo(page, '/create-account')
  const fresh = page.getByLabel('Password', { exact: true })
  const repeated = page.getByLabel('Repeat the password')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', /\busername\b|\bemail\b/)
  for (const field of [fresh, repeated]) {
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
  }
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD)
  for (const field of [fresh, repeated]) {
    await field.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(field).toHaveValue(PASSWORD)
  }
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(fresh).toHaveAttribute('type', 'text')
  await expect(repeated).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(fresh).toHaveAttribute('type', 'password')
}

async function expectName(page: Page, { email, firstName }: NewCandidate): Promise<void> {
  await signIn(page, 'recruiter')
  await openApplicants(page)
  await page.getByRole('searchbox', { name: 'Search applicants' }).fill(email)
  await expect(applicantRows(page)).toHaveCount(1)
  await applicantRows(page).getByRole('link', { name: firstName }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page).not.toHaveTitle('1')
}
