/** A recruiter compares applicants, with their names and without, and decides. */
import type { Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { openApp } from '../pages/app.ts'
import { openComparison } from '../pages/staff.ts'

test('a recruiter compares three applicants without their names, and decides about one', async ({
  page,
}) => {
  await signInByCall(page, { email: memberOf('Recruiter').email })
  await openApp(page, '/hire')
  await openComparison(page)
  const names = await test.step('side by side', () => compare(page))
  await test.step('without names', () => hideNames(page, names))
  await test.step('one is put on hold, and back', () => decide(page))
})

async function compare(page: Page): Promise<string[]> {
  const columns = page.getByRole('columnheader')
  await expect(columns).toHaveCount(4)
  await expect(page.getByRole('rowheader', { name: /^Fit score/ })).toBeVisible()
  await expectAccessible(page, 'the comparison of three applicants')
  return columns.getByRole('link').allInnerTexts()
}

async function hideNames(page: Page, names: readonly string[]): Promise<void> {
  expect(names).toHaveLength(3)
  await page.getByRole('checkbox', { name: 'Hide names' }).check()
  await expect(page.getByRole('columnheader', { name: /^Candidate C/ })).toBeVisible()
  await expect(page).toHaveURL(/blind=true/)
  const shown = await page.getByRole('main').innerText()
  for (const name of names) expect(shown).not.toContain(name)
  await expectAccessible(page, 'the comparison without names')
}

async function decide(page: Page): Promise<void> {
  const row = page.getByRole('row', { name: /^Decide/ })
  const hold = row.getByRole('button', { name: /^Put on hold/ }).first()
  const name = (await hold.innerText()).split(': ').at(-1) ?? ''
  await hold.click()
  await expect(page.getByText('1 put on hold')).toBeVisible()
  await expect(row.getByRole('button', { name: `Take off hold: ${name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 applicant put back.')).toBeVisible()
  await expect(row.getByRole('button', { name: `Put on hold: ${name}` })).toBeVisible()
}
