/** A user's own profile: stored with and without network, corrected where it is refused, and shown to the right staff only. */
import type { Browser, Page } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo, reloadApp } from '../pages/app.ts'
import { applyAsNew, newCandidate } from '../pages/candidate.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { openApplicants } from '../pages/staff.ts'

const DOB = '1990-02-28'
const SECTIONS = ['Personal details', 'Contact'] as const

test('a profile is saved, mistakes are said next to their fields, and staff see what their role includes', async ({
  page,
  browser,
  sharedApp: { url },
}) => {
  await applyAsNew(page, { url, candidate: newCandidate() })
  await openProfile(page)
  await save(page, 'personal')
  await expect(page.getByText('Enter your date of birth.')).toBeVisible()
  await page.getByLabel('Phone number').fill('call me')
  await save(page, 'contact')
  await expect(page.getByText('Enter a phone number, such as (401) 555-0134')).toBeVisible()
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await expectAccessible(page, 'personal-profile with mistakes')
  await expectNoSidewaysScroll(page, 'personal-profile with mistakes')

  const lastName = `Newname ${Date.now()}`
  await fillWhole(page, lastName)
  await expect(page.getByText('Not saved yet')).toHaveCount(2)
  await save(page, 'personal')
  await save(page, 'contact')
  for (const section of SECTIONS) await expect(saved(page, section)).toBeVisible()
  const account = page.getByRole('button', { name: new RegExp(`^Account:.*${lastName}`) })
  await expect(account).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Phone number')).toHaveValue('+4930123456')
  await expect(page.getByLabel('Date of birth')).toHaveValue(DOB)
  await expect(page.getByLabel('Country')).toHaveValue('DE')
  await expect(page.getByLabel('Companies may send me text messages')).toBeChecked()

  await test.step('staff', () => compareRoles(browser, { url, lastName }))
})

test('what was typed and not saved is there again, at once and later, until it is discarded', async ({
  page,
  sharedApp,
}) => {
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await page.clock.install()
  await openProfile(page)
  const city = page.getByLabel('City')
  await city.fill('Saltmarsh')
  // No timer fires: nothing that was read before is forgotten meanwhile.
  await page.clock.pauseAt(Date.now() + 60_000)
  await leaveAndReturn(page)
  await page.clock.resume()
  await expect(city).toHaveValue('Saltmarsh')

  await city.fill('Ravenhill')
  await leaveAndReturn(page)
  await expect(city).toHaveValue('Ravenhill')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.reload()
  await expect(city).toHaveValue('Ravenhill')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(city).toHaveValue('')
})

test('I5 a save that the server refuses stays on the form, and one without network is sent later', async ({
  page,
  context,
  sharedApp,
}) => {
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await openProfile(page)
  await test.step('a refusal names the field', () => correctRefused(page))

  await waitForWorker(page)
  await context.setOffline(true)
  await page.getByLabel('City').fill('Saltmarsh')
  await save(page, 'contact')
  await expect(page.getByText('Offline, saved on this device').first()).toBeVisible()

  await reloadApp(page)
  await expect(page.getByLabel('City')).toHaveValue('Saltmarsh')
  await goTo(page, '/user/device')
  const card = page.getByRole('listitem').filter({ hasText: 'My Profile' })
  await expect(card).toContainText('Waiting to be sent')
  await goTo(page, '/logout')
  await expect(page.getByText('The changes to your profile have not been sent yet.')).toBeVisible()
  await goTo(page, '/user/personal-profile')
  await expect(page.getByLabel('City')).toHaveValue('Saltmarsh')

  await context.setOffline(false)
  await expect(saved(page, 'Contact')).toBeVisible()
  expect(await serverProfile(page)).toMatchObject({ city: 'Saltmarsh', dob: DOB })
})

async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Close and go to my progress' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Progress' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
}

async function correctRefused(page: Page): Promise<void> {
  await fillRequired(page)
  await save(page, 'personal')
  await expect(saved(page, 'Personal details')).toBeVisible()
  // Only the server knows that this is no address.
  await page.getByLabel('Another email').fill('ada@exa_mple.com')
  await save(page, 'contact')
  await expect(page.getByText('The server did not accept your changes.')).toBeVisible()
  await expect(page.getByText('Enter a whole email address')).toBeVisible()
  await page.getByLabel('Another email').fill('ada@example.com')
  await save(page, 'contact')
  await expect(saved(page, 'Contact')).toBeVisible()
  await expect(page.getByText('The server did not accept your changes.')).toBeHidden()
  expect(await serverProfile(page)).toMatchObject({ email2: 'ada@example.com', dob: DOB })
}

/** The date of birth is private data, which the role of recruiters does not include. */
async function compareRoles(
  browser: Browser,
  { url, lastName }: { url: string; lastName: string },
): Promise<void> {
  for (const role of ['admin', 'recruiter'] as const) {
    const context = await browser.newContext({ baseURL: url })
    const staff = await context.newPage()
    await signIn(staff, role)
    const details = await openDetails(staff, lastName)
    await expect(details).toContainText('Saltmarsh')
    if (role === 'admin') await expect(details).toContainText('February 28, 1990')
    else {
      await expect(details).toContainText('Your role does not include private data')
      await expect(details).not.toContainText('1990')
    }
    await context.close()
  }
}

async function fillWhole(page: Page, lastName: string): Promise<void> {
  await page.getByLabel('Phone number').fill('+4930123456')
  await fillRequired(page)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('City').fill('Saltmarsh')
  await page.getByLabel('Country').selectOption({ label: 'Germany' })
  await page.getByLabel('Companies may send me text messages').check()
}

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
}

async function fillRequired(page: Page): Promise<void> {
  await page.getByLabel('Date of birth').fill(DOB)
  await page.getByLabel('Gender').selectOption({ label: 'Female' })
}

async function save(page: Page, section: 'personal' | 'contact'): Promise<void> {
  await page.getByRole('button', { name: `Save ${section} details` }).click()
}

function saved(page: Page, section: (typeof SECTIONS)[number]) {
  return page.getByRole('region', { name: section }).getByText('Saved', { exact: true }).first()
}

async function serverProfile(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const me = await (await fetch('/auth/v1/')).json()
    return (await (await fetch(`/user/v1/${me.data.user_id}/`)).json()).data
  })
}

async function openDetails(page: Page, lastName: string) {
  await openApplicants(page)
  await page.getByRole('searchbox', { name: /^Search applicants/ }).fill(lastName)
  // The list searches when typing pauses: a row that is opened before would be left again.
  await expect(page.getByText('1 applicant', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(lastName) }).press('Enter')
  return page.getByRole('region', { name: 'Personal details' })
}
