/** A recruiter decides where the applicants are listed: beside the list, and about many over several requisitions. */
import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import {
  applicantRows,
  notices,
  openApplicants,
  showNew,
  showOnly,
  totalOf,
} from '../pages/staff.ts'

// Staff work online: filling the worker's cache takes about a quarter of the time.
test.use({ serviceWorkers: 'block' })

test('a recruiter goes through the list beside it, by keys, and comes back to the row', async ({
  page,
}) => {
  await signIn(page, 'recruiter')
  await openApplicants(page)
  await showNew(page)
  const links = applicantRows(page).locator('[data-row-link]')
  const names = await links.allInnerTexts()
  await applicantRows(page).first().getByRole('link').first().click()
  await expectPanel(page, names[0])
  await expectAccessible(page, 'an applicant beside the list')
  await test.step('advances one and takes it back', async () => {
    await page.keyboard.press('a')
    const notice = notices(page).locator('> div').filter({ hasText: '1 advanced' })
    await notice.getByRole('button', { name: 'Undo' }).click()
    await expect(notice.getByText('1 applicant put back.')).toBeVisible()
    await expect(panelOf(page).getByText('New', { exact: true })).toBeVisible()
  })
  await test.step('goes on to the next and back', async () => {
    await panelOf(page).focus()
    await page.keyboard.press('j')
    await expectPanel(page, names[1])
    await page.keyboard.press('k')
    await expectPanel(page, names[0])
    await page.keyboard.press('j')
    await expectPanel(page, names[1])
  })
  await test.step('the link leads there, and Escape to the row', async () => {
    await page.reload()
    await expectPanel(page, names[1])
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toBeHidden()
    await expect(links.nth(1)).toBeFocused()
  })
  await test.step('going back closes it', async () => {
    await links.first().click()
    await expectPanel(page, names[0])
    await page.goBack()
    await expect(panelOf(page)).toBeHidden()
  })
})

test('a recruiter reaches an applicant from anywhere by the search of the top bar', async ({
  page,
}) => {
  await signIn(page, 'recruiter')
  await openApplicants(page)
  const name = await applicantRows(page).locator('[data-row-link]').first().innerText()
  await goTo(page, '/interviews')
  const open = page.getByRole('button', { name: /^Search/ })
  await open.focus()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Search' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await page.keyboard.press('Control+k')
  await field.fill(name)
  await expectAccessible(page, 'the command palette')
  const entry = page.getByRole('menuitem').filter({ hasText: name }).first()
  await expect(entry).toHaveAttribute('data-focused', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a recruiter decides about all that match over several requisitions, and takes it back', async ({
  page,
}) => {
  await signIn(page, 'recruiter')
  await goTo(page, '/applicants')
  const tag = `Shortlist ${Date.now()}`
  const bar = page.getByRole('region', { name: 'Selected applicants' })
  await test.step('those on a page are tagged', async () => {
    await showNew(page)
    await page.getByRole('checkbox', { name: 'Select all rows' }).check()
    await expect(bar).toContainText('25 selected')
    await bar.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Tags…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill(tag)
    await dialog.getByRole('button', { name: 'Add the tag' }).click()
    await dialog.getByRole('button', { name: 'Save tags' }).click()
    await expect(notices(page).getByText('Tags of 25 changed')).toBeVisible()
  })
  await test.step('the list is narrowed to the tag, and all of it is advanced', async () => {
    await showOnly(page, ['Tag', tag])
    await expect(page).toHaveURL(/tag=\d+/)
    await expect.poll(() => totalOf(page)).toBe(25)
    await page.getByRole('checkbox', { name: 'Select all rows' }).check()
    await expect(bar).toContainText('25 selected')
    await expectAccessible(page, 'a list with selected applicants')
    await bar.getByRole('button', { name: 'Advance' }).click()
    await expect(notices(page).getByText('25 advanced')).toBeVisible()
    await expect.poll(() => totalOf(page)).toBe(0)
  })
  await test.step('and put back', async () => {
    const notice = notices(page).locator('> div').filter({ hasText: '25 advanced' })
    await notice.getByRole('button', { name: 'Undo' }).click()
    await expect(notice.getByText('25 applicants put back.')).toBeVisible()
    await expect.poll(() => totalOf(page)).toBe(25)
    await expectAccessible(page, 'all applicants with a tag')
  })
})

test('on a phone, the applicant takes the place of the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'recruiter')
  await goTo(page, '/applicants')
  const link = applicantRows(page).first().getByRole('link').first()
  const name = await link.innerText()
  // Two applicants may have one name.
  const href = await link.getAttribute('href')
  await link.click()
  await expectPanel(page, name)
  await expect(page.getByRole('table')).toBeHidden()
  await expectAccessible(page, 'an applicant in place of the list')
  await panelOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('table').locator(`a[href="${href}"]`)).toBeFocused()
})

function panelOf(page: Page): Locator {
  return page.getByRole('article', { name: 'Applicant beside the list' })
}

async function expectPanel(page: Page, name: string | undefined): Promise<void> {
  await expect(panelOf(page).getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(panelOf(page).getByRole('region', { name: 'Decision' })).toBeVisible()
  await expect(panelOf(page)).toBeFocused()
}
