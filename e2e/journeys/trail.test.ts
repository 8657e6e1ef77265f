/** The submission log, as a recruiter reads it: from the scorecard, by its own address, and without a network. */
import type { Page } from '@playwright/test'

import { signIn, signOut } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { openTrail } from '../pages/staff.ts'

test('a recruiter reads what came from which device, by its address as well, and a candidate may not', async ({
  page,
}) => {
  await signIn(page, 'recruiter')
  await openTrail(page)
  const { pathname } = new URL(page.url())
  await readLog(page)
  await test.step('an activity that does not exist', async () => {
    await page.goto(pathname.replace(/\d+$/, '999999999'))
    await expect(page.getByRole('heading', { name: 'There is no such activity' })).toBeVisible()
  })
  await test.step('no network', async () => {
    await page.route('**/trail/?*', (route) => route.abort())
    await page.goto(pathname)
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  })
  await signOut(page)
  await signIn(page, 'candidate')
  await page.goto(pathname)
  await expect(page).toHaveURL(/not-authorized/)
})

async function readLog(page: Page): Promise<void> {
  const events = page.getByRole('main').getByRole('listitem')
  await expect(events.filter({ hasText: 'Refused: the submission' })).toHaveCount(1)

  const batch = events.filter({ hasText: /^\d.*6 answers/ }).first()
  await batch.getByText('Questions 1–6').click()
  await expect(batch.getByText('Revision 1', { exact: true })).toBeVisible()
  await expect(batch.getByText('Stored')).toHaveCount(6)

  await page.getByRole('button', { name: /^Device 2/ }).click()
  await expect(page).toHaveURL(/sent_device=/)
  await expect(events.filter({ hasText: 'Device 1' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Device 2/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(events.filter({ hasText: 'Device 2' }).first()).toBeVisible()
  await expect(events.filter({ hasText: 'Device 1' })).toHaveCount(0)

  await page.goBack()
  await expect(events.filter({ hasText: 'Device 1' }).first()).toBeVisible()
  await page.getByRole('link', { name: /^Scorecard of/ }).click()
  await expect(page).toHaveURL(/smartreq-detail-applicant\/\d+\?job=\d+&status=new/)
  await expect(page.getByRole('heading', { name: 'Fit score' })).toBeVisible()
}
