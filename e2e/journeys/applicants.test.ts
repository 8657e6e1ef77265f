/** What recruiters see before they choose a filter is what they get, and scores can be recalculated. */
import type { Page } from '@playwright/test'

import { DEMO_COMPANIES } from '../../src/server/db/demo/companies.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { countRowsInSight, openApplicants, openFilter } from '../pages/staff.ts'

// Staff work online: filling the worker's cache takes about a quarter of the time.
test.use({ serviceWorkers: 'block' })

/** The number that a filter says of an option. */
async function countOf(page: Page, [filter, option]: readonly [string, string]): Promise<number> {
  const editor = await openFilter(page, filter)
  const line = editor.locator('label', { hasText: new RegExp(`^${option}\\b`) })
  await expect(line).toHaveText(/\d$/)
  const count = Number(/[\d,]+$/.exec(await line.innerText())?.[0].replaceAll(',', ''))
  await page.keyboard.press('Escape')
  await expect(editor).toBeHidden()
  return count
}

async function choose(page: Page, [filter, option]: readonly [string, string]): Promise<void> {
  const editor = await openFilter(page, filter)
  await editor.getByRole('checkbox', { name: new RegExp(`^${option}\\b`) }).check()
  await page.keyboard.press('Escape')
  await expect(editor).toBeHidden()
}

test('each filter says how many applicants it would list, and scores are recalculated on request', async ({
  page,
}) => {
  await signIn(page, 'recruiter')
  await openApplicants(page)
  await test.step('room for work', () => seeRoom(page))
  await test.step('the counts on the filters', () => compareCounts(page))
  await test.step('scores that are recalculated, as long as they are', () => recalculate(page))
})

/** A laptop shows twelve applicants at once, a tablet eight. */
async function seeRoom(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => countRowsInSight(page)).toBeGreaterThanOrEqual(12)
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect.poll(() => countRowsInSight(page)).toBeGreaterThanOrEqual(8)
  await page.setViewportSize({ width: 390, height: 844 })
  await openFilter(page, 'Status')
  await expectAccessible(page, 'cards of applicants with a sheet that edits a filter')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function compareCounts(page: Page): Promise<void> {
  const total = page.getByRole('status').filter({ hasText: /applicants?$/ })
  const allActive = await countOf(page, ['Status', 'Active'])
  const allRejected = await countOf(page, ['Status', 'Rejected'])
  const allWaiting = await countOf(page, ['Step status', 'Awaiting decision'])
  await choose(page, ['Status', 'Active'])
  await expect(total).toHaveText(`${allActive} applicants`)
  await expect.poll(() => countOf(page, ['Step status', 'Awaiting decision'])).not.toBe(allWaiting)
  expect(await countOf(page, ['Status', 'Rejected'])).toBe(allRejected)

  const activeAndWaiting = await countOf(page, ['Step status', 'Awaiting decision'])
  expect(activeAndWaiting).toBeLessThan(allActive)
  await choose(page, ['Step status', 'Awaiting decision'])
  await expect(total).toHaveText(`${activeAndWaiting} applicants`)
  await expect.poll(() => countOf(page, ['Status', 'Active'])).toBe(activeAndWaiting)
}

async function recalculate(page: Page): Promise<void> {
  const title = DEMO_COMPANIES[0]?.requisitions.find(({ applicants }) => applicants === 100)?.title
  await goTo(page, '/hire')
  await page
    .getByRole('link', { name: title ?? '' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  const banner = page.getByText('Scores are being recalculated')
  await expect(banner).toBeHidden()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Recalculate the scores' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recalculate the scores?' })
  await expect(dialog.getByText(/assessments are scored again/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Recalculate the scores' }).click()
  await expect(banner).toBeVisible()
  await expectAccessible(page, 'scores that are recalculated')
  // A user who comes meanwhile is told as well.
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(banner).toBeHidden({ timeout: 60_000 })
}
