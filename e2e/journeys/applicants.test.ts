/** What recruiters see before they choose a filter is what they get, and scores can be recalculated. */
import type { Locator, Page } from '@playwright/test'

import { DEMO_COMPANIES } from '../../src/server/db/demo/companies.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { openApplicants } from '../pages/staff.ts'

// Staff work online: filling the worker's cache takes about a quarter of the time.
test.use({ serviceWorkers: 'block' })

function chip(page: Page, given: { group: string; name: string }): Locator {
  const group = page.getByRole('group', { name: given.group, exact: true })
  return group.getByRole('button', { name: new RegExp(`^${given.name}\\b`) })
}

/** The number on a chip. */
async function countOn(button: Locator): Promise<number> {
  await expect(button).toHaveText(/\d$/)
  return Number(/\d+$/.exec(await button.innerText())?.[0])
}

test('each filter says how many applicants it would list, and scores are recalculated on request', async ({
  page,
}) => {
  await signIn(page, 'recruiter')
  await openApplicants(page)
  await test.step('the counts on the filters', () => compareCounts(page))
  await test.step('scores that are recalculated, as long as they are', () => recalculate(page))
})

async function compareCounts(page: Page): Promise<void> {
  const active = chip(page, { group: 'Status', name: 'Active' })
  const rejected = chip(page, { group: 'Status', name: 'Rejected' })
  const waiting = chip(page, { group: 'Step status', name: 'Awaiting decision' })
  const total = page.getByRole('status').filter({ hasText: /applicants?$/ })

  const allActive = await countOn(active)
  const allRejected = await countOn(rejected)
  const allWaiting = await countOn(waiting)
  await active.click()
  await expect(total).toHaveText(`${allActive} applicants`)
  await expect(waiting).not.toHaveText(new RegExp(`\\D${allWaiting}$`))
  expect(await countOn(rejected)).toBe(allRejected)

  const activeAndWaiting = await countOn(waiting)
  expect(activeAndWaiting).toBeLessThan(allActive)
  await waiting.click()
  await expect(total).toHaveText(`${activeAndWaiting} applicants`)
  await expect(active).toHaveText(new RegExp(`\\D${activeAndWaiting}$`))
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
