/** An offer from the scorecard to the sealed letter: it is approved, the company signs, then the candidate, and the document is verified. */
import { readFileSync } from 'node:fs'

import type { Browser, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { findMail } from '../pages/mailbox.ts'
import { applicantRows, openApplicants, openScorecardTab, showStatus } from '../pages/staff.ts'

/** The candidate is written to in their own language. */
const OFFERED = /^(?:Your offer from|Tu oferta de|Votre offre de) Harbor & Pine Logistics$/u
const APPROVER = memberOf('Hiring manager')

test('an offer is approved and sent, two people sign it in turn, and the sealed letter is verified', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = memberOf('Account admin')
  await signInByCall(page, { email: admin.email })
  const visit = { browser, url: String(baseURL) }
  await test.step('offers above a salary need approval', () => addRule(page))
  const name = await test.step('the applicant', () => openActive(page))
  await test.step('the offer is written', () => write(page, admin.email))
  await test.step('it is approved', () => approve(page, { ...visit, name }))
  await test.step('it is read, and sent', () => send(page, { admin: admin.email, name }))
  const toSign = { mailbox: page, subject: `Sign the offer for ${name}` }
  await test.step('the company signs', () => sign({ ...visit, ...toSign, button: 'Sign' }))
  const offered = { mailbox: page, subject: OFFERED }
  await test.step('the candidate signs', () =>
    sign({ ...visit, ...offered, button: 'Accept and sign' }))
  await test.step('the sealed letter is verified', () => verify({ ...visit, ...offered }))
  await test.step('the scorecard says so', async () => {
    await page.reload()
    await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible()
  })
})

async function addRule(page: Page): Promise<void> {
  await goTo(page, '/settings/offers/approval-rules')
  await page.getByRole('button', { name: 'Add offer approval rule' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('High salaries')
  await page.getByLabel('Applies to').selectOption({ label: 'Offers above a salary' })
  await page.getByLabel('Yearly salary above').fill('50000')
  await page.getByLabel('Currency').fill('USD')
  await page.getByRole('combobox', { name: /First approver/ }).fill(APPROVER.lastName)
  await page.getByRole('option', { name: APPROVER.lastName }).click()
  await page.getByRole('button', { name: 'Add offer approval rule' }).click()
  await expect(page.getByText('> 50000 USD')).toBeVisible()
}

/** The approver decides in their tasks, where the offer is shown. */
async function approve(
  page: Page,
  { browser, url, name }: { browser: Browser; url: string; name: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Request approval' }).click()
  await expect(page.getByText('Waiting for approval').first()).toBeVisible()
  const approver = await (await browser.newContext({ baseURL: url })).newPage()
  await signInByCall(approver, { email: APPROVER.email })
  await goTo(approver, '/my-tasks')
  await approver.getByRole('button', { name: `Approve the offer: ${name}` }).click()
  const dialog = approver.getByRole('dialog', { name: 'Approve the offer' })
  await expect(dialog).toContainText(name)
  // The approver's role does not include pay.
  await expect(dialog).not.toContainText('52,000')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(approver.getByText('You approved the offer.')).toBeVisible()
  await approver.context().close()
  await page.reload()
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
}

async function openActive(page: Page): Promise<string> {
  await openApplicants(page)
  await showStatus(page, 'Active')
  const link = applicantRows(page).first().getByRole('link').first()
  const name = await link.innerText()
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await openScorecardTab(page, 'Offer')
  return name
}

async function write(page: Page, signer: string): Promise<void> {
  await page.getByRole('button', { name: 'Write an offer' }).click()
  await page.getByLabel('Salary').fill('52,000')
  await page.getByLabel('Currency').selectOption('USD')
  await page.getByLabel('Pay period').selectOption({ label: 'per year' })
  await page.getByLabel('Letter').selectOption({ label: 'Standard offer · English' })
  await page.getByLabel('Table of terms').selectOption({ label: 'Pay and dates' })
  const signers = page.getByLabel('First signer for the company')
  const option = await signers.locator('option', { hasText: signer }).getAttribute('value')
  await signers.selectOption(option)
  await expectAccessible(page, 'writing an offer')
  await page.getByRole('button', { name: 'Save the offer' }).click()
  await expect(page.getByText('$52,000.00 per year')).toBeVisible()
}

async function send(page: Page, { admin, name }: { admin: string; name: string }): Promise<void> {
  await page.getByRole('button', { name: 'Preview the letter' }).click()
  const letter = page.getByRole('article', { name: 'Letter' })
  await expect(letter).toContainText(name)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Send for signature…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send the offer for signature' })
  await expect(dialog).toContainText(admin)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('The offer is on its way.')).toBeVisible()
  await expectAccessible(page, 'an offer that was sent')
}

type Visit = { browser: Browser; url: string; mailbox: Page; subject: string | RegExp }

async function openLink({ browser, url, mailbox, subject }: Visit): Promise<Page> {
  const { text } = await findMail(mailbox, subject)
  const link = /\/sign\/[\w-]+/.exec(text)?.[0] ?? ''
  expect(link).not.toBe('')
  const guest = await (await browser.newContext({ baseURL: url })).newPage()
  await goTo(guest, link)
  await guest.getByRole('button', { name: 'Read the offer' }).click()
  await expect(guest.getByRole('article', { name: 'Letter' })).toBeVisible()
  return guest
}

async function sign({ button, ...visit }: Visit & { button: string }): Promise<void> {
  const guest = await openLink(visit)
  await guest.getByRole('checkbox').check()
  await expectAccessible(guest, 'signing an offer')
  await guest.getByRole('button', { name: button, exact: true }).click()
  await expect(
    guest.getByText(/You signed this offer|Everyone has signed|is accepted/),
  ).toBeVisible()
  await guest.context().close()
}

async function verify(visit: Visit): Promise<void> {
  const guest = await openLink(visit)
  const get = guest.getByRole('button', { name: 'Download the signed document' })
  // Sealing takes a moment: the page is asked until it has the document.
  await expect(async () => {
    await guest.reload()
    await expect(get.first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  const download = guest.waitForEvent('download')
  await get.first().click()
  const path = await (await download).path()
  const file = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: readFileSync(path) }
  await goTo(guest, '/verify-document')
  await guest.locator('input[type=file]').setInputFiles(file)
  await expect(guest.getByText('This document is unchanged')).toBeVisible()
  await guest.context().close()
}
