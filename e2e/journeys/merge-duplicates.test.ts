/** A recruiter merges two applications of one person, takes that back, and marks them as not a duplicate. */
import type { Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo, openApp } from '../pages/app.ts'
import { arriveAsNew, newCandidate } from '../pages/candidate.ts'
import { applicantRows, notices, openApplicants } from '../pages/staff.ts'

test('a recruiter merges two applications of one person, undoes it, and dismisses the pair', async ({
  page,
  browser,
  sharedApp: { url },
}) => {
  test.setTimeout(120_000)
  const candidate = { ...newCandidate(), lastName: `Pair ${Date.now()}` }
  const [local, domain] = candidate.email.split('@')
  const again = { ...candidate, email: `${local}+again@${domain}` }
  for (const one of [candidate, again]) {
    const context = await browser.newContext({ baseURL: url })
    await arriveAsNew(await context.newPage(), { url, candidate: one })
    await context.close()
  }
  await signInByCall(page, { email: memberOf('Recruiter').email })
  await openApp(page, '/hire')
  await openApplicants(page)
  const { pathname, searchParams } = new URL(page.url())
  const view = new URLSearchParams({
    job: searchParams.get('job') ?? '',
    search: candidate.lastName,
  })
  const list = `${pathname}?${view}`
  await test.step('both are in the list', () => expectListed(page, { list, count: 2 }))
  await test.step('merged', () => merge(page))
  await test.step('one is left', () => expectListed(page, { list, count: 1 }))
  await test.step('undone', () => undo(page))
  await test.step('both are back', () => expectListed(page, { list, count: 2 }))
  await test.step('not a duplicate', () => dismiss(page))
})

async function expectListed(
  page: Page,
  { list, count }: { list: string; count: number },
): Promise<void> {
  await goTo(page, list)
  await expect(applicantRows(page)).toHaveCount(count)
}

async function openFirst(page: Page): Promise<void> {
  await applicantRows(page).first().getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/smartreq-detail-applicant\/\d+/)
}

const possible = (page: Page) =>
  page.getByRole('heading', { name: 'Possible duplicate of 1 other applicant' })

async function merge(page: Page): Promise<void> {
  await openFirst(page)
  await expect(possible(page)).toBeVisible()
  await expect(page.getByText('Same email · Same name')).toBeVisible()
  await expectAccessible(page, 'a scorecard with a possible duplicate')
  await page.getByRole('button', { name: /^Compare and merge/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('table', { name: 'The two applications' })).toBeVisible()
  await expectAccessible(page, 'two applications side by side')
  await dialog.getByRole('button', { name: 'Merge applications' }).click()
  await expect(notices(page)).toContainText('Applications merged')
  await expect(page.getByRole('heading', { name: 'Merged application' })).toBeVisible()
}

async function undo(page: Page): Promise<void> {
  await openFirst(page)
  await page.getByRole('button', { name: 'Undo merge' }).click()
  await expect(notices(page)).toContainText('Merge undone')
  await expect(possible(page)).toBeVisible()
}

async function dismiss(page: Page): Promise<void> {
  await openFirst(page)
  await page.getByRole('button', { name: /^Not a duplicate/ }).click()
  await expect(page.getByText('1 application marked as not a duplicate')).toBeVisible()
  await expect(possible(page)).toHaveCount(0)
}
