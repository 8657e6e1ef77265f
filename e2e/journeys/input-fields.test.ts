/** What people type: passwords as password managers and careful people want them, and names that look like markup. */
import { DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
import { expect, test } from '../fixtures/test.ts'
import { applyAsNew, newCandidate, openPosition, PASSWORD, signInAs } from '../pages/candidate.ts'
import { applicantRows, openApplicants } from '../pages/staff.ts'

test('a password is masked, can be shown, and comes from the clipboard or from whoever keeps it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/login/applicant/${openPosition().uuid}`)
  const email = page.getByLabel('Email')
  const fresh = page.getByLabel('Password', { exact: true })
  const repeated = page.getByLabel('Repeat the password')
  await expect(email).toHaveAttribute('autocomplete', /\busername\b|\bemail\b/)
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

  await page.goto('/login')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  )
})

test('a name that looks like markup is a name, to its owner and to staff', async ({
  page,
  sharedApp,
  browser,
}) => {
  const candidate = { ...newCandidate(), firstName: '<img src=x onerror="document.title=1">' }
  await applyAsNew(page, { url: sharedApp.url, candidate })
  await page.goto(`${sharedApp.url}/user/personal-profile`)
  await expect(page.getByLabel('First name')).toHaveValue(candidate.firstName)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)

  const context = await browser.newContext({ baseURL: sharedApp.url, locale: 'en-US' })
  const office = await context.newPage()
  const email = 'recruiter@harborpine.example.com'
  await signInAs(office, { url: '', email, password: DEMO_PASSWORD })
  await openApplicants(office)
  await office.getByRole('searchbox', { name: 'Search applicants' }).fill(candidate.email)
  await expect(applicantRows(office)).toHaveCount(1)
  await applicantRows(office).getByRole('link', { name: candidate.firstName }).click()
  await expect(office.getByRole('heading', { level: 1 })).toContainText(candidate.firstName)
  await expect(office.locator('img[src="x"]')).toHaveCount(0)
  await expect(office).not.toHaveTitle('1')
  await context.close()
})
