/** A forgotten password: the link that comes by mail, the new password, and the sessions that it ends. */
import type { Page } from '@playwright/test'

import { signOut } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { arriveAsNew, newCandidate, PASSWORD, signInAs } from '../pages/candidate.ts'
import { askForReset, openMail } from '../pages/mailbox.ts'

const SUBJECT = 'Set a new Fairlead password'
const NEW_PASSWORD = 'Lighthouse-42!'

test('the link of an email sets a new password once, and ends the old session', async ({
  page,
  browser,
  baseURL,
}) => {
  const candidate = newCandidate()
  const { email } = candidate
  await arriveAsNew(page, { url: '', candidate })
  await goTo(page, '/user/progress')
  await expect(page.getByText(`that we sent to ${email}`)).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const phone = await elsewhere.newPage()
  await askForReset(phone, email)
  await openMail(phone, { subject: SUBJECT, to: email })
  const link = phone.getByRole('link', { name: /\/change-password\// })
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(phone).toHaveURL(/\/reset-password\?/)
  await setPassword(phone)
  await expect(phone.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()

  await signInAs(phone, { url: '', email, password: NEW_PASSWORD })
  await expect(phone.getByRole('heading', { name: 'My progress' })).toBeVisible()
  // A user who reads the mail of the address has confirmed it.
  await expect(phone.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(phone.getByText(`that we sent to ${email}`)).toBeHidden()

  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await elsewhere.close()

  await test.step('a link that was used leads to asking for another', async () => {
    await page.goto(address)
    await setPassword(page)
    await expect(page.getByText('It was used already, or is too old.')).toBeVisible()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  })
})

test('changing a password says what is wrong, leaves the session open, and an address is registered once', async ({
  page,
}) => {
  const candidate = newCandidate()
  await arriveAsNew(page, { url: '', candidate })
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Change Password' }).click()
  await changePassword(page, 'Wrong-Horse-1')
  await expect(page.getByText('The current password you provided is incorrect.')).toBeVisible()
  await changePassword(page, PASSWORD)
  await expect(page.getByText('Your password was changed.')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('')
  await page.goto('/user/progress')
  await expect(page.getByRole('heading', { name: 'My progress' })).toBeVisible()

  await signOut(page)
  await page.goto('/create-account')
  await page.getByLabel('First name').fill(candidate.firstName)
  await page.getByLabel('Last name').fill(candidate.lastName)
  await page.getByLabel('Email').fill(candidate.email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Repeat the password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    /An account with this email exists already/,
  )
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/request-password-reset')
})

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Repeat the password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set the password' }).click()
}

async function changePassword(page: Page, current: string): Promise<void> {
  await page.getByLabel('Current password').fill(current)
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Repeat the password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Change the password' }).click()
}
