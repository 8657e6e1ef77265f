/** Where a user is signed in: a list of several pages, each with an address of its own, and signing other devices out. */
import type { APIRequestContext, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo, reloadApp } from '../pages/app.ts'
import { arriveAsNew, newCandidate, PASSWORD } from '../pages/candidate.ts'

/** As many as a page holds: with the one that looks, one more. */
const OTHERS = 25

// On an app of its own: the sign-ins of one minute are limited.
test('a user pages through their devices, and signs out one or all of them by the password', async ({
  page,
  playwright,
  freshApp: { url },
}) => {
  const candidate = newCandidate()
  await arriveAsNew(page, { url, candidate })
  const phones: APIRequestContext[] = []
  for (let made = 0; made < OTHERS; made += 1) {
    const phone = await playwright.request.newContext({ baseURL: url })
    const data = { email: candidate.email, password: PASSWORD }
    expect((await phone.post('/auth/v1/login/', { data })).status()).toBe(200)
    phones.push(phone)
  }
  await goTo(page, '/sessions')
  await test.step('the page of the list is in the address', () => pageThroughList(page))
  await test.step('signing one device out asks for the password', () =>
    signOneOut(page, { phones }))
  await test.step('signing out everywhere includes this device', () => signAllOut(page, { phones }))
  await Promise.all(phones.map((phone) => phone.dispose()))
})

async function pageThroughList(page: Page): Promise<void> {
  const thisDevice = page.getByText('This device', { exact: true })
  await expect(devices(page)).toHaveCount(OTHERS)
  await expect(thisDevice).toBeHidden()
  await page.getByRole('button', { name: 'Used earlier' }).click()
  await expect(page).toHaveURL(/\/sessions\?page=2$/)
  await expect(devices(page)).toHaveCount(1)
  await expect(thisDevice).toBeVisible()

  await reloadApp(page)
  await expect(devices(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Used earlier' })).toBeDisabled()
  await page.goBack()
  await expect(page).toHaveURL(/\/sessions$/)
  await expect(devices(page)).toHaveCount(OTHERS)
  await expect(thisDevice).toBeHidden()
  await page.goForward()
  await expect(devices(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Used later' }).click()
  await expect(page).toHaveURL(/\/sessions$/)
  await expect(devices(page)).toHaveCount(OTHERS)
}

type Phones = { phones: APIRequestContext[] }

async function signOneOut(page: Page, { phones }: Phones): Promise<void> {
  const signOut = page.getByRole('button', { name: /^Sign out: / }).first()
  const dialog = proofOf(page)
  const password = dialog.getByLabel('Current password')
  await signOut.click()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page, 'signing a device out')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(signOut).toBeFocused()

  await signOut.click()
  await password.fill('Wrong-Horse-1')
  await password.press('Enter')
  await expect(dialog.getByText('The current password you provided is incorrect.')).toBeVisible()
  await expectAccessible(page, 'signing a device out with a wrong password')
  expect(await countSignedIn(phones)).toBe(OTHERS)
  await password.fill(PASSWORD)
  await password.press('Enter')
  await expect(dialog).toHaveCount(0)
  // One session fewer: they fit one page.
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await expect(devices(page)).toHaveCount(OTHERS)
  expect(await countSignedIn(phones)).toBe(OTHERS - 1)
}

async function signAllOut(page: Page, { phones }: Phones): Promise<void> {
  const dialog = proofOf(page)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(dialog).toContainText('Every device is signed out, this one as well.')
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/logout|\/login/)
  expect(await countSignedIn(phones)).toBe(0)
}

function devices(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 })
}

/** The dialog that asks for the password. */
function proofOf(page: Page) {
  return page.getByRole('dialog', { name: /^Sign .* out\?$|^Sign out everywhere\?$/ })
}

async function countSignedIn(phones: APIRequestContext[]): Promise<number> {
  const replies = await Promise.all(phones.map((phone) => phone.get('/auth/v1/')))
  return replies.filter((reply) => reply.status() === 200).length
}
