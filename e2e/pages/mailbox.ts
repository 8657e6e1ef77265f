/** What people do with their mail, in the words of the screens. */
import { expect, type Page } from '@playwright/test'

import { DEMO_CANDIDATE } from '../../src/server/db/demo/companies.ts'

const RESET_SUBJECT = 'Set a new Fairlead password'

/** Asks for a link to a new password. */
export async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/request-password-reset')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If the account is found, an email will be sent.')).toBeVisible()
}

/** The mailbox with a message in it. */
export async function receiveMail(page: Page): Promise<void> {
  if (await hasMail(page)) return
  await askForReset(page, DEMO_CANDIDATE.email)
  await awaitMail(page, RESET_SUBJECT)
}

/** The mailbox, once the message has come. */
export async function awaitMail(page: Page, subject: string): Promise<void> {
  await page.goto('/mailbox')
  const message = page.getByRole('link', { name: subject }).first()
  await expect(async () => {
    await page.getByRole('button', { name: 'Look again' }).click()
    await expect(message).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** From the mailbox to the newest message of a subject. */
export async function openNewestMail(page: Page, subject: string): Promise<void> {
  await page.getByRole('link', { name: subject }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
}

async function hasMail(page: Page): Promise<boolean> {
  await page.goto('/mailbox')
  const message = page.getByRole('link', { name: RESET_SUBJECT }).first()
  await expect(message.or(page.getByText('No messages here'))).toBeVisible()
  return message.isVisible()
}
