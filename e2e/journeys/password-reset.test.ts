/** A forgotten password: the link that comes by mail, the new password, and the sessions that it ends. */
import { expect, test } from '../fixtures/test.ts'
import { applyAsNew, newCandidate, signInAs } from '../pages/candidate.ts'
import { askForReset, awaitMail, openNewestMail } from '../pages/mailbox.ts'

const SUBJECT = 'Set a new Fairlead password'
const NEW_PASSWORD = 'Lighthouse-42!'

test('a new password by the link of an email, which ends the old session', async ({
  page,
  browser,
  baseURL,
}) => {
  const candidate = newCandidate()
  await applyAsNew(page, { url: '', candidate })
  await page.goto('/user/progress')
  await expect(page.getByText(`that we sent to ${candidate.email}`)).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const phone = await elsewhere.newPage()
  await askForReset(phone, candidate.email)
  await awaitMail(phone, SUBJECT)
  await openNewestMail(phone, SUBJECT)
  await phone.getByRole('link', { name: /\/change-password\// }).click()
  await expect(phone).toHaveURL(/\/reset-password\?/)
  await phone.getByLabel('New password').fill(NEW_PASSWORD)
  await phone.getByLabel('Repeat the password').fill(NEW_PASSWORD)
  await phone.getByRole('button', { name: 'Set the password' }).click()
  await expect(phone.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()

  await signInAs(phone, { url: '', email: candidate.email, password: NEW_PASSWORD })
  await expect(phone.getByRole('heading', { name: 'My progress' })).toBeVisible()
  // Whoever reads the mail of the address has confirmed it.
  await expect(phone.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(phone.getByText(`that we sent to ${candidate.email}`)).toBeHidden()

  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await elsewhere.close()
})

test('a link that was used leads to asking for another', async ({ page }) => {
  const candidate = newCandidate()
  await applyAsNew(page, { url: '', candidate })
  await askForReset(page, candidate.email)
  await awaitMail(page, SUBJECT)
  await openNewestMail(page, SUBJECT)
  const href = await page.getByRole('link', { name: /\/change-password\// }).getAttribute('href')
  const setPassword = async () => {
    await page.goto(href ?? '')
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.getByLabel('Repeat the password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Set the password' }).click()
  }
  await setPassword()
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  await setPassword()
  await expect(page.getByText('It was used already, or is too old.')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
})

test('changing a password says what is wrong, and keeps this session', async ({ page }) => {
  const candidate = newCandidate()
  await applyAsNew(page, { url: '', candidate })
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Change Password' }).click()
  const change = async (current: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.getByLabel('Repeat the password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change the password' }).click()
  }
  await change('Wrong-Horse-1')
  await expect(page.getByText('The current password you provided is incorrect.')).toBeVisible()
  await change('Harbour-77!')
  await expect(page.getByText('Your password was changed.')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('')
  await page.goto('/user/progress')
  await expect(page.getByRole('heading', { name: 'My progress' })).toBeVisible()
})

test('an address that has an account says so at the field, with the ways in', async ({ page }) => {
  const candidate = newCandidate()
  await applyAsNew(page, { url: '', candidate })
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
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
