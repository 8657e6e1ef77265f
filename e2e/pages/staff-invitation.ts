/** Inviting a colleague, and accepting it, in the words of the screens. */
import { expect, type Page } from '@playwright/test'

import { awaitMail, openNewestMail } from './mailbox.ts'

/** As an admin of the company. */
export async function invite(page: Page, given: { url: string; email: string }): Promise<void> {
  const { url, email } = given
  await page.goto(`${url}/settings/users`)
  await page.getByRole('link', { name: 'Invite somebody' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Coordinator')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`A mail is on its way to ${email}.`)).toBeVisible()
}

/** As whoever was invited, from the mail to the first screen of the app; where the link led. */
export async function acceptInvitation(page: Page, company: string): Promise<string> {
  const subject = `${company} invites you to Fairlead`
  await awaitMail(page, subject)
  await openNewestMail(page, subject)
  await page.getByRole('link', { name: /\/join\// }).click()
  await expect(page.getByText(/^You sign in with/)).toBeVisible()
  const link = page.url()
  await page.getByLabel('First name').fill('Nova')
  await page.getByLabel('Last name').fill('Colleague')
  await page.getByLabel('Password', { exact: true }).fill('Harbour-77!')
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  return link
}
