/**
 * A recruiter designs the application form; a candidate fills it in as the first activity, also without network and over a
 * reload, and the recruiter reads the answers, of which one is private.
 */
import type { Page } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe.ts'
import { openDevice, type Device } from '../fixtures/browser.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { reloadApp } from '../pages/app.ts'
import { applyAsNew, badge, newCandidate, rowsOnDisk, start } from '../pages/candidate.ts'
import {
  addField,
  expectSaved,
  makeRequisition,
  publishVersion,
  removeField,
} from '../pages/requisition-builder.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { applicantRows, openScorecardTab } from '../pages/staff.ts'

const FORM = 'Application form'

let device: Device

test.beforeEach(async () => {
  device = await openDevice()
})
test.afterEach(() => device.remove())

test(
  'a form is designed, filled in without network, and read by who may',
  { tag: '@smoke' },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000)
    const url = String(baseURL)
    const title = `Porter ${Date.now()}`
    await signInByCall(page, { email: memberOf('Recruiter').email })
    const link =
      await test.step('the recruiter opens a position and designs its form', async () => {
        await page.goto('/hire')
        const made = await makeRequisition(page, {
          title,
          activities: ['Competencies'],
          attribute: 'Customer focus',
        })
        await page.getByRole('link', { name: 'Go to the requisition' }).click()
        await designForm(page)
        return made
      })
    const position = { uuid: link.split('/').at(-1) ?? '', title }
    const candidate = device.page()
    await test.step('a candidate fills it in', async () => {
      await applyAsNew(candidate, { url, candidate: newCandidate(), position })
      await start(candidate, FORM)
      await fillIn(candidate)
    })
    await test.step('the recruiter reads the answers', async () => {
      await page
        .getByRole('link', { name: /^Applicants/ })
        .first()
        .click()
      await applicantRows(page).first().getByRole('link').first().press('Enter')
      await openScorecardTab(page, 'Answers')
      // As the answer that it is, and in the personal details, which the profile says nothing of.
      await expect(page.getByRole('link', { name: '+49 30 123456' })).toHaveCount(2)
      await expect(page.getByRole('heading', { name: 'Night work' })).toBeVisible()
      await expect(page.getByText('Your role does not include private data.')).toBeVisible()
      await expect(page.getByText('42,000')).toBeHidden()
      await expectAccessible(page, 'scorecard with a form')
    })
    await test.step('an account admin reads the private one, too', async () => {
      const context = await browser.newContext()
      const admin = await context.newPage()
      await signInByCall(admin, { email: memberOf('Account admin').email })
      await admin.goto(page.url())
      await expect(admin.getByText('42,000 EUR a year')).toBeVisible()
      await context.close()
    })
  },
)

/** A phone number, the salary, and a question of the company's own; what a form begins with otherwise is removed. */
async function designForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Setup' }).click()
  await page.getByRole('link', { name: FORM }).click()
  await page.getByRole('button', { name: /^Add a form to/ }).click()
  const contact = page.getByRole('region', { name: 'Section 1', exact: true })
  const work = page.getByRole('region', { name: 'Section 2', exact: true })
  await removeField(page, 'LinkedIn page')
  await removeField(page, 'City')
  await removeField(page, 'When could you start at the earliest?')
  await work.getByLabel('Title of section 2').fill('Night work')
  await work.getByLabel('Title of section 2').press('Tab')
  await work.getByRole('button', { name: 'Add a field' }).click()
  await page.getByRole('menuitem', { name: 'What salary do you expect?' }).click()
  await addField(page, { section: 2, type: 'Yes or no', text: 'Can you work at night?' })
  await expect(contact.getByRole('checkbox', { name: 'Required Phone number' })).toBeChecked()
  await moveByKeyboard(page)
  await expect(work.getByRole('listitem').nth(1)).toContainText('Can you work at night?')
  await expectSaved(page)
  await expectAccessible(page, 'designer of a form')
  await expectNoSidewaysScroll(page, 'designer of a form')
  await publishVersion(page, 2)
}

async function moveByKeyboard(page: Page): Promise<void> {
  const up = page.getByRole('button', { name: 'Move “Can you work at night?” up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Can you work at night?: 3 of 4')).toBeAttached()
}

/** A short form is on one page. */
async function fillIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Contact details' })).toBeVisible()
  const phone = page.getByLabel('Phone number')
  const review = page.getByRole('button', { name: 'Review' })
  await choose(page, { question: /^Are you allowed to work/, answer: 'Yes' })
  await phone.fill('call me')
  await review.click()
  await expect(page.getByText(/^Enter a phone number/)).toBeVisible()
  await expectAccessible(page, 'a form with errors')
  await expectNoSidewaysScroll(page, 'a form with errors')
  await phone.fill('')
  await expect(badge(page)).toContainText('Saved')
  await waitForWorker(page)
  await page.context().setOffline(true)
  await choose(page, { question: 'Can you work at night?', answer: 'Yes' })
  const salary = page.getByLabel('What salary do you expect?')
  await salary.fill('40,000 EUR a year')
  // The badge says so already, of the answer before.
  await expect
    .poll(() => rowsOnDisk(page, 'answers'))
    .toContainEqual(expect.objectContaining({ value: '40,000 EUR a year' }))
  await expect(badge(page)).toContainText('Saved on this device')
  await reloadApp(page)
  await expect(salary).toHaveValue('40,000 EUR a year')
  await review.click()
  await expect(page.getByText('The Phone number field is required')).toBeVisible()
  await expect(phone).toBeFocused()
  await phone.fill('+4930123456')
  await review.click()
  await changeSalary(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Saved on this device, not submitted yet')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
}

/** From the list of answers to a field and back. */
async function changeSalary(page: Page): Promise<void> {
  await expect(page.getByRole('definition').filter({ hasText: '+4930123456' })).toBeVisible()
  await expectAccessible(page, 'the review of a form')
  await expectNoSidewaysScroll(page, 'the review of a form')
  await page.getByRole('button', { name: 'Change: What salary do you expect?' }).click()
  const salary = page.getByLabel('What salary do you expect?')
  await expect(salary).toBeFocused()
  await salary.fill('42,000 EUR a year')
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('definition').filter({ hasText: '42,000 EUR a year' })).toBeVisible()
}

async function choose(
  page: Page,
  { question, answer }: { question: string | RegExp; answer: string },
): Promise<void> {
  const group = page.getByRole('group', { name: question })
  await group.getByText(answer, { exact: true }).click()
  await expect(group.getByRole('radio', { name: answer, exact: true })).toBeChecked()
}
