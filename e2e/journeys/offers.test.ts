/** An offer from the scorecard to the sealed letter: it is approved, the company signs, then the candidate, and the document is verified. */
import type { Browser, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import {
  chooseSigner,
  fillOffer,
  OFFERED,
  openActiveApplicant,
  readOffer,
  saveOffer,
  sendOffer,
  type Visit,
  verifySealed,
} from '../pages/offers.ts'

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
  const name = await test.step('the applicant', () => openActiveApplicant(page))
  await test.step('the offer is written', () => write(page, admin.email))
  await test.step('it is approved', () => approve(page, { ...visit, name }))
  await test.step('it is read, and sent', () => send(page, { admin: admin.email, name }))
  const toSign = { mailbox: page, subject: `Sign the offer for ${name}` }
  await test.step('the company signs', () => sign({ ...visit, ...toSign, button: 'Sign' }))
  const offered = { mailbox: page, subject: OFFERED }
  await test.step('the candidate signs', () =>
    sign({ ...visit, ...offered, button: 'Accept and sign' }))
  await test.step('the sealed letter is verified', () => verifySealed({ ...visit, ...offered }))
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

async function write(page: Page, signer: string): Promise<void> {
  await fillOffer(page)
  await chooseSigner(page, signer)
  await expectAccessible(page, 'writing an offer')
  await saveOffer(page)
}

async function send(page: Page, { admin, name }: { admin: string; name: string }): Promise<void> {
  await page.getByRole('button', { name: 'Preview the letter' }).click()
  const letter = page.getByRole('article', { name: 'Letter' })
  await expect(letter).toContainText(name)
  await page.keyboard.press('Escape')
  await sendOffer(page, admin)
  await expectAccessible(page, 'an offer that was sent')
}

async function sign({ button, ...visit }: Visit & { button: string }): Promise<void> {
  const guest = await readOffer(visit)
  await guest.getByRole('checkbox').check()
  await expectAccessible(guest, 'signing an offer')
  await guest.getByRole('button', { name: button, exact: true }).click()
  await expect(
    guest.getByText(/You signed this offer|Everyone has signed|is accepted/),
  ).toBeVisible()
  await guest.context().close()
}
