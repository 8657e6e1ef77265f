/** Offers as staff write them and signers answer them, in the words of the screens. */
import { readFileSync } from 'node:fs'

import { type Browser, expect, type Page } from '@playwright/test'

import { goTo } from './app.ts'
import { findMail } from './mailbox.ts'
import { applicantRows, openApplicants, openScorecardTab, showStatus } from './staff.ts'

/** The subject of a candidate's mail: they are written to in their own language. */
export const OFFERED = /^(?:Your offer from|Tu oferta de|Votre offre de) Harbor & Pine Logistics$/u

/** Opens the offers of the first active applicant. @returns the applicant's name */
export async function openActiveApplicant(page: Page): Promise<string> {
  await openApplicants(page)
  await showStatus(page, 'Active')
  const link = applicantRows(page).first().getByRole('link').first()
  const name = await link.innerText()
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await openScorecardTab(page, 'Offer')
  return name
}

/** Fills in a new offer with a salary and the demo's letter. */
export async function fillOffer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write an offer' }).click()
  await page.getByLabel('Salary').fill('52,000')
  await page.getByLabel('Currency').selectOption('USD')
  await page.getByLabel('Pay period').selectOption({ label: 'per year' })
  await page.getByLabel('Letter').selectOption({ label: 'Standard offer · English' })
  await page.getByLabel('Table of terms').selectOption({ label: 'Pay and dates' })
}

/** Chooses who signs for the company, by email. */
export async function chooseSigner(page: Page, email: string): Promise<void> {
  const signers = page.getByLabel('First signer for the company')
  const option = await signers.locator('option', { hasText: email }).getAttribute('value')
  await signers.selectOption(option)
}

export async function saveOffer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save the offer' }).click()
  await expect(page.getByText('$52,000.00 per year')).toBeVisible()
}

/** Sends the offer on the page. `to`: the recipient named in the confirmation, such as the first signer's email. */
export async function sendOffer(page: Page, to: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Send for signature…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send the offer for signature' })
  await expect(dialog).toContainText(to)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('The offer is on its way.')).toBeVisible()
}

/** A signer, with a browser of their own. `mailbox`: a page of staff, who read the demo's mail. */
export type Visit = { browser: Browser; url: string; mailbox: Page; subject: string | RegExp }

/** Follows the link in a mail. @returns the signer's page */
export async function followLink({ browser, url, mailbox, subject }: Visit): Promise<Page> {
  const { text } = await findMail(mailbox, subject)
  const link = /\/sign\/[\w-]+/.exec(text)?.[0] ?? ''
  expect(link).not.toBe('')
  const guest = await (await browser.newContext({ baseURL: url })).newPage()
  await goTo(guest, link)
  return guest
}

/** Follows the link in a mail, and begins to read. @returns the signer's page */
export async function readOffer(visit: Visit): Promise<Page> {
  const guest = await followLink(visit)
  await guest.getByRole('button', { name: 'Read the offer' }).click()
  await expect(guest.getByRole('article', { name: 'Letter' })).toBeVisible()
  return guest
}

/** Downloads the sealed document by a signer's link, and has it verified. */
export async function verifySealed(visit: Visit): Promise<void> {
  const guest = await readOffer(visit)
  const get = guest.getByRole('button', { name: 'Download the signed document' })
  // Sealing takes a moment: the page is asked until it has the document.
  await expect(async () => {
    await guest.reload()
    await expect(get.first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  const download = guest.waitForEvent('download')
  await get.first().click()
  const path = await (await download).path()
  const file = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: readFileSync(path) }
  await goTo(guest, '/verify-document')
  await guest.locator('input[type=file]').setInputFiles(file)
  await expect(guest.getByText('This document is unchanged')).toBeVisible()
  await guest.context().close()
}
