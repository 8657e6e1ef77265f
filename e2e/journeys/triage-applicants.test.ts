/** A recruiter decides where the applicants are listed: beside the list. */
import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { applicantRows, notices, openApplicants, showNew } from '../pages/staff.ts'

test('a recruiter goes through the list beside it, by keys, and comes back to the row', async ({
  page,
}) => {
  await signIn(page, 'recruiter')
  await openApplicants(page)
  await showNew(page)
  const names = await applicantRows(page).locator('[data-row-link]').allInnerTexts()
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
    await expect(page.getByRole('link', { name: names[1], exact: true })).toBeFocused()
  })
  await test.step('going back closes it', async () => {
    await page.getByRole('link', { name: names[0], exact: true }).click()
    await expectPanel(page, names[0])
    await page.goBack()
    await expect(panelOf(page)).toBeHidden()
  })
})

test('on a phone, the applicant takes the place of the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'recruiter')
  await goTo(page, '/applicants')
  const link = applicantRows(page).first().getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expectPanel(page, name)
  await expect(page.getByRole('table')).toBeHidden()
  await expectAccessible(page, 'an applicant in place of the list')
  await panelOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
})

function panelOf(page: Page): Locator {
  return page.getByRole('article', { name: 'Applicant beside the list' })
}

async function expectPanel(page: Page, name: string | undefined): Promise<void> {
  await expect(panelOf(page).getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(panelOf(page).getByRole('region', { name: 'Decision' })).toBeVisible()
  await expect(panelOf(page)).toBeFocused()
}
