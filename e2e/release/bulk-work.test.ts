/** A recruiter works on many applicants at once, and with colleagues: assignments, tags and comments. */
import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import {
  applicantRows,
  notices,
  openApplicants,
  openScorecard,
  showOnly,
  showStatus,
  totalOf,
} from '../pages/staff.ts'

// Staff work online: filling the worker's cache takes about a quarter of the time.
test.use({ serviceWorkers: 'block' })

test('a recruiter assigns and tags all that match, finds them again, and takes it back', async ({
  page,
}) => {
  await signIn(page, 'recruiter')
  await openApplicants(page)
  const total = await narrowTo(page, 'Incomplete')
  const tag = `Second look ${Date.now()}`
  await test.step('all that match are assigned', async () => {
    const dialog = await askAboutAll(page, { total, item: 'Assign to a user…' })
    const { firstName } = memberOf('Recruiter')
    await dialog.getByRole('searchbox').fill(firstName)
    await dialog.locator('label').filter({ hasText: firstName }).click()
    await expectAccessible(page, 'assigning applicants to a user')
    await dialog.getByRole('button', { name: 'Assign' }).click()
    await expect(notices(page).getByText(`${total} assigned`)).toBeVisible()
  })
  await test.step('and tagged', async () => {
    const dialog = await askAboutAll(page, { total, item: 'Tags…' })
    await dialog.getByRole('searchbox').fill(tag)
    await dialog.getByRole('button', { name: 'Add the tag' }).click()
    await expectAccessible(page, 'tagging applicants')
    await dialog.getByRole('button', { name: 'Save tags' }).click()
    await expect(notices(page).getByText(`Tags of ${total} changed`)).toBeVisible()
  })
  await test.step('the list is narrowed to the tag', async () => {
    await showOnly(page, ['Tag', tag])
    await expect(page).toHaveURL(/tag=\d+/)
    await expect(applicantRows(page).filter({ hasNotText: tag })).toHaveCount(0)
    expect(await totalOf(page)).toBe(total)
  })
  await test.step('the scorecard shows both, and the tags are taken back', async () => {
    await applicantRows(page).first().getByRole('link').first().press('Enter')
    const decision = page.getByRole('region', { name: 'Decision' })
    await expect(decision.getByText(tag)).toBeVisible()
    await expect(decision.getByText(/^Assigned to /)).toBeVisible()
    await expectAccessible(page, 'the scorecard of an applicant with tags')
    const notice = notices(page).locator('> div').filter({ hasText: 'Tags of' })
    await notice.getByRole('button', { name: 'Undo' }).click()
    await expect(notice.getByText(`${total} applicants put back.`)).toBeVisible()
    await expect(decision.getByText(tag)).toBeHidden()
  })
})

test('a recruiter exports the applicants of a filter, leaves the page, and downloads the file', async ({
  page,
}) => {
  await signIn(page, 'recruiter')
  await openApplicants(page)
  const total = await narrowTo(page, 'New')
  const list = page.url()
  const dialog = page.getByRole('dialog', { name: 'Export applicants' })
  await test.step('the file is ordered with the filter', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await expect(dialog.getByText(`All ${total} applicants that match`)).toBeVisible()
    await dialog.getByLabel('Format').selectOption({ label: 'Comma-separated values (CSV)' })
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    await expect(dialog.getByText('Your exports of the last 24 hours')).toBeVisible()
    await expectAccessible(page, 'exporting applicants')
  })
  await test.step('it is there after another page', async () => {
    await goTo(page, '/applicants')
    await goTo(page, list)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download the CSV file' }).first().click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^applicants-[\d-]+\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(total + 1)
    expect(lines[0]).toContain('First name,Last name,Email,Phone number,Status')
    expect(lines.slice(1).every((line) => line.includes(',New,'))).toBe(true)
  })
})

test('a recruiter moves an applicant to another requisition, follows the link, and takes it back', async ({
  page,
}) => {
  await signIn(page, 'recruiter')
  await openScorecard(page)
  const decision = page.getByRole('region', { name: 'Decision' })
  await test.step('the other requisition is chosen', async () => {
    await decision.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Move to another requisition…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move 1 applicant' })
    // One of the demo: the rules of those that other journeys make would decide about the moved applicant at once.
    await dialog.locator('label', { hasText: 'Customer Service Representative' }).click()
    await expectAccessible(page, 'moving an applicant')
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(notices(page).getByText('1 moved')).toBeVisible()
  })
  await test.step('both scorecards lead to each other', async () => {
    await expect(decision.getByText('Transferred')).toBeVisible()
    await decision
      .getByText(/^Moved to /)
      .getByRole('link')
      .click()
    await expect(decision.getByText(/^Moved here from /)).toBeVisible()
    await expectAccessible(page, 'the scorecard of a moved applicant')
  })
  await test.step('undoing puts the applicant back', async () => {
    await notices(page).getByRole('button', { name: 'Undo' }).click()
    await expect(notices(page).getByText('1 applicant put back.')).toBeVisible()
    await page.goBack()
    await expect(decision.getByText(/^Moved to /)).toBeHidden()
    await expect(decision.getByText('Transferred')).toBeHidden()
  })
})

test('a comment for the team is read by a colleague, and a private one is not', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'recruiter')
  await openScorecard(page)
  const shared = `Knows the site ${Date.now()}`
  const hidden = `Ask about the gap ${Date.now()}`
  await comment(page, { text: shared })
  await comment(page, { text: hidden, reader: 'Only me' })
  await expectAccessible(page, 'a scorecard with comments')
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const colleague = await context.newPage()
  await signIn(colleague, 'admin')
  await goTo(colleague, new URL(page.url()).pathname)
  await expect(commentOf(colleague, shared)).toBeVisible()
  await expect(commentOf(colleague, hidden)).toBeHidden()
  await expect(commentOf(colleague, shared).getByRole('button')).toHaveCount(0)
  await context.close()
  await commentOf(page, shared).getByRole('button', { name: 'Delete' }).click()
  await expect(commentOf(page, shared)).toBeHidden()
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(commentOf(page, shared)).toBeVisible()
})

async function comment(
  page: Page,
  { text, reader = 'Colleagues with access' }: { text: string; reader?: string },
): Promise<void> {
  await page.getByLabel('New comment').fill(text)
  await page.getByLabel('Who reads it').selectOption(reader)
  await page.getByRole('button', { name: 'Add the comment' }).click()
  await expect(commentOf(page, text)).toBeVisible()
}

function commentOf(page: Page, text: string): Locator {
  return page.getByRole('listitem').filter({ hasText: text })
}

/** Narrows the list to a status; how many there are. Only "Incomplete" fills more than a page on every day. */
async function narrowTo(page: Page, status: 'New' | 'Incomplete'): Promise<number> {
  await showStatus(page, status)
  return totalOf(page)
}

/** Selects all that match, and opens the dialog of an entry of the menu. */
async function askAboutAll(
  page: Page,
  { total, item }: { total: number; item: string },
): Promise<Locator> {
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.getByRole('button', { name: `Select all ${total} that match` }).click()
  const bar = page.getByRole('region', { name: 'Selected applicants' })
  await expect(bar).toContainText(`All ${total} that match are selected`)
  await bar.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: item }).click()
  return page.getByRole('dialog')
}
