/** Inviting a colleague, and accepting it, in the words of the screens. */
import { expect, type Page } from '@playwright/test'

import { goTo } from './app.ts'
import { openMail } from './mailbox.ts'

type Invitation = {
  url: string
  email: string
  company: string
  /** Of the email. */
  text?: RegExp
}

/** As an admin of the company. */
export async function invite(page: Page, { url, email }: Invitation): Promise<void> {
  await goTo(page, `${url}/settings/users`)
  await page.getByRole('link', { name: 'Invite a user' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invitations' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Coordinator')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`A mail is on its way to ${email}.`)).toBeVisible()
}

/** As the user who was invited, from the mail to the first screen of the app; where the link led. */
export async function acceptInvitation(page: Page, invitation: Invitation): Promise<string> {
  const { url, email, company, text = /./ } = invitation
  await goTo(page, `${url}/mailbox`)
  await openMail(page, { subject: `${company} invites you to Fairlead`, to: email })
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  await page
    .getByRole('link', { name: /\/join\// })
    .first()
    .click()
  await expect(page.getByText(/^You sign in with/)).toBeVisible()
  const link = page.url()
  await page.getByLabel('First name').fill('Nova')
  await page.getByLabel('Last name').fill('Colleague')
  await page.getByLabel('Password', { exact: true }).fill('Harbour-77!')
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  return link
}
