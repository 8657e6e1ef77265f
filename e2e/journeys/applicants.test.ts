/** What recruiters see before they choose a filter is what they get. */
import type { Locator, Page } from '@playwright/test'

import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { openApplicants } from '../pages/staff.ts'

function chip(page: Page, given: { group: string; name: string }): Locator {
  const group = page.getByRole('group', { name: given.group, exact: true })
  return group.getByRole('button', { name: new RegExp(`^${given.name}\\b`) })
}

/** The number on a chip. */
async function countOn(button: Locator): Promise<number> {
  await expect(button).toHaveText(/\d$/)
  return Number(/\d+$/.exec(await button.innerText())?.[0])
}

test('each filter says how many applicants it would list, beside the other filters', async ({
  page,
}) => {
  await signIn(page, 'recruiter')
  await openApplicants(page)
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
})
