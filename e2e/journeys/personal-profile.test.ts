/** A person's own profile: kept with and without network, mended where it is refused, and told to the right staff only. */
import type { Page } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { applyAsNew, newCandidate, type NewCandidate } from '../pages/candidate.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { openApplicants } from '../pages/staff.ts'

const DOB = '1990-02-28'

test('a profile is filled in, saved and found again; mistakes are said next to their fields', async ({
  page,
  sharedApp,
}) => {
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await openProfile(page)
  await page.getByLabel('Phone number').fill('030 123456')
  await save(page)
  await expect(page.getByText('Digits only, without spaces or other characters')).toBeVisible()
  await expect(page.getByText('Enter your date of birth.')).toBeVisible()
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await expectAccessible(page, 'personal-profile with mistakes')
  await expectNoSidewaysScroll(page, 'personal-profile with mistakes')

  await page.getByLabel('Phone number').fill('+4930123456')
  await fillRequired(page)
  await page.getByLabel('Last name').fill('Newname')
  await page.getByLabel('Country').selectOption({ label: 'Germany' })
  await page.getByLabel('Companies may send me text messages').check()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await save(page)
  await expect(saved(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Account:.*Newname/ })).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Phone number')).toHaveValue('+4930123456')
  await expect(page.getByLabel('Date of birth')).toHaveValue(DOB)
  await expect(page.getByLabel('Country')).toHaveValue('DE')
  await expect(page.getByLabel('Companies may send me text messages')).toBeChecked()
})

test('what was typed and not saved is there again, until it is discarded', async ({
  page,
  sharedApp,
}) => {
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await openProfile(page)
  await page.getByLabel('City').fill('Saltmarsh')
  await page.getByRole('link', { name: 'Close and go to my progress' }).click()
  await expect(page).toHaveURL('/user/progress')
  await page.goBack()
  await expect(page.getByLabel('City')).toHaveValue('Saltmarsh')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Saltmarsh')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByLabel('City')).toHaveValue('')
})

test('whoever comes back at once finds what they typed', async ({ page, sharedApp }) => {
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await page.clock.install()
  await openProfile(page)
  await page.getByLabel('City').fill('Saltmarsh')
  // No timer fires: nothing that was read before is forgotten meanwhile.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: 'Close and go to my progress' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Progress' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
  await page.clock.resume()
  await expect(page.getByLabel('City')).toHaveValue('Saltmarsh')
})

test('a profile that is saved without network waits on the device, and the server has it afterwards', async ({
  page,
  context,
  sharedApp,
}) => {
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await openProfile(page)
  await expect(page.getByLabel('City')).toBeVisible()
  await waitForWorker(page)
  await context.setOffline(true)
  await fillRequired(page)
  await page.getByLabel('City').fill('Saltmarsh')
  await save(page)
  await expect(page.getByText('Offline, saved on this device').first()).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Saltmarsh')
  await page.goto('/user/device')
  const card = page.getByRole('listitem').filter({ hasText: 'My Profile' })
  await expect(card).toContainText('Waiting to be sent')
  await page.goto('/logout')
  await expect(page.getByText('The changes to your profile have not been sent yet.')).toBeVisible()
  await page.goto('/user/personal-profile')
  await expect(page.getByLabel('City')).toHaveValue('Saltmarsh')

  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  expect(await serverProfile(page)).toMatchObject({ city: 'Saltmarsh', dob: DOB })
})

test('I5 a save that the server refuses stays on the form, with the field to mend', async ({
  page,
  sharedApp,
}) => {
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await openProfile(page)
  await fillRequired(page)
  // What only the server knows to be none.
  await page.getByLabel('Another email').fill('ada@exa_mple.com')
  await save(page)
  await expect(page.getByText('The server did not take your changes.')).toBeVisible()
  await expect(page.getByText('Enter a whole email address')).toBeVisible()
  await page.getByLabel('Another email').fill('ada@example.com')
  await save(page)
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('The server did not take your changes.')).toBeHidden()
  expect(await serverProfile(page)).toMatchObject({ email2: 'ada@example.com', dob: DOB })
})

test('staff see the date of birth when their role includes private data, and else a sentence', async ({
  page,
  browser,
  sharedApp,
}) => {
  const candidate = { ...newCandidate(), lastName: `Journey ${Date.now()}` }
  await applyAsNew(page, { url: sharedApp.url, candidate })
  await openProfile(page)
  await fillRequired(page)
  await page.getByLabel('City').fill('Saltmarsh')
  await save(page)
  await expect(saved(page)).toBeVisible()

  for (const role of ['admin', 'recruiter'] as const) {
    const context = await browser.newContext({ baseURL: sharedApp.url })
    const staff = await context.newPage()
    await signIn(staff, role)
    const details = await openDetails(staff, candidate)
    await expect(details).toContainText('Saltmarsh')
    if (role === 'admin') await expect(details).toContainText('February 28, 1990')
    else {
      await expect(details).toContainText('Your role does not include private data')
      await expect(details).not.toContainText('1990')
    }
    await context.close()
  }
})

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
}

async function fillRequired(page: Page): Promise<void> {
  await page.getByLabel('Date of birth').fill(DOB)
  await page.getByLabel('Gender').selectOption({ label: 'Female' })
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

function saved(page: Page) {
  return page.getByText('Saved', { exact: true }).first()
}

async function serverProfile(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const me = await (await fetch('/auth/v1/')).json()
    return (await (await fetch(`/user/v1/${me.data.user_id}/`)).json()).data
  })
}

async function openDetails(page: Page, { lastName }: NewCandidate) {
  await openApplicants(page)
  await page.getByRole('searchbox').fill(lastName)
  // The list searches when typing pauses: a row that is opened before would be left again.
  await expect(page.getByText('1 applicant', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(lastName) }).click()
  return page.getByRole('region', { name: 'Personal details' })
}
